import type { Deck } from '../deck/deck.js';
import { DEATH, EVENT, MODIFIER } from './card-table.js';
import { code, DISCARD, DISCARD_HAND, Options, PASS, PLAY } from './codes.js';
import { type GameOptions, setUp } from './create-game.js';
import { Game, type State } from './game.js';
import { addChoices, advance, perform } from './play-on.js';
import { nextInt, type Random, seedRandom } from './random.js';

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
    this.game.random = seedRandom(seed);
    advance(this.game);
    return this.game;
  }
}

const scratch = new Options();

/** Any legal choice, each as likely as any other: without a list of them where no card does anything. */
export function evenChoice(game: Game, random: Random): number {
  if (game.about === 'play' && game.cards.silent && !game.cards.switches['SETUP-2'])
    return evenPlay(game, random);
  scratch.clear();
  addChoices(game, scratch);
  return scratch.codes[nextInt(random, scratch.length)] as number;
}

/** Plays a game to its end, evenly at random. Returns how many decisions it took. */
export function playEvenly(game: Game, random: Random): number {
  let decisions = 0;
  while (game.deciding >= 0) {
    perform(game, evenChoice(game, random));
    decisions++;
  }
  return decisions;
}

/** The same for a play: the choices are counted, and the one that was drawn is found without listing the others. */
function evenPlay(game: Game, random: Random): number {
  const { kindCounts, switches } = game.cards;
  const hand = game.hands[game.deciding] as number[];
  const isWhole = switches['TURN-4'];
  const discards = isWhole ? Math.min(1, hand.length) : hand.length;
  const living = game.living.length;
  const below = game.used === 0 ? countBelow(game) : 0;
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += kindCounts[hand[i] as number] as number;
  const modifiers = (counts >> (8 * MODIFIER)) & 255;
  const events = (counts >> (8 * EVENT)) & 255;
  const deaths = (counts >> (8 * DEATH)) & 255;
  let left = nextInt(random, 1 + discards + modifiers * living + events + deaths * below);
  if (left < modifiers * living) {
    const nth = (left / living) | 0;
    return code(PLAY, nthOfKind(game, hand, MODIFIER, nth), game.living[left - nth * living]);
  }
  left -= modifiers * living;
  if (left < discards) return isWhole ? code(DISCARD_HAND) : code(DISCARD, hand[left] as number);
  left -= discards;
  if (left < events) return code(PLAY, nthOfKind(game, hand, EVENT, left));
  left -= events;
  if (left === 0) return code(PASS);
  const nth = ((left - 1) / below) | 0;
  return code(PLAY, nthOfKind(game, hand, DEATH, nth), nthBelow(game, left - 1 - nth * below));
}

function nthOfKind(game: Game, hand: readonly number[], kind: number, nth: number): number {
  let left = nth;
  for (let i = 0; ; i++) {
    const card = hand[i] as number;
    if (game.cards.kinds[card] === kind && left-- === 0) return card;
  }
}

/** How many living characters are below 0: those that a death may be laid on (DEATH-2). */
function countBelow({ living, worth }: Game): number {
  let count = 0;
  // The sign bit, added up: the processor would guess a comparison wrong every other time.
  for (let i = 0; i < living.length; i++) count += (worth[living[i] as number] as number) >>> 31;
  return count;
}

function nthBelow({ living, worth }: Game, nth: number): number {
  let left = nth;
  for (let i = 0; ; i++) {
    const character = living[i] as number;
    if ((worth[character] as number) < 0 && left-- === 0) return character;
  }
}
