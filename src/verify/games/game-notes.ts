import {
  DISCARD,
  DISCARD_FREE,
  DISCARD_HAND,
  decodeCard,
  decodeWhat,
  PICK_CARD,
  PLAY,
  REACT,
} from '../../engine/table/codes.js';
import type { Game } from '../../engine/table/game.js';
import { toCardId } from '../core/clause-refs.js';
import * as ourEngine from '../core/engine.js';
import { cardTally, familyTally, type Tally, VICTORY } from './tally.js';

const NOBODY = -1;
/** Found by a search, not drawn by chance: does not count for the odds. */
const SEARCHED = -2;

/** Notes of one game between bots that play to win: who drew and played what, and who won. */
export class GameNotes {
  private readonly firstHolder: Int8Array;
  private readonly played: Uint8Array;
  private readonly discarded: Uint8Array;

  constructor(game: Game) {
    const size = game.cards.names.length;
    this.firstHolder = new Int8Array(size).fill(NOBODY);
    this.played = new Uint8Array(size);
    this.discarded = new Uint8Array(size);
    this.look(game);
  }

  /** Before a choice is made. */
  choose(game: Game, code: number): void {
    const card = decodeCard(code);
    const what = decodeWhat(code);
    const seat = game.deciding;
    if ((what === PLAY || what === REACT) && this.firstHolder[card] === seat) this.played[card] = 1;
    if (what === DISCARD || what === DISCARD_FREE) this.discarded[card] = (this.discarded[card] ?? 0) + 1;
    if (what === DISCARD_HAND)
      for (const one of game.hands[seat] as number[]) this.discarded[one] = (this.discarded[one] ?? 0) + 1;
    if (what === PICK_CARD && isSearching(game) && this.firstHolder[card] === NOBODY)
      this.firstHolder[card] = SEARCHED;
  }

  /** After it: what chance has dealt. */
  look(game: Game): void {
    for (let seat = 0; seat < game.players; seat++) {
      for (const card of game.hands[seat] as number[])
        if (this.firstHolder[card] === NOBODY) this.firstHolder[card] = seat;
    }
  }

  addTo(tally: Tally, game: Game, families: readonly string[]): void {
    const end = ourEngine.getResult(game);
    const winners = end?.winners ?? [];
    const { greedy } = tally;
    const turns = game.turn + 1;
    greedy.games++;
    greedy.turns += turns;
    greedy.lengths[turns] = (greedy.lengths[turns] ?? 0) + 1;
    if (end?.reason === 'stalemate') greedy.stalemates++;
    const victory = (seat: number) => (winners.includes(seat) ? VICTORY / winners.length : 0);
    for (let seat = 0; seat < game.players; seat++) {
      greedy.seats[seat] = (greedy.seats[seat] ?? 0) + victory(seat);
      const name = families[seat];
      if (name === undefined) continue;
      const family = familyTally(tally, name);
      family.games++;
      family.won += victory(seat);
    }
    for (const [number, name] of game.cards.names.entries()) {
      const seat = this.firstHolder[number] as number;
      if (seat < 0) continue;
      const card = cardTally(tally, toCardId(name));
      card.drawn[seat] = (card.drawn[seat] ?? 0) + 1;
      card.won[seat] = (card.won[seat] ?? 0) + victory(seat);
      card.played += this.played[number] ?? 0;
      card.discarded += this.discarded[number] ?? 0;
    }
  }
}

function isSearching(game: Game): boolean {
  const frame = game.frames.at(-1);
  return frame?.is === 'clause' && ourEngine.findClause(game, frame).verb === 'search';
}
