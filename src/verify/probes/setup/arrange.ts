/** Lays and clears cards of the deck until a condition or selector of the card under test holds, or does not. */

import type { Condition } from '../../../vocabulary/condition.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Selector } from '../../../vocabulary/selector.js';
import type { CharacterOnTable } from '../../oracle/index.js';
import { isDead } from '../../oracle/table/cards.js';
import { holds, isMeant, selectCharacters, type Viewpoint } from '../../oracle/table/selectors.js';
import type { CardName } from '../../oracle/table/state.js';
import { characterNamed, getController } from '../../oracle/table/table.js';
import { visibleIcons } from '../../oracle/table/visibility.js';
import type { Board } from './board.js';

/** How the card that a probe is about sees the table. */
export interface CardView extends Viewpoint {
  /** It stays where it is, whatever is laid and cleared. */
  readonly card: CardName;
}

/** How many modifiers may be laid to make one character such as a selector wants it. */
const MOST_LAID = 3;

/** Lays and clears cards until a condition holds, or does not hold. Whether it came about. */
export function arrange(board: Board, condition: Condition, wanted: boolean, view: CardView): boolean {
  if (holds(board, condition, view) === wanted) return true;
  if ('not' in condition) return arrange(board, condition.not, !wanted, view);
  if ('all' in condition || 'any' in condition) {
    const parts = 'all' in condition ? condition.all : condition.any;
    const needsEvery = 'all' in condition === wanted;
    if (needsEvery) for (const part of parts) arrange(board, part, wanted, view);
    else parts.some((part) => arrange(board, part, wanted, view));
  } else if ('hand' in condition) arrangeHand(board, condition.hand, wanted, view);
  else if ('icons' in condition) arrangeIcons(board, condition, wanted, view);
  else if ('count' in condition) arrangeCount(board, condition, wanted, view);
  else if (view.on !== null) {
    const character = characterNamed(board, view.on);
    wanted ? make(board, character, condition.this, view) : unmake(board, character, view);
  }
  return holds(board, condition, view) === wanted;
}

interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** A number within bounds, or just outside of them. */
function goal({ atLeast, atMost }: Bounds, wanted: boolean): number {
  if (wanted) return atLeast ?? atMost ?? 0;
  return atLeast !== undefined && atLeast > 0 ? atLeast - 1 : (atMost ?? 0) + 1;
}

function arrangeHand(board: Board, bounds: Bounds, wanted: boolean, { actor, card }: CardView): void {
  const { hand } = board.seat(actor);
  const size = goal(bounds, wanted);
  while (hand.length > size) {
    const place = hand.findLastIndex((each) => each !== card);
    if (place < 0) return;
    board.putBack(hand.splice(place, 1)[0] as string);
  }
  while (hand.length < size) {
    const veil = board.prop('+veil') ?? board.prop('+event');
    if (veil === undefined) return;
    hand.push(veil);
  }
}

function arrangeCount(
  board: Board,
  condition: Bounds & { readonly count: Selector },
  wanted: boolean,
  view: CardView,
): void {
  const { count: selector } = condition;
  const size = goal(condition, wanted);
  const found = () => selectCharacters(board, selector, view);
  for (const character of candidates(board, selector, view)) {
    if (found().length >= size) break;
    if (!isMeant(board, character, selector, view)) make(board, character, selector, view);
  }
  for (const character of found().reverse()) {
    if (found().length <= size) break;
    unmake(board, character, view);
  }
}

/** One character after another shows the icon, or no longer shows it, until there are enough. */
function arrangeIcons(
  board: Board,
  condition: Extract<Condition, { readonly icons: StoryIcon }>,
  wanted: boolean,
  view: CardView,
): void {
  const { icons: icon, among } = condition;
  const size = goal(condition, wanted);
  const showing: Selector = { ...among, shows: [...among.shows, icon] };
  const count = () =>
    selectCharacters(board, among, view)
      .flatMap((one) => visibleIcons(board, one))
      .filter((shown) => shown === icon).length;
  for (const character of candidates(board, among, view)) {
    if (count() >= size) break;
    make(board, character, showing, view);
  }
  for (const character of selectCharacters(board, showing, view).reverse()) {
    if (count() <= size) break;
    unmake(board, character, view);
  }
}

