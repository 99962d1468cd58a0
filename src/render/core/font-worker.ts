import { serveTrials } from '../../workers/serve-process-jobs.js';
import { fontkit, openFont } from './fontkit.js';

/** Characters that decks use, in the supported languages. */
const LETTERS = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,;:!?()+-−–—…\'"’‘“”«»¡¿/&%',
  ...'àâäæçéèêëîïìíñòóôöœùúûüÿąćęłńśźżÀÂÇÉÈÊÎÌÍÑÒÓÔŒÙÚÛĄĆĘŁŃÓŚŹŻ',
];
/** Samples of ligatures, of combining marks and of kerning. */
const WORDS = ['office fjord affable firefly', 'e\u0301 a\u0328 c\u0327 n\u0303', 'AVAWA To Ty 1/2'];
/** Limit on the other characters that are checked. */
const MOST_OTHERS = 3000;

/** fontkit's actual interface; its published types differ. */
interface Subset {
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** Sandboxed process that does everything with a font that the tool does, and reports what went wrong. */
await serveTrials(fontkit, (input) => {
  const font = openFont(input);
  const { unitsPerEm, ascent, descent, bbox } = font;
  const measures = [unitsPerEm, ascent, descent, bbox.minX, bbox.minY, bbox.maxX, bbox.maxY];
  if (!(unitsPerEm > 0) || !measures.every(Number.isFinite)) throw new Error('it has no size');
  const subset = font.createSubset() as unknown as Subset;
  const shape = (text: string): void => {
    for (const one of [font.layout(text), font.layout(text, { liga: false, clig: false })])
      for (const [at, glyph] of one.glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = one.positions[at] ?? {};
        if (![glyph.advanceWidth, xAdvance, xOffset, yOffset].every(Number.isFinite))
          throw new Error(`"${text}" has no width`);
        font.stringsForGlyph(glyph.id);
        if (glyph.id !== 0) subset.includeGlyph(glyph.id);
      }
  };
  const own = LETTERS.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  for (const code of font.characterSet.slice(0, MOST_OTHERS)) font.glyphForCodePoint(code);
  for (const letter of own) shape(letter);
  for (const first of own) for (const second of own) font.layout(first + second);
  for (const words of WORDS) shape(words);
  if (font.type === 'TTF') subset.encode();
});
