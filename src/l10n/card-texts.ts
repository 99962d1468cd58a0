import type { Deck, Translation } from '../deck/deck.js';
import { homeOf } from '../vocabulary/files/deck-file.js';
import {
  bare,
  contextOf,
  type SourceText,
  type TextKind,
  type TranslatableDeck,
  type TranslatedText,
} from './entry.js';
import { remembered } from './remembered.js';

const FIELDS = ['title', 'text', 'flavour', 'description'] as const;

interface Titled {
  readonly title?: string;
  readonly flavour?: string;
  readonly text?: string;
  readonly description?: string;
}

/** Titles, flavours and hand-written texts of cards, titles and descriptions of families, titles of editions: `cards/<set>/text/<lang>.yaml`. */
export const cardTexts: TextKind = {
  sources: ({ deck, fileOf }) => sourcesIn(deck, fileOf),
  translations: ({ deck, fileOfText }, lang) => translationsIn(deck.texts[lang] ?? NONE, lang, fileOfText),
};

type TextsById = Readonly<Record<string, Translation>>;
const NONE: TextsById = {};
const inFiles = new WeakMap<TextsById, TranslatedText[]>();

/** Texts of the same files are the very same thing, so that nobody has to ask again where each of them stands. */
function translationsIn(texts: TextsById, lang: string, fileOfText: TranslatableDeck['fileOfText']) {
  const found =
    inFiles.get(texts) ??
    Object.entries(texts).flatMap(([id, text]) => translationsOf(text, id, fileOfText(lang, id) ?? ''));
  inFiles.set(texts, found);
  return found;
}

/** The same in all languages. */
const sourcesIn = remembered(({ editions, families, cards }: Deck, fileOf: TranslatableDeck['fileOf']) => {
  const all = [
    ...Object.entries(editions).map(([id, edition]) => textsOf(edition, id, 'edition', homeOf(edition))),
    ...Object.entries(families).map(([id, family]) => textsOf(family, id, 'family', setIn(fileOf(id) ?? ''))),
    ...Object.entries(cards).map(([id, card]) => textsOf(card, id, card.kind, card.set)),
  ];
  return inSets(all.flat());
});

const translationsOf = remembered((text: Translation, id: string, file: string): TranslatedText[] =>
  FIELDS.flatMap((field) => {
    const translation = bare(text[field] ?? '');
    if (translation === '') return [];
    return [{ context: contextOf(id, field), translation, group: setIn(file), file, path: [id, field] }];
  }),
);

/** Of a card, or of what is none but has a title all the same. */
const textsOf = remembered((card: Titled, id: string, kind: string, set: string): SourceText[] =>
  FIELDS.filter((field) => bare(card[field] ?? '') !== '').map((field) => ({
    context: contextOf(id, field),
    source: bare(card[field] ?? ''),
    group: set,
    about: field === 'title' ? `${kind}, title: one line` : `${kind} "${bare(card.title ?? id)}", ${field}`,
    ...('copies' in card && { card: id }),
    path: [id, field],
    file: (lang) => `cards/${set}/text/${lang}.yaml`,
  })),
);

/** The deck is ordered by kind; a translator works set by set. */
function inSets(texts: readonly SourceText[]): SourceText[] {
  const sets = new Map<string, SourceText[]>();
  for (const text of texts) {
    const ofSet = sets.get(text.group);
    if (ofSet === undefined) sets.set(text.group, [text]);
    else ofSet.push(text);
  }
  return [...sets.keys()].sort().flatMap((set) => sets.get(set) ?? []);
}

/** A family does not know its set, but where it stands tells: `cards/<set>/…`. */
const setIn = (file: string) => file.split('/')[1] ?? '';
