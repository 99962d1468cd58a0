import { type ChoiceBuffer, code, PICK_PLAYER, targetOf, whatOf } from '../table/codes.js';
import { leftOf, opponentsOf, rightOf } from '../table/who.js';
import type { Scene } from './verb.js';

type Other = 'opponent' | 'left' | 'right';

/** The other player that a verb names; −1 while the acting player has still to choose one. */
export function otherPlayer({ game, frame, actor }: Scene<unknown>, which: Other): number {
  if (which === 'left') return leftOf(game, actor);
  if (which === 'right') return rightOf(game, actor);
  const pick = frame.picks.find((choice) => whatOf(choice) === PICK_PLAYER);
  return pick === undefined ? -1 : targetOf(pick);
}

/** Offers the opponents, if one of them has still to be chosen. Whether it did. */
export function offerPlayers(scene: Scene<unknown>, which: Other, options: ChoiceBuffer): boolean {
  if (otherPlayer(scene, which) >= 0) return false;
  for (const seat of opponentsOf(scene.game, scene.actor)) options.add(code(PICK_PLAYER, 0, seat));
  return true;
}
