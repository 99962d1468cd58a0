import { budgets, inDigits } from '../../src/vocabulary/budgets.js';
import { page, table } from './markdown.js';

/** What a deck from a stranger may do, and how much of everything there may be. */
export function security(): string {
  return page(
    '# Opening what others made',
    'A deck, a picture in it, a font or a translation may come from somebody you do not know. Opening it reads data and nothing else; the whole model stands in [SECURITY.md](../SECURITY.md).',
    '## Pictures',
    'An SVG is never drawn as it is. What the parser has read is written out anew, and only elements and attributes that are known to be harmless are among it. Scripts, handlers, links, animations, references to other files, entities and vocabularies other than SVG are errors of `check`, with the line in the drawing. What drawing programs add for themselves is left out without a word.',
    "A drawing with filters or patterns is drawn once in a process of its own before it is used, and so is a deck's own font. That it went well is remembered outside of the deck (`$XDG_CACHE_HOME/shroud`).",
    '## Limits',
    'More than this of anything is an error that says how much there is, and what the most is.',
    table(
      ['the most', 'of', 'because'],
      Object.values(budgets).map(({ most, of, because }) => [inDigits(most), of, because]),
    ),
  );
}
