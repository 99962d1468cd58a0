import type { Card, Deck } from '../../deck/deck.js';
import { isDrawn } from '../../deck/drawn-card.js';
import { findValue, keepValue } from '../../store/kept.js';
import { digest, keyOf } from '../../store/key.js';
import type { Store } from '../../store/store.js';
import { onlyEditions } from '../ground/as-played.js';
import { idOf } from '../ground/clause-refs.js';
import * as ourEngine from '../ground/engine.js';
import type { GameTable } from '../ground/tables.js';
import type { AgreedGame, KnownGame } from './followed-game.js';
import type { AgreedGames } from './play-chunk.js';

/** Games with numbers below this are kept: the first of each table, however many are asked for. */
const MOST_KEPT = 2000;

/** What was kept of a table: the cards as they were, and the games. */
interface Kept {
  readonly cards: Readonly<Record<string, CardKeys>>;
  readonly games: AgreedGames;
}

/** Short names for what a card shows, and for what it does and requires. */
interface CardKeys {
  readonly shows: string;
  readonly does: string;
}

/**
 * Games that the oracle has followed, from one run to the next. Most hold up to where the oracle asks about a card that was
 * edited since: what came before has been compared, and comes again.
 */
export class KeptFollowed {
  private readonly store: Store;
  private readonly deck: Deck;
  private readonly asked: unknown;
  private readonly noted = new Map<string, AgreedGames>();

  /**
   * @param deck as it is played
   * @param asked all that decides what happens in the game of a number, and whether it is followed
   */
  constructor(store: Store, deck: Deck, asked: unknown) {
    this.store = store;
    this.deck = deck;
    this.asked = asked;
  }

  /** What is known of the games of a table, by number. */
  find(table: GameTable): Readonly<Record<number, KnownGame>> {
    const found = findValue<unknown>(this.store, 'followed', this.keyOf(table));
    if (!isKept(found)) return {};
    const now = cardKeys(this.partFor(table));
    const { names } = ourEngine.cardTable(this.partFor(table), table.edition, false);
    const changed = (what: keyof CardKeys) =>
      names.flatMap((name, card) =>
        found.cards[idOf(name)]?.[what] === now[idOf(name)]?.[what] ? [] : [card],
      );
    const [shows, does] = [changed('shows'), changed('does')];
    const known = Object.entries(found.games).flatMap(([number, game]) => {
      const first = firstAsked(game, shows, does);
      // Where it is asked at once, there is nothing that need not be followed.
      return first === 0 ? [] : [[number, { ...game, ...(first !== undefined && { from: first - 1 }) }]];
    });
    return Object.fromEntries(known);
  }

  /** Notes games of a table. */
  add({ edition, players }: GameTable, games: AgreedGames): void {
    for (const [number, game] of Object.entries(games))
      if (Number(number) < MOST_KEPT) this.gamesAt({ edition, players })[Number(number)] = game;
  }

  /** Keeps what was noted of a table. */
  keep(table: GameTable): void {
    const games = this.gamesAt(table);
    if (Object.keys(games).length === 0) return;
    const kept: Kept = { cards: cardKeys(this.partFor(table)), games };
    keepValue(this.store, 'followed', this.keyOf(table), kept);
  }

  private gamesAt({ edition, players }: GameTable): AgreedGames {
    const key = `${players} ${edition}`;
    const found = this.noted.get(key) ?? {};
    this.noted.set(key, found);
    return found;
  }

  private keyOf(table: GameTable): string {
    return keyOf(withoutAsked(this.partFor(table)), table.players, this.asked);
  }

  private partFor({ edition }: GameTable): Deck {
    return onlyEditions(this.deck, [edition]);
  }
}

/** The first play at which the oracle had asked about one of these; undefined: it never has. */
function firstAsked(game: AgreedGame, shows: readonly number[], does: readonly number[]): number | undefined {
  const plays = [...shows.map((card) => game.shows[card] ?? 0), ...does.map((card) => game.does[card] ?? 0)];
  const asked = plays.filter((play) => play >= 0);
  return asked.length === 0 ? undefined : Math.min(...asked);
}

function cardKeys({ cards }: Deck): Record<string, CardKeys> {
  const keys = Object.entries(cards)
    .filter(([, card]) => isDrawn(card))
    .map(([id, card]) => {
      const { pathos, icons, effects, requires } = parts(card);
      const key = (value: unknown) => digest(JSON.stringify(value)).slice(0, 16);
      return [id, { shows: key([pathos, icons]), does: key([effects, requires]) }] as const;
    });
  return Object.fromEntries(keys);
}

/** A deck with what the oracle asks of a card only where it comes to it taken away: what is left decides all games. */
function withoutAsked(deck: Deck): Deck {
  const bare = (card: Card) => (isDrawn(card) ? parts(card).rest : card);
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
