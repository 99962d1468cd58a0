/** Validates states that the engine has not made itself: shape, sizes, places of cards, decision, frames, caches. */

import type { Deck } from '../../deck/deck.js';
import { explain } from '../../deck/explain/index.js';
import { type CompiledDeck, DEATH, MYSTERY } from '../cards/compiled-deck.js';
import { isLaid } from '../cards/kind-numbers.js';
import { stateShape } from '../shapes/state-shape.js';
import { Game, isLiveState, type State } from '../table/game.js';
import { IllegalCallError } from '../table/illegal-call-error.js';
import { recompute } from '../table/visibility.js';
import { assertFrame, assertQueue } from './check-frames.js';
import { assertPairs, assertSeat, wrong } from './check-places.js';
import { assertChecked, assertEdition } from './create-game.js';

/**
 * A game that goes on from a state. A state that the engine has made itself is trusted; any other was stored, sent or
 * edited, and is validated first.
 * @throws IllegalCallError with the place in the state
 */
export function openState(state: State): Game {
  if (!isLiveState(state) && !looked.has(state)) {
    assertState(state);
    looked.add(state);
  }
  return new Game(state);
}

/** States of others that were found sound. */
const looked = new WeakSet<State>();

/**
 * A state that was stored, for a game with a deck: with that deck in it, or without any.
 * @throws IllegalCallError where it is of another deck, or can't be of any
 */
export function readState(deck: Deck, stored: unknown): State {
  if (typeof stored !== 'object' || stored === null) throw new IllegalCallError('This is not a state.');
  const own = 'deck' in stored ? stored.deck : undefined;
  if (own !== undefined && own !== deck && JSON.stringify(own) !== JSON.stringify(deck))
    throw new IllegalCallError('This is a state of another deck, or of another version of it.');
  const state = { ...stored, deck } as State;
  openState(state);
  return state;
}

/**
 * Does something in an opened game. An edited state may be wrong in a way that validation missed, but that is no bug of
 * the engine.
 */
export function goingOn<T>(state: State, deed: () => T): T {
  try {
    return deed();
  } catch (cause) {
    if (cause instanceof IllegalCallError || isLiveState(state)) throw cause;
    throw wrong(
      'frames',
      `the game cannot go on from here (${cause instanceof Error ? cause.message : cause}).`,
    );
  }
}

function assertState(state: State): void {
  if (typeof state !== 'object' || state === null) throw new IllegalCallError('This is not a state.');
  const { deck, ...rest } = state;
  assertChecked(deck);
  const [problem] = explain(stateShape, rest);
  if (problem !== undefined) throw wrong(problem.path.join('.'), problem.message);
  const cards = assertEdition(deck, state);
  assertSizes(state, cards);
  assertCards(state, cards);
  assertPeople(state, cards);
  assertDecision(state);
  for (const [place, frame] of state.frames.entries()) assertFrame(place, frame, state, cards);
  assertQueue('queue', state.queue, state, cards);
  assertShown(state);
}

/** A list for each seat, card or character. */
function assertSizes(state: State, cards: CompiledDeck): void {
  const sizes: readonly [number, readonly (keyof State)[]][] = [
    [state.players, SEATED],
    [cards.characters.length, ['stacks', 'owner', 'death', 'worth']],
    [3 * cards.characters.length, ['pathos', 'icons']],
    [cards.names.length, ['playedBy']],
    [4, ['random']],
  ];
  for (const [size, keys] of sizes)
    for (const key of keys) {
      const { length } = state[key] as unknown[];
      if (length !== size) throw wrong(key, `it has ${length} entries, and should have ${size}.`);
    }
}

const SEATED = [
  'hands',
  'mysteries',
  'housed',
  'families',
  'extraNext',
  'skipDraw',
  'skipPlay',
  'skipTurn',
] as const;

