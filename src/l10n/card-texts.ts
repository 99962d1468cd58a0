/**
 * The texts of `cards/<set>/text/<lang>.yaml` as a `TextKind`. Entry point: `cardTexts`. Unchanged texts keep their
 * identity between loads, so that identity-based memos stay valid.
 */

import { getFields, getKind } from '../deck/custom-card.js';
import type { Card, Deck, Translation } from '../deck/deck.js';
import { listEntries } from '../deck/listed.js';
import { count } from '../diagnostics/index.js';
import { IndexedMemo } from '../memo/indexed-memo.js';
import { memoize, memoizeByKey } from '../memo/memoize.js';
import { type FieldType, type FieldValue, linesIn } from '../vocabulary/custom-field.js';
import { getHomeSet } from '../vocabulary/files/deck-file.js';
import { memoFor } from './deck-memo.js';
import {
  bare,
  type SourceText,
  type TextKind,
  type TranslatableDeck,
  type TranslatedText,
  toContext,
} from './entry.js';

const FIELDS = ['title', 'text', 'flavour', 'description'] as const;

interface Titled {
  readonly title?: string;
  readonly flavour?: string;
  readonly text?: string;
  readonly description?: string;
}

/**
 * Titles, flavours and hand-written texts of cards, titles and descriptions of families, titles of editions and kinds
 * of card, and custom fields: `cards/<set>/text/<lang>.yaml`.
 */
export const cardTexts: TextKind = {
  sources: ({ deck, fileOf }) => sourcesIn(deck, fileOf),
  translations: ({ deck, fileOfText }, lang) => translationsIn(deck.texts[lang] ?? NONE, lang, fileOfText),
};

type TextsById = Readonly<Record<string, Translation>>;
const NONE: TextsById = {};

/** Memoized by the texts, so that their places are looked up once. */
const translationsIn = memoizeByKey(
  (texts: TextsById, lang: string, fileOfText: TranslatableDeck['fileOfText']): TranslatedText[] =>
    Object.entries(texts).flatMap(([id, text]) => listTranslations(text, id, fileOfText(lang, id) ?? '')),
);

/** Source texts are the same for all languages. */
const sourcesIn = memoize((deck: Deck, fileOf: TranslatableDeck['fileOf']) => {
  const { editions, families, cards, kinds = {} } = deck;
  const homeOfKind = (kind: string) =>
    listEntries(cards).values.find((card) => card.kind === 'own' && card.of === kind)?.set;
  const all = [
    ...Object.entries(kinds).map(([id, kind]) => listTexts(kind, id, 'kind of card', homeOfKind(id) ?? '')),
    ...Object.entries(editions).map(([id, edition]) =>
      listTexts(edition, id, 'edition', getHomeSet(edition)),
    ),
    ...Object.entries(families).map(([id, family]) =>
      listTexts(family, id, 'family', setIn(fileOf(id) ?? '')),
    ),
    ...textsOfCards(deck),
  ];
  // Reuses the last list if nothing in it has changed.
  return memoFor(deck).get('sources', all, () => inSets(all.flat()));
});

const NO_FIELDS: NonNullable<Deck['fields']> = {};

function textsOfCards(deck: Deck) {
  const { cards, fields = NO_FIELDS } = deck;
  const memo = memoFor(deck);
  const inOrder = memo.get('texts of cards', [], () => new IndexedMemo<readonly SourceText[]>());
  const latest = memo.get('latest texts', [], () => new Map<string, readonly SourceText[]>());
  const { ids, values: list } = listEntries(cards);
  return inOrder.map([fields], [list, ids], (index) => {
    const [id, card] = [ids[index] as string, list[index] as Card];
    return asBefore(latest, id, [
      ...listTexts(card, id, getKind(card), card.set),
      ...fieldTexts(card, id, fields),
    ]);
  });
}

