import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../src/deck/deck.js';
import { apply, type Choice, choices, result, type State } from '../../src/engine/index.js';
import { selfWorth } from '../../src/engine/lasting/self-worth.js';
import { Simulation, uniformChoice } from '../../src/engine/simulation.js';
import { createGame } from '../../src/engine/states/create-game.js';
import { addChoices, perform } from '../../src/engine/steps/play-on.js';
import { ChoiceBuffer } from '../../src/engine/table/codes.js';
import { Game } from '../../src/engine/table/game.js';
import type { LastingClause } from '../../src/engine/table/lasting-by-verb.js';
import { lastingClauses } from '../../src/engine/table/lasting-clauses.js';
import { livingInOrder } from '../../src/engine/table/living.js';
import { nextInt, seedRandom } from '../../src/engine/table/random.js';
import { recompute } from '../../src/engine/table/visibility.js';
import { deckOf } from '../support/engine/table.js';
import { expectEqual } from '../support/expect-equal.js';
import { shippingDeck, TABLES } from '../support/shipping-deck.js';

const table = fc.constantFrom(...TABLES);
const seed = fc.integer({ min: 0, max: 2 ** 40 });
const options = new ChoiceBuffer();

/** Every card that is somewhere, in order; a card being played is in no pile but with its play. */
function everyCard(game: Game): number[] {
  const inPlay = game.frames.flatMap((frame) =>
    frame.is === 'play' &&
    frame.cancelled === null &&
    (frame.step === 'announce' || frame.step === 'land' || game.cards.kinds[frame.card] === 1)
      ? [frame.card]
      : [],
  );
  const piles = [game.draw, game.discards, ...game.hands, ...game.stacks, ...game.mysteries, inPlay];
  return piles.flat().sort((a, b) => a - b);
}

/** The caches of a state, as they should be. */
function recomputed(game: Game): Pick<State, 'pathos' | 'icons' | 'worth'> {
  const fresh = new Game(game);
  for (const character of fresh.stacks.keys()) recompute(fresh, character);
  return { pathos: fresh.pathos, icons: fresh.icons, worth: fresh.worth };
}