/** Nothing lies in two places, and everything lies where it may. A card that lies nowhere is out of the game. */
function assertCards(state: State, { names, kinds }: CompiledDeck): void {
  const taken = new Map<number, string>();
  const look = (at: string, list: readonly number[], mayLie: (kind: number) => boolean = () => true) => {
    for (const [place, card] of list.entries()) {
      const here = `${at}.${place}`;
      const name = names[card];
      if (name === undefined) throw wrong(here, `there is no card ${card}.`);
      if (!mayLie(kinds[card] as number)) throw wrong(here, `"${name}" can't lie there.`);
      if (taken.has(card)) throw wrong(here, `"${name}" lies at ${taken.get(card)} already.`);
      taken.set(card, here);
    }
  };
  look('draw', state.draw);
  look('discards', state.discards);
  for (const [seat, hand] of state.hands.entries()) look(`hands.${seat}`, hand);
  for (const [seat, cards] of state.mysteries.entries())
    look(`mysteries.${seat}`, cards, (kind) => kind === MYSTERY);
  for (const [character, stack] of state.stacks.entries()) look(`stacks.${character}`, stack, isLaid);
  for (const [card, seat] of state.playedBy.entries()) assertSeat(`playedBy.${card}`, seat, state, -1);
  for (const [key, list] of [
    ['fresh', state.fresh],
    ['late', state.late],
  ] as const)
    assertPairs(key, list, state, names);
}

/** Everybody belongs to one family at most, and is dead only under a death. */
function assertPeople(state: State, { characters, kinds }: CompiledDeck): void {
  const homes = new Map<number, number>();
  for (const [seat, family] of state.families.entries())
    for (const [place, character] of family.entries()) {
      const at = `families.${seat}.${place}`;
      if (characters[character] === undefined) throw wrong(at, `there is no character ${character}.`);
      if (homes.has(character)) throw wrong(at, `${characters[character]} is in two places.`);
      homes.set(character, seat);
    }
  for (const [character, stack] of state.stacks.entries()) {
    if (state.owner[character] !== (homes.get(character) ?? -1))
      throw wrong(`owner.${character}`, `${characters[character]} is not in that family.`);
    const deaths = stack.filter((card) => kinds[card] === DEATH);
    if (deaths.length > 1) throw wrong(`stacks.${character}`, 'no character dies twice (DEATH-7).');
    if (state.death[character] !== (deaths[0] ?? -1))
      throw wrong(`death.${character}`, `it is not the death that lies on ${characters[character]}.`);
  }
  const living = [...homes.keys()].filter((character) => (state.death[character] as number) < 0);
  const named = new Set(state.living);
  if (
    named.size !== state.living.length ||
    named.size !== living.length ||
    living.some((one) => !named.has(one))
  )
    throw wrong('living', 'they are not those who live.');
}

/** The decision is one that can be asked now, or the game is over. */
function assertDecision(state: State): void {
  const { stage, end, deciding, about, frames } = state;
  assertSeat('active', state.active, state, 0);
  assertSeat('deciding', deciding, state, -1);
  if ((end !== null) !== deciding < 0) throw wrong('deciding', 'a player decides until the game is over.');
  const top = frames.at(-1)?.is;
  const awaited = about === 'reaction' ? 'window' : about === 'clause' ? 'clause' : undefined;
  if (end === null && top !== awaited) throw wrong('about', `no player can be asked about a ${about} here.`);
  if (end === null && (about === 'character') !== (stage === 'setup'))
    throw wrong('stage', `no player is asked about a ${about} then.`);
}

/** What is kept to save time is what the stacks show: with another deck they would show something else. */
function assertShown(state: State): void {
  const game = new Game(state);
  for (const character of game.stacks.keys()) recompute(game, character);
  for (const key of ['pathos', 'icons', 'worth'] as const) {
    const place = state[key].findIndex((value, at) => value !== game[key][at]);
    if (place >= 0)
      throw wrong(`${key}.${place}`, `the cards there show ${game[key][place]}, not ${state[key][place]}.`);
  }
}
