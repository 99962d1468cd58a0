import { describe, expect, it } from 'vitest';
import { MODIFIER } from '../../../src/engine/cards/compiled-deck.js';
import { Simulation, uniformChoice } from '../../../src/engine/simulation.js';
import { perform } from '../../../src/engine/steps/play-on.js';
import type { Game } from '../../../src/engine/table/game.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { cover } from '../../../src/engine/table/visibility.js';
import { Invariants } from '../../../src/verify/games/invariants.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const simulation = new Simulation(shippingDeck, { edition: 'expansion', players: 3 });

/** A game in which something lies on everybody's characters, looked at after each step. */
function watchedGame(seed = 1): { game: Game; invariants: Invariants } {
  const game = simulation.start(seed);
  const invariants = new Invariants(game.cards.names.length, game.cards.characters.length);
  const random = seedRandom(seed);
  for (let step = 0; step < 150 && game.deciding >= 0; step++) {
    perform(game, uniformChoice(game, random));
    expect(invariants.check(game)).toBeNull();
  }
  return { game, invariants };
}

const tallest = (game: Game) =>
  game.families.flat().reduce((a, b) => (stackOf(game, b).length > stackOf(game, a).length ? b : a));
const stackOf = (game: Game, character: number) => game.stacks[character] as number[];
const top = (list: readonly number[]) => list.at(-1) as number;

describe('after every step', () => {
  it.each<[string, string, (game: Game) => void]>([
    ['a card that is lost', 'nowhere', (game) => game.draw.pop()],
    ['a card that is lost from the middle of a hand', 'nowhere', (game) => game.hands[1]?.splice(1, 1)],
    ['a card in two places', 'in two places', (game) => game.discards.push(top(game.draw))],
    [
      'a card that has taken the place of another',
      'nowhere|in two places',
      (game) => game.hands[0]?.splice(0, 1, top(game.draw)),
    ],
    [
      'a card on a character that is out of the game',
      'nowhere',
      (game) => {
        const stranger = game.stacks.findIndex((_, character) => !game.families.flat().includes(character));
        stackOf(game, stranger).push(game.draw.pop() as number);
      },
    ],
    [
      'pathos that is not what can be seen (VIS-2)',
      'not what its stack shows',
      (game) => {
        const at = 3 * tallest(game);
        game.pathos[at] = (game.pathos[at] as number) + 5;
      },
    ],
    [
      'icons that are not what can be seen (VIS-4)',
      'not what its stack shows',
      (game) => {
        const at = 3 * tallest(game) + 1;
        game.icons[at] = ((game.icons[at] as number) + 1) % 5;
      },
    ],
    [
      'a self-worth that is not the sum of visible pathos (VIS-3)',
      'not the sum',
      (game) => {
        const character = tallest(game);
        game.worth[character] = (game.worth[character] as number) - 1;
      },
    ],
    [
      'a card taken off without a look at what it had covered (VIS-8)',
      'not what its stack shows|not the sum',
      (game) => {
        const character = game.living.find((one) =>
          [0, 1, 2].some((slot) => game.cards.pathos[3 * top(stackOf(game, one)) + slot] !== 127),
        );
        game.discards.push(stackOf(game, character as number).pop() as number);
      },
    ],
    [
      'someone who is dead of a card that is not there (DEATH-3)',
      'not dead of what lies on it',
      (game) => {
        game.death[game.living[0] as number] = top(game.draw);
      },
    ],
    [
      'a death that no one has died of (DEATH-3)',
      'not dead of what lies on it',
      (game) => {
        const dead = game.families.flat().find((character) => (game.death[character] as number) >= 0);
        game.death[dead as number] = -1;
      },
    ],
    [
      'a list of the living with one of the dead in it',
      'list of the living',
      (game) => {
        const dead = game.families.flat().find((character) => (game.death[character] as number) >= 0);
        game.living[0] = dead as number;
      },
    ],
    [
      'a list of the living that has lost one',
      'list of the living',
      (game) => {
        game.living.pop();
      },
    ],
  ])('notices %s', (_, words, spoil) => {
    for (const seed of [1, 2, 3]) {
      const { game, invariants } = watchedGame(seed);
      spoil(game);
      // What is kept about a stack that has not changed is looked at once a turn.
      game.turn++;
      expect(invariants.check(game)).toMatch(new RegExp(words));
    }
  });

  it('finds nothing where nothing is wrong, and tells which stacks have changed', () => {
    const { game, invariants } = watchedGame();
    const changed = () => Array.from(invariants.changed.codes.subarray(0, invariants.changed.length));
    expect([invariants.check(game), changed()]).toEqual([null, []]);
    const character = game.living[0] as number;
    const [modifier] = game.draw.splice(
      game.draw.findIndex((card) => game.cards.kinds[card] === MODIFIER),
      1,
    );
    cover(game, character, modifier as number);
    expect([invariants.check(game), changed()]).toEqual([null, [character]]);
  });
});

describe('a pile with the same size and top, but other cards', () => {
  it('is no mistake where they have come from elsewhere, as after a shuffle', () => {
    const { game, invariants } = watchedGame();
    const hand = game.hands[0] as number[];
    const held = hand[0] as number;
    hand[0] = game.draw[0] as number;
    game.draw[0] = held;
    expect(invariants.check(game)).toBeNull();
    hand.pop();
    expect(invariants.check(game)).toMatch(/nowhere/);
  });
});

describe('at the end of a game', () => {
  it('notices what has changed below the top of a pile or stack', () => {
    const { game, invariants } = watchedGame();
    const [other] = game.hands[0] as number[];
    game.draw[0] = other as number;
    expect(invariants.check(game)).toBeNull();
    invariants.begin();
    expect(invariants.check(game)).toMatch(/nowhere|in two places/);
  });
});
