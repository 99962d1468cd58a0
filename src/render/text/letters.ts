import type { Piece } from '../../../templates/template.js';
import { PSEUDO } from '../../language/pseudo.js';
import { FIRM_HYPHEN } from '../../language/typography.js';
import { NARROW_SPACE, type Typeface } from '../core/typeface.js';

/** Replacements for characters of the pseudo-language that a font lacks: it tests layouts, not fonts. */
const PLAIN: Readonly<Record<string, string>> = {
  '⟦': '[',
  '⟧': ']',
  ƀ: 'b',
  Ƀ: 'B',
  ɱ: 'm',
  Ɱ: 'M',
  ʠ: 'q',
  ƒ: 'f',
  Ƒ: 'F',
  ṽ: 'v',
  Ṽ: 'V',
  ẋ: 'x',
  Ẋ: 'X',
};

/** Converts pieces to characters that can be drawn: composes them (NFC), and replaces some of the pseudo-language. */
export function drawable(
  pieces: readonly Piece[],
  typeface: Typeface,
  language: string,
  italic: boolean,
): Piece[] {
  return pieces.map((piece) => {
    if (piece.is !== 'words') return piece;
    const font = typeface.of({ bold: piece.bold, italic: piece.italic ?? italic });
    const composed = piece.text.normalize('NFC');
    const whole = font.has(FIRM_HYPHEN) ? composed : composed.replaceAll(FIRM_HYPHEN, '-');
    if (language !== PSEUDO) return whole === piece.text ? piece : { ...piece, text: whole };
    const text = [...whole].map((letter) => (font.has(letter) ? letter : (PLAIN[letter] ?? letter))).join('');
    return { ...piece, text };
  });
}

/** Characters that the font lacks: they would silently be taken from another font, or be boxes. */
export function lackingLetters(pieces: readonly Piece[], typeface: Typeface, italic: boolean): string[] {
  const lacking = new Set<string>();
  for (const piece of pieces) {
    if (piece.is !== 'words') continue;
    const font = typeface.of({ bold: piece.bold, italic: piece.italic ?? italic });
    for (const letter of piece.text)
      if (letter !== NARROW_SPACE && letter !== '\n' && !font.has(letter)) lacking.add(letter);
  }
  return [...lacking];
}
