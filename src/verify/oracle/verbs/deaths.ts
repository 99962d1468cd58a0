import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import { isDead, rulesOf } from '../table/cards.js';
import { ask, pickCharacter, type Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import { deathsOn } from '../table/legal-plays.js';
import { putOnDiscards } from '../table/piles.js';
import { selfWorth } from '../table/self-worth.js';
import { deathOn, die, liftFrom } from '../table/stacks.js';
import { characterNamed } from '../table/state.js';
import { type Act, pickable } from './act.js';

/** DEATH-7: its death goes to the discards; the modifiers stay and it lives. */
export function* revive(game: Game, { target }: ClauseOf<'revive'>['value'], act: Act): Script {
  const dead = pickable(game, target, act).filter((character) => isDead(game, character));
  const name = yield* pickCharacter(act.actor, act.card, dead);
  if (name === undefined) return;
  const death = deathOn(game, characterNamed(game, name));
  putOnDiscards(game, liftFrom(game, death).card);
}

/** DEATH-7: one lives, then one dies. The death was not played and does not act again. */
export function* moveDeath(game: Game, value: ClauseOf<'moveDeath'>['value'], act: Act): Script {
  const { from, to, anySelfWorth } = value;
  const dead = pickable(game, from, act).filter((character) => isDead(game, character));
  const living = pickable(game, to, act)
    .filter((character) => !isDead(game, character))
    .filter((character) => anySelfWorth || selfWorth(game, character) < 0); // DEATH-2
  if (living.length === 0) return;
  const start = yield* pickCharacter(act.actor, act.card, dead);
  if (start === undefined) return;
  const goal = yield* pickCharacter(act.actor, act.card, living);
  if (goal === undefined) return;
  die(game, goal, liftFrom(game, deathOn(game, characterNamed(game, start))));
}

/**
 * DEATH-6: even in another player's turn, but not in the second edition, where only reactions are played there
 * (EVENT-3).
 */
export function* playDeath(game: Game, { target }: ClauseOf<'playDeath'>['value'], act: Act): Script {
  const { actor, card } = act;
  if (rulesOf(game) === 'second' && actor !== game.state.turn.active) return;
  const wanted = pickable(game, target, act).map(({ name }) => name);
  const deaths = deathsOn(game, actor, ({ name }) => wanted.includes(name));
  if (deaths.length === 0) return;
  const choice = yield* ask({ seat: actor, about: 'playDeath', source: card }, [
    ...deaths,
    { seat: actor, do: 'decline' },
  ]);
  if (choice.do === 'play') yield* game.playCard(game, choice);
}
