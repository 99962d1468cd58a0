import { DEATH, EVENT, IMMEDIATE, MYSTERY, REACTION } from '../cards/compiled-deck.js';
import { isAwaited } from '../lasting/whenever.js';
import { MOST_ANNOUNCED } from '../rules/editions.js';
import type { PlayFrame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import { cover } from '../table/visibility.js';
import { die } from './death.js';
import { holdsReaction, mayReact } from './reactions.js';
import { layMystery, leaveHand, toDiscards } from './zones.js';

/** Announces a card: it leaves the hand and is in no pile until it lands. */
export function announce(game: Game, by: number, card: number, on: number, answers = -1): void {
  leaveHand(game, by, card);
  if (++game.announced > MOST_ANNOUNCED) {
    game.end = { reason: 'stalemate', why: 'one turn never comes to an end' };
  } else if (isQuiet(game, by, card)) {
    lay(game, by, card, on);
    if (game.cards.kinds[card] === EVENT) toDiscards(game, card);
    return;
  }
  const frame: PlayFrame = {
    is: 'play',
    card,
    by,
    on,
    step: 'announce',
    next: 0,
    cancelled: null,
    that: -1,
    answers,
    took: false,
    queue: [],
  };
  game.frames.push(frame);
}

/** Whether no player can answer a play, no clause follows from it and no trigger waits: it needs no frame. */
function isQuiet(game: Game, by: number, card: number): boolean {
  if (((game.cards.marks[card] as number) & (IMMEDIATE | REACTION)) !== 0) return false;
  if (isAwaited(game, 'played', 'dies')) return false;
  if (!game.cards.hasReactions) return true;
  for (let seat = 0; seat < game.players; seat++) {
    if (mayReact(game, seat, by) && holdsReaction(game, seat, card)) return false;
  }
  return true;
}

/** Lays a card where it belongs; an event stays in no pile until it is done. */
export function lay(game: Game, by: number, card: number, on: number): void {
  const kind = game.cards.kinds[card] as number;
  if (kind !== EVENT) game.playedBy[card] = by;
  if (kind === DEATH) die(game, on, card);
  else if (kind === MYSTERY) layMystery(game, by, card);
  else if (kind !== EVENT) cover(game, on, card);
}
