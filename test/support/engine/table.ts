import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Deck } from '../../../src/deck/deck.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { type LoadedDeck, loadDeck } from '../../../src/deck/load/load-deck.js';
import { type CompiledDeck, cardTable } from '../../../src/engine/cards/compiled-deck.js';
import {
  apply,
  type Choice,
  choices,
  createGame,
  type State,
  score,
  view,
} from '../../../src/engine/index.js';
import { Game } from '../../../src/engine/table/game.js';
import { recompute } from '../../../src/engine/table/visibility.js';

/**
 * A table to try rules on. Four families of five: north (n1…n5), east, south and west, each with a residence; seat 0
 * has north, seat 1 east, and so on clockwise. `arrange` puts named cards where a test wants them; from there on
 * everything goes through `choices` and `apply`.
 */

const FAMILIES = ['north', 'east', 'south', 'west'];
const SETTINGS = `name: table
version: 1.0.0
languages: [en]
editions:
  classic: { sets: [base] }
  expansion: { sets: [base] }
  second: { sets: [base] }
`;

/** What most tests need: a bad day, a good day, a card that does nothing, an end, an event. Copies are `sad~2` … */
const COMMON = `
modifiers:
  sad: { pathos: { top: -10 }, copies: 6 }
  glad: { pathos: { top: 10 }, copies: 4 }
  plain: { copies: 20 }
deaths:
  demise: { copies: 8 }
events:
  calm: { copies: 4 }
`;

function families(size: number): string {
  const people = FAMILIES.flatMap((family) =>
    Array.from({ length: size }, (_, i) => `  ${family[0]}${i + 1}: { title: One, family: ${family} }`),
  );
  return [
    'families:',
    ...FAMILIES.map((family) => `  ${family}: { title: ${family}, symbol: brain }`),
    'residences:',
    ...FAMILIES.map((family) => `  house-${family}: { title: A House, family: ${family} }`),
    'characters:',
    ...people,
    '',
  ].join('\n');
}

/** Cards as authors write them; a title that a test does not care about is filled in. JSON is YAML. */
function titled(yaml: string): string {
  const kinds = (parse(yaml) ?? {}) as Record<string, Record<string, object | null>>;
  const withTitles = Object.entries(kinds).map(([kind, cards]) => [
    kind,
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { title: 'A Card', ...card }])),
  ]);
  return JSON.stringify(Object.fromEntries(withTitles));
}

export interface DeckOptions {
  /** Whether the common cards are in the deck. */
  readonly common?: boolean;
  /** Characters a family. */
  readonly size?: number;
}

/** A deck of the common cards and those of a YAML snippet, whose titles may be left out. */
export function deckOf(yaml = '', options: DeckOptions = {}): Deck {
  const { deck, report } = loaded(yaml, options);
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics, null, 2));
  return deck;
}

/** What can be used of such a deck while `check` finds fault with it. */
export function usableOf(yaml: string): Deck {
  const { deck, validSubset } = loaded(yaml);
  if (deck !== undefined || validSubset === undefined) throw new Error('The deck is sound, or none at all.');
  return validSubset;
}

function loaded(yaml: string, { common = true, size = 5 }: DeckOptions = {}): LoadedDeck {
  return loadDeck(
    memoryFolder({
      'shroud.yaml': SETTINGS,
      'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
      'cards/base/families.yaml': families(size),
      ...(common && { 'cards/base/common.yaml': titled(COMMON) }),
      'cards/base/cards.yaml': titled(yaml),
    }),
  );
}

export interface Arrangement {
  readonly players?: number;
  readonly edition?: string;
  readonly beginners?: boolean;
  /** Whose turn it is. */
  readonly active?: number;
  readonly seed?: number;
  readonly hands?: readonly (readonly string[])[];
  /** By character: what lies on it, from the bottom up. */
  readonly on?: Readonly<Record<string, readonly string[]>>;
  /** By character: the death that lies on top of the rest. */
  readonly dead?: Readonly<Record<string, string>>;
  readonly mysteries?: readonly (readonly string[])[];
  /** The draw pile, the next card first. */
  readonly draw?: readonly string[];
  readonly discards?: readonly string[];
  /** Where all other cards are: under the draw pile, or under the discards. */
  readonly rest?: 'draw' | 'discards';
  /** By card: who played it, where that is not the controller. */
  readonly playedBy?: Readonly<Record<string, number>>;
}

