import type { FaceField, FaceWords, TextBlock, TextLine } from '../../../templates/template.js';
import { getKind } from '../../deck/custom-card.js';
import type { Card } from '../../deck/deck.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { Stock } from '../core/face-request.js';
import { type Layout, type TextRegion, toLayout } from '../core/layout.js';
import { fitCard } from '../core/scale-layout.js';
import type { Typesetting } from '../core/typesetting.js';
import { type DeckLanguage, faceText } from '../text/face-text.js';
import { fieldTexts } from '../text/field-text.js';
import { FaceSetter, type LackingLetters, type Overflow } from './face-setter.js';

/** The text of a face, as positioned lines. */
export interface FaceLines {
  readonly title: TextLine;
  readonly name?: TextLine;
  readonly text?: TextBlock;
  readonly reminder?: TextBlock;
  /** The contents of custom fields, by name. */
  readonly fields: Readonly<Record<string, FaceField>>;
}

/** The text of a face, set in its regions. */
export interface SetFace {
  readonly layout: Layout;
  /** Computed lazily, when the face is drawn. */
  lines(): FaceLines;
  /** The text of the lines, before layout. */
  words(): FaceWords;
  readonly overflows: readonly Overflow[];
  readonly lacking: readonly LackingLetters[];
  /** The approximate number of characters that a text may grow by. */
  spare(region: TextRegion): number | undefined;
}

/** Sets the text of a card's front. The only place that does so: what is checked is what is drawn. */
export function setFace(
  id: string,
  card: Card,
  wording: DeckLanguage,
  measures: Typesetting,
  { rules, stock }: { readonly rules: RulesName; readonly stock: Stock },
): SetFace {
  const { layout: file, scale } = fitCard(measures.layout, wording.deck.card);
  const layout = toLayout(file, getKind(card), rules);
  const said = faceText(id, card, wording, rules, layout.regions.reminder !== undefined);
  const setter = new FaceSetter(layout, scale, measures, wording.language, stock);
  const title = setter.line('title', said.title);
  const name = said.name && setter.line('name', said.name);
  const text = setter.block('text', said.text);
  const reminder = setter.block('reminder', said.reminder);
  const fields = [...fieldTexts(id, card, wording)].map(
    ([name, one]) => [name, setter.field(name, one)] as const,
  );
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
      title: setter.passage('title', { role: 'title', pieces: said.title }),
      ...(said.name && { name: setter.passage('name', { role: 'name', pieces: said.name }) }),
      text: said.text.map((one) => setter.passage('text', one)),
      reminder: said.reminder.map((one) => setter.passage('reminder', one)),
    }),
    overflows: setter.overflows,
    lacking: setter.lacking,
    spare: (region) => setter.spares.get(region)?.(),
  };
}
