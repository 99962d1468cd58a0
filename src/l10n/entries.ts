import type { Entry, SourceText, TranslatableDeck, TranslatedText } from './entry.js';
import type { Lock } from './lock.js';
import { sourceHash } from './source-hash.js';
import { textKinds } from './text-kinds.js';

/** All texts of a deck in one language, and the translations that belong to none of them. */
export interface Texts {
  readonly lang: string;
  readonly entries: readonly Entry[];
  readonly orphans: readonly TranslatedText[];
}

/** The languages that a deck is translated into. */
export const targetLanguages = ({ deck }: TranslatableDeck): readonly string[] => deck.languages.slice(1);

/** Holds the translations of a language against the source texts and against what they were made from. */
export function textsIn(loaded: TranslatableDeck, lang: string, lock: Lock): Texts {
  const parts = textKinds.map((kind) => {
    const sources = kind.sources(loaded, lang);
    const translations = kind.translations(loaded, lang);
    const byContext = new Map(translations.map((one) => [one.context, one]));
    const known = new Set(sources.map(({ context }) => context));
    return {
      entries: sources.map((text) => entryOf(text, byContext.get(text.context), lang, lock)),
      orphans: translations.filter(({ context }) => !known.has(context)),
    };
  });
  return {
    lang,
    entries: parts.flatMap(({ entries }) => entries),
    orphans: parts.flatMap(({ orphans }) => orphans),
  };
}

function entryOf(text: SourceText, translated: TranslatedText | undefined, lang: string, lock: Lock): Entry {
  const { context, source, group, about, oneLine, card, path, judge } = text;
  const common = {
    context,
    lang,
    source,
    group,
    about,
    oneLine,
    path,
    ...(card !== undefined && { card }),
    ...(judge && { judge }),
  };
  if (translated === undefined) {
    return { ...common, status: 'missing', recorded: false, file: text.file(lang) };
  }
  const { translation, file } = translated;
  const record = lock.records.get(lang)?.get(context);
  const stale = record !== undefined && record !== sourceHash(source);
  const previous = stale ? lock.sources.get(record) : undefined;
  return {
    ...common,
    translation,
    status: stale ? 'stale' : 'fresh',
    recorded: record !== undefined,
    ...(previous !== undefined && { previous }),
    file,
  };
}
