import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  apply,
  type Choice,
  choices,
  createGame,
  greedyBot,
  playGame,
  result,
  type State,
} from '../../../src/engine/index.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { arrange, deckOf, legal, play, usableOf } from '../../support/engine/table.js';

/** Always the first choice, which is to play a card while there is one. */
function playFirst(start: State, most = 5000): State {
  let state = start;
  for (let made = 0; made < most && result(state) === null; made++)
    state = apply(state, choices(state)[0] as Choice);
  return state;
}

describe('a turn that feeds itself ends as a stalemate (END-5)', () => {
  it.each([
    [
      'an event that recovers its twin and plays again',
      'events:\n  again: { copies: 2, effects: { immediate: [{ recover: event }, { extraPlay: 1 }] } }',
      ['again'],
    ],
    [
      'a modifier that returns to the hand and plays again',
      'modifiers:\n  again: { effects: { immediate: [{ returnModifier: { from: this } }, { extraPlay: 1 }] } }',
      ['again'],
    ],
    [
      'a modifier that returns and is played for free',
      'modifiers:\n  again: { effects: { immediate: [{ returnModifier: { from: this } }, { freePlay: modifier }] } }',
      ['again'],
    ],
  ])('%s', (_, yaml, hand) => {
    const deck = deckOf(`${yaml}\ndeaths:\n  spare: {}`, { common: false });
    const start = arrange(deck, { hands: [hand, []], draw: ['spare'], rest: 'discards' });
    expect(result(playFirst(start))).toMatchObject({
      reason: 'stalemate',
      why: 'one turn never comes to an end',
    });
    const bots = [greedyBot(deck), greedyBot(deck)];
    expect(result(playGame(start, bots, 1))).not.toBeNull();
  });
});

it('one play that sets off more than 300 triggers ends the game as a stalemate (END-5)', () => {
  const deck = deckOf(`
modifiers:
  ticker: { copies: 9, effects: { continuous: [{ whenever: { event: drawn, of: everyone }, do: [{ skip: draw }] }] } }
events:
  flood: { effects: { immediate: [{ draw: 40 }] } }
  sip: { effects: { immediate: [{ draw: 30 }] } }
`);
  const characters = ['n1', 'n2', 'n3', 'n4', 'n5', 'e1', 'e2', 'e3', 'e4'];
  const on = Object.fromEntries(
    characters.map((name, i) => [name, [i === 0 ? 'ticker' : `ticker~${i + 1}`]]),
  );
  const start = arrange(deck, { hands: [['flood', 'sip'], []], on });
  expect(result(play(start, 'flood'))).toMatchObject({
    reason: 'stalemate',
    why: expect.stringContaining('never come to an end'),
  });
  expect(result(play(start, 'sip'))).toBeNull();
});

describe('what a table can be', () => {
  it('five players need families of five: others are refused, not stuck (SETUP-8)', () => {
    expect(() => createGame(deckOf('', { size: 3 }), { players: 5, edition: 'second' })).toThrow(
      'must have five characters',
    );
    expect(() => createGame(deckOf('', { size: 1 }), { players: 4, edition: 'second' })).toThrow('SETUP-8');
    expect(createGame(deckOf('', { size: 3 }), { players: 4, edition: 'second' }).keep).toBe(2);
  });

  it('more cards than can be numbered are refused', () => {
    const many = (cards: number) =>
      `modifiers:\n${Array.from({ length: cards }, (_, i) => `  m${i}: { copies: 99 }`).join('\n')}`;
    // `check` finds fault with such a deck; a game with it all the same meets the engine's own limit.
    expect(() => createGame(usableOf(many(50)), { players: 2 })).toThrow('the engine plays up to 4095');
    expect(createGame(deckOf(many(40)), { players: 2 }).hands[0]).toHaveLength(5);
  });

  it("an effect brings a death in another player's turn, but not in the second edition (DEATH-6, EVENT-3)", () => {
    const deck = deckOf('modifiers:\n  trap: { effects: { immediate: [{ playDeath: { of: anyone } }] } }');
    const laid = (edition: string) =>
      play(arrange(deck, { edition, hands: [['trap'], ['demise']], on: { n1: ['sad'] } }), 'trap', 'e2');
    expect(legal(laid('classic'))).toContain('play demise on n1');
    expect(legal(laid('second'))).not.toContain('play demise on n1');
  });

  it('a reaction that asks for cards in hand does not count itself', () => {
    const deck = deckOf(
      'events:\n  veto: { effects: { reaction: [{ cancel: modifier, if: { hand: { atLeast: 2 } } }] } }',
    );
    const asked = (hand: string[]) => play(arrange(deck, { hands: [['sad'], hand] }), 'sad', 'n1').deciding;
    expect(asked(['veto', 'plain'])).toBe(0);
    expect(asked(['veto', 'plain', 'plain~2'])).toBe(1);
  });

  it('the `if` of a lasting effect asks about the hand of the player whom it concerns', () => {
    const deck = deckOf(
      'modifiers:\n  tax: { effects: { continuous: [{ plays: -1, who: opponents, if: { hand: { atLeast: 2 } } }] } }',
    );
    const state = arrange(deck, { active: 1, hands: [[], ['sad', 'plain', 'plain~2']], on: { n1: ['tax'] } });
    expect(apply(state, { seat: 1, do: 'pass' }).active).toBe(0);
  });
});

it('games with the starter deck come to an end', () => {
  const { deck } = openWorkspace(fileURLToPath(new URL('../../../examples/starter', import.meta.url))).opened;
  if (deck === undefined) throw new Error('the starter deck is not sound');
  const bots = [greedyBot(deck), greedyBot(deck)];
  const ends = Array.from(
    { length: 50 },
    (_, seed) => result(playGame(createGame(deck, { players: 2, seed }), bots, seed))?.reason,
  );
  expect(ends.filter((reason) => reason === 'stalemate').length).toBeLessThanOrEqual(1);
});
