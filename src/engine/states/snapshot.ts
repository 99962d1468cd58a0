/** Snapshots: a game at a play, in names, independent of the engine's numbers. Replays and probes start from them. */

import type { Deck } from '../../deck/deck.js';
import { DEATH } from '../cards/compiled-deck.js';
import { advance } from '../steps/play-on.js';
import type { Game, State } from '../table/game.js';
import { IllegalCallError } from '../table/illegal-call-error.js';
import { recompute } from '../table/visibility.js';
import { assertTable } from './check-snapshot.js';
import { setUp } from './create-game.js';
import type { Laid, Snapshot } from './table-snapshot.js';

/** Takes down a game in which the active player is asked for a play, or has none left and mysteries to discard. */
export function toSnapshot(game: Game): Snapshot {
  if ((game.about !== 'play' && game.about !== 'mystery') || game.deciding < 0)
    throw new IllegalCallError('Only a game in which a play is to be chosen can be taken down.');
  const nameCards = (cards: readonly number[]) => cards.map((card) => game.cards.names[card] as string);
  const nameLaid = (cards: readonly number[]) =>
    cards.map((card) => ({ card: game.cards.names[card] as string, by: game.playedBy[card] as number }));
  return {
    edition: game.edition,
    seats: game.families.map((family, seat) => ({
      hand: nameCards(game.hands[seat] as number[]),
      characters: family.map((character) => ({
        character: game.cards.characters[character] as string,
        stack: nameLaid(game.stacks[character] as number[]),
      })),
      housed: game.housed[seat] as boolean,
      mysteries: nameLaid(game.mysteries[seat] as number[]),
      extra: (game.extraNext[seat] as number) + (seat === game.active ? game.extra : 0),
      skip: {
        draw: game.skipDraw[seat] as number,
        play: game.skipPlay[seat] as number,
        turn: game.skipTurn[seat] as number,
      },
    })),
    draw: nameCards(game.draw).reverse(),
    discards: nameCards(game.discards),
    turn: game.turn,
    active: game.active,
    used: game.used,
    random: [...game.random],
  };
}

/**
 * The state that a snapshot describes, up to its first decision.
 * @throws IllegalCallError where there can't be such a table
 */
export function fromSnapshot(deck: Deck, snapshot: Snapshot): State {
  const { edition, seats, active } = snapshot;
  assertTable(setUp(deck, { players: seats.length, edition, first: active }).cards, snapshot);
  const game = layOut(deck, snapshot);
  advance(game);
  return game.toState();
}

/** The table that a snapshot describes, before anything goes on. */
export function layOut(deck: Deck, snapshot: Snapshot): Game {
  const { edition, seats, active } = snapshot;
  const game = setUp(deck, { players: seats.length, edition, first: active });
  const numbers = (names: readonly string[]) => names.map((name) => findNumber(game, name));
  for (const family of game.families) for (const character of family) game.owner[character] = -1;
  game.families = seats.map(({ characters }) =>
    characters.map(({ character }) => findCharacter(game, character)),
  );
  for (const [seat, { hand, characters, housed, mysteries, extra, skip }] of seats.entries()) {
    game.hands[seat] = numbers(hand);
    game.housed[seat] = housed;
    game.mysteries[seat] = lay(game, mysteries);
    game.extraNext[seat] = seat === active ? 0 : extra;
    game.skipDraw[seat] = skip.draw;
    game.skipPlay[seat] = skip.play;
    game.skipTurn[seat] = skip.turn;
    for (const { character, stack } of characters) layOn(game, seat, findCharacter(game, character), stack);
  }
  game.draw = numbers(snapshot.draw).reverse();
  game.discards = numbers(snapshot.discards);
  game.living = game.families.flat().filter((character) => (game.death[character] as number) < 0);
  game.random = [...snapshot.random];
  game.turn = snapshot.turn;
  game.used = snapshot.used;
  game.extra = seats[active]?.extra ?? 0;
  game.idle = seats[active]?.hand.length === 0 ? 1 : 0;
  game.stage = 'plays';
  game.hasCachedLasting = false;
  return game;
}

function layOn(game: Game, seat: number, character: number, stack: readonly Laid[]): void {
  game.owner[character] = seat;
  game.stacks[character] = lay(game, stack);
  game.death[character] = game.stacks[character].find((card) => game.cards.kinds[card] === DEATH) ?? -1;
  recompute(game, character);
}

function lay(game: Game, laid: readonly Laid[]): number[] {
  return laid.map(({ card, by }) => {
    const number = findNumber(game, card);
    game.playedBy[number] = by;
    return number;
  });
}

function findNumber(game: Game, name: string): number {
  const number = game.cards.cardNumbers.get(name);
  if (number === undefined) throw new IllegalCallError(`There is no card "${name}" in this edition.`);
  return number;
}

function findCharacter(game: Game, name: string): number {
  const number = game.cards.characterNumbers.get(name);
  if (number === undefined) throw new IllegalCallError(`There is no character "${name}" in this edition.`);
  return number;
}
