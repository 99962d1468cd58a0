import type { Deck } from '../../src/deck/deck.js';
import { greedyBot } from '../../src/engine/bots/greedy.js';
import { Simulation } from '../../src/engine/simulation.js';
import { addGame, emptyTally, type Tally } from './tally.js';
import { watchGame } from './watch-game.js';

/** Some of the games of a table. A game depends on its number alone, not on the chunk that it is in. */
export interface Chunk {
  readonly edition: string;
  readonly players: number;
  readonly first: number;
  readonly count: number;
}

/** Plays the games of a chunk with greedy bots; every game seats another choice of families. */
export function playChunk(deck: Deck, { edition, players, first, count }: Chunk): Tally {
  const tally = emptyTally(edition, players);
  const bot = greedyBot(deck);
  const seatings = arrangements(familiesOf(deck, edition), Math.min(players, 4));
  const simulations = new Map<number, Simulation>();
  for (let number = first; number < first + count; number++) {
    const place = number % seatings.length;
    const families = seatings[place] as readonly string[];
    let simulation = simulations.get(place);
    if (simulation === undefined) {
      simulation = new Simulation(deck, { edition, players, families });
      simulations.set(place, simulation);
    }
    addGame(tally, watchGame(simulation.start(number), bot, number + 0.5e6, families));
  }
  return tally;
}

function familiesOf(deck: Deck, edition: string): string[] {
  const people = Object.values(deck.cards).filter(
    (card) => card.kind === 'character' && card.editions.includes(edition),
  );
  return Object.keys(deck.families).filter((family) =>
    people.some((card) => card.kind === 'character' && card.family === family),
  );
}

/** Every ordered choice of so many of a list. */
function arrangements<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, place) =>
    arrangements(list.toSpliced(place, 1), count - 1).map((rest) => [one, ...rest]),
  );
}
