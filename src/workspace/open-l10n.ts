/** An open deck with its translation lock, for operations on translations. */

import type { Cache } from '../cache/cache.js';
import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey, digest } from '../cache/key.js';
import type { LoadedDeck } from '../deck/load/load-deck.js';
import { type Texts, targetLanguages, textsIn } from '../l10n/entries.js';
import type { TranslatableDeck } from '../l10n/entry.js';
import { emptyLock, LOCK_FILE, type Lock, parseLock, type Signature } from '../l10n/lock.js';
import type { Memo } from '../memo/memo.js';
import { lexiconOf } from '../services/lexicon.js';
import type { DeckWorkspace } from './open-deck.js';

/** A deck with its translation lock, which records the source of each translation. */
export interface Translated {
  readonly directory: string;
  readonly workspace: DeckWorkspace;
  readonly loaded: TranslatableDeck;
  /** Whether the deck has no errors; otherwise faulty parts are left out, and their texts are unknown. */
  readonly isWhole: boolean;
  readonly lock: Lock;
}

/** A deck with its lock; refused if the lock can't be read. */
export function withLock(
  loaded: LoadedDeck,
  memo: Memo,
  cache: Cache,
): Omit<Translated, 'directory' | 'workspace'> | { readonly refused: LoadedDeck } {
  const { deck, ...rest } = loaded;
  if (deck === undefined) return { refused: loaded };
  const isWhole = loaded.report.errors === 0;
  const text = loaded.source(LOCK_FILE);
  const { lock, diagnostics } = memo.get('lock', [text], () => readLock(text, cache));
  loaded.report.addAll(diagnostics);
  // Without a readable lock, the state of translations is unknown; other errors do not matter here.
  if (diagnostics.length > 0) return { refused: rest };
  const from = [deck.languages[0], deck.icons, ...Object.values(deck.words)];
  const lexicon = memo.get('lexicon', from, () => lexiconOf(deck));
  return { loaded: { ...rest, deck, lexicon }, isWhole, lock };
}

/** A lock is large and rarely changes, so the parsed lock is cached. */
function readLock(text: string | undefined, cache: Cache): ReturnType<typeof parseLock> {
  if (text === undefined) return { lock: emptyLock, diagnostics: [] };
  const key = computeCacheKey('lock', digest(text));
  const known = getJson<KeptLock>(cache, 'reading', key);
  if (known !== undefined) return { lock: unpackLock(known), diagnostics: [] };
  const read = parseLock(text);
  if (read.diagnostics.length === 0) setJson(cache, 'reading', key, packLock(read.lock));
  return read;
}

type Entries = readonly (readonly [string, string])[];
interface KeptLock {
  readonly records: readonly (readonly [string, Entries])[];
  readonly sources: Entries;
  readonly signatures: readonly (readonly [string, Signature])[];
}

const packLock = ({ records, sources, signatures }: Lock): KeptLock => ({
  records: [...records].map(([lang, ofLang]) => [lang, [...ofLang]]),
  sources: [...sources],
  signatures: [...signatures],
});
const unpackLock = ({ records, sources, signatures }: KeptLock): Lock => ({
  records: new Map(records.map(([lang, ofLang]) => [lang, new Map(ofLang)])),
  sources: new Map(sources),
  signatures: new Map(signatures),
});

/** The same with all phrases and words, including built-in ones; what the deck overrides belongs to the deck. */
export const withPhrases = (opened: Translated): Translated => ({
  ...opened,
  loaded: { ...opened.loaded, lexicon: lexiconOf(opened.loaded.deck, true) },
});

/** Texts of all languages that a deck is translated into. */
export function allTexts({ loaded, lock }: Translated): readonly Texts[] {
  return targetLanguages(loaded).map((lang) => textsIn(loaded, lang, lock));
}
