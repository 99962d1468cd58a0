import type { TranslationsItem } from '../../protocol.js';
import { allProblems } from '../state/deck.js';

/** What a text can need, the most urgent first. */
export const LACKS = ['missing', 'long', 'stale'] as const;
export type Lack = (typeof LACKS)[number];

/** Cards with a text that does not fit in a language. */
export function tooLong(lang: string): ReadonlySet<string> {
  const found = allProblems.value.filter((one) => one.code === 'TEXT_OVERFLOW' && one.lang === lang);
  return new Set(found.flatMap(({ card }) => card ?? []));
}

/** What an item needs. */
export function listLacks({ card, texts }: TranslationsItem, long: ReadonlySet<string>): readonly Lack[] {
  const has = (status: string) => texts.some((text) => text.status === status);
  return LACKS.filter((lack) => (lack === 'long' ? card !== undefined && long.has(card) : has(lack)));
}

/** Sorts by urgency; otherwise in the order of the deck. */
export function urgentFirst(
  items: readonly TranslationsItem[],
  long: ReadonlySet<string>,
): TranslationsItem[] {
  const rank = (item: TranslationsItem) => {
    const [worst] = listLacks(item, long);
    return worst === undefined ? LACKS.length : LACKS.indexOf(worst);
  };
  return items
    .map((item) => ({ item, at: rank(item) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether an item contains all words of a search, in either language. */
export function hasWords(item: TranslationsItem, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = item.texts.flatMap(({ source, translation = '' }) => [source, translation]);
  const text = plain([item.id, item.group, ...all, ...(item.does ?? [])].join(' '));
  return words.every((word) => text.includes(word));
}