/** Reuses the previous texts of a card if the card has changed but none of its texts has. */
function asBefore(
  latest: Map<string, readonly SourceText[]>,
  id: string,
  texts: readonly SourceText[],
): readonly SourceText[] {
  const before = latest.get(id);
  if (before?.length === texts.length && texts.every((text, index) => isEqual(text, before[index])))
    return before;
  latest.set(id, texts);
  return texts;
}

/** Compares all fields of a text, and everything that its functions depend on. */
const isEqual = (one: SourceText, other: SourceText | undefined): boolean =>
  one.context === other?.context &&
  one.source === other.source &&
  one.group === other.group &&
  one.about === other.about &&
  one.card === other.card &&
  (one.judge === undefined) === (other.judge === undefined);

/** Texts of a card's custom fields, which the deck declares for its kind; a list is one text, with one line an item. */
const fieldTexts = memoize((card: Card, id: string, fields: NonNullable<Deck['fields']>): SourceText[] =>
  Object.entries(getFields({ fields }, card)).flatMap(([field, { type, translated }]): SourceText[] => {
    const source = joinLines(card.fields?.[field]);
    if (!translated || source === '') return [];
    const many = source.split('\n').length;
    return [
      {
        context: toContext(id, field),
        source,
        group: card.set,
        about: `${getKind(card)} "${bare(card.title)}", ${field}${ABOUT[type] ?? ''}`,
        card: id,
        path: [id, field],
        file: (lang) => `cards/${card.set}/text/${lang}.yaml`,
        ...(type === 'list' && { judge: (translation) => entriesDiffer(many, translation) }),
      },
    ];
  }),
);

const ABOUT: Readonly<Partial<Record<FieldType, string>>> = { line: ': one line', list: ': an entry a line' };

function entriesDiffer(many: number, translation: string): string | undefined {
  const found = linesIn(translation).length;
  if (found === many) return undefined;
  return `The list has ${count(many, 'entry', 'entries')}, an entry a line, and the translation ${found}.`;
}

const joinLines = (value: FieldValue | undefined): string =>
  typeof value === 'string' ? bare(value) : Array.isArray(value) ? value.map(bare).join('\n') : '';

const listTranslations = memoize((text: Translation, id: string, file: string): TranslatedText[] =>
  [...FIELDS, ...Object.keys(text.fields ?? {})].flatMap((field) => {
    const translation = bare(textIn(text, field));
    if (translation === '') return [];
    return [{ context: toContext(id, field), translation, group: setIn(file), file, path: [id, field] }];
  }),
);

const textIn = (text: Translation, field: string): string =>
  Object.hasOwn(text.fields ?? {}, field)
    ? joinLines(text.fields?.[field])
    : (text[field as (typeof FIELDS)[number]] ?? '');

/** Texts of a card, or of anything else that has a title. */
const listTexts = memoize((card: Titled, id: string, kind: string, set: string): SourceText[] =>
  FIELDS.filter((field) => bare(card[field] ?? '') !== '').map((field) => ({
    context: toContext(id, field),
    source: bare(card[field] ?? ''),
    group: set,
    about: field === 'title' ? `${kind}, title: one line` : `${kind} "${bare(card.title ?? id)}", ${field}`,
    ...('copies' in card && { card: id }),
    path: [id, field],
    file: (lang) => `cards/${set}/text/${lang}.yaml`,
  })),
);

/** Sorts texts by set: the deck is ordered by kind, but a translator works set by set. */
function inSets(texts: readonly SourceText[]): SourceText[] {
  const sets = new Map<string, SourceText[]>();
  for (const text of texts) {
    const ofSet = sets.get(text.group);
    if (ofSet === undefined) sets.set(text.group, [text]);
    else ofSet.push(text);
  }
  return [...sets.keys()].sort().flatMap((set) => sets.get(set) ?? []);
}

/** A family does not know its set; the path of its file does: `cards/<set>/…`. */
const setIn = (file: string) => file.split('/')[1] ?? '';
