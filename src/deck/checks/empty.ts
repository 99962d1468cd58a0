import type { SourceCard } from '../source/source-deck.js';
import { perCardCheck } from './per-card-check.js';
import type { SourceContext } from './source-context.js';

/** Kinds of card that are played for what they do, and all that may do something. */
const DOES: Readonly<Partial<Record<SourceCard['key'], readonly (keyof SourceCard['authored'])[]>>> = {
  events: ['effects', 'text'],
  modifiers: ['pathos', 'icon', 'icons', 'effects', 'text'],
};

const FIRST_STEP = {
  events: 'Write what it does: `effects: { immediate: [{ draw: 1 }] }`, or by hand as `text`.',
  modifiers: 'Write what it prints or does: `pathos: { top: -10 }`, `icon: …`, `effects` or `text`.',
} as const;

/** A card that does nothing has probably been forgotten. */
export const checkEmptyCards = perCardCheck(
  () => [],
  ({ key, id, isValid, authored, at }, report) => {
    if (!isValid || (key !== 'events' && key !== 'modifiers')) return;
    if (DOES[key]?.some((field) => authored[field] !== undefined)) return;
    const message = `"${id}" does nothing when it is played.`;
    report.add('CARD_EMPTY', at([], 'key'), message, FIRST_STEP[key as keyof typeof FIRST_STEP]);
  },
);

/** A family is played by its characters. */
export function checkEmptyFamilies({ cards, isComplete, report }: SourceContext): void {
  if (!isComplete) return;
  const peopled = new Set(
    cards.filter(({ key }) => key === 'characters').map(({ authored }) => authored?.family),
  );
  for (const { key, id, at } of cards) {
    if (key !== 'families' || peopled.has(id)) continue;
    const hint = `Write them under \`characters:\`, each with \`family: ${id}\`.`;
    report.add('FAMILY_EMPTY', at([], 'key'), `The family "${id}" has no characters.`, hint);
  }
}
