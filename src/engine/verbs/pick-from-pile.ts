import type { CompiledAmount } from '../cards/compiled-amount.js';
import { isOfKind } from '../cards/compiled-deck.js';
import { type ChoiceBuffer, code, PICK_CARD } from '../table/codes.js';
import { measureFor } from './amount.js';
import { listPickedCards } from './pick-cards.js';
import { type Scene, takePicks } from './verb.js';

interface SomeOfKind {
  /** One bit each. */
  readonly kind: number;
  readonly count: number | CompiledAmount;
}

/** Offers the cards of a kind in a pile, one at a time, until enough are picked or none is left. */
export function offerPile(scene: Scene<SomeOfKind>, pile: readonly number[], options: ChoiceBuffer): void {
  const { game, frame, value } = scene;
  const picked = listPickedCards(frame.picks);
  if (picked.length >= measureFor(scene, value.count)) return;
  for (const card of pile) {
    if (!picked.includes(card) && isOfKind(value.kind, game.cards.kinds[card] as number))
      options.add(code(PICK_CARD, card));
  }
}

/** Takes the picked cards out of a pile, into the acting player's hand. Whether they are as many as asked for. */
export function takeFromPile(scene: Scene<SomeOfKind>, pile: number[]): boolean {
  const { game, frame, actor, value } = scene;
  const count = measureFor(scene, value.count);
  const cards = listPickedCards(takePicks(frame));
  for (const card of cards) {
    pile.splice(pile.indexOf(card), 1);
    (game.hands[actor] as number[]).push(card);
  }
  return cards.length === count;
}
