import { STORY_ICONS } from '../vocabulary/icons.js';
import { DEATH, EVENT, MODIFIER, MYSTERY, type Script } from './card-table.js';
import { code, type Options, PLAY } from './codes.js';
import { holds, matches } from './conditions.js';
import type { Game } from './game.js';
import { standing } from './lasting.js';
import { selfWorth } from './self-worth.js';
import { cannotPlay } from './verbs/cannot-play.js';
import { isShielded } from './verbs/shield.js';
import { showsIcon } from './visibility.js';

/** All kinds, one bit each. */
export const ALL_KINDS = 0b1111;
export const kindBit = (kind: number) => 1 << kind;

/** Adds every card of these kinds that a player may play now, with every target that it may be played on. */
export function addPlays(
  game: Game,
  seat: number,
  kinds: number,
  options: Options,
  target?: (character: number) => boolean,
): void {
  const allowed = game.cards.hasLasting ? kinds & ~cannotPlay(game, seat) : kinds;
  for (const card of game.hands[seat] as number[]) {
    const kind = game.cards.kinds[card] as number;
    if ((allowed & kindBit(kind)) === 0) continue;
    if (kind === MODIFIER || kind === DEATH) addTargets(game, seat, card, options, target);
    else if (kind === EVENT ? isPlayableEvent(game, seat, card) : isPlayableMystery(game, seat, card)) {
      options.add(code(PLAY, card));
    }
  }
}

/** Adds each character that a modifier or death may be laid on (MOD-1, MOD-8, DEATH-2, DEATH-4). */
export function addTargets(
  game: Game,
  seat: number,
  card: number,
  options: Options,
  target?: (character: number) => boolean,
): void {
  if (!meetsIf(game, seat, card)) return;
  const { families, cards } = game;
  // Most cards, most of the time: nothing is required, nobody is shielded.
  const { requires } = cards.scripts[card] as Script;
  const isSimple =
    requires?.target === undefined && target === undefined && standing(game).shield.length === 0;
  const isDeath = cards.kinds[card] === DEATH;
  for (let owner = 0; owner < families.length; owner++) {
    const family = families[owner] as number[];
    for (let i = 0; i < family.length; i++) {
      const character = family[i] as number;
      const isLegal = isSimple
        ? (game.death[character] as number) < 0 && (!isDeath || selfWorth(game, character) < 0)
        : isLegalTarget(game, seat, card, character) && (target === undefined || target(character));
      if (isLegal) options.add(code(PLAY, card, character));
    }
  }
}

export function isLegalTarget(game: Game, seat: number, card: number, character: number): boolean {
  const kind = game.cards.kinds[card] as number;
  const wanted = game.cards.scripts[card]?.requires?.target;
  const living = (game.death[character] as number) < 0;
  // The dead are out of reach, unless the card itself says so (DEATH-4); a death needs someone to kill (DEATH-2).
  if (!living && !mayLieOnDead(game, card)) return false;
  if (kind === DEATH && selfWorth(game, character) >= 0) return false;
  if (wanted !== undefined && !matches(game, wanted, character, { on: character, you: seat, actor: seat }))
    return false;
  return !isShielded(game, character, kind, seat);
}

/** Whether a card may be laid on a dead character: a modifier that says so, never a death. */
export function mayLieOnDead(game: Game, card: number): boolean {
  const wanted = (game.cards.scripts[card] as Script).requires?.target;
  return game.cards.kinds[card] !== DEATH && wanted !== undefined && wanted.state !== 'living';
}

/** A reaction is never played but in answer to a play (EVENT-3). */
function isPlayableEvent(game: Game, seat: number, card: number): boolean {
  return game.cards.scripts[card]?.reaction.length === 0 && meetsIf(game, seat, card);
}

/** On one's own residence, if what it requires is visible in the family (MYST-1, MYST-3). */
function isPlayableMystery(game: Game, seat: number, card: number): boolean {
  if (game.housed[seat] !== true || !meetsIf(game, seat, card)) return false;
  const shows = game.cards.scripts[card]?.requires?.family?.shows ?? [];
  return shows.every((icon) => isVisibleInFamily(game, seat, STORY_ICONS.indexOf(icon)));
}

/** Somewhere in the family: on a character, living or dead, or on a mystery of its residence. */
function isVisibleInFamily(game: Game, seat: number, icon: number): boolean {
  const onMystery = (card: number) => [0, 1, 2].some((slot) => game.cards.icons[3 * card + slot] === icon);
  return (
    (game.families[seat] as number[]).some((character) => showsIcon(game, character, icon)) ||
    (game.mysteries[seat] as number[]).some(onMystery)
  );
}

/** `requires.if`: judged before the card is laid; `you` is whoever plays it. */
export function meetsIf(game: Game, seat: number, card: number): boolean {
  const condition = (game.cards.scripts[card] as Script).requires?.if;
  return condition === undefined || holds(game, condition, { on: -1, you: seat, actor: seat });
}

export const isMystery = (game: Game, card: number) => game.cards.kinds[card] === MYSTERY;
