import { CARD_KEYS, kinds } from '../../vocabulary/kinds/index.js';
import type { SourceCard } from '../source/source-deck.js';
import type { SourceContext } from './source-context.js';

/** Each edition must have as many cards of each kind as it promises (COMP-2, COMP-3, COMP-4). */
export function checkCensus({ settings, cards, isComplete, report }: SourceContext): void {
  if (settings === undefined || !isComplete) return;
  for (const [name, { sets, census = {} }] of Object.entries(settings.value.editions)) {
    const counts = new Map(Object.keys(census).map((key) => [key, 0]));
    const inEdition = cards.filter((card) => sets.includes(card.set) && isIn(card, name));
    for (const card of inEdition) {
      const before = counts.get(card.key);
      if (before !== undefined) counts.set(card.key, before + copiesOf(card));
    }
    // How many copies a card with an error has, and whether it is in the edition, is not known.
    for (const { key, isValid } of inEdition) if (!isValid) counts.delete(key);
    const wrong = [...counts].flatMap(([key, counted]) => {
      const promised = census[key] ?? Number.NaN;
      return census[key] === undefined || counted === promised ? [] : [{ key, promised, counted }];
    });
    const [first] = wrong;
    if (first === undefined) continue;
    const promises = wrong.map(
      ({ key, promised, counted }) => `${promised} ${wordFor(key, promised)} and has ${counted}`,
    );
    const message = `The edition "${name}" promises ${promises.join(', ')}.`;
    const differences = wrong.map(({ key, promised, counted }) => {
      const difference = Math.abs(promised - counted);
      const what = wrong.length === 1 ? '' : ` ${wordFor(key, difference)}`;
      return counted < promised ? `${difference} more${what} to write` : `${difference}${what} too many`;
    });
    const place = settings.at(['editions', name, 'census', first.key]);
    report.add('CENSUS', place, message, `${differences.join(', ')}.`);
  }
}

const wordFor = (key: string, count: number) => {
  const builtIn = CARD_KEYS.find((one) => one === key);
  return count === 1 && builtIn !== undefined ? kinds[builtIn].kind : key;
};

export function isIn({ isValid, authored }: SourceCard, edition: string): boolean {
  return !isValid || authored.editions === undefined || authored.editions.includes(edition);
}

export function copiesOf({ isValid, authored }: SourceCard): number {
  return isValid ? (authored.copies ?? 1) : 1;
}
