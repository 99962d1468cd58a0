import type { FaceField, FaceWords, Passage, Piece, TextBlock, TextLine } from '../../templates/template.js';
import type { Card } from '../deck/deck.js';
import { kindOf } from '../deck/own-card.js';
import type { RulesName } from '../vocabulary/files/deck-file.js';
import { fitCard } from './ground/bend-layout.js';
import type { Stock } from './ground/face-request.js';
import { boundsOf } from './ground/geometry.js';
import { type Layout, layoutOf, NO_INSET, type TextRegion } from './ground/layout.js';
import { leastSize, type Measures, POINT, sizesOf } from './ground/measures.js';
import { type DeckLanguage, faceText } from './text/face-text.js';
import { type FieldText, fieldTexts } from './text/field-text.js';
import { CLOSE, type Fitted, fitBlock, fitLine } from './text/fit-text.js';
import { drawable, lackingLetters } from './text/letters.js';
import type { Paragraph } from './text/paragraph.js';
import type { TextStyle } from './text/text-style.js';

/** The text of a face, its lines in their places. */
export interface FaceLines {
  readonly title: TextLine;
  readonly name?: TextLine;
  readonly text?: TextBlock;
  readonly reminder?: TextBlock;
  /** What stands in fields of the deck's own, by name. */
  readonly fields: Readonly<Record<string, FaceField>>;
}

/** The text of a face, set in its regions. */
export interface SetFace {
  readonly layout: Layout;
  /** Worked out when it is drawn. */
  lines(): FaceLines;
  /** What the lines say, not yet set. */
  words(): FaceWords;
  /** By how much a text is too large at its least size, in tenths of a millimetre. */
  readonly overflows: readonly {
    readonly region: TextRegion;
    readonly by: number;
    /** Whether it is one line: then it is too long, else too high. */
    readonly isLine: boolean;
  }[];
  /** Letters that the font of a region does not have. */
  readonly lacking: readonly { readonly region: TextRegion; readonly letters: readonly string[] }[];
  /** About how many letters more a text may have. */
  spare(region: TextRegion): number | undefined;
}

