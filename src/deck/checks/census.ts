import type { Report } from '../../diagnostics/index.js';
import { CARD_KEYS, cardKinds } from '../../vocabulary/kinds/index.js';
import type { Draft, DraftCard } from '../draft/draft.js';

/** Each edition must have as many cards of each kind as it promises (COMP-2, COMP-3, COMP-4). */
export function checkCensus({ settings, cards, whole }: Draft, report: Report): void {
  if (settings === undefined || !whole) return;
  for (const [name, { sets, census = {} }] of Object.entries(settings.value.editions)) {
    const inside = cards.filter((card) => sets.includes(card.set) && isIn(card, name));
    for (const [key, promised] of Object.entries(census)) {
      const counted = inside
        .filter((card) => card.key === key)
        .reduce((sum, card) => sum + copiesOf(card), 0);
      if (counted === promised) continue;
      const message = `The edition "${name}" promises ${promised} ${promised === 1 ? oneOf(key) : key} and has ${counted}.`;
      const difference = Math.abs(promised - counted);
      const hint = counted < promised ? `${difference} more to write.` : `${difference} too many.`;
      report.add('CENSUS', settings.at(['editions', name, 'census', key]), message, hint);
    }
  }
}

const oneOf = (key: string): string => {
  const builtIn = CARD_KEYS.find((one) => one === key);
  return builtIn === undefined ? key : cardKinds[builtIn].kind;
};

export function isIn({ sound, authored }: DraftCard, edition: string): boolean {
  return !sound || authored.editions === undefined || authored.editions.includes(edition);
}

export function copiesOf({ sound, authored }: DraftCard): number {
  return sound ? (authored.copies ?? 1) : 1;
}
