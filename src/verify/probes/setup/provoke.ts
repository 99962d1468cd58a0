import type { CharacterOnTable } from '../../oracle/index.js';
import { isDead } from '../../oracle/table/cards.js';
import { selfWorth } from '../../oracle/table/self-worth.js';
import type { Provocation } from './context.js';
import { fillers } from './fillers.js';
import type { Scene } from './scene.js';

/** How many cards lie on top of the pile that something waits to see drawn. */
const SOME_ON_TOP = 3;

/** Gives the active player what a trigger waits for: a card to play or to discard, someone to kill, or cards to draw. */
export function provoke(scene: Scene, { event, kinds }: Provocation): boolean {
  const { board, active } = scene;
  const { hand } = board.seat(active);
  const filler = () => kinds.map((kind) => board.prop(fillers[kind])).find((prop) => prop !== undefined);
  const given = filler();
  if (given === undefined) return false;
  if (event === 'drawn') {
    // An empty hand is filled up at the end of the turn.
    for (const card of hand.splice(0)) board.putBack(card);
    for (let card: string | undefined = given, i = 0; card !== undefined && i < SOME_ON_TOP; i++) {
      board.state.drawPile.unshift(card);
      card = filler();
    }
    return true;
  }
  hand.unshift(given);
  if (board.card(given).kind === 'death' && event !== 'discarded') {
    const victim = chooseVictim(scene);
    const sorrow = selfWorth(board, victim) < 0 ? undefined : board.sorrow();
    if (sorrow !== undefined) board.lay(victim, sorrow, active);
  }
  return true;
}

/** Who is to die, or to get what is played: of the active player's family, and not the one that the card lies on. */
export function chooseVictim({ board, active, target }: Scene): CharacterOnTable {
  const living = board.seat(active).family.filter((one) => !isDead(board, one));
  return living.find((one) => one !== target) ?? target;
}
