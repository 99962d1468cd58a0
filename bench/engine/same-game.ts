import type { Game } from '../../src/engine/game.js';
import { perform } from '../../src/engine/play-on.js';
import { seedRandom } from '../../src/engine/random.js';
import { evenChoice, Simulation } from '../../src/engine/simulation.js';
import { verdict } from '../measure.js';
import type { PlainDeck } from './plain-deck.js';
import { type PlainEnd, plainEnd, playPlain } from './plain-loop.js';

/** What is looked at when a game is over, as numbers whose means must agree. */
const facts = {
  plays: (_: PlainEnd, plays: number) => plays,
  turns: ({ turns }: PlainEnd) => turns,
  stalemates: ({ living }: PlainEnd) => Number(living.every((count) => count > 0)),
  'first family dead': ({ living }: PlainEnd) => Number(living[0] === 0),
  'last family dead': ({ living }: PlainEnd) => Number(living.at(-1) === 0),
  'living characters': ({ living }: PlainEnd) => total(living),
  'cards in hands': ({ hands }: PlainEnd) => total(hands),
  'cards in the draw pile': ({ pile }: PlainEnd) => pile,
  'visible pathos': ({ pathos }: PlainEnd) => pathos,
};
type Fact = keyof typeof facts;

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Chance alone puts one of a hundred thousand means so many standard errors off. */
const MOST_ERRORS = 4.4;

/**
 * Whether the engine and the loop play the same game: many games each, at random, must not differ in their means by more
 * than chance explains. Plays are those of a turn: what is picked for a clause is none.
 */
export function isSameGame(deck: PlainDeck, players: number, games: number): boolean {
  const simulation = new Simulation(deck.deck, { players, edition: 'classic' });
  const ours = new Means();
  const loop = new Means();
  for (let seed = 1; seed <= games; seed++) {
    const game = simulation.start(seed);
    const plays = turnPlays(game, seed + 0.5e6);
    ours.add(endOf(game), plays);
    const tight = playPlain(deck, players, seed);
    loop.add(plainEnd(), tight);
  }
  let most = 0;
  for (const fact of Object.keys(facts) as Fact[]) {
    const [a, b] = [ours.of(fact), loop.of(fact)];
    const error = Math.sqrt(a.squaredError + b.squaredError);
    const errors = error === 0 ? 0 : (b.mean - a.mean) / error;
    most = Math.max(most, Math.abs(errors));
    console.log(
      `      ${players} players, ${fact}: ${a.mean.toFixed(3)}, in the loop ${b.mean.toFixed(3)} (${errors.toFixed(1)} standard errors)`,
    );
  }
  const ratio = loop.of('plays').mean / ours.of('plays').mean;
  return [
    verdict(`${players} players, plays a game, the longer / the shorter`, Math.max(ratio, 1 / ratio), 1.02),
    verdict(
      `${players} players, the largest difference in standard errors / ${MOST_ERRORS}`,
      most / MOST_ERRORS,
      1,
    ),
  ].every(Boolean);
}

function turnPlays(game: Game, seed: number): number {
  const random = seedRandom(seed);
  let plays = 0;
  while (game.deciding >= 0) {
    if (game.about === 'play') plays++;
    perform(game, evenChoice(game, random));
  }
  return plays;
}

function endOf({ families, death, hands, turn, end, draw, worth }: Game): PlainEnd {
  return {
    turns: end?.reason === 'family' ? turn + 1 : turn,
    living: families.map((family) => family.filter((character) => (death[character] as number) < 0).length),
    hands: hands.map((hand) => hand.length),
    pile: draw.length,
    pathos: total(worth),
  };
}

/** Mean of every fact, and the square of its standard error. */
class Means {
  private readonly sums = new Map<Fact, { sum: number; squares: number }>();
  private games = 0;

  add(end: PlainEnd, plays: number): void {
    this.games++;
    for (const fact of Object.keys(facts) as Fact[]) {
      const value = facts[fact](end, plays);
      const { sum, squares } = this.sums.get(fact) ?? { sum: 0, squares: 0 };
      this.sums.set(fact, { sum: sum + value, squares: squares + value * value });
    }
  }

  of(fact: Fact): { mean: number; squaredError: number } {
    const { sum, squares } = this.sums.get(fact) ?? { sum: 0, squares: 0 };
    const mean = sum / this.games;
    return { mean, squaredError: (squares / this.games - mean * mean) / (this.games - 1) };
  }
}
