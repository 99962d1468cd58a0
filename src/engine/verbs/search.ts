import { restock, shuffleDraw } from '../moves/zones.js';
import { offerPile, takeFromPile } from './pick-from-pile.js';
import type { VerbFor } from './verb.js';

export const search: VerbFor<'search'> = {
  options: (scene, options) => offerPile(scene, scene.game.draw, options),
  act(scene) {
    const isAll = takeFromPile(scene, scene.game.draw);
    // The player has seen the pile; if that took its last card, a new one is made (SETUP-5).
    if (!restock(scene.game)) shuffleDraw(scene.game);
    return isAll;
  },
};
