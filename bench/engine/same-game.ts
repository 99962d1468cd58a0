import type { Card, Deck } from '../../src/deck/deck.js';
import { EVENT } from '../../src/engine/cards/compiled-deck.js';
import { MOST_TURNS } from '../../src/engine/rules/editions.js';
import { Simulation, uniformChoice } from '../../src/engine/simulation.js';
import { perform } from '../../src/engine/steps/play-on.js';
import type { Game } from '../../src/engine/table/game.js';
import { seedRandom } from '../../src/engine/table/random.js';
import { verdict } from '../measure.js';
import { type PlainDeck, plainDeck } from './plain-deck.js';
import { type PlainEnd, plainEnd, playPlain } from './plain-loop.js';

/** What is looked at when a game is over, as numbers whose means must agree. */
const facts = {
  plays: (_: PlainEnd, plays: number) => plays,
  turns: ({ turns }: PlainEnd) => turns,
  'plays a turn': ({ turns }: PlainEnd, plays: number) => plays / turns,
  'no family dead': ({ living }: PlainEnd) => Number(living.every((count) => count > 0)),
  'first family dead': ({ living }: PlainEnd) => Number(living[0] === 0),
  'last family dead': ({ living }: PlainEnd) => Number(living.at(-1) === 0),
  'living characters': ({ living }: PlainEnd) => total(living),
  'cards in the first hand': ({ hands }: PlainEnd) => hands[0] as number,
  'cards in hands': ({ hands }: PlainEnd) => total(hands),
  'events in hands': ({ events }: PlainEnd) => total(events),
  // Turns that are skipped show in whose turn it is, left and right in whose hand is how large.
  'whose turn': ({ active }: PlainEnd) => active,
  'cards of whose turn it is': ({ hands, active }: PlainEnd) => hands[active] as number,
  'cards in the draw pile': ({ pile }: PlainEnd) => pile,
  'visible pathos': ({ pathos }: PlainEnd) => pathos,
};
type Fact = keyof typeof facts;
const FACTS = Object.keys(facts) as readonly Fact[];

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Chance alone puts one mean in a hundred thousand so many standard errors off. */
const MOST_ERRORS = 4.4;

/**
 * Whether the engine and the loop play the same game: over many games at random, their means must not differ by more than
 * chance explains. Plays are those of turns: what is picked for a clause is none.
 */
export function isSameGame(deck: PlainDeck, players: number, games: number): boolean {
  const found = compare(deck, players, games, MOST_TURNS);
  for (const { fact, ours, loop, errors } of found) {
    console.log(
      `      ${players} players, ${fact}: ${ours.toFixed(3)}, in the loop ${loop.toFixed(3)} (${errors.toFixed(1)} standard errors)`,
    );
  }
  const { ours, loop } = found[0] as Difference;
  return [
    verdict(
      `${players} players: plays a game, the larger / the smaller`,
      Math.max(ours / loop, loop / ours),
      1.02,
    ),
    verdict(`${players} players: the largest difference / what chance explains`, largest(found), 1),
  ].every(Boolean);
}

/** One card in a deck changes little. So, card by card: every eighth modifier does what this card does. */
const EVERY = 8;
/** Before most games are over: what happened shows better than in games of very different length. */
const TURNS = 40;

/** The same where each card counts; three players, so that left is not right. */
export function isSameCardByCard(shipped: Deck, games: number): boolean {
  const { deck } = plainDeck(shipped);
  let most = 0;
  let which = '';
  for (const [id, card] of Object.entries(deck.cards)) {
    if (!card.editions.includes('classic') || !doesSomething(card)) continue;
    const difference = largest(compare(plainDeck(withMany(deck, card)), 3, games, TURNS));
    if (difference >= most) [most, which] = [difference, id];
  }
  return verdict(`card by card: the largest difference (${which}) / what chance explains`, most, 1);
}

type Acting = Extract<Card, { effects: object }>;
const doesSomething = (card: Card): card is Acting =>
  'effects' in card && Object.keys(card.effects).length > 0;

function withMany(deck: Deck, { effects }: Acting): Deck {
  let modifiers = 0;
  const cards = Object.entries(deck.cards).map(([id, card]) => {
    const isOne = card.kind === 'modifier' && modifiers++ % EVERY === 0;
    return [id, isOne ? { ...card, effects } : card] as const;
  });
  return { ...deck, cards: Object.fromEntries(cards) };
}

interface Difference {
  readonly fact: Fact;
  readonly ours: number;
  readonly loop: number;
  /** How many standard errors the loop is above the engine. */
  readonly errors: number;
}

const largest = (found: readonly Difference[]) =>
  Math.max(...found.map(({ errors }) => Math.abs(errors))) / MOST_ERRORS;

function compare(deck: PlainDeck, players: number, games: number, turns: number): Difference[] {
  const simulation = new Simulation(deck.deck, { players, edition: 'classic' });
  const ours = new Means();
  const loop = new Means();
  for (let seed = 1; seed <= games; seed++) {
    const game = simulation.start(seed);
    const plays = turnPlays(game, seed + 0.5e6, turns);
    ours.add(endOf(game), plays);
    const tight = playPlain(deck, players, seed, turns);
    loop.add(plainEnd(), tight);
  }
  return FACTS.map((fact) => {
    const [a, b] = [ours.of(fact), loop.of(fact)];
    const error = Math.sqrt(a.squaredError + b.squaredError);
    const errors = a.mean === b.mean ? 0 : (b.mean - a.mean) / error;
    return { fact, ours: a.mean, loop: b.mean, errors };
  });
}

function turnPlays(game: Game, seed: number, turns: number): number {
  const random = seedRandom(seed);
  let plays = 0;
  while (game.deciding >= 0 && game.turn < turns) {
    if (game.about === 'play') plays++;
    perform(game, uniformChoice(game, random));
  }
  return plays;
}

function endOf({ cards, families, death, hands, turn, active, end, draw, worth }: Game): PlainEnd {
  return {
    turns: end?.reason === 'family' ? turn + 1 : turn,
    active,
    living: families.map((family) => family.filter((character) => (death[character] as number) < 0).length),
    hands: hands.map((hand) => hand.length),
    events: hands.map((hand) => hand.filter((card) => cards.kinds[card] === EVENT).length),
    pile: draw.length,
    pathos: total(worth),
  };
}

/** Mean of every fact, and the square of its standard error. */
class Means {
  private readonly sums = FACTS.map(() => ({ sum: 0, squares: 0 }));
  private games = 0;

  add(end: PlainEnd, plays: number): void {
    this.games++;
    this.sums.forEach((one, place) => {
      const value = facts[FACTS[place] as Fact](end, plays);
      one.sum += value;
      one.squares += value * value;
    });
  }

  of(fact: Fact): { mean: number; squaredError: number } {
    const { sum, squares } = this.sums[FACTS.indexOf(fact)] as { sum: number; squares: number };
    const mean = sum / this.games;
    return { mean, squaredError: (squares / this.games - mean * mean) / (this.games - 1) };
  }
}
