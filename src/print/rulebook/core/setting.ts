/**
 * The context that every part of the rulebook is laid out in: book, fonts, styles and texts of a language.
 */

import type { Deck } from '../../../deck/deck.js';
import type { Words } from '../../../language/phrases/words.js';
import type { FaceRequest } from '../../../render/core/face-request.js';
import type { Typesetting } from '../../../render/core/typesetting.js';
import type { PrintWords } from '../../core/print-words.js';
import type { RulebookWords } from '../../core/rulebook-words.js';
import type { FontBook } from '../../pdf/font-book.js';
import type { Colour, Painting } from '../../pdf/painting.js';
import type { Book } from './book.js';
import { type ParagraphOptions, paragraph, type TextStyle } from './set-text.js';
import type { Styles } from './styles.js';

/** The fonts, styles and texts that the rulebook of a language is typeset with. */
export interface Setting {
  readonly book: Book;
  readonly deck: Deck;
  readonly language: string;
  readonly fonts: FontBook;
  readonly measures: Typesetting;
  readonly styles: Styles;
  readonly print: PrintWords;
  readonly words: RulebookWords;
  readonly lexicon: Words | undefined;
  /** The width of a page without its margins, and of a column. */
  readonly width: number;
  readonly column: number;
  /** The scale of figures, relative to their design size. */
  readonly scale: number;
  /** Whether rule ids are printed in the margins. */
  readonly hasIds: boolean;
  /** A face that was prepared; available when pages are painted. */
  face(request: FaceRequest): Painting | undefined;
  /** A drawing of the theme in one colour. */
  drawing(path: string | undefined, colour: Colour): Painting | undefined;
}

/** Text in one style as a block. */
export const said = (
  { fonts }: Setting,
  text: string,
  style: TextStyle,
  options: Omit<ParagraphOptions, 'fonts'>,
) => paragraph([{ text, style }], { fonts, ...options });
