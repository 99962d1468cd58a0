import { createHash } from 'node:crypto';

/** A short name for a source text. Twelve digits: among ten thousand texts, two share one once in six million decks. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
