import { bare, contextOf, type SourceText, type TextKind, type TranslatableDeck } from './entry.js';

const FIELDS = ['title', 'flavour', 'description'] as const;

interface Titled {
  readonly title: string;
  readonly flavour?: string;
  readonly description?: string;
}

/** Titles and flavours of cards, titles and descriptions of families: `cards/<set>/text/<lang>.yaml`. */
export const cardTexts: TextKind = {
  sources: (loaded) => {
    const { families, cards } = loaded.deck;
    const all = [
      ...Object.entries(families).map(([id, family]) => textsOf(loaded, id, 'family', family)),
      ...Object.entries(cards).map(([id, card]) => textsOf(loaded, id, card.kind, card)),
    ];
    return inSets(all.flat());
  },
  translations: (loaded, lang) => {
    const texts = Object.entries(loaded.deck.texts[lang] ?? {});
    return texts.flatMap(([id, text]) => {
      const file = loaded.whereText(lang, id)?.file ?? '';
      return FIELDS.flatMap((field) => {
        const translation = bare(text[field] ?? '');
        if (translation === '') return [];
        return [{ context: contextOf(id, field), translation, group: setOf(file), file, path: [id, field] }];
      });
    });
  },
};

function textsOf(loaded: TranslatableDeck, id: string, kind: string, card: Titled): SourceText[] {
  const set = setOf(loaded.where(id)?.file ?? '');
  return FIELDS.filter((field) => bare(card[field] ?? '') !== '').map((field) => ({
    context: contextOf(id, field),
    source: bare(card[field] ?? ''),
    group: set,
    about: field === 'title' ? `${kind}, title` : `${kind} "${bare(card.title)}", ${field}`,
    oneLine: field === 'title',
    ...(kind !== 'family' && { card: id }),
    path: [id, field],
    file: (lang) => `cards/${set}/text/${lang}.yaml`,
  }));
}

/** The deck is ordered by kind; a translator works set by set. */
function inSets(texts: readonly SourceText[]): SourceText[] {
  const sets = [...new Set(texts.map(({ group }) => group))].sort();
  return sets.flatMap((set) => texts.filter(({ group }) => group === set));
}

/** A family does not know its set, but where it stands tells: `cards/<set>/…`. */
const setOf = (file: string) => file.split('/')[1] ?? '';
