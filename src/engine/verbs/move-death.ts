import { listWays } from '../../vocabulary/verbs/move-death.js';
import type { CompiledSelector } from '../cards/compiled-selector.js';
import { selfWorth } from '../lasting/self-worth.js';
import { die, liveAgain } from '../moves/death.js';
import { code, decodeTarget, PICK_CHARACTER } from '../table/codes.js';
import { eachPickable, type Scene, takePicks, type VerbFor } from './verb.js';

type Value = Parameters<NonNullable<VerbFor<'moveDeath'>['options']>>[0]['value'];

/** The dead whose death may be moved. */
function corpses(scene: Scene<Value>, from: CompiledSelector): number[] {
  const found: number[] = [];
  eachPickable(scene, from, (character) => {
    if ((scene.game.death[character] as number) >= 0) found.push(character);
  });
  return found;
}

/** Living characters that the death may be moved to: below 0, unless the card says that it does not matter (DEATH-2). */
function victims(scene: Scene<Value>, to: CompiledSelector): number[] {
  const { game, value } = scene;
  const found: number[] = [];
  eachPickable(scene, to, (character) => {
    const living = (game.death[character] as number) < 0;
    if (living && (value.anySelfWorth || selfWorth(game, character) < 0)) found.push(character);
  });
  return found;
}

export const moveDeath: VerbFor<'moveDeath'> = {
  options(scene, options) {
    const [from, to] = scene.frame.picks;
    if (to !== undefined) return;
    const offered = new Set<number>();
    for (const way of listWays(scene.value)) {
      const dying = victims(scene, way.to);
      if (dying.length === 0) continue;
      const dead = corpses(scene, way.from);
      if (from === undefined) for (const character of dead) offered.add(character);
      else if (dead.includes(decodeTarget(from))) for (const character of dying) offered.add(character);
    }
    for (const character of offered) options.add(code(PICK_CHARACTER, 0, character));
  },
  act({ game, frame }) {
    const [from, to] = takePicks(frame).map(decodeTarget);
    // One lives, then one dies (DEATH-7).
    if (from === undefined || to === undefined) return false;
    die(game, to, liveAgain(game, from));
    return true;
  },
};
