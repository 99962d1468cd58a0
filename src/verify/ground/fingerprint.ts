import { createHash } from 'node:crypto';
import type { Deck } from '../../deck/deck.js';
import { withoutLayout } from '../../deck/without-layout.js';

/** A name for plain data: the same for the same. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A short name for a deck as it is now: a report of it holds until something changes. */
export const fingerprintOf = (deck: Deck): string => digest(withoutLayout(deck)).slice(0, 16);
