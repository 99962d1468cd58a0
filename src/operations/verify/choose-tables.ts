import type { Deck } from '../../deck/deck.js';
import { count } from '../../diagnostics/index.js';
import { gameTables, isPlayed, type TableSetup } from '../../verify/index.js';
import { UsageError, UserError } from '../../workspace/errors.js';

/** Scope of a `verify` request: an edition, numbers of players, cards. */
interface TableRequest {
  readonly edition: string | undefined;
  readonly players: readonly number[] | undefined;
  readonly cards: readonly string[] | undefined;
}

/**
 * Editions that can be played as requested; undefined: all of the deck. An impossible table is reported before any game
 * is played: otherwise every card would be blamed for it.
 */
export function chosenTables(
  deck: Deck,
  { edition, players, cards }: TableRequest,
): readonly string[] | undefined {
  const editions = edition === undefined ? Object.keys(deck.editions) : [edition];
  if (gameTables(deck, editions).length === 0)
    throw new UserError(`${whyNoTable(deck, editions, 2)}: no game is possible, so nothing can be verified`);
  const tables = gameTables(deck, editions, players);
  const missing = players?.find((many) => tables.every((table) => table.players !== many));
  if (missing !== undefined)
    throw new UsageError(`${whyNoTable(deck, editions, missing)}: there is no table of ${missing}`);
  const played = editions.filter((one) => tables.some((table) => table.edition === one));
  refuseHomeless(deck, { edition, players, cards }, editions, played);
  return edition === undefined && played.length === editions.length ? undefined : played;
}

/**
 * Refuses requested cards that are in no playable edition. If only a number of players is given, such cards are not
 * part of the request.
 */
function refuseHomeless(
  deck: Deck,
  { players, cards }: TableRequest,
  editions: readonly string[],
  played: readonly string[],
): void {
  const homeless = Object.entries(deck.cards).flatMap(([id, card]) => {
    const isAsked =
      isPlayed(card) && (cards?.includes(id) ?? card.editions.some((one) => editions.includes(one)));
    return isAsked && !card.editions.some((one) => played.includes(one)) ? [id] : [];
  });
  const [first] = homeless;
  if (first === undefined || (players !== undefined && cards === undefined)) return;
  const others = homeless.length === 1 ? '' : ` and ${count(homeless.length - 1, 'other card')}`;
  const where = deck.cards[first]?.editions.filter((one) => editions.includes(one)) ?? [];
  const why = whyNoTable(deck, where, players?.[0] ?? 2);
  const what = `${why}: "${first}"${others} can't be played`;
  throw players === undefined ? new UserError(what) : new UsageError(what);
}

/** Reason why this number of players can't play these editions. */
function whyNoTable(deck: Deck, editions: readonly string[], players: number): string {
  return editions
    .map((edition) => `the edition "${edition}" ${whyNotAt(deck, { edition, players })}`)
    .join(', ');
}

function whyNotAt(deck: Deck, { edition, players }: TableSetup): string {
  const most = deck.editions[edition]?.rules === 'second' ? 5 : 4;
  if (players > most) return `is for 2 to ${most} players`;
  const families = new Set(
    Object.values(deck.cards).flatMap((card) =>
      card.kind === 'character' && card.editions.includes(edition) ? [card.family] : [],
    ),
  );
  // A fifth player has no family of its own (SETUP-8).
  if (families.size < Math.min(players, 4)) return `has ${count(families.size, 'family', 'families')}`;
  return players === 5 ? 'has families that are not of five' : 'has families of different sizes (SETUP-8)';
}
