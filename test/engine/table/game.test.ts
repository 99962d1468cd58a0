import { describe, expect, it } from 'vitest';
import { createGame, type State } from '../../../src/engine/index.js';
import { playUniformly, uniformChoice } from '../../../src/engine/simulation.js';
import { perform } from '../../../src/engine/steps/play-on.js';
import { Game } from '../../../src/engine/table/game.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { deckOf } from '../../support/engine/table.js';

/** A game of these families, so many decisions on. */
function someState(families: readonly string[], characters: number, decisions: number): State {
  const deck = uneven;
  const game = new Game(
    createGame(deck, { players: 2, edition: 'expansion', families, characters, seed: 3 }),
  );
  const random = seedRandom(decisions);
  for (let i = 0; i < decisions && game.deciding >= 0; i++) perform(game, uniformChoice(game, random));
  return game.toState();
}

const uneven = deckOf(`
mysteries:
  attic: { copies: 6, effects: { continuous: [{ whenever: { event: drawn, of: you }, do: [{ skip: draw }] }] } }
events:
  no: { copies: 6, effects: { reaction: [{ cancel: card }] } }
  toll: { copies: 6, effects: { immediate: [{ discard: 1, who: everyone }, { extraPlay: 1 }] } }
`);

describe('whatever a game is made of', () => {
  it('survives being put back to the state of another one: families, what each keeps, every field', () => {
    const other = new Game(someState(['north', 'east'], 2, 90));
    for (const decisions of [0, 1, 5, 23, 60]) {
      const state = someState(['west', 'south'], 4, decisions);
      other.reset(state);
      expect(other.toState()).toEqual(new Game(state).toState());
      expect(JSON.parse(JSON.stringify(other.toState()))).toEqual(JSON.parse(JSON.stringify(state)));
      playUniformly(other, seedRandom(decisions));
    }
  });
});
