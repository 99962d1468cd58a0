import { describe, expect, it, vi } from 'vitest';
import type { Card, Deck } from '../../../src/deck/deck.js';
import { nextInt, seedRandom } from '../../../src/engine/table/random.js';
import { asPlayed, onlyEditions } from '../../../src/verify/core/as-played.js';
import * as ourEngine from '../../../src/verify/core/engine.js';
import { seatings, type TableSetup } from '../../../src/verify/core/tables.js';
import { IncrementalLockstep, type KnownGame } from '../../../src/verify/games/incremental-lockstep.js';
import { LockstepCache } from '../../../src/verify/games/lockstep-cache.js';
import { type AgreedGames, playChunk } from '../../../src/verify/games/play-chunk.js';
import { Lockstep } from '../../../src/verify/lockstep/lockstep.js';
import { toOracleState } from '../../../src/verify/lockstep/to-oracle.js';
import type { LaidCard, OracleState } from '../../../src/verify/oracle/index.js';
import { deckOf } from '../../support/engine/table.js';
import { shippingDeck, TABLES } from '../../support/shipping-deck.js';
import { breakEngine } from '../../support/verify/broken-engine.js';
import { MemoryStore } from '../../support/verify/memory-cache.js';

const deck = asPlayed(shippingDeck);

type Edit = (card: Card, others: readonly Card[]) => Card | undefined;
const other = (card: Card, others: readonly Card[]) => others.find((one) => one !== card);

/** What a designer may do to a card. */
const EDITS: Readonly<Record<string, Edit>> = {
  'its number': (card) =>
    card.kind === 'modifier' ? { ...card, pathos: { ...card.pathos, middle: -35 } } : undefined,
  'its icons': (card) => (card.kind === 'modifier' ? { ...card, icons: {} } : undefined),
  'its script': (card, others) => {
    const effects = (other(card, others) as { effects?: object } | undefined)?.effects;
    return 'effects' in card && effects !== undefined ? ({ ...card, effects } as Card) : undefined;
  },
  'what it requires': (card) => {
    const { requires, ...rest } = card as Card & { requires?: object };
    return requires === undefined ? undefined : (rest as Card);
  },
};

/** The deck with a card edited, one of those that it can be done to. */
function edited(edit: Edit, which: number): Deck {
  const all = Object.values(deck.cards);
  const able = Object.entries(deck.cards).flatMap(([id, card]) => {
    const like = all.filter(({ kind }) => kind === card.kind);
    const made = edit(card, like.slice(which % like.length));
    return made === undefined ? [] : [[id, made] as const];
  });
  const [id, card] = able[which % able.length] as readonly [string, Card];
  return { ...deck, cards: { ...deck.cards, [id]: card } };
}

const GAMES = { seed: 5, first: 0, count: 2, followEvery: 1, greedyEvery: 2 };

/** Plays some games of a table; with what they came to, and what is kept of them. */
function played(part: Deck, table: TableSetup, known: Readonly<Record<number, KnownGame>> = {}) {
  const agreed: AgreedGames = {};
  const tally = playChunk(onlyEditions(part, [table.edition]), { ...GAMES, ...table, known }, agreed);
  return { tally, agreed };
}

function kept(table: TableSetup): MemoryStore {
  const cache = new MemoryStore();
  const keeper = new LockstepCache(cache, deck, 'test');
  keeper.add(table, played(deck, table).agreed);
  keeper.keep(table);
  return cache;
}

