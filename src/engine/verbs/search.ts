import { restock, shuffleDraw } from '../moves/zones.js';
import { measureFor } from './amount.js';
import { offerPile, takeFromPile } from './pick-from-pile.js';
import type { VerbFor } from './verb.js';

export const search: VerbFor<'search'> = {
  options: (scene, options) => offerPile(scene, scene.game.draw, options),
  act(scene) {
    // Of none, the pile is not looked at.
    if (measureFor(scene, scene.value.count) === 0) return true;
    const isAll = takeFromPile(scene, scene.game.draw);
    // The player has seen the pile; if that took its last card, a new one is made (SETUP-5).
    if (!restock(scene.game)) shuffleDraw(scene.game);
    return isAll;
  },
};
