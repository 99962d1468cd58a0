/** Compares scores: visible values and icons, self-worth, deaths, open hands and winners, in engine and oracle. */

import type { Game } from '../../engine/table/game.js';
import type { Engine } from '../core/engine.js';
import type { Oracle } from '../oracle/index.js';
import { scoreFamilies } from '../oracle/table/score.js';
import { handLiesOpen } from '../oracle/table/standing.js';
import type { CharacterOnTable } from '../oracle/table/state.js';
import type { Table } from '../oracle/table/table.js';
import { visibleIcons, visiblePathos } from '../oracle/table/visibility.js';
import { isSameList, list } from './lists.js';

/** What the table shows and is worth, who is dead, which hands lie open, and who has won. */
export function scoreParts(engine: Engine, game: Game, oracle: Oracle): string[] {
  const parts: string[] = [];
  const table = oracle.standing;
  if (!isAsScored(engine, game, listScores(table))) addScoreParts(parts, engine, game, table);
  if (oracle.decision === null) {
    const ours = engine.getResult(game)?.winners ?? [];
    if (!isSameList(ours, oracle.winners))
      parts.push(`Seats ${list(ours)} win in the engine, seats ${list(oracle.winners)} by the rules.`);
  }
  for (let seat = 0; seat < game.players; seat++) {
    const isOpen = engine.isOpenHand(game, seat);
    if (isOpen !== handLiesOpen(table, seat))
      parts.push(`The hand of player ${seat + 1} ${isOpen ? 'lies open' : 'is hidden'} in the engine only.`);
  }
  return parts;
}

/** What a family is worth by the rules, and each of its characters, with what shows on it. */
interface Scored {
  readonly value: number;
  readonly characters: readonly {
    readonly selfWorth: number;
    readonly dead: boolean;
    readonly pathos: readonly number[];
    readonly icons: readonly string[];
  }[];
}

/** Memo of scores, keyed by the identity of what is seen of a table: valid while hands decide nothing. */
const scored = new WeakMap<object, readonly Scored[]>();

function listScores(table: Table): readonly Scored[] {
  const { found } = table;
  const isSteady = found !== undefined && !found.asksForHands;
  const known = isSteady ? scored.get(found.worth) : undefined;
  if (known !== undefined) return known;
  const scores = scoreFamilies(table).map(({ seat, value, characters }) => ({
    value,
    characters: characters.map(({ selfWorth, dead }, place) => {
      const on = table.state.seats[seat]?.family[place] as CharacterOnTable;
      return { selfWorth, dead, pathos: visiblePathos(table, on), icons: visibleIcons(table, on) };
    }),
  }));
  if (isSteady) scored.set(found.worth, scores);
  return scores;
}

/** Whether the engine has the same numbers. Words are built only for a difference. */
function isAsScored(engine: Engine, game: Game, scores: readonly Scored[]): boolean {
  return scores.every(
    ({ value, characters }, seat) =>
      engine.familyValue(game, seat) === value &&
      characters.every(({ selfWorth, dead, pathos, icons }, place) => {
        const character = game.families[seat]?.[place] as number;
        return (
          engine.selfWorth(game, character) === selfWorth &&
          (game.death[character] as number) >= 0 === dead &&
          isShown(game, character, pathos, icons)
        );
      }),
  );
}

function isShown(
  game: Game,
  character: number,
  pathos: readonly number[],
  icons: readonly string[],
): boolean {
  let seen = 0;
  for (let slot = 0; slot < 3; slot++) {
    const at = 3 * character + slot;
    if (game.pathos[at] !== pathos[slot]) return false;
    const icon = game.cards.iconNames[game.icons[at] as number];
    if (icon !== undefined && icon !== icons[seen++]) return false;
  }
  return seen === icons.length;
}

function addScoreParts(parts: string[], engine: Engine, game: Game, table: Table): void {
  for (const { seat, value, characters } of scoreFamilies(table)) {
    const ours = engine.familyValue(game, seat);
    if (ours !== value)
      parts.push(`The family of player ${seat + 1} is worth ${ours} in the engine, ${value} by the rules.`);
    for (const [place, theirs] of characters.entries()) {
      const character = game.families[seat]?.[place] as number;
      const worth = engine.selfWorth(game, character);
      if (worth !== theirs.selfWorth)
        parts.push(
          `${theirs.character}'s self-worth is ${worth} in the engine, ${theirs.selfWorth} by the rules.`,
        );
      const on = table.state.seats[seat]?.family[place];
      if (on !== undefined) addVisibleParts(parts, game, character, on, table);
      const dead = (game.death[character] as number) >= 0;
      if (dead !== theirs.dead)
        parts.push(
          `${theirs.character} is ${dead ? 'dead' : 'alive'} in the engine, ${theirs.dead ? 'dead' : 'alive'} by the rules.`,
        );
    }
  }
}

/** What can be seen of a stack: the value of each slot, and the icons (VIS-2, VIS-4). */
function addVisibleParts(
  parts: string[],
  game: Game,
  character: number,
  on: CharacterOnTable,
  table: Table,
): void {
  const { name } = on;
  const values = visiblePathos(table, on);
  const shown: number[] = [];
  const icons = visibleIcons(table, on);
  const seen: string[] = [];
  for (let at = 3 * character; at < 3 * character + 3; at++) {
    shown.push(game.pathos[at] as number);
    const icon = game.cards.iconNames[game.icons[at] as number];
    if (icon !== undefined) seen.push(icon);
  }
  if (!isSameList(shown, values))
    parts.push(`${name} shows ${list(shown)} in the engine, ${list(values)} by the rules.`);
  if (!isSameList(seen, icons))
    parts.push(`${name} shows the icons ${list(seen)} in the engine, ${list(icons)} by the rules.`);
}