/** Those who could come to match: the rest of a selector can be arranged, the owner and the family can't. */
function candidates(board: Board, { of, family, is, state }: Selector, view: CardView): CharacterOnTable[] {
  const born: Selector = {
    ...ANYONE,
    of,
    ...(family !== undefined && { family }),
    ...(is !== undefined && { is }),
  };
  const found = selectCharacters(board, born, view);
  // Characters that are in the wanted state come first; no player's last living character is killed.
  const isReady = (character: CharacterOnTable) =>
    state === 'any' || (state === 'dead') === isDead(board, character) ? 0 : 1;
  return found
    .sort((a, b) => isReady(a) - isReady(b) || a.stack.length - b.stack.length)
    .filter((character) => state !== 'dead' || mayDie(board, character));
}

function mayDie(board: Board, character: CharacterOnTable): boolean {
  if (isDead(board, character)) return true;
  const family = board.seat(getController(board, character)).family;
  return family.filter((one) => !isDead(board, one)).length > 1;
}

/** Makes a character one that a selector means, with cards of the deck. Whether it came about. */
export function make(board: Board, character: CharacterOnTable, selector: Selector, view: CardView): boolean {
  const seat = getController(board, character);
  if (selector.state === 'dead' && mayDie(board, character)) board.kill(character, seat);
  if (selector.state === 'living') board.liveAgain(character);
  return cover(board, character, selector, view, MOST_LAID) || arrangeDeath(board, character, selector, view);
}

/** An icon may show only on a death of the deck: then someone dies of that. Whether it came about. */
function arrangeDeath(
  board: Board,
  character: CharacterOnTable,
  selector: Selector,
  view: CardView,
): boolean {
  if (selector.state === 'living' || selector.shows.length === 0 || !mayDie(board, character)) return false;
  board.liveAgain(character);
  const before = character.stack;
  for (const death of board.deathsShowing(selector.shows)) {
    character.stack = [...before];
    board.lay(character, death, getController(board, character));
    if (!isMeant(board, character, selector, view)) continue;
    board.take(death);
    return true;
  }
  character.stack = before;
  return false;
}

/** Lays a limited number of the deck's modifiers so that the character matches. Tries those without effects first. */
function cover(
  board: Board,
  character: CharacterOnTable,
  selector: Selector,
  view: CardView,
  left: number,
): boolean {
  if (isMeant(board, character, selector, view)) return true;
  if (left === 0) return false;
  const before = character.stack;
  const distance = missing(board, character, selector, view);
  for (const modifier of board.modifiers()) {
    character.stack = [...before];
    lay(board, character, modifier, view);
    if (missing(board, character, selector, view) < distance) {
      board.take(modifier);
      if (cover(board, character, selector, view, left - 1)) return true;
      board.putBack(modifier);
    }
  }
  character.stack = before;
  return false;
}

/** Below the card that the probe is about, which comes last. */
function lay(board: Board, character: CharacterOnTable, modifier: string, { card }: CardView): void {
  const place = character.stack.findIndex((laid) => laid.card === card);
  const laid = { card: modifier, playedBy: getController(board, character) };
  if (place < 0) board.lay(character, modifier, laid.playedBy);
  else character.stack.splice(place, 0, laid);
}

/** How far a character is from matching: icons that do not show, and points of self-worth. */
function missing(board: Board, character: CharacterOnTable, selector: Selector, view: CardView): number {
  if (isMeant(board, character, selector, view)) return 0;
  const meets = (part: Partial<Selector>) =>
    isMeant(board, character, { ...ANYONE, this: selector.this, ...part }, view);
  const { shows, showsAny, modifiers, not, any } = selector;
  const times = (icon: StoryIcon, place: number) => shows.slice(0, place + 1).filter((one) => one === icon);
  const icons = shows.filter((icon, place) => !meets({ shows: times(icon, place) })).length;
  const lacks = [showsAny && { showsAny }, not && { not }].filter(
    (part) => part !== undefined && !meets(part as Partial<Selector>),
  ).length;
  let lies = 0;
  while (modifiers?.atLeast !== undefined && !meets({ modifiers: { atLeast: modifiers.atLeast - lies } }))
    lies++;
  const nearest = Math.min(...(any ?? [ANYONE]).map((one) => missing(board, character, one, view)));
  const { below, atLeast } = selector.selfWorth ?? {};
  let points = 0;
  if (below !== undefined)
    while (points < 200 && !meets({ selfWorth: { below: below + points } })) points += 5;
  if (atLeast !== undefined)
    while (points < 200 && !meets({ selfWorth: { atLeast: atLeast - points } })) points += 5;
  return 1000 * (icons + lacks + lies) + points + nearest;
}

const ANYONE: Selector = { this: false, of: 'anyone', state: 'any', shows: [] };

/** Makes a character as plain as it can be. */
function unmake(board: Board, character: CharacterOnTable, { card }: CardView): void {
  board.clear(character, card);
}
