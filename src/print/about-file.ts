import { PSEUDO } from '../language/pseudo.js';
import type { PrintOptions } from './order.js';
import type { DocumentOptions } from './pdf/document.js';
import type { DrawnCard } from './sheets/card.js';

/** What a file says of itself. */
export function about({ deck }: PrintOptions, language: string, what: string): DocumentOptions {
  return {
    title: `${deck.name} ${deck.version} · ${language} · ${what}`,
    language: tagOf(language, deck.languages),
  };
}

/** The pseudo-language is no language that a reader could speak. */
const tagOf = (language: string, [source = 'en']: readonly string[]): string =>
  language === PSEUDO ? source : language;

/** The page on which each kind begins. */
export function bookmarks(cards: readonly DrawnCard[], pageOf: readonly number[]) {
  return cards.flatMap(({ kind }, at) =>
    cards[at - 1]?.kind === kind ? [] : [{ title: kind, page: pageOf[at] ?? 0 }],
  );
}
