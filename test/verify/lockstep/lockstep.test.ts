import { describe, expect, it } from 'vitest';
import { playChunk } from '../../../src/verify/games/play-chunk.js';
import { Lockstep } from '../../../src/verify/lockstep/lockstep.js';
import { deckOf } from '../../support/engine/table.js';
import { shippingDeck, TABLES } from '../../support/shipping-deck.js';
import { breakEngine } from '../../support/verify/broken-engine.js';

describe('engine and oracle', () => {
  it.each(TABLES)('go through whole games together: $edition, $players players', ({ edition, players }) => {
    const chunk = { edition, players, seed: 11, first: 0, count: 2, followEvery: 1, greedyEvery: 2 };
    const tally = playChunk(shippingDeck, chunk);
    expect(tally.findings).toEqual([]);
    expect([tally.lockstep, tally.greedy.games, tally.random.games]).toEqual([2, 1, 1]);
    expect(tally.lockstepSteps).toBe(tally.steps);
  });

  it('play the same games whether or not the oracle follows', () => {
    const chunk = { edition: 'second', players: 3, seed: 2, first: 0, count: 3, greedyEvery: 3 };
    const {
      lockstep: _,
      lockstepSteps: __,
      ...followed
    } = playChunk(shippingDeck, { ...chunk, followEvery: 1 });
    const {
      lockstep: ___,
      lockstepSteps: ____,
      ...alone
    } = playChunk(shippingDeck, { ...chunk, followEvery: 0 });
    expect(followed).toEqual(alone);
  });

  it('part in words: what is allowed, what lies where, which clause acted', async () => {
    const deck = deckOf('events:\n  feast: { effects: { immediate: [{ draw: 2 }] }, copies: 20 }', {
      common: false,
    });
    const engine = await breakEngine('verbs/draw.ts', 'value.count', '1');
    const both = Lockstep.begin(
      deck,
      { edition: 'classic', players: 2, families: ['north', 'east'] },
      engine,
    );
    const place = both.choices.findIndex((choice) => choice.do === 'play');
    both.step(both.codes[place] as number);
    expect(both.difference).toMatchObject({ card: expect.stringMatching(/^feast/), path: 'immediate.0' });
    const told = both.difference?.parts.join('\n');
    expect(told).toMatch(/The rules allow what the engine does not: play feast/);
    expect(told).toMatch(/The hand of player 1: in the engine feast/);
  });

  it('part if chance decides something in one of them only', async () => {
    const deck = deckOf('modifiers:\n  host: { effects: { immediate: [{ search: event }] } }');
    const shuffles = 'if (!restock(scene.game)) shuffleDraw(scene.game);';
    const engine = await breakEngine('verbs/search.ts', shuffles, 'restock(scene.game);');
    const { evidenceOf } = await import('../../support/verify/evidence-of.js');
    const { host } = evidenceOf(deck, { cards: ['host'] }, engine);
    expect(host?.disagreements[0]?.parts.join()).toMatch(
      /cards are shuffled now; the engine leaves nothing to chance/,
    );
  });
});
