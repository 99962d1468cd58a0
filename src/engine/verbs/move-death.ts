import { selfWorth } from '../lasting/self-worth.js';
import { die, liveAgain } from '../moves/death.js';
import { code, PICK_CHARACTER, targetOf } from '../table/codes.js';
import { eachPickable, type Scene, takePicks, type VerbFor } from './verb.js';

type Value = Parameters<NonNullable<VerbFor<'moveDeath'>['options']>>[0]['value'];

/** Living characters that the death may be moved to: below 0, unless the card says that it does not matter (DEATH-2). */
function victims(scene: Scene<Value>): number[] {
  const { game, value } = scene;
  const found: number[] = [];
  eachPickable(scene, value.to, (character) => {
    const living = (game.death[character] as number) < 0;
    if (living && (value.anySelfWorth || selfWorth(game, character) < 0)) found.push(character);
  });
  return found;
}

export const moveDeath: VerbFor<'moveDeath'> = {
  options(scene, options) {
    const { game, frame, value } = scene;
    const [from, to] = frame.picks;
    const able = to === undefined ? victims(scene) : [];
    if (from === undefined && able.length > 0) {
      eachPickable(scene, value.from, (character) => {
        if ((game.death[character] as number) >= 0) options.add(code(PICK_CHARACTER, 0, character));
      });
    } else if (from !== undefined)
      for (const character of able) options.add(code(PICK_CHARACTER, 0, character));
  },
  act({ game, frame }) {
    const [from, to] = takePicks(frame).map(targetOf);
    // One lives, then one dies (DEATH-7).
    if (from !== undefined && to !== undefined) die(game, to, liveAgain(game, from));
  },
};
