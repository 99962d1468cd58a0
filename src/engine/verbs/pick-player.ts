import { type ChoiceBuffer, code, decodeTarget, decodeWhat, PICK_PLAYER } from '../table/codes.js';
import { getLeftNeighbour, getRightNeighbour, listOpponents } from '../table/who.js';
import type { Scene } from './verb.js';

type Other = 'opponent' | 'left' | 'right';

/** The other player that a verb names; −1 while the acting player has still to choose one. */
export function otherPlayer({ game, frame, actor }: Scene<unknown>, which: Other): number {
  if (which === 'left') return getLeftNeighbour(game, actor);
  if (which === 'right') return getRightNeighbour(game, actor);
  const pick = frame.picks.find((choice) => decodeWhat(choice) === PICK_PLAYER);
  return pick === undefined ? -1 : decodeTarget(pick);
}

/** Offers the opponents, if one of them has still to be chosen. Whether it did. */
export function offerPlayers(scene: Scene<unknown>, which: Other, options: ChoiceBuffer): boolean {
  if (otherPlayer(scene, which) >= 0) return false;
  for (const seat of listOpponents(scene.game, scene.actor)) options.add(code(PICK_PLAYER, 0, seat));
  return true;
}
