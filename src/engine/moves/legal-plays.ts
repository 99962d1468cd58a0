/** The legal plays of a seat: kinds, targets and requirements. */

import { LIES_ON_DEAD, REQUIRES_IF, REQUIRES_TARGET, type Script } from '../cards/compiled-deck.js';
import { DEATH, EVENT, isLaid, kindBit, MODIFIER, MYSTERY } from '../cards/kind-numbers.js';
import { cannotPlay } from '../lasting/cannot-play.js';
import { type Context, holds, matches } from '../lasting/conditions.js';
import { selfWorth } from '../lasting/self-worth.js';
import { isShielded } from '../lasting/shield.js';
import { ChoiceBuffer, code, PLAY } from '../table/codes.js';
import type { Game } from '../table/game.js';
import { lastingClauses } from '../table/lasting-clauses.js';
import { livingInOrder } from '../table/living.js';
import { showsIcon } from '../table/visibility.js';

export { ALL_KINDS, kindBit } from '../cards/kind-numbers.js';

/** The kinds among these that no lasting effect keeps a player from playing. */
export function filterKinds(game: Game, seat: number, kinds: number): number {
  return game.cards.hasLasting ? kinds & ~cannotPlay(game, seat) : kinds;
}

/** Adds every card of these kinds that a player may play now, with every target that it may be played on. */
export function addPlays(
  game: Game,
  seat: number,
  kinds: number,
  options: ChoiceBuffer,
  target?: (character: number) => boolean,
): void {
  const allowed = filterKinds(game, seat, kinds);
  forgetTargets();
  for (const card of game.hands[seat] as number[]) {
    const kind = game.cards.kinds[card] as number;
    if ((allowed & kindBit(kind)) === 0) continue;
    if (isLaid(kind)) addTargets(game, seat, card, options, target);
    else if (kind === EVENT ? isPlayableEvent(game, seat, card) : isPlayableMystery(game, seat, card)) {
      options.add(code(PLAY, card));
    }
  }
}

function addTargets(
  game: Game,
  seat: number,
  card: number,
  options: ChoiceBuffer,
  target?: (character: number) => boolean,
): void {
  if (!meetsIf(game, seat, card)) return;
  const { codes, length } = listCharacterTargets(game, seat, card);
  for (let i = 0; i < length; i++) {
    const character = codes[i] as number;
    if (target === undefined || target(character)) options.add(code(PLAY, card, character));
  }
}

/** Whether a card of a kind that may be played now may be played on this character (−1: on none). */
export function isLegalPlay(game: Game, seat: number, card: number, character: number): boolean {
  const kind = game.cards.kinds[card] as number;
  if (isLaid(kind)) return meetsIf(game, seat, card) && isLegalTarget(game, seat, card, character);
  return kind === EVENT ? isPlayableEvent(game, seat, card) : isPlayableMystery(game, seat, card);
}

/** By kind: where cards that have no wish of their own may be laid. It is the same for all of them in a hand. */
const targets = [new ChoiceBuffer(), new ChoiceBuffer(), new ChoiceBuffer()];
let cachedKinds = 0;
const ownTargets = new ChoiceBuffer();

/** To be called before the targets of a hand are asked for: something may have changed since the last time. */
function forgetTargets(): void {
  cachedKinds = 0;
}

/** The characters that a modifier or death may be laid on, by seat and place. */
function listCharacterTargets(game: Game, seat: number, card: number): ChoiceBuffer {
  const kind = game.cards.kinds[card] as number;
  if (((game.cards.marks[card] as number) & REQUIRES_TARGET) !== 0)
    return listTargets(game, seat, card, ownTargets);
  if (kind === MODIFIER && lastingClauses(game).shield.length === 0) return livingInOrder(game);
  const list = targets[kind] as ChoiceBuffer;
  if ((cachedKinds & kindBit(kind)) !== 0) return list;
  cachedKinds |= kindBit(kind);
  return listTargets(game, seat, card, list);
}

function listTargets(game: Game, seat: number, card: number, list: ChoiceBuffer): ChoiceBuffer {
  list.clear();
  if (mayLieOnDead(game, card)) {
    for (const family of game.families) {
      for (const character of family) if (isLegalTarget(game, seat, card, character)) list.add(character);
    }
    return list;
  }
  const { codes, length } = livingInOrder(game);
  for (let i = 0; i < length; i++) {
    const character = codes[i] as number;
    if (isLegalTarget(game, seat, card, character)) list.add(character);
  }
  return list;
}

/** Whether a modifier or death may be laid on a character (MOD-1, MOD-8, DEATH-2, DEATH-4). */
export function isLegalTarget(game: Game, seat: number, card: number, character: number): boolean {
  const { kinds, marks, scripts } = game.cards;
  const kind = kinds[card] as number;
  // The dead are out of reach, unless the card itself says so (DEATH-4); a death needs someone to kill (DEATH-2).
  if ((game.death[character] as number) >= 0 && !mayLieOnDead(game, card)) return false;
  if (kind === DEATH && selfWorth(game, character) >= 0) return false;
  const isPicky = ((marks[card] as number) & REQUIRES_TARGET) !== 0;
  const wanted = isPicky ? scripts[card]?.requires?.target : undefined;
  if (wanted !== undefined && !matches(game, wanted, character, createContext(seat, character))) return false;
  return !isShielded(game, character, kind, seat);
}

/** Whether a card may be laid on a dead character: a modifier that says so, never a death. */
export function mayLieOnDead({ cards }: Game, card: number): boolean {
  return ((cards.marks[card] as number) & LIES_ON_DEAD) !== 0;
}

/** A reaction is never played but in answer to a play (EVENT-3), unless its event may be a play as well. */
function isPlayableEvent(game: Game, seat: number, card: number): boolean {
  const { reaction, either } = game.cards.scripts[card] as Script;
  return (reaction.length === 0 || either) && meetsIf(game, seat, card);
}

/** On one's own residence, if what it requires is visible in the family (MYST-1, MYST-3). */
function isPlayableMystery(game: Game, seat: number, card: number): boolean {
  if (game.housed[seat] !== true || !meetsIf(game, seat, card)) return false;
  const shows = game.cards.scripts[card]?.requires?.family ?? [];
  return shows.every((icon) => isVisibleInFamily(game, seat, icon));
}

/** Somewhere in the family: on a character, living or dead, or on a mystery of its residence. */
function isVisibleInFamily(game: Game, seat: number, icon: number): boolean {
  const onMystery = (card: number) => [0, 1, 2].some((slot) => game.cards.icons[3 * card + slot] === icon);
  return (
    (game.families[seat] as number[]).some((character) => showsIcon(game, character, icon)) ||
    (game.mysteries[seat] as number[]).some(onMystery)
  );
}

/** `requires.if`: judged before the card is laid; `you` is its player. */
export function meetsIf(game: Game, seat: number, card: number): boolean {
  if (((game.cards.marks[card] as number) & REQUIRES_IF) === 0) return true;
  const condition = (game.cards.scripts[card] as Script).requires?.if;
  return condition === undefined || holds(game, condition, createContext(seat, -1));
}

/** A card that is about to be played: `you` is its player. */
function createContext(seat: number, on: number): Context {
  return { on, you: seat, actor: seat, worthOf: selfWorth };
}

export const isMystery = (game: Game, card: number) => game.cards.kinds[card] === MYSTERY;
