import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { Selector } from '../../../vocabulary/selector.js';
import { getRules, isDead } from '../table/cards.js';
import { ask, pickCharacter, type Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import { deathsOn } from '../table/legal-plays.js';
import { putOnDiscards } from '../table/piles.js';
import { selfWorth } from '../table/self-worth.js';
import { deathOn, die, liftFrom } from '../table/stacks.js';
import type { CharacterOnTable } from '../table/state.js';
import { characterNamed } from '../table/table.js';
import { type Act, pickable } from './act.js';

/** DEATH-7: its death goes to the discards; the modifiers stay and it lives. */
export function* revive(game: Game, { target }: ClauseOf<'revive'>['value'], act: Act): Script<boolean> {
  const dead = pickable(game, target, act).filter((character) => isDead(game, character));
  const name = yield* pickCharacter(act.actor, act.card, dead);
  if (name === undefined) return false;
  act.memory.that = name;
  const death = deathOn(game, characterNamed(game, name));
  putOnDiscards(game, liftFrom(game, death).card);
  return true;
}

/** DEATH-7: one lives, then one dies. The death was not played and does not act again. */
export function* moveDeath(game: Game, value: ClauseOf<'moveDeath'>['value'], act: Act): Script<boolean> {
  const moves = listMoves(game, value, act);
  const start = yield* pickCharacter(act.actor, act.card, uniquely(moves.map(({ lives }) => lives)));
  if (start === undefined) return false;
  const goals = moves.filter(({ lives }) => lives.name === start).map(({ dies }) => dies);
  const goal = yield* pickCharacter(act.actor, act.card, uniquely(goals));
  if (goal === undefined) return false;
  act.memory.that = goal;
  die(game, goal, liftFrom(game, deathOn(game, characterNamed(game, start))));
  return true;
}

/** Everyone who might live, with everyone who might die for it; with `eitherWay`, the other way round as well. */
function listMoves(
  game: Game,
  { from, to, anySelfWorth, eitherWay }: ClauseOf<'moveDeath'>['value'],
  act: Act,
): { lives: CharacterOnTable; dies: CharacterOnTable }[] {
  const meant = (selector: Selector, state: 'dead' | 'living') =>
    pickable(game, { ...selector, state: selector.this ? 'any' : state }, act);
  const between = (dead: CharacterOnTable[], living: CharacterOnTable[]) =>
    dead
      .filter((lives) => isDead(game, lives))
      .flatMap((lives) =>
        living
          .filter((dies) => !isDead(game, dies))
          .filter((dies) => anySelfWorth || selfWorth(game, dies) < 0) // DEATH-2
          .map((dies) => ({ lives, dies })),
      );
  const there = between(pickable(game, from, act), pickable(game, to, act));
  return eitherWay ? [...there, ...between(meant(to, 'dead'), meant(from, 'living'))] : there;
}

const uniquely = (characters: readonly CharacterOnTable[]) => [...new Set(characters)];

/**
 * DEATH-6: even in another player's turn, but not in the second edition, where only reactions are played there
 * (EVENT-3).
 */
export function* playDeath(
  game: Game,
  { target }: ClauseOf<'playDeath'>['value'],
  act: Act,
): Script<boolean> {
  const { actor, card } = act;
  if (getRules(game) === 'second' && actor !== game.state.turn.active) return false;
  const wanted = pickable(game, target, act).map(({ name }) => name);
  const deaths = deathsOn(game, actor, ({ name }) => wanted.includes(name));
  if (deaths.length === 0) return false;
  const choice = yield* ask({ seat: actor, about: 'playDeath', source: card }, [
    ...deaths,
    { seat: actor, do: 'decline' },
  ]);
  if (choice.do !== 'play') return false;
  act.memory.that = choice.on ?? act.memory.that;
  yield* game.playCard(game, choice);
  return true; // Cancelled or not: the play is spent (EVENT-4).
}