describe('any sequence of legal choices', () => {
  it('keeps every card in exactly one place, keeps its caches true, ends or is found a stalemate, and never throws', () => {
    fc.assert(
      fc.property(table, seed, seed, ({ edition, players }, gameSeed, choiceSeed) => {
        const game = new Game(createGame(shippingDeck, { players, edition, seed: gameSeed }));
        const random = seedRandom(choiceSeed);
        const all = game.cards.names.map((_, card) => card);
        while (game.deciding >= 0) {
          options.clear();
          addChoices(game, options);
          if (options.length === 0) expect.fail('a player decides, and has no choice');
          perform(game, options.codes[nextInt(random, options.length)] as number);
          expectEqual(everyCard(game), all);
          expectEqual(recomputed(game), { pathos: game.pathos, icons: game.icons, worth: game.worth });
          const living = game.families.flat().filter((character) => (game.death[character] ?? -1) < 0);
          expectEqual(
            [...game.living].sort((a, b) => a - b),
            living.sort((a, b) => a - b),
          );
        }
        expect(game.end).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('can be stored as JSON at any point, also in the middle of a reaction, and played on to the same end', () => {
    // The deck is the same at every point of every game: it is stored, and read back, once.
    const storedDeck = JSON.parse(JSON.stringify(shippingDeck)) as Deck;
    expect(storedDeck).toEqual(shippingDeck);
    fc.assert(
      fc.property(table, seed, ({ edition, players }, gameSeed) => {
        let state = createGame(shippingDeck, { players, edition, seed: gameSeed });
        const random = seedRandom(gameSeed + 1);
        for (let step = 0; step < 60; step++) {
          const legal = choices(state);
          if (legal.length === 0) break;
          const { deck, ...rest } = state;
          expect(deck).toBe(shippingDeck);
          const stored = { ...JSON.parse(JSON.stringify(rest)), deck: storedDeck } as State;
          expectEqual({ ...stored, deck }, state);
          const choice = legal[nextInt(random, legal.length)] as Choice;
          const { deck: _, ...next } = apply(state, choice);
          const { deck: __, ...again } = apply(stored, JSON.parse(JSON.stringify(choice)));
          expectEqual(again, next);
          state = { ...next, deck: shippingDeck };
        }
      }),
      { numRuns: 12 },
    );
  });

  it('leaves the state before it untouched', () => {
    let state = createGame(shippingDeck, { players: 3, edition: 'classic', seed: 7 });
    const random = seedRandom(7);
    for (let step = 0; step < 80 && result(state) === null; step++) {
      const before = JSON.stringify(state);
      const legal = choices(state);
      const next = apply(state, legal[nextInt(random, legal.length)] as Choice);
      expect(JSON.stringify(state)).toBe(before);
      state = next;
    }
  });

  it('replays to the same state: seed and choices are the whole game', () => {
    const options = { players: 4, edition: 'second', seed: 11 };
    const play = (recorded?: readonly Choice[]) => {
      let state = createGame(shippingDeck, options);
      const random = seedRandom(3);
      const made: Choice[] = [];
      for (let step = 0; result(state) === null; step++) {
        const legal = choices(state);
        const choice = recorded?.[step] ?? (legal[nextInt(random, legal.length)] as Choice);
        made.push(choice);
        state = apply(state, choice);
      }
      return { made, state };
    };
    const first = play();
    expect(play(first.made).state).toEqual(first.state);
  });

  it('is the same in the simulation as through the front door', () => {
    for (const { edition, players } of TABLES) {
      const simulation = new Simulation(shippingDeck, { edition, players });
      for (let seed = 1; seed <= 3; seed++) {
        const { deck: _, ...started } = simulation.start(seed).toState();
        const { deck: __, ...created } = createGame(shippingDeck, { edition, players, seed });
        expect(started).toEqual(created);
      }
    }
  });

  it('knows at every step what lasts, and what may be chosen, as if it looked at the whole table again', () => {
    const codesOf = (game: Game) => {
      options.clear();
      addChoices(game, options);
      return Array.from(options.codes.subarray(0, options.length));
    };
    const seen = (game: Game) => {
      const { whenever, ...others } = lastingClauses(game);
      const told = (one: LastingClause) => [one.card, one.clause.number, one.on, one.you, one.by].join();
      return {
        // The order of triggers is the order in which they act.
        whenever: (whenever as LastingClause[]).map(told),
        others: Object.values(others).map((list) => (list as LastingClause[]).map(told).sort()),
        selfWorth: game.families.flat().map((character) => selfWorth(game, character)),
        living: Array.from(livingInOrder(game).codes.subarray(0, livingInOrder(game).length)),
        choices: codesOf(game),
      };
    };
    for (const { edition, players } of TABLES) {
      const simulation = new Simulation(shippingDeck, { edition, players });
      const game = simulation.start(players);
      const random = seedRandom(players);
      while (game.deciding >= 0) {
        expect(seen(game)).toEqual(seen(new Game(game)));
        perform(game, uniformChoice(game, random));
      }
    }
  });

  it.each(
    TABLES.flatMap((table) => [
      { ...table, beginners: false },
      { ...table, beginners: true },
    ]),
  )(
    'draws each legal choice as often as any other, and nothing else, without making the list: $edition, $players players, beginners $beginners',
    (table) => {
      const simulation = new Simulation(shippingDeck, table);
      const random = seedRandom(5);
      for (let seed = 1; seed <= 4; seed++) {
        const game = simulation.start(seed);
        for (let step = 0; game.deciding >= 0; step++) {
          if (step % 25 === seed) {
            options.clear();
            addChoices(game, options);
            const drawn = new Map(Array.from(options.codes.subarray(0, options.length), (code) => [code, 0]));
            const EACH = 60;
            for (let i = 0; i < EACH * options.length; i++) {
              const choice = uniformChoice(game, random);
              drawn.set(choice, (drawn.get(choice) ?? Number.NaN) + 1);
            }
            // Five standard deviations: by chance, once in a million.
            for (const count of drawn.values())
              expect(Math.abs(count - EACH)).toBeLessThan(5 * Math.sqrt(EACH));
          }
          perform(game, uniformChoice(game, random));
        }
      }
    },
  );

  it('draws from a hand of hundreds of cards, too', () => {
    const deck = deckOf(
      'modifiers:\n  many: { copies: 99 }\n  more: { copies: 99 }\n  most: { copies: 99 }\n',
    );
    const game = new Game(createGame(deck, { players: 2, edition: 'classic', seed: 3 }));
    const hand = game.hands[game.deciding] as number[];
    hand.push(...game.draw.splice(0, 280));
    options.clear();
    addChoices(game, options);
    const random = seedRandom(1);
    for (let i = 0; i < 100; i++) expect(options.includes(uniformChoice(game, random))).toBe(true);
  });
});
