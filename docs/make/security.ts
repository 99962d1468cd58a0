import { inDigits, limits } from '../../src/vocabulary/limits.js';
import { page, table } from './markdown.js';

/** How untrusted decks are contained, and all limits. */
export function security(): string {
  return page(
    '# Opening what others made',
    'A deck, a picture in it, a font or a translation may come from a stranger. Opening it reads data and nothing else; the whole model is in [SECURITY.md](../../SECURITY.md).',
    '## Templates',
    "A deck's own templates (`templates/*.ts`, `*.tsx`) are programs. They run in a sandbox: QuickJS, compiled to WebAssembly, which has no files, no network, no process and no clock. They receive the contents of the card and return a drawing, both as plain data. `check` reports a template that throws, does not finish, or draws something invalid, at its line.",
    'Not available: `Date`, `Math.random`, `Intl`, `console`, timers, and everything of Node. Numbers and dates are not formatted by language: texts arrive already formatted. Imports are `shroud/template` and files of `templates/`, with exactly these endings, in folders that are not hidden. A picture of the card is only a short name for its bytes until it is drawn.',
    '## Files and links',
    "Only what lies in the deck's folder is read. A link that leads to another file of the deck is followed; one that leads out, or to a folder that contains it, is reported. Each folder is walked once, however many links lead to it; in `cards/`, a link to a folder that is read already is reported, too. Below `output/`, where commands write and delete, a link may lead to another place below `output/` and nowhere else (`OUTPUT_OUTSIDE`).",
    '## Nothing is lost',
    'Files are written under a temporary name and renamed, so that there is the old one or the new one. Only one process at a time writes into `cards/` (`cards/.shroud-lock`): another reports the owner of the lock, writes nothing and exits with 1. A file that has changed since it was read is not overwritten, even if an editor saves it at the very moment: the old file is moved aside, compared, and put back if it is another. What was replaced is kept for a day in `output/.trash`. What could not be read again, because it is larger than the limits below, is not written. An import writes all of its files or none; one that was killed is completed by the next command, whichever it is, which says so. If one of its files was edited meanwhile, that one stays as it is, and is named.',
    '## Pictures',
    'An SVG is never drawn as it is. What the parser has read is written out again, with known harmless elements and attributes only. Scripts, handlers, links, animations, references to other files, entities and vocabularies other than SVG are errors of `check`, with the line in the drawing. What drawing programs add for themselves is silently dropped.',
    "A drawing with filters, patterns, images or many parts is drawn once in a process of its own before it is used; a PDF and a deck's own font are read in one. That it went well is remembered outside of the deck (`$XDG_CACHE_HOME/shroud`).",
    "Such a process reads its own script and, for drawings, resvg's compiled library; it has no environment, and starts in the root folder. No other file, process or thread is open to it where Node has a permission model (`--permission`, in Node 20 `--experimental-permission`); the network is closed to it from Node 25 on. resvg is a compiled library, which that model can't hold. Where there is no such model, limits of time and memory hold all the same. On Windows the system limits neither: memory is limited as far as it is JavaScript's, and time by the clock. A process that does not start is reported as `FILE_UNTRIED`: that says nothing against the file.",
    'What these may take together is limited: effects and pixels are counted first, so that the result is the same on every machine; after three that are of no use no other is tried; the clock comes last. What is left then is reported as not tried, which says nothing against it: a sound deck may be heavy. What went well is remembered, so the next run gets further.',
    '## Limits',
    'Exceeding a limit is an error that says how much there is, and what the limit is.',
    table(
      ['limit', 'of', 'reason'],
      Object.values(limits).map(({ max, unit, reason }) => [inDigits(max), unit, reason]),
    ),
  );
}