/** A game at the first play of a turn, with the cards where the test wants them, every card exactly once. */
export function arrange(deck: Deck, arrangement: Arrangement = {}): State {
  const { players = 2, edition = 'classic', beginners = false, active = 0, seed = 1 } = arrangement;
  const game = new Game(createGame(deck, { players, edition, beginners, first: active, seed }));
  const numbers = (names: readonly string[] = []) => names.map((name) => numberOf(game.cards, name));
  const { on = {}, dead = {}, mysteries = [], hands = [], rest = 'draw' } = arrangement;
  game.hands = game.hands.map((_, seat) => numbers(hands[seat]));
  game.mysteries = game.mysteries.map((_, seat) => numbers(mysteries[seat]));
  for (const [name, stack] of Object.entries(on)) game.stacks[characterOf(game.cards, name)] = numbers(stack);
  for (const [name, death] of Object.entries(dead))
    kill(game, characterOf(game.cards, name), numberOf(game.cards, death));
  const top = numbers(arrangement.draw).reverse();
  const thrown = numbers(arrangement.discards);
  const placed = new Set([game.hands, game.mysteries, game.stacks, [top], [thrown]].flat(2));
  const others = game.cards.names.map((_, card) => card).filter((card) => !placed.has(card));
  game.draw = rest === 'draw' ? [...others, ...top] : top;
  game.discards = rest === 'draw' ? thrown : [...others, ...thrown];
  rememberPlayers(game, arrangement.playedBy ?? {});
  game.living = game.families.flat().filter((character) => (game.death[character] ?? -1) < 0);
  for (const family of game.families) for (const character of family) recompute(game, character);
  const state = game.toState();
  expectSound(state);
  return state;
}

function kill(game: Game, character: number, death: number): void {
  game.stacks[character] = [...(game.stacks[character] ?? []), death];
  game.death[character] = death;
}

function rememberPlayers(game: Game, playedBy: Readonly<Record<string, number>>): void {
  for (const [character, stack] of game.stacks.entries()) {
    for (const card of stack) game.playedBy[card] = game.owner[character] ?? -1;
  }
  for (const [seat, cards] of game.mysteries.entries()) for (const card of cards) game.playedBy[card] = seat;
  for (const [name, seat] of Object.entries(playedBy)) game.playedBy[numberOf(game.cards, name)] = seat;
}

const tableOf = (state: State): CompiledDeck => cardTable(state.deck, state.edition, state.beginners);

function numberOf(cards: CompiledDeck, name: string): number {
  const card = cards.cardNumbers.get(name);
  if (card === undefined) throw new Error(`There is no card ${name}.`);
  return card;
}

function characterOf(cards: CompiledDeck, name: string): number {
  const character = cards.characterNumbers.get(name);
  if (character === undefined) throw new Error(`There is no character ${name}.`);
  return character;
}

/** Every card is in exactly one place, or is being played; what is kept to save time is what the stacks say. */
export function expectSound(state: State): void {
  const { names } = tableOf(state);
  const lying = [state.draw, state.discards, state.hands, state.stacks, state.mysteries].flat(2);
  const announced = state.frames.flatMap((frame) =>
    frame.is === 'play' && !lying.includes(frame.card) ? [frame.card] : [],
  );
  const found = [...lying, ...announced].sort((a, b) => a - b).map((card) => names[card]);
  expect(found, 'every card exactly once').toEqual([...names]);
  const fresh = new Game(state);
  for (const family of state.families) for (const character of family) recompute(fresh, character);
  const caches = ({ pathos, icons, worth }: State | Game) => ({ pathos, icons, worth });
  expect(caches(state), 'what the stacks say').toEqual(caches(fresh));
}

/** Makes a choice, and looks whether all is sound before and after. */
export function step(state: State, choice: Choice): State {
  const before = JSON.stringify({ ...state, deck: null });
  const after = apply(state, choice);
  expect(JSON.stringify({ ...state, deck: null }), 'the state before stays as it was').toBe(before);
  expectSound(after);
  return after;
}

// What may be decided

/** A choice in a few words: `play sad on e1`, `discard sad`, `pick e1`, `pick player 1`, `choose 0`, `react no`, `pass`. */
function inWords(choice: Choice): string {
  if ('player' in choice) return `pick player ${choice.player}`;
  if ('character' in choice) return `pick ${choice.character}`;
  if ('alternative' in choice) return `choose ${choice.alternative}`;
  if (!('card' in choice)) return choice.do;
  const on = 'on' in choice && choice.on !== undefined ? ` on ${choice.on}` : '';
  return `${choice.do} ${choice.card}${on}${'free' in choice && choice.free ? ' free' : ''}`;
}

