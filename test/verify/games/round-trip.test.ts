import { describe, expect, it } from 'vitest';
import { selfWorth } from '../../../src/engine/lasting/self-worth.js';
import { Simulation, uniformChoice } from '../../../src/engine/simulation.js';
import { perform } from '../../../src/engine/steps/play-on.js';
import type { Game } from '../../../src/engine/table/game.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { RoundTrip } from '../../../src/verify/games/round-trip.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const simulation = new Simulation(shippingDeck, { edition: 'classic', players: 2 });

/** What is reported of a step in the middle of a game, if something is done to the game right after it. */
function told(spoil: (game: Game) => void): string | null {
  const game = simulation.start(4);
  const random = seedRandom(4);
  const trip = new RoundTrip();
  for (let step = 0; step < 40; step++) perform(game, uniformChoice(game, random));
  const choice = uniformChoice(game, random);
  trip.begin(game, choice);
  perform(game, choice);
  spoil(game);
  return trip.finish(game);
}

describe('a game that is stored, taken up again and gone on with', () => {
  it('goes on in the same way', () => expect(told(() => {})).toBeNull());

  it.each<[string, (game: Game) => void]>([
    ['a card lies elsewhere', (game) => game.draw.reverse()],
    ['something else is owed', (game) => game.skipPlay.fill(3)],
    ['another one decides', (game) => game.ask(1 - game.deciding, 'play')],
    ['chance is not where it was', (game) => game.random.reverse()],
  ])('is reported if it does not: %s', (_, spoil) =>
    expect(told(spoil)).toBe('A game that was stored and taken up again went on in another way.'),
  );

  it('is reported if cached values differ from computed ones', () => {
    const spoil = (game: Game) => {
      const { derived } = game;
      const character = game.living[0] as number;
      selfWorth(game, character);
      derived.changes[character] = 1;
      derived.asking[character] = 0;
      derived.times[character] = derived.time;
      derived.worths[character] = -99;
    };
    expect(told(spoil)).toBe('The cached state differs from the state computed from scratch.');
  });
});
