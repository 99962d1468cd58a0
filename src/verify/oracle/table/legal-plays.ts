/** The legal plays of a seat: which cards, on which characters (TURN-2 … TURN-4, MOD-1, DEATH-2, MYST-1). */

import { DRAW_PILE_KINDS, type DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Kinds } from '../../../vocabulary/kinds/kind.js';
import { getEffects, getKind, getRequirement, getRules, isDead, isEither } from './cards.js';
import type { Choice } from './choices.js';
import { asItStands } from './lasting.js';
import { holds, selectCharacters, type Viewpoint } from './selectors.js';
import { selfWorth } from './self-worth.js';
import { cannotPlay, isShielded, mayPlayDeathOnAnyPlay } from './standing.js';
import type { CardName, CharacterOnTable, SeatNumber } from './state.js';
import { allCharacters, seatAt, type Table } from './table.js';
import { iconsPrintedOn, visibleIcons } from './visibility.js';

/** What the active player may do with a play (TURN-2, TURN-3, TURN-4, MYST-4). */
export function choicesOfAPlay(now: Table): Choice[] {
  const table = asItStands(now);
  const { active: seat, playsMade } = table.state.turn;
  const { hand } = seatAt(table, seat);
  const deathsToo = playsMade === 0 || mayPlayDeathOnAnyPlay(table, seat);
  const kinds = DRAW_PILE_KINDS.filter((kind) => kind !== 'death' || deathsToo);
  const discards: Choice[] =
    getRules(table) === 'second'
      ? hand.slice(0, 1).map(() => ({ seat, do: 'discardHand' }))
      : hand.map((card) => ({ seat, do: 'discard', card }));
  return [
    ...playsOfKinds(table, seat, kinds),
    ...discards,
    ...mysteriesToDiscard(table),
    { seat, do: 'pass' },
  ];
}

/** MYST-4: the mysteries that the active player may discard for free, whether or not a play is left. */
export function mysteriesToDiscard(table: Table): Choice[] {
  if (getRules(table) !== 'expansion') return [];
  const { active: seat } = table.state.turn;
  const mysteries = seatAt(table, seat).hand.filter((card) => getKind(table.deck, card) === 'mystery');
  return mysteries.map((card) => ({ seat, do: 'discard', card, free: true }));
}

/** Every card of these kinds in the hand with everything that it may be laid on. */
export function playsOfKinds(now: Table, seat: SeatNumber, kinds: Kinds): Choice[] {
  const table = asItStands(now);
  return seatAt(table, seat).hand.flatMap((card) => {
    const kind = getKind(table.deck, card);
    if (!kinds.includes(kind) || !mayBePlayed(table, card, seat)) return [];
    if (kind === 'event' || kind === 'mystery') return [{ seat, do: 'play', card }];
    return legalTargets(table, card, seat).map(({ name }): Choice => ({ seat, do: 'play', card, on: name }));
  });
}

/** Whether a player may play a card at all, its target apart. An event with a reaction is played in no other way, unless it is `either`. */
export function mayBePlayed(table: Table, name: CardName, seat: SeatNumber): boolean {
  const kind = getKind(table.deck, name);
  if (kind === 'event' && getEffects(table, name).reaction !== undefined && !isEither(table, name))
    return false;
  if (kind === 'mystery' && !mayLieOnResidence(table, name, seat)) return false;
  return meetsRequirements(table, name, kind, seat);
}

/** What holds for every card, reactions too: nothing forbids its kind, and its own `if` holds. */
export function meetsRequirements(
  table: Table,
  name: CardName,
  kind: DrawPileKind,
  seat: SeatNumber,
): boolean {
  return !cannotPlay(table, seat, kind) && holds(table, getRequirement(table, name)?.if, asPlayer(seat));
}

/** MYST-1, MYST-3: on one's own residence, if each icon is visible somewhere in one's family. */
function mayLieOnResidence(table: Table, name: CardName, seat: SeatNumber): boolean {
  const { residence, family, mysteries } = seatAt(table, seat);
  if (residence === null) return false;
  const shown = [
    ...family.flatMap((character) => visibleIcons(table, character)),
    ...mysteries.flatMap(({ card }) => iconsPrintedOn(table, card)),
  ];
  return (getRequirement(table, name)?.family?.shows ?? []).every((icon) => shown.includes(icon));
}

/** The characters that a player may lay a modifier or a death on. */
export function legalTargets(table: Table, name: CardName, seat: SeatNumber): CharacterOnTable[] {
  const kind = getKind(table.deck, name);
  const target = getRequirement(table, name)?.target;
  const view = asPlayer(seat);
  const asked = target === undefined ? allCharacters(table) : selectCharacters(table, target, view);
  return asked
    .filter((character) => !isDead(table, character) || mayLieOnTheDead(table, name))
    .filter((character) => kind !== 'death' || selfWorth(table, character) < 0) // DEATH-2
    .filter((character) => !isShielded(table, character, kind, seat));
}

/** MOD-1, DEATH-4: only a modifier, only if its own text says so, and only in the second edition. */
export function mayLieOnTheDead(table: Table, name: CardName): boolean {
  const target = getRequirement(table, name)?.target;
  if (getRules(table) !== 'second' || getKind(table.deck, name) !== 'modifier') return false;
  return target !== undefined && target.state !== 'living';
}

/** The deaths that a player may play on such characters (DEATH-6). */
export function deathsOn(
  table: Table,
  seat: SeatNumber,
  isWanted: (character: CharacterOnTable) => boolean,
): Choice[] {
  const wanted = allCharacters(table)
    .filter(isWanted)
    .map(({ name }) => name);
  return playsOfKinds(table, seat, ['death']).filter(
    (choice) => choice.do === 'play' && choice.on !== undefined && wanted.includes(choice.on),
  );
}

/** In `requires`, `you` is the player of the card, and it lies on nothing yet. */
function asPlayer(seat: SeatNumber): Viewpoint {
  return { you: seat, on: null, actor: seat, worth: selfWorth };
}
