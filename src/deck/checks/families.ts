import { didYouMean, type Report } from '../../diagnostics/index.js';
import type { Draft } from '../draft/draft.js';
import type { Path } from '../yaml/yaml-file.js';

/** Every family that a card or a selector names must be defined somewhere in the deck. */
export function checkFamilies({ cards, whole }: Draft, report: Report): void {
  if (!whole) return;
  const families = cards.filter(({ key }) => key === 'families').map(({ id }) => id);
  const known = new Set(families);
  for (const card of cards) {
    if (card.key === 'families') continue;
    for (const [path, family] of familiesIn(card.authored, [])) {
      if (known.has(family) || card.isBad(path)) continue;
      const hint = () => didYouMean(family, families);
      report.add('FAMILY_UNKNOWN', card.at(path), `Unknown family "${family}".`, hint);
    }
  }
}

/** Wherever a card names a family: on itself, or in a selector. `requires.family` is a map and no name. */
function* familiesIn(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (path.length === 0 && FREE_TEXT.has(key)) continue;
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'family' && typeof inner === 'string') yield [place, inner];
    else yield* familiesIn(inner, place);
  }
}

const FREE_TEXT = new Set(['wording', 'title', 'flavour', 'description', 'notes']);
