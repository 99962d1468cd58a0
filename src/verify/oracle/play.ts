import { doClauses } from './clauses.js';
import { askForReactions } from './reactions.js';
import { resolve } from './resolve.js';
import { announce, type Play, toDiscards } from './table/announce.js';
import { getEffects, getKind, isDead } from './table/cards.js';
import type { Choice, Script } from './table/choices.js';
import type { Game, Source } from './table/game.js';
import { mayLieOnTheDead } from './table/legal-plays.js';
import { notice } from './table/notice.js';
import { takeOut } from './table/piles.js';
import { die, layOn } from './table/stacks.js';
import type { SeatNumber } from './table/state.js';
import { characterNamed, getController, seatAt } from './table/table.js';

/** A play, from the announcement to its last trigger. */
export function* playCard(game: Game, choice: Extract<Choice, { do: 'play' }>): Script {
  const play: Play = { card: choice.card, by: choice.seat, on: choice.on, cancelled: false };
  announce(game, play);
  yield* askForReactions(game, play);
  if (!play.cancelled) yield* land(game, play);
}

function* land(game: Game, play: Play): Script {
  const { card } = play;
  if (isOutOfReach(game, play)) return toDiscards(game, card);
  yield* resolve(game, takeEffect(game, play));
  if (getKind(game.deck, card) === 'event') toDiscards(game, card); // EVENT-1
}

/** A target that died while its play was answered. */
function isOutOfReach(game: Game, { card, on }: Play): boolean {
  return on !== undefined && isDead(game, characterNamed(game, on)) && !mayLieOnTheDead(game, card);
}

/** It lands, the end is looked at, and its immediate clauses happen in order. */
function* takeEffect(game: Game, play: Play): Script {
  const { card, by, on = null } = play;
  const source: Source = { card, you: layDown(game, play), on, playedBy: by, memory: { that: null } };
  notice(game, { event: 'played', seat: by, card });
  yield* doClauses(game, getEffects(game, card).immediate ?? [], source);
}

/** Puts the card where it lands, and says who *you* is in its text. */
function layDown(game: Game, { card, by, on }: Play): SeatNumber {
  const kind = getKind(game.deck, card);
  if (kind === 'event') return by; // It stays in no pile until it is done.
  takeOut(game.state.resolving, card);
  if (kind === 'mystery') {
    seatAt(game, by).mysteries.push({ card, playedBy: by }); // MYST-1, MYST-2
    return by;
  }
  if (on === undefined) throw new Error(`${card} has no target`);
  const character = characterNamed(game, on);
  if (kind === 'death') die(game, on, { card, playedBy: by });
  else layOn(character, { card, playedBy: by });
  return getController(game, character); // MOD-3, DEATH-5
}
