/** The cache of lockstep games, per table. An entry is valid up to the first read of an edited card. */

import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { computeCacheKey, digest } from '../../cache/key.js';
import type { Card, Deck } from '../../deck/deck.js';
import { isInDrawPile } from '../../deck/draw-pile-card.js';
import { onlyEditions } from '../core/as-played.js';
import { toCardId } from '../core/clause-refs.js';
import * as ourEngine from '../core/engine.js';
import type { TableSetup } from '../core/tables.js';
import type { AgreedGame, KnownGame } from './incremental-lockstep.js';
import type { AgreedGames } from './play-chunk.js';

/** Games with numbers below this are cached: the first of each table, whatever the number of games. */
const MOST_KEPT = 2000;

/** The cache entry of a table: hashes of its cards, and the games. */
interface Kept {
  readonly cards: Readonly<Record<string, CardKeys>>;
  readonly games: AgreedGames;
}

/** Hashes of what a card shows, and of what it does and requires. */
interface CardKeys {
  readonly shows: string;
  readonly does: string;
}

/**
 * Caches lockstep games between runs. A game stays valid up to the first read of an edited card: everything before has
 * been compared, and repeats.
 */
export class LockstepCache {
  private readonly cache: Cache;
  private readonly deck: Deck;
  private readonly asked: unknown;
  private readonly noted = new Map<string, AgreedGames>();

  /**
   * @param deck as it is played
   * @param asked everything that determines the game of a number, and whether the oracle follows it
   */
  constructor(cache: Cache, deck: Deck, asked: unknown) {
    this.cache = cache;
    this.deck = deck;
    this.asked = asked;
  }

  /** The cached games of a table, by number. */
  find(table: TableSetup): Readonly<Record<number, KnownGame>> {
    const found = getJson<unknown>(this.cache, 'followed', this.computeKey(table));
    if (!isKept(found)) return {};
    const now = cardKeys(this.partFor(table));
    const { names } = ourEngine.cardTable(this.partFor(table), table.edition, false);
    const changed = (what: keyof CardKeys) =>
      names.flatMap((name, card) =>
        found.cards[toCardId(name)]?.[what] === now[toCardId(name)]?.[what] ? [] : [card],
      );
    const [shows, does] = [changed('shows'), changed('does')];
    const known = Object.entries(found.games).flatMap(([number, game]) => {
      const first = firstAsked(game, shows, does);
      // An edited card that is read at once leaves nothing to skip.
      return first === 0 ? [] : [[number, { ...game, ...(first !== undefined && { from: first - 1 }) }]];
    });
    return Object.fromEntries(known);
  }

  /** Adds games of a table. */
  add({ edition, players }: TableSetup, games: AgreedGames): void {
    for (const [number, game] of Object.entries(games))
      if (Number(number) < MOST_KEPT) this.gamesAt({ edition, players })[Number(number)] = game;
  }

  /** Writes the games of a table to the cache. */
  keep(table: TableSetup): void {
    const games = this.gamesAt(table);
    if (Object.keys(games).length === 0) return;
    const kept: Kept = { cards: cardKeys(this.partFor(table)), games };
    setJson(this.cache, 'followed', this.computeKey(table), kept);
  }

  private gamesAt({ edition, players }: TableSetup): AgreedGames {
    const key = `${players} ${edition}`;
    const found = this.noted.get(key) ?? {};
    this.noted.set(key, found);
    return found;
  }

  private computeKey(table: TableSetup): string {
    return computeCacheKey(withoutAsked(this.partFor(table)), table.players, this.asked);
  }

  private partFor({ edition }: TableSetup): Deck {
    return onlyEditions(this.deck, [edition]);
  }
}

/** The first play at which the oracle had read one of these; undefined: never. */
function firstAsked(game: AgreedGame, shows: readonly number[], does: readonly number[]): number | undefined {
  const plays = [...shows.map((card) => game.shows[card] ?? 0), ...does.map((card) => game.does[card] ?? 0)];
  const asked = plays.filter((play) => play >= 0);
  return asked.length === 0 ? undefined : Math.min(...asked);
}

function cardKeys({ cards }: Deck): Record<string, CardKeys> {
  const keys = Object.entries(cards)
    .filter(([, card]) => isInDrawPile(card))
    .map(([id, card]) => {
      const { pathos, icons, effects, requires } = parts(card);
      const key = (value: unknown) => digest(JSON.stringify(value)).slice(0, 16);
      return [id, { shows: key([pathos, icons]), does: key([effects, requires]) }] as const;
    });
  return Object.fromEntries(keys);
}

/** A deck without what the oracle reads of a card on demand: the rest affects all games. */
function withoutAsked(deck: Deck): Deck {
  const bare = (card: Card) => (isInDrawPile(card) ? parts(card).rest : card);
  return {
    ...deck,
    cards: Object.fromEntries(Object.entries(deck.cards).map(([id, card]) => [id, bare(card) as Card])),
  };
}

function parts(card: Card) {
  const { pathos, icons, effects, requires, ...rest } = card as Card & Readonly<Record<string, unknown>>;
  return { pathos, icons, effects, requires, rest };
}

function isKept(found: unknown): found is Kept {
  if (!isMap(found) || !isMap(found.cards) || !isMap(found.games)) return false;
  return Object.values(found.games).every(
    (game) =>
      isMap(game) && typeof game.marks === 'string' && Array.isArray(game.shows) && Array.isArray(game.does),
  );
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
