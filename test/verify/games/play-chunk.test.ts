import { afterEach, describe, expect, it, vi } from 'vitest';
import { immediateVerbs } from '../../../src/engine/verbs/index.js';
import type { GameFinding } from '../../../src/verify/core/game-finding.js';
import { gameTables } from '../../../src/verify/core/tables.js';
import { playChunk } from '../../../src/verify/games/play-chunk.js';
import { addTally, emptyTally, FIRED, sortTally, type Tally } from '../../../src/verify/games/tally.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const chunk = { seed: 1, first: 0, count: 200, followEvery: 0, greedyEvery: 5 };

describe('games of the deck that ships', () => {
  it.each(gameTables(shippingDeck))('are sound at every step: $edition, $players players', (table) => {
    const tally = playChunk(shippingDeck, { ...chunk, ...table });
    expect(tally.findings).toEqual([]);
    expect([tally.games, tally.greedy.games, tally.random.games]).toEqual([200, 40, 160]);
    expect(Object.values(tally.clauses).some((counts) => (counts[FIRED] ?? 0) > 0)).toBe(true);
  });

  it('give the same tally in one piece or in several', () => {
    const table = { edition: 'expansion', players: 3 };
    const whole = playChunk(shippingDeck, { ...chunk, ...table });
    const sum = emptyTally(table.edition, table.players);
    for (const first of [120, 0, 40, 80, 160])
      addTally(sum, playChunk(shippingDeck, { ...chunk, ...table, first, count: 40 }));
    expect(sortTally(sum)).toEqual(sortTally(whole));
  });
});

describe('an engine that gives up in the middle of a game', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([0, 1])(
    'is reported, with a replay up to there, and the other games are played (oracle: %s)',
    (followEvery) => {
      vi.spyOn(immediateVerbs.draw, 'act').mockImplementation(() => {
        throw new Error('no card to be found');
      });
      const tally = playChunk(shippingDeck, {
        ...chunk,
        edition: 'classic',
        players: 2,
        count: 10,
        followEvery,
      });
      expect(tally.games).toBe(10);
      const [finding] = tally.findings;
      expect(finding?.kind).toBe(followEvery === 0 ? 'stuck' : 'disagrees');
      expect(finding?.message).toContain('no card to be found');
      expect(finding?.replay.choices.length).toBeGreaterThan(0);
    },
  );
});

describe('findings that are added up', () => {
  const finding = (card: string, message: string): GameFinding => ({
    kind: 'disagrees',
    card,
    path: 'immediate.0',
    message,
    replay: { shroud: 'replay', deck: 'deck', options: { players: 2 }, choices: [] },
  });
  const tallyOf = (...findings: GameFinding[]): Tally => ({ ...emptyTally('classic', 2), findings });
  const pieces = [
    tallyOf(finding('a', '5'), finding('a', '1')),
    tallyOf(finding('b', '9'), finding('a', '3')),
    tallyOf(finding('a', '2'), finding('a', '4')),
  ];

  it('are a few of each sort, the same ones in whatever order and groups they come', () => {
    const added = (...some: readonly Tally[]) => {
      const sum = emptyTally('classic', 2);
      for (const one of some) addTally(sum, one);
      return sum;
    };
    const [one, two, three] = pieces as [Tally, Tally, Tally];
    const expected = ['a 1', 'a 2', 'a 3', 'b 9'];
    const told = (tally: Tally) => sortTally(tally).findings.map(({ card, message }) => `${card} ${message}`);
    expect(told(added(one, two, three))).toEqual(expected);
    expect(told(added(three, added(two, one)))).toEqual(expected);
  });
});
