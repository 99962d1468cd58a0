/** Splits text into measured words, and joins words of a line into runs. Entry points: `toWords`, `toRuns`. */

import type { Piece, Run } from '../../../templates/template.js';
import { FIRM_HYPHEN } from '../../language/typography.js';
import type { FontMetrics } from '../core/font-metrics.js';
import { measureWords, NARROW_SPACE, NARROW_WIDTH, type Typeface } from '../core/typeface.js';

/** The size of icons and marks, and the gap behind a category's symbol, as multiples of the text size. */
const ICON = 1.05;
const MARK = 0.6;
const CATEGORY_GAP = 0.15;

/** A line may end behind a hyphen, unless that leaves a short remainder: "celle-ci" stays whole. */
const HYPHEN = /(?<=\p{L}{3}-)(?=\p{L}{3})/u;

/** Something unbreakable: characters of one style, or an icon. Widths are multiples of the text size. */
type Atom =
  | {
      readonly is: 'letters';
      readonly text: string;
      readonly font: FontMetrics;
      readonly scale: number;
      readonly width: number;
    }
  | { readonly is: 'icon' | 'category'; readonly name: string; readonly width: number };

/** A word: what stays together on a line. */
export interface Word {
  readonly atoms: readonly Atom[];
  readonly width: number;
  /** The space before it, unless it is the first of its line. */
  readonly space: number;
  /** Whether it begins a line because of a line break in the text. */
  readonly starts?: true | undefined;
}

type OpenWord = Omit<Word, 'atoms' | 'width'> & { readonly atoms: Atom[] };

/** Splits pieces into words: at spaces and line breaks, and behind a hyphen between letters. */
export function toWords(pieces: readonly Piece[], typeface: Typeface, style: { italic: boolean }): Word[] {
  const words: OpenWord[] = [{ atoms: [], space: 0 }];
  for (const piece of pieces) {
    if (piece.is !== 'words') {
      words.at(-1)?.atoms.push(drawn(piece));
      continue;
    }
    const font = typeface.of({ bold: piece.bold, italic: piece.italic ?? style.italic });
    const scale = piece.mark ? MARK : 1;
    for (const [i, text] of piece.text.split(BREAK).entries()) {
      // Every second item is a separator.
      if (text === '\n') words.push({ atoms: [], space: font.width(' '), starts: true });
      else if (i % 2 === 1) words.push({ atoms: [], space: font.width(' ') });
      else addLetters(words, text, font, scale);
    }
  }
  return words
    .filter(({ atoms }) => atoms.length > 0)
    .map((word) => ({ ...word, width: word.atoms.reduce((sum, atom) => sum + atom.width, 0) }));
}

/** Separators of words. */
const BREAK = /([ \n])/;

function addLetters(words: OpenWord[], text: string, font: FontMetrics, scale: number): void {
  for (const [i, part] of (text.includes('-') ? text.split(HYPHEN) : [text]).entries()) {
    if (i > 0) words.push({ atoms: [], space: 0 });
    if (part === '') continue;
    const { atoms } = words.at(-1) as OpenWord;
    if (CLOSING.test(part)) atoms.push(...atoms.splice(-1).map(closer));
    atoms.push(letters(part.replaceAll(FIRM_HYPHEN, '-'), font, scale));
  }
}

/** Closing punctuation moves up to an icon in front of it: icons have white space around them, letters do not. */
const CLOSING = /^[,.;)]/;
const CLOSER = 0.14;

const closer = (atom: Atom): Atom => (atom.is === 'letters' ? atom : { ...atom, width: atom.width - CLOSER });

function letters(text: string, font: FontMetrics, scale: number): Atom {
  return { is: 'letters', text, font, scale, width: measureWords(text, font) * scale };
}

function drawn(piece: Exclude<Piece, { is: 'words' }>): Atom {
  const { is, name } = piece;
  return { is, name, width: is === 'category' ? ICON + CATEGORY_GAP : ICON };
}

/** The width of a row of words, as a multiple of the text size. */
export function widthOfWords(words: readonly Word[]): number {
  return words.reduce((sum, { width, space }, i) => sum + width + (i === 0 ? 0 : space), 0);
}

/** Joins words into runs: neighbours of one style are merged, so that a line has few text elements. */
export function toRuns(words: readonly Word[], size: number): Run[] {
  const runs: Run[] = [];
  let x = 0;
  let open: { text: string; font: FontMetrics; scale: number; x: number } | undefined;
  const close = () => {
    if (open !== undefined) runs.push(...lettersRuns(open, size));
    open = undefined;
  };
  for (const [i, word] of words.entries()) {
    const space = i === 0 ? 0 : word.space;
    for (const [j, atom] of word.atoms.entries()) {
      const gap = j === 0 ? space : 0;
      if (atom.is !== 'letters') {
        close();
        runs.push({ is: atom.is, name: atom.name, x: (x + gap) * size, size: ICON * size });
      } else if (open !== undefined && open.font === atom.font && open.scale === atom.scale) {
        open.text += (gap > 0 ? ' ' : '') + atom.text;
      } else {
        close();
        open = { text: atom.text, font: atom.font, scale: atom.scale, x: x + gap };
      }
      x += gap + atom.width;
    }
  }
  close();
  return runs;
}

/** Splits at narrow spaces, which become gaps between two runs. */
function lettersRuns(
  { text, font, scale, x }: { text: string; font: FontMetrics; scale: number; x: number },
  size: number,
): Run[] {
  const { family, weight, style } = font.file;
  let at = x;
  return text.split(NARROW_SPACE).flatMap((piece, i): Run[] => {
    if (i > 0) at += NARROW_WIDTH * scale;
    const trimmed = piece.trimStart();
    at += (piece.length - trimmed.length) * font.width(' ') * scale;
    const text = trimmed.trimEnd();
    const measureLetters = (letters: string) => (letters === '' ? 0 : font.width(letters) * scale);
    const run: Run = {
      is: 'words',
      text,
      x: at * size,
      width: measureLetters(text) * size,
      family,
      weight,
      italic: style === 'italic',
      size: size * scale,
    };
    at += measureLetters(trimmed);
    return run.text === '' ? [] : [run];
  });
}
