import { expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { type Arrangement, arrange, deckOf, pick, play } from './table.js';

/** Who the effect may serve, and on whom its card then lies: seat 0 on n1, seat 1 on e1. */
export type Served = 0 | 1;

/**
 * What holds for every lasting verb: it works while it can be seen, stops when it is covered, resumes when it is
 * uncovered, and serves the new controller when it is moved.
 */
export function itLasts(
  clause: string,
  isAtWork: (state: State, seat: Served) => boolean,
  also: Arrangement = {},
  cards = '',
): void {
  const deck = deckOf(`
modifiers:
  effect: { effects: { continuous: [${clause}] } }
  stubborn: { icons: { top: marriage }, effects: { persistent: [${clause}] } }
  lid: { icons: { top: blank } }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: { state: any } } }] } }
  drag: { effects: { immediate: [{ moveModifier: { from: { state: any }, to: { state: any } } }] } }
${cards}`);
  const [mine = [], theirs = []] = also.hands ?? [];
  const start = (stack: string[], event = 'tidy') =>
    arrange(deck, { ...also, hands: [[event, ...mine], theirs], on: { ...also.on, n1: stack } });
  const served = (state: State) => ([0, 1] as const).filter((seat) => isAtWork(state, seat));

  it('lasts while its text is visible, for the controller', () => {
    expect(served(start(['effect']))).toEqual([0]);
    expect(served(start(['plain~20', 'effect']))).toEqual([0]);
    expect(served(start([]))).toEqual([]);
  });

  it('stops when it is covered', () => {
    expect(served(start(['effect', 'plain~20']))).toEqual([]);
  });

  it('resumes when it is uncovered', () => {
    expect(served(pick(play(start(['effect', 'plain~20']), 'tidy'), 'plain~20'))).toEqual([0]);
  });

  it('stops when it is removed', () => {
    expect(served(pick(play(start(['effect']), 'tidy'), 'effect'))).toEqual([]);
  });

  it('serves the new controller when it is moved', () => {
    expect(served(pick(play(start(['effect'], 'drag'), 'drag'), 'effect', 'e1'))).toEqual([1]);
  });

  it('lasts while its icon shows if it is persistent, and moves', () => {
    expect(served(start(['stubborn', 'plain~20']))).toEqual([0]);
    expect(served(start(['stubborn', 'lid']))).toEqual([]);
    expect(served(pick(play(start(['stubborn', 'lid']), 'tidy'), 'lid'))).toEqual([0]);
    expect(served(pick(play(start(['stubborn'], 'drag'), 'drag'), 'stubborn', 'e1'))).toEqual([1]);
  });
}