/** Sets the text of a card's front: the only place where this is done, so that what is checked is what is drawn. */
export function setFace(
  id: string,
  card: Card,
  spoken: DeckLanguage,
  measures: Measures,
  { rules, stock }: { readonly rules: RulesName; readonly stock: Stock },
): SetFace {
  const { layout: file, scale } = fitCard(measures.layout, spoken.deck.card);
  const layout = layoutOf(file, kindOf(card), rules);
  const said = faceText(id, card, spoken, rules, layout.regions.reminder !== undefined);
  const overflows: { region: TextRegion; by: number; isLine: boolean }[] = [];
  const lacking: { region: TextRegion; letters: string[] }[] = [];
  const { typefaces, theme } = measures;

  const spares = new Map<TextRegion, () => number>();
  const note = <T>(region: TextRegion, { place, overflow, spare }: Fitted<T>, isLine: boolean): (() => T) => {
    spares.set(region, spare);
    if (overflow > ROUNDING) overflows.push({ region, by: overflow * scale, isLine });
    return place;
  };
  const typefaceOf = (region: TextRegion) =>
    region === 'title' || region === 'name' ? typefaces.title : typefaces.text;
  const passage = (region: TextRegion, { role, pieces }: Passage): Passage => ({
    role,
    pieces: drawable(pieces, typefaceOf(region), spoken.language, role === 'flavour'),
  });
  const known = (region: TextRegion, pieces: readonly Piece[], italic = false): Piece[] => {
    const typeface = typefaceOf(region);
    const shown = drawable(pieces, typeface, spoken.language, italic);
    const letters = lackingLetters(shown, typeface, italic);
    if (letters.length > 0) lacking.push({ region, letters });
    return shown;
  };
  const setting = (region: TextRegion, isLine: boolean): TextStyle => {
    const range = sizesOf(theme, region, isLine);
    // On a smaller card everything shrinks, but what can be read does not.
    const least = leastSize(range, stock) / scale;
    const sizes = { largest: Math.max(range.largest, least), least, steps: range.steps };
    return { typeface: typefaceOf(region), ...theme.spacing, ...sizes };
  };
  const room = (region: TextRegion) => {
    const shapes = layout.regions[region];
    return shapes === undefined ? undefined : { shapes, inset: layout.insets[region] ?? NO_INSET };
  };
  const line = (region: 'title' | 'name', pieces: readonly Piece[]) => {
    const place = room(region) ?? { shapes: [NOWHERE], inset: NO_INSET };
    const shown = known(region, pieces);
    const fitted = fitLine(shown, place, setting(region, true), region);
    if (fitted.overflow <= ROUNDING) return note(region, fitted, true);
    // Too long even at the least size: it may come close to the ends of its plate.
    const closer = { ...place, inset: { ...place.inset, x: place.inset.x * CLOSE } };
    return note(region, fitLine(shown, closer, setting(region, true), region), true);
  };
  const block = (region: TextRegion, paragraphs: readonly Paragraph[]) => {
    const place = room(region);
    if (place === undefined || paragraphs.length === 0) return undefined;
    const shown = paragraphs.map(({ role, pieces }) => ({
      role,
      pieces: known(region, pieces, role === 'flavour'),
    }));
    return note(region, fitBlock(shown, place, setting(region, false)), false);
  };
  /** A line of a field of the deck's own: as large as its region is high. */
  const fieldLine = (region: TextRegion, pieces: readonly Piece[]) => {
    const place = room(region);
    if (place === undefined) return undefined;
    const style = setting(region, true);
    const high = (boundsOf(place.shapes).height - 2 * place.inset.y) / POINT;
    const sizes = { ...style, largest: Math.max(style.least, Math.min(style.largest, high)) };
    const fitted = fitLine(known(region, pieces), place, sizes, 'field');
    const tooHigh = (style.least - high) * POINT;
    return note(region, { ...fitted, overflow: Math.max(fitted.overflow, tooHigh) }, true);
  };
  const field = (region: string, text: FieldText): (() => FaceField) => {
    switch (text.type) {
      case 'icon':
        return () => text;
      case 'number':
      case 'line': {
        const set = fieldLine(region, text.pieces);
        const shown = passage(region, { role: 'field', pieces: text.pieces });
        return () => ({ type: text.type, value: text.value, passage: shown, ...(set && { line: set() }) });
      }
      default: {
        const set = block(region, text.paragraphs);
        const passages = text.paragraphs.map((one) => passage(region, one));
        return () => ({ type: text.type, value: text.value, passages, ...(set && { block: set() }) });
      }
    }
  };

  const title = line('title', said.title);
  const name = said.name && line('name', said.name);
  const text = block('text', said.text);
  const reminder = block('reminder', said.reminder);
  const fields = [...fieldTexts(id, card, spoken)].map(([name, one]) => [name, field(name, one)] as const);
  return {
    layout,
    lines: () => ({
      title: title(),
      ...(name && { name: name() }),
      ...(text && { text: text() }),
      ...(reminder && { reminder: reminder() }),
      fields: Object.fromEntries(fields.map(([name, set]) => [name, set()])),
    }),
    words: () => ({
      title: passage('title', { role: 'title', pieces: said.title }),
      ...(said.name && { name: passage('name', { role: 'name', pieces: said.name }) }),
      text: said.text.map((one) => passage('text', one)),
      reminder: said.reminder.map((one) => passage('reminder', one)),
    }),
    overflows,
    lacking,
    spare: (region) => spares.get(region)?.(),
  };
}

/** So much, in tenths of a millimetre, is rounding and not overflow. */
const ROUNDING = 0.5;

/** Where a layout has no place for a title, it is set but not drawn. */
const NOWHERE = { x: 0, y: 0, width: 10_000, height: 100, radius: 0 };
