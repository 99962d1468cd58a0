import { createHash } from 'node:crypto';
import type { Deck } from '../../deck/deck.js';
import { withoutLayout } from '../../deck/without-layout.js';

/** A hash of plain data. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A hash of a deck: a report is valid while it is unchanged. */
export const fingerprintDeck = (deck: Deck): string => digest(withoutLayout(deck)).slice(0, 16);
