import { type Choice, type Fate, Oracle, type OracleState } from '../../../src/verify/oracle/index.js';
import type { RulesName } from '../../../src/vocabulary/files/deck-file.js';
import { MEMBERS, type TinyCards, tinyDeck } from './tiny-deck.js';

/** A table in the middle of a game: what is not named is empty, but for a card in the draw pile, and seat 0 is about to make its first play. */
export interface Given {
  readonly rules?: RulesName;
  readonly cards?: TinyCards;
  readonly players?: number;
  readonly hands?: readonly (readonly string[])[];
  /** Character → its stack from the bottom; each card was played by the character's controller. */
  readonly on?: Readonly<Record<string, readonly string[]>>;
  /** Cards of `on` that another player played. */
  readonly playedBy?: Readonly<Record<string, number>>;
  /** By seat. */
  readonly mysteries?: readonly (readonly string[])[];
  readonly drawPile?: readonly string[];
  readonly discards?: readonly string[];
  readonly turn?: Partial<OracleState['turn']>;
  readonly beginners?: boolean;
}

/** Chance that is easy to foresee: a shuffle turns the pile around, a random pick takes the first. */
export const PLAIN_FATE: Fate = {
  shuffle: (cards) => cards.toReversed(),
  pickRandom: (from, count) => from.slice(0, count),
};

export function table(given: Given, change: (state: OracleState) => void = () => {}): Oracle {
  const { rules = 'classic', cards = {}, players = 2, on = {}, playedBy = {} } = given;
  const state: OracleState = {
    edition: 'only',
    beginners: given.beginners ?? false,
    seats: MEMBERS.slice(0, players).map((names, seat) => ({
      hand: [...(given.hands?.[seat] ?? [])],
      family: names.map((name) => ({
        name,
        stack: (on[name] ?? []).map((card) => ({ card, playedBy: playedBy[card] ?? seat })),
      })),
      residence: rules === 'expansion' ? `house-of-${['ants', 'bees', 'cats', 'dogs'][seat]}` : null,
      mysteries: (given.mysteries?.[seat] ?? []).map((card) => ({ card, playedBy: seat })),
      extraPlays: 0,
      skips: { draw: 0, play: 0, turn: 0 },
    })),
    // Something is left to draw, so that the discards stay where they are (SETUP-5).
    drawPile: [...(given.drawPile ?? ['filler~12'])],
    discards: [...(given.discards ?? [])],
    resolving: [],
    outOfGame: [],
    turn: { number: 1, active: 0, playsMade: 0, announced: 0, idle: false, ...given.turn },
    idleTurns: 0,
    over: null,
  };
  change(state);
  return Oracle.from(tinyDeck(cards, rules), state, PLAIN_FATE);
}

/** A choice in words: `play sad on bess`, `pick player 1`, `discard secret for free`. */
function inWords(choice: Choice): string {
  if ('player' in choice) return `pick player ${choice.player}`;
  if ('character' in choice) return `pick ${choice.character}`;
  if ('alternative' in choice) return `choose ${choice.alternative}`;
  const card = 'card' in choice ? ` ${choice.card}` : '';
  const on = 'on' in choice && choice.on !== undefined ? ` on ${choice.on}` : '';
  return `${choice.do}${card}${on}${'free' in choice ? ' for free' : ''}`;
}

/** What can be chosen now; with a word, only what begins with it. */
export function options(oracle: Oracle, word = ''): string[] {
  return (oracle.decision?.choices ?? []).map(inWords).filter((words) => words.startsWith(word));
}

/** Who decides about what. */
export const asked = ({ decision }: Oracle) => decision && `${decision.seat} ${decision.about}`;

/** Makes these choices one after the other, each by the player who must decide. */
export function choose(oracle: Oracle, ...words: string[]): Oracle {
  for (const each of words) {
    const choice = oracle.decision?.choices.find((legal) => inWords(legal) === each);
    if (choice === undefined) throw new Error(`"${each}" is none of: ${options(oracle).join(', ')}`);
    oracle.choose(choice);
  }
  return oracle;
}

export const hand = (oracle: Oracle, seat: number) => oracle.state.seats[seat]?.hand ?? [];
const characters = (oracle: Oracle) => oracle.state.seats.flatMap(({ family }) => family);
export const stack = (oracle: Oracle, name: string) =>
  characters(oracle)
    .find((character) => character.name === name)
    ?.stack.map(({ card }) => card);
const scored = (oracle: Oracle, name: string) =>
  oracle.score.flatMap((family) => family.characters).find(({ character }) => character === name);
export const worth = (oracle: Oracle, name: string) => scored(oracle, name)?.selfWorth;
export const isDead = (oracle: Oracle, name: string) => scored(oracle, name)?.dead;
/** The value of a family. */
export const value = (oracle: Oracle, seat: number) => oracle.score[seat]?.value;
