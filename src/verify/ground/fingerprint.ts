import { createHash } from 'node:crypto';
import type { Deck } from '../../deck/deck.js';
import { withoutLayout } from '../../deck/without-layout.js';

/** A short name for a deck as it is now: a report of it holds until something changes. */
export function fingerprintOf(deck: Deck): string {
  return createHash('sha256')
    .update(JSON.stringify(withoutLayout(deck)))
    .digest('hex')
    .slice(0, 16);
}
