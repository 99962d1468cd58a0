import type { Deck } from '../deck/deck.js';
import { type GameOptions, setUp } from './states/create-game.js';
import { addChoices, advance, perform } from './steps/play-on.js';
import { seedChance } from './table/chance.js';
import { ChoiceBuffer } from './table/codes.js';
import { Game, type State } from './table/game.js';
import { nextInt, type Random } from './table/random.js';
import { MOST_COUNTED, uniformPlay } from './uniform-play.js';

/** Many games with the same deck and options, one after another: what does not change is prepared once. */
export class Simulation {
  private readonly template: State;
  private readonly game: Game;

  constructor(deck: Deck, options: Omit<GameOptions, 'seed'>) {
    this.template = setUp(deck, { ...options, seed: 0 }).toState();
    this.game = new Game(this.template);
  }

  /** A game up to its first decision, the same as `createGame` with this seed. The game before it is gone. */
  start(seed: number): Game {
    this.game.reset(this.template);
    this.game.random = seedChance(seed);
    advance(this.game);
    return this.game;
  }
}

const scratch = new ChoiceBuffer();

/** Any legal choice, each as likely as any other: of a play, without a list of all of them. */
export function uniformChoice(game: Game, random: Random): number {
  if (game.about === 'play' && (game.hands[game.deciding] as number[]).length <= MOST_COUNTED)
    return uniformPlay(game, random);
  const { choices, hasCachedChoices } = game.derived;
  if (hasCachedChoices) return choices.codes[nextInt(random, choices.length)] as number;
  scratch.clear();
  addChoices(game, scratch);
  return scratch.codes[nextInt(random, scratch.length)] as number;
}

/** Plays a game to its end, evenly at random. Returns how many decisions it took. */
export function playUniformly(game: Game, random: Random): number {
  let decisions = 0;
  while (game.deciding >= 0) {
    perform(game, uniformChoice(game, random));
    decisions++;
  }
  return decisions;
}
