import { type ChoiceBuffer, code, decodeCard, decodeWhat, PICK_CARD } from '../table/codes.js';
import type { Scene } from './verb.js';

/** Offers cards of the acting player's hand, one at a time, until enough are picked or none is left. */
export function offerHand(
  { game, frame, actor }: Scene<unknown>,
  count: number,
  options: ChoiceBuffer,
): void {
  const picked = listPickedCards(frame.picks);
  if (picked.length >= count) return;
  for (const card of game.hands[actor] as number[]) {
    if (!picked.includes(card)) options.add(code(PICK_CARD, card));
  }
}

/** The cards among some picks. */
export function listPickedCards(picks: readonly number[]): number[] {
  const cards: number[] = [];
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as number;
    if (decodeWhat(pick) === PICK_CARD) cards.push(decodeCard(pick));
  }
  return cards;
}
