import { createHash } from 'node:crypto';

/** A short hash of a source text. Twelve digits: with ten thousand texts, one deck in six million has a collision. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
