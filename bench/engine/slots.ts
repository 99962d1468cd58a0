/** What can be seen of a stack (VIS-1) in one integer: a signed byte for each slot. Laying a card is an AND and an OR. */
import { type BareDeck, TRANSPARENT } from './bare-deck.js';

/** What a card leaves to be seen (a mask of the slots that it does not print) and what it shows instead. */
export function printed({ pathos }: BareDeck, card: number): { keeps: number; shows: number } {
  let keeps = -1;
  let shows = 0;
  for (let slot = 0; slot < 3; slot++) {
    const value = pathos[card * 3 + slot] as number;
    if (value === TRANSPARENT) continue;
    keeps &= ~(0xff << (slot * 8));
    shows |= (value & 0xff) << (slot * 8);
  }
  return { keeps, shows };
}

/** The self-worth (VIS-3). */
export function sum(slots: number): number {
  return ((slots << 24) >> 24) + ((slots << 16) >> 24) + ((slots << 8) >> 24);
}
