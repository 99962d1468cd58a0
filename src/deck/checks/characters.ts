import { didYouMean } from '../../diagnostics/index.js';
import type { SourceCard } from '../source/source-deck.js';
import type { Path } from '../yaml/yaml-file.js';
import { perCardCheck } from './per-card-check.js';

/** Every character that a selector names (`is`) must be defined somewhere in the deck. */
export const checkCharacters = perCardCheck(
  ({ cards, isComplete }) => (isComplete ? [characterIds(cards).join(' ')] : undefined),
  (card, report, known) => {
    const characters = known.split(' ');
    const { effects, requires } = card.authored ?? {};
    for (const [path, id] of charactersIn({ effects, requires }, [])) {
      if (characters.includes(id) || card.hasErrorAt(path)) continue;
      const hint = () => didYouMean(id, characters);
      report.add('CHARACTER_UNKNOWN', card.at(path), `Unknown character "${id}".`, hint);
    }
  },
);

const characterIds = (cards: readonly SourceCard[]) =>
  cards.filter(({ key }) => key === 'characters').map(({ id }) => id);

function* charactersIn(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'is' && typeof inner === 'string') yield [place, inner];
    else yield* charactersIn(inner, place);
  }
}
