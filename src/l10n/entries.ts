/**
 * Compares the translations of a language with the source texts and with the lock. Entry point: `textsIn`. Unchanged
 * entries and lists keep their identity between loads.
 */

import { memoize } from '../memo/memoize.js';
import { areSame } from '../memo/reuse-unchanged.js';
import { memoFor } from './deck-memo.js';
import type { Entry, SourceText, TranslatableDeck, TranslatedText } from './entry.js';
import { type Lock, sourceHash } from './lock.js';
import { textKinds } from './text-kinds.js';

/** All texts of a deck in one language, and the translations that belong to none of them. */
export interface Texts {
  readonly lang: string;
  readonly entries: readonly Entry[];
  readonly orphans: readonly TranslatedText[];
}

/** The languages that a deck is translated into. */
export const targetLanguages = ({ deck }: TranslatableDeck): readonly string[] => deck.languages.slice(1);

/** Compares the translations of a language with the source texts, and with the lock's record of their sources. */
export function textsIn(loaded: TranslatableDeck, lang: string, lock: Lock): Texts {
  const parts = textKinds.map((kind, index) =>
    matchEntries(
      loaded,
      `${lang} ${index}`,
      kind.sources(loaded, lang),
      kind.translations(loaded, lang),
      lang,
      lock,
    ),
  );
  return memoFor(loaded.deck).get(`texts ${lang}`, [lock, ...parts], () => ({
    lang,
    entries: ([] as Entry[]).concat(...parts.map(({ entries }) => entries)),
    orphans: parts.flatMap(({ orphans }) => orphans),
  }));
}

/** The entries of one kind of text; keeps its identity as long as nothing in it changes. */
type Part = Pick<Texts, 'entries' | 'orphans'>;

/** The inputs of the last comparison, and its result. */
interface Held {
  readonly sources: readonly SourceText[];
  readonly translations: readonly TranslatedText[];
  readonly part: Part;
}

/** Recreates only entries whose source, translation or record has changed: mostly one of thousands. */
function matchEntries(
  { deck }: TranslatableDeck,
  name: string,
  sources: readonly SourceText[],
  translations: readonly TranslatedText[],
  lang: string,
  lock: Lock,
): Part {
  const known = memoFor(deck).get('held', [lock], () => new Map<string, Held>());
  const before = known.get(name);
  if (before?.sources === sources && before.translations === translations) return before.part;
  const now = byContext(translations);
  const old = before && byContext(before.translations);
  let isSameOrder = before !== undefined && old === now && sources.length === before.sources.length;
  const entries = sources.map((text, index) => {
    const was = before?.sources[index];
    const entry = before?.part.entries[index];
    if (entry !== undefined && was === text && old === now) return entry;
    const { context } = text;
    if (was?.context !== context) isSameOrder = false;
    return entry !== undefined && was === text && old?.get(context) === now.get(context)
      ? entry
      : createEntry(text, now.get(context), lang, lock);
  });
  const orphans = isSameOrder && before ? before.part.orphans : orphansAmong(translations, sources);
  const isSame =
    before !== undefined && areSame(before.part.entries, entries) && areSame(before.part.orphans, orphans);
  const part = isSame ? before.part : { entries, orphans };
  known.set(name, { sources, translations, part });
  return part;
}

const byContext = memoize(
  (translations: readonly TranslatedText[]): ReadonlyMap<string, TranslatedText> =>
    new Map(translations.map((one) => [one.context, one])),
);

function orphansAmong(translations: readonly TranslatedText[], sources: readonly SourceText[]) {
  const known = new Set(sources.map(({ context }) => context));
  return translations.filter(({ context }) => !known.has(context));
}

function createEntry(
  text: SourceText,
  translated: TranslatedText | undefined,
  lang: string,
  lock: Lock,
): Entry {
  const { context, source, group, about, card, path, judge } = text;
  const common = {
    context,
    lang,
    source,
    group,
    about,
    path,
    ...(card !== undefined && { card }),
    ...(judge && { judge }),
  };
  if (translated === undefined) {
    return { ...common, status: 'missing', recorded: false, file: text.file(lang) };
  }
  const { translation, file, isBuiltIn } = translated;
  const record = lock.records.get(lang)?.get(context);
  const stale = record !== undefined && record !== sourceHash(source);
  const previous = stale ? lock.sources.get(record) : undefined;
  return {
    ...common,
    translation,
    status: stale ? 'stale' : 'fresh',
    recorded: record !== undefined,
    ...(isBuiltIn && { isBuiltIn }),
    ...(previous !== undefined && { previous }),
    file,
  };
}
