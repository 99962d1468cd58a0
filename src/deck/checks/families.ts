import { didYouMean } from '../../diagnostics/index.js';
import type { SourceCard } from '../source/source-deck.js';
import type { Path } from '../yaml/yaml-file.js';
import { perCardCheck } from './per-card-check.js';

/** Every family that a card or a selector names must be defined somewhere in the deck. */
export const checkFamilies = perCardCheck(
  ({ cards, isComplete }) => (isComplete ? [familyIds(cards).join(' ')] : undefined),
  (card, report, known) => {
    if (card.key === 'families') return;
    const families = known.split(' ');
    for (const [path, family] of familiesIn(card.authored, [])) {
      if (families.includes(family) || card.hasErrorAt(path)) continue;
      const hint = () => didYouMean(family, families);
      report.add('FAMILY_UNKNOWN', card.at(path), `Unknown family "${family}".`, hint);
    }
  },
);

const familyIds = (cards: readonly SourceCard[]) =>
  cards.filter(({ key }) => key === 'families').map(({ id }) => id);

/** Wherever a card names a family: on itself, or in a selector. `requires.family` is a map and no name. */
export function* familiesIn(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (path.length === 0 && FREE_TEXT.has(key)) continue;
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'family' && typeof inner === 'string') yield [place, inner];
    else yield* familiesIn(inner, place);
  }
}

const FREE_TEXT = new Set(['wording', 'title', 'flavour', 'text', 'description', 'notes', 'device']);