/** The legal choices, in words, sorted. */
export const legal = (state: State): string[] => choices(state).map(inWords).sort();

/** Who has to decide; −1 when the game is over. */
export const asked = (state: State): number => state.deciding;

/** The characters that a card may be played on now. */
export const targets = (state: State, card: string): string[] =>
  choices(state)
    .flatMap((choice) =>
      choice.do === 'play' && choice.card === card && choice.on !== undefined ? [choice.on] : [],
    )
    .sort();

export const canPlay = (state: State, card: string): boolean =>
  choices(state).some((choice) => choice.do === 'play' && choice.card === card);

/** Whether a player is asked for a play of a turn. */
export const isPlay = (state: State): boolean => state.deciding >= 0 && state.about === 'play';

// Decisions

/** Decides by words, as `legal` has them. */
export function decide(state: State, words: string): State {
  const found = choices(state).find((choice) => inWords(choice) === words);
  if (found === undefined) throw new Error(`"${words}" is not legal now; legal: ${legal(state).join(', ')}`);
  return step(state, found);
}

export const play = (state: State, card: string, on?: string): State =>
  decide(state, on === undefined ? `play ${card}` : `play ${card} on ${on}`);
export const pass = (state: State): State => decide(state, 'pass');
export const discard = (state: State, card: string): State => decide(state, `discard ${card}`);
export const react = (state: State, card: string): State => decide(state, `react ${card}`);
export const agree = (state: State): State => decide(state, 'agree');
export const decline = (state: State): State => decide(state, 'decline');

/** Picks a card, a character or (by number) a player. */
export function pick(state: State, ...whats: readonly (string | number)[]): State {
  return whats.reduce<State>((now, what) => {
    if (typeof what === 'number') return decide(now, `pick player ${what}`);
    const isMeant = (words: string) => words === `pick ${what}` || words.startsWith(`pick ${what} on `);
    return decide(now, legal(now).find(isMeant) ?? `pick ${what}`);
  }, state);
}

/** Whether a player without a play left may discard mysteries (MYST-4). */
const isLeftover = (state: State): boolean => state.deciding >= 0 && state.about === 'mystery';

/** Passes until another turn has begun. */
export function endTurn(state: State): State {
  const { turn } = state;
  let now = state;
  while (now.turn === turn && (isPlay(now) || isLeftover(now))) now = pass(now);
  return now;
}

/** Passes through whole turns until a player is asked for the first play of a turn of theirs. */
export function untilTurnOf(state: State, seat: number): State {
  let now = endTurn(state);
  for (let i = 0; i < 10 && now.active !== seat; i++) now = endTurn(now);
  return now;
}

/** How many plays are left in this turn, if all are passed. */
export function playsLeft(state: State): number {
  const { turn } = state;
  let now = state;
  let count = 0;
  for (; now.turn === turn && isPlay(now); count++) now = pass(now);
  return count;
}

// What lies where

const named = (state: State, cards: readonly number[] = []) =>
  cards.map((card) => tableOf(state).names[card] as string);

export const hand = (state: State, seat: number): string[] => named(state, state.hands[seat]).sort();
/** The draw pile, the next card first. */
export const drawPile = (state: State): string[] => named(state, state.draw).reverse();
export const discards = (state: State): string[] => named(state, state.discards);
export const mysteries = (state: State, seat: number): string[] => named(state, state.mysteries[seat]);
/** From the bottom up. */
export const stack = (state: State, character: string): string[] =>
  named(state, state.stacks[characterOf(tableOf(state), character)]);

const scoreOf = (state: State, character: string) => {
  const found = score(state)
    .flatMap(({ characters }) => characters)
    .find((one) => one.character === character);
  if (found === undefined) throw new Error(`${character} is not in the game.`);
  return found;
};
export const worth = (state: State, character: string): number => scoreOf(state, character).selfWorth;
export const isDead = (state: State, character: string): boolean => scoreOf(state, character).dead;
/** What a family is worth now (END-2). */
export const value = (state: State, seat: number): number => score(state)[seat]?.value ?? Number.NaN;
/** The icons that can be seen on a character, from the top. */
export const icons = (state: State, character: string): readonly string[] =>
  view(state, 0)
    .players.flatMap(({ characters }) => characters)
    .find((one) => one.character === character)?.icons ?? [];
/** The characters of a player. */
export const family = (state: State, seat: number): string[] =>
  score(state)[seat]?.characters.map(({ character }) => character) ?? [];