describe('a game that the oracle has followed before', () => {
  it.each(TABLES)(
    'comes to the same, and leaves the same, whatever was edited: $edition, $players players',
    (table) => {
      const cache = kept(table);
      for (const [place, [name, edit]] of Object.entries(EDITS).entries()) {
        const now = edited(edit, 37 * place + 11 * TABLES.indexOf(table));
        const known = new LockstepCache(cache, now, 'test').find(table);
        expect(played(now, table, known), name).toEqual(played(now, table));
      }
    },
    30_000,
  );

  it('is followed from the last play before the oracle asks about what was edited, and never if it does not', () => {
    const table = { edition: 'classic', players: 2 };
    const cache = kept(table);
    const find = (part: Deck) => Object.values(new LockstepCache(cache, part, 'test').find(table));
    expect(
      find(deck).map(({ from }) => from),
      'nothing was edited',
    ).toEqual([undefined, undefined]);
    const { agreed } = played(deck, table);
    const { names } = ourEngine.cardTable(onlyEditions(deck, [table.edition]), table.edition, false);
    const late: number[] = [];
    for (const [id, card] of Object.entries(deck.cards)) {
      if (card.kind !== 'modifier' || !names.includes(id)) continue;
      const now = { ...deck, cards: { ...deck.cards, [id]: { ...card, pathos: { top: -1 } } } };
      const copies = [...names.keys()].filter((at) => names[at] === id || names[at]?.startsWith(`${id}~`));
      const expected = Object.values(agreed).flatMap(({ shows }) => {
        const plays = copies.map((at) => shows[at] as number).filter((play) => play >= 0);
        if (plays.includes(0)) return [];
        return [plays.length === 0 ? undefined : Math.min(...plays) - 1];
      });
      expect(
        find(now).map(({ from }) => from),
        id,
      ).toEqual(expected);
      late.push(...expected.map((from) => from ?? Number.POSITIVE_INFINITY));
    }
    expect(late).toContain(Number.POSITIVE_INFINITY);
    expect(late.filter((from) => from > 10 && from < Number.POSITIVE_INFINITY).length).toBeGreaterThan(5);
    const steps = vi.spyOn(Lockstep.prototype, 'step');
    const followed = vi.spyOn(Lockstep.prototype, 'follow');
    played(deck, table, new LockstepCache(cache, deck, 'test').find(table));
    expect(steps.mock.contexts.filter((both) => (both as Lockstep).isFollowed)).toEqual([]);
    expect(followed).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is followed from the beginning when it goes another way', () => {
    const table = { edition: 'classic', players: 3 };
    const known = new LockstepCache(kept(table), deck, 'test').find(table);
    const elsewhere = Object.fromEntries(
      Object.entries(known).map(([number, game]) => [number, { ...game, marks: spoilt(game.marks) }]),
    );
    const anew = vi.spyOn(Lockstep.prototype, 'followAs');
    expect(played(deck, table, elsewhere)).toEqual(played(deck, table));
    expect(anew).toHaveBeenCalledTimes(GAMES.count);
    vi.restoreAllMocks();
  });

  it('is not known where another card is in the pile, or a card has become another sort', () => {
    const table = { edition: 'classic', players: 2 };
    const cache = kept(table);
    const [id, card] = Object.entries(deck.cards).find(([, { kind }]) => kind === 'event') as [string, Card];
    const others: readonly Card[] = [
      { ...card, copies: card.copies + 1 } as Card,
      { ...card, asDrawn: true } as Card,
    ];
    for (const one of others) {
      const now = { ...deck, cards: { ...deck.cards, [id]: one } };
      expect(new LockstepCache(cache, now, 'test').find(table)).toEqual({});
    }
  });

  it('shows a mistake of the engine that only the edit brings to light', async () => {
    const cards = (count: number) =>
      deckOf(`events:\n  feast: { effects: { immediate: [{ draw: ${count} }] }, copies: 4 }`);
    const engine = await breakEngine('verbs/draw.ts', 'value.count', '1');
    let found = 0;
    for (let seed = 0; seed < 16; seed++) {
      const before = throughout(cards(1), seed, undefined, engine);
      expect(before.both.difference).toBeNull();
      const first = Math.min(...asked(before.agreed.does, before));
      if (first === 0) continue;
      const known = { ...before.agreed, ...(first < Number.POSITIVE_INFINITY && { from: first - 1 }) };
      const [late, whole] = [known, undefined].map((one) => throughout(cards(2), seed, one, engine).both);
      expect(late?.difference).toEqual(whole?.difference);
      expect(late?.game.turn).toBe(whole?.game.turn);
      if (late?.difference?.card?.startsWith('feast')) found++;
    }
    expect(found).toBeGreaterThan(1);
  });
});

/** The plays at which the oracle had first asked what copies of the feast do. */
const asked = (plays: readonly number[], { both }: IncrementalLockstep) =>
  plays.filter((play, card) => play >= 0 && both.game.cards.names[card]?.startsWith('feast'));

/** Other marks from the middle on. */
function spoilt(marks: string): string {
  const bytes = Buffer.from(marks, 'base64');
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  return bytes.toString('base64');
}

/** A game at random, until it is over or the two part. */
function throughout(
  part: Deck,
  seed: number,
  known: KnownGame | undefined,
  engine: ourEngine.Engine,
): IncrementalLockstep {
  const options = { edition: 'classic', players: 2, families: ['north', 'east'], seed };
  const game = new IncrementalLockstep(part, options, null, known, engine);
  const random = seedRandom(1, 0);
  const codes: number[] = [];
  const { both } = game;
  while (both.difference === null && both.game.deciding >= 0) {
    codes.push(both.codes[nextInt(random, both.codes.length)] as number);
    game.step(codes);
  }
  return game;
}

describe('at every play, the oracle could begin', () => {
  it.each(TABLES)('with the table of the engine: $edition, $players players', (table) => {
    const part = onlyEditions(deck, [table.edition]);
    const families = seatings(part, table)[1] as string[];
    const both = Lockstep.begin(part, { ...table, families, seed: 8 });
    const random = seedRandom(2, 0);
    let plays = 0;
    while (both.game.deciding >= 0) {
      if (both.game.about === 'play') {
        plays++;
        expect(asFarAsItCounts(toOracleState(ourEngine, both.game))).toEqual(
          asFarAsItCounts((both as unknown as { oracle: { state: OracleState } }).oracle.state),
        );
      }
      both.step(both.codes[nextInt(random, both.codes.length)] as number);
    }
    expect(both.difference).toBeNull();
    expect(plays).toBeGreaterThan(10);
  });
});

/** Hands have no order, what is out of the game is not asked, and how many turns were idle counts only in an idle one. */
function asFarAsItCounts({ outOfGame: _, ...state }: OracleState) {
  const sorted = (laid: readonly LaidCard[]) => laid.toSorted((a, b) => (a.card < b.card ? -1 : 1));
  return {
    ...state,
    seats: state.seats.map((seat) => ({
      ...seat,
      hand: seat.hand.toSorted(),
      mysteries: sorted(seat.mysteries),
    })),
    discards: state.discards.toSorted(),
    idleTurns: state.turn.idle ? state.idleTurns : 0,
  };
}
