import type { FaceField, Piece } from '../../../templates/template.js';
import { getFields } from '../../deck/custom-card.js';
import type { Card, Field } from '../../deck/deck.js';
import { PSEUDO } from '../../language/pseudo.js';
import { type DeckLanguage, plainPieces, writeMarked } from './face-text.js';
import type { Paragraph } from './paragraph.js';

/** The content of a custom field in a language, before layout. */
export type FieldText =
  | {
      readonly type: 'number' | 'line';
      readonly value: number | string;
      readonly pieces: readonly Piece[];
    }
  | {
      readonly type: 'text' | 'list';
      readonly value: string | readonly string[];
      readonly paragraphs: readonly Paragraph[];
    }
  | Extract<FaceField, { readonly type: 'icon' }>;

/** The custom fields of a card, by name, in the order of their declaration. */
export function fieldTexts(id: string, card: Card, wording: DeckLanguage): ReadonlyMap<string, FieldText> {
  const { fields: values = {} } = card;
  const declared = Object.entries(getFields(wording.deck, card)).filter(([name]) =>
    Object.hasOwn(values, name),
  );
  return new Map(declared.map(([name, field]) => [name, fieldText(id, name, field, values[name], wording)]));
}

function fieldText(id: string, name: string, field: Field, value: unknown, wording: DeckLanguage): FieldText {
  const { deck, language } = wording;
  const translations = deck.texts[language]?.[id]?.fields ?? {};
  // Text that is the same in every language is not marked as untranslated.
  const translate = (source: unknown) =>
    !field.translated ? source : Object.hasOwn(translations, name) ? translations[name] : undefined;
  switch (field.type) {
    case 'number': {
      const locale = language === PSEUDO ? deck.languages[0] : language;
      const text = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 })
        .format(Number(value))
        .replace('-', '−');
      return { type: 'number', value: Number(value), pieces: [{ is: 'words', text }] };
    }
    case 'line': {
      const source = String(value).trim();
      return {
        type: 'line',
        value: asText(translate(source)) ?? source,
        pieces: plainPieces(wording, source, asText(translate(source))),
      };
    }
    case 'text': {
      const source = String(value);
      const pieces = writeMarked(wording, source, asText(translate(source)));
      return {
        type: 'text',
        value: asText(translate(source)) ?? source,
        paragraphs: [{ role: 'effect', pieces }],
      };
    }
    case 'list': {
      const source = (value as readonly string[]).map((line) => line.trim());
      const found = translate(source);
      const lines = Array.isArray(found) ? (found as readonly string[]) : undefined;
      const paragraphs = source.map(
        (line, i): Paragraph => ({
          role: 'item',
          pieces: plainPieces(wording, line, lines?.[i]),
        }),
      );
      return { type: 'list', value: lines ?? source, paragraphs };
    }
    case 'icon':
      return { type: 'icon', value: String(value) };
  }
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);
