import { PSEUDO } from '../language/pseudo.js';
import type { PrintJobOptions } from './order.js';
import type { DocumentOptions } from './pdf/document.js';
import type { PaintedCard } from './sheets/card.js';

/** The metadata of a PDF file. */
export function about({ deck }: PrintJobOptions, language: string, what: string): DocumentOptions {
  return {
    title: `${deck.name} ${deck.version} · ${language} · ${what}`,
    language: toLanguageTag(language, deck.languages),
  };
}

/** The pseudo-language is not a real language, so its files are tagged with the source language. */
const toLanguageTag = (language: string, [source = 'en']: readonly string[]): string =>
  language === PSEUDO ? source : language;

/** A bookmark for the first page of each kind. */
export function bookmarks(cards: readonly PaintedCard[], pageOf: readonly number[]) {
  return cards.flatMap(({ kind }, at) =>
    cards[at - 1]?.kind === kind ? [] : [{ title: kind, page: pageOf[at] ?? 0 }],
  );
}
