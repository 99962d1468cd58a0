import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { apply, type Choice, createGame, IllegalCallError, view } from '../../../src/engine/index.js';
import { VERBS } from '../../../src/vocabulary/verbs/index.js';
import { arrange, deckOf, play } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';

describe('a wrong call is refused with what was legal', () => {
  const start = (options: object) => () => createGame(shippingDeck, { players: 2, ...options });

  it.each([
    [{ players: 1 }, 'for 2 to 4 players, not 1'],
    [{ players: 6, edition: 'second' }, 'for 2 to 5 players, not 6'],
    [{ players: 2.5 }, 'not 2.5'],
    [{ edition: 'third' }, 'no edition "third"; it has: classic, expansion, second'],
    [{ families: ['hemlock-hall', 'hemlock-hall'] }, "can't be chosen twice"],
    [{ families: ['hemlock-hall', 'nowhere'] }, 'no family "nowhere"'],
    [{ families: ['hemlock-hall'] }, 'Name 2 families, not 1'],
    [{ characters: 0 }, '1 to 5 characters, not 0'],
    [{ first: 2 }, 'no seat 2'],
    [{ seed: 0.5 }, 'A seed is a whole number'],
  ])('%j', (options, message) => {
    expect(start(options)).toThrow(IllegalCallError);
    expect(start(options)).toThrow(message);
  });

  it.each([
    [null],
    [{}],
    [{ cards: { a: { title: 'A' } }, editions: {}, families: {} }],
    [{ ...shippingDeck, cards: { a: {} } }],
  ])('a deck that was not checked (%#)', (deck) => {
    expect(() => createGame(deck as unknown as Deck, { players: 2 })).toThrow('not a checked deck');
  });

  it.each<[Partial<Choice>]>([
    [{ do: 'play', card: 'no-such-card', on: 'n1' }],
    [{ do: 'play', card: 'demise', on: 'n1' }],
    [{ do: 'play', card: 'sad', on: 'nobody' }],
    [{ do: 'react', card: 'sad' }],
    [{ do: 'pick', player: 1 }],
    [{ do: 'dance' } as unknown as Partial<Choice>],
  ])('a choice that is not legal now: %j', (choice) => {
    const state = arrange(deckOf(), { hands: [['sad', 'demise'], ['glad']] });
    const before = JSON.stringify(state);
    expect(() => apply(state, { seat: 0, ...choice } as Choice)).toThrow(
      /is not legal now\. Legal: .*"card":"sad"/,
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  it('a choice of a player who is not asked', () => {
    const state = arrange(deckOf(), { hands: [['sad'], ['glad']] });
    expect(() => apply(state, { seat: 1, do: 'pass' })).toThrow(IllegalCallError);
  });
});

describe('what a player may see', () => {
  it('is their own hand, the table and the discards, but no other hand and no order of the draw pile', () => {
    const state = play(
      arrange(deckOf(), {
        hands: [
          ['sad', 'glad'],
          ['plain', 'calm'],
        ],
        discards: ['demise'],
      }),
      'sad',
      'n1',
    );
    const seen = view(state, 0);
    expect(seen.players[0]?.hand).toEqual(['glad']);
    expect(seen.players[1]).not.toHaveProperty('hand');
    expect(seen.players[1]?.handSize).toBe(2);
    expect(seen.discards).toEqual(['demise']);
    expect(seen.players[0]?.characters[0]).toMatchObject({ stack: ['sad'], selfWorth: -10 });
    expect(JSON.stringify(seen)).not.toContain('calm');
    expect(seen.drawSize).toBe(state.draw.length);
    expect(Object.keys(seen)).not.toContain('draw');
  });
});

it('every verb of the vocabulary has a file of its own in the engine', () => {
  const filesIn = (folder: string) =>
    readdirSync(fileURLToPath(new URL(`../../../src/engine/${folder}`, import.meta.url)));
  const files = [...filesIn('verbs'), ...filesIn('lasting')];
  const kebab = (verb: string) => `${verb.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  expect(VERBS.map(kebab).filter((file) => !files.includes(file))).toEqual([]);
});
