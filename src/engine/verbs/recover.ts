import { offerPile, takeFromPile } from './pick-from-pile.js';
import type { VerbFor } from './verb.js';

export const recover: VerbFor<'recover'> = {
  options: (scene, options) => offerPile(scene, scene.game.discards, options),
  act: (scene) => takeFromPile(scene, scene.game.discards),
};
