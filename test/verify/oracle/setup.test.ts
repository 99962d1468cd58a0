import { describe, expect, it } from 'vitest';
import { Oracle } from '../../../src/verify/oracle/index.js';
import { asked, choose, hand, options, PLAIN_FATE } from '../../support/verify/oracle-table.js';
import { FAMILY_NAMES, MEMBERS, tinyDeck } from '../../support/verify/tiny-deck.js';

const KEPT_ORDER = { ...PLAIN_FATE, shuffle: (cards: readonly string[]) => cards };
const names = (oracle: Oracle, seat: number) => oracle.state.seats[seat]?.family.map(({ name }) => name);

describe('setup', () => {
  it('lays out the chosen families; the others are out of the game (SETUP-1, SETUP-3)', () => {
    const options = { edition: 'only', players: 2, families: ['cats', 'ants'], first: 1 };
    const oracle = Oracle.begin(tinyDeck({}), options, KEPT_ORDER);
    expect([names(oracle, 0), names(oracle, 1)]).toEqual([MEMBERS[2], MEMBERS[0]]);
    expect(oracle.state.outOfGame).toEqual([...(MEMBERS[1] ?? []), ...(MEMBERS[3] ?? [])]);
    expect(asked(oracle)).toBe('1 play'); // SETUP-6
  });

  it('deals five cards each from all but characters and residences (SETUP-2, SETUP-4)', () => {
    const cards = { mysteries: { attic: {} } };
    const options = { edition: 'only', players: 2, families: ['ants', 'bees'], first: 0 };
    const { state } = Oracle.begin(tinyDeck(cards, 'expansion'), options, KEPT_ORDER);
    expect(state.seats.map((seat) => seat.hand.length)).toEqual([5, 5]);
    expect(state.seats.map(({ residence }) => residence)).toEqual(['house-of-ants', 'house-of-bees']);
    expect(state.drawPile).toContain('attic');
    expect(state.outOfGame).toContain('house-of-cats');
  });

  it('replaces what must be played as it is drawn, and shuffles it back (TURN-9)', () => {
    const cards = { events: { 'at-once': { asDrawn: true } } };
    const first = { ...PLAIN_FATE, shuffle: (all: readonly string[]) => [...all].sort() };
    const options = { edition: 'only', players: 2, families: ['ants', 'bees'], first: 0 };
    const oracle = Oracle.begin(tinyDeck(cards, 'second'), options, first);
    expect(hand(oracle, 0)).toHaveLength(5);
    expect(hand(oracle, 0)).not.toContain('at-once');
    expect(oracle.state.drawPile).toContain('at-once');
  });

  it('leaves each player so many characters of their choice, for a shorter game (SETUP-7)', () => {
    const shorter = { edition: 'only', players: 2, families: ['ants', 'bees'], first: 1, characters: 1 };
    const oracle = Oracle.begin(tinyDeck({}), shorter, KEPT_ORDER);
    expect(asked(oracle)).toBe('0 setup');
    expect(options(oracle)).toEqual(['pick anna', 'pick abel', 'pick ada']);
    choose(oracle, 'pick abel');
    expect(options(oracle)).toEqual(['pick anna', 'pick ada']);
    choose(oracle, 'pick anna', 'pick bob', 'pick bess');
    expect([names(oracle, 0), names(oracle, 1)]).toEqual([['ada'], ['bill']]);
    expect(oracle.state.outOfGame.slice(-4)).toEqual(['abel', 'anna', 'bob', 'bess']);
    expect(asked(oracle)).toBe('1 play');
  });

  it('has no shorter game in the second edition, and none without characters (SETUP-7)', () => {
    const shorter = { edition: 'only', players: 2, families: ['ants', 'bees'], first: 0, characters: 2 };
    expect(() => Oracle.begin(tinyDeck({}, 'second'), shorter, KEPT_ORDER)).toThrow('no shorter game');
    expect(() => Oracle.begin(tinyDeck({}), { ...shorter, characters: 0 }, KEPT_ORDER)).toThrow('needs a');
  });

  it('makes each of four players discard a character, in the second edition (SETUP-8)', () => {
    const options4 = { edition: 'only', players: 4, families: FAMILY_NAMES, first: 2 };
    const oracle = Oracle.begin(tinyDeck({}, 'second'), options4, KEPT_ORDER);
    expect(asked(oracle)).toBe('0 setup');
    expect(options(oracle)).toEqual(['pick anna', 'pick abel', 'pick ada']);
    choose(oracle, 'pick abel', 'pick bob', 'pick carl', 'pick dirk');
    expect(names(oracle, 0)).toEqual(['anna', 'ada']);
    expect(oracle.state.outOfGame).toEqual(['abel', 'bob', 'carl', 'dirk']);
    expect(asked(oracle)).toBe('2 play');
  });

  it('makes the fifth player’s family of these (SETUP-8), which is simply theirs', () => {
    const options5 = { edition: 'only', players: 5, families: FAMILY_NAMES, first: 0 };
    const oracle = Oracle.begin(tinyDeck({}, 'second'), options5, KEPT_ORDER);
    choose(oracle, 'pick abel', 'pick bob', 'pick carl', 'pick dirk');
    expect(names(oracle, 4)).toEqual(['abel', 'bob', 'carl', 'dirk']);
    expect(oracle.state.outOfGame).toEqual([]);
  });

  it('refuses what the edition does not allow (COMP-1)', () => {
    const five = { edition: 'only', players: 5, families: FAMILY_NAMES, first: 0 };
    expect(() => Oracle.begin(tinyDeck({}), five, KEPT_ORDER)).toThrow('5 players');
  });
});

describe('the oracle', () => {
  const deck = tinyDeck({});
  const begin = () =>
    Oracle.begin(deck, { edition: 'only', players: 2, families: ['ants', 'bees'], first: 0 }, KEPT_ORDER);

  it('refuses a choice that is not legal', () => {
    expect(() => begin().choose({ seat: 1, do: 'pass' })).toThrow('not a legal choice');
  });

  it('gives its state away as a copy', () => {
    const oracle = begin();
    oracle.state.drawPile.length = 0;
    expect(oracle.state.drawPile.length).toBeGreaterThan(0);
  });

  it('refuses a shuffle that loses cards', () => {
    const options = { edition: 'only', players: 2, families: ['ants', 'bees'], first: 0 };
    const careless = { ...PLAIN_FATE, shuffle: (cards: readonly string[]) => cards.slice(1) };
    expect(() => Oracle.begin(deck, options, careless)).toThrow('keep the cards');
  });
});
