import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/engine/index.js';
import { itLasts } from '../../support/engine/lasting.js';
import {
  agree,
  arrange,
  asked,
  deckOf,
  decline,
  discard,
  discards,
  endTurn,
  hand,
  isPlay,
  legal,
  pick,
  play,
  untilTurnOf,
} from '../../support/engine/table.js';

describe('whenever', () => {
  itLasts(
    '{ whenever: { event: turnStarts, of: you }, do: [{ draw: 1 }] }',
    (state, seat) => hand(untilTurnOf(state, seat), seat).length === 6,
    { hands: [[], ['plain', 'plain~2', 'plain~3', 'plain~4', 'plain~5']] },
  );

  const trigger = (value: string, act = '{ draw: 1 }') =>
    deckOf(`
modifiers:
  watch: { effects: { continuous: [{ whenever: ${value}, do: [${act}] }] } }
  sip: { effects: { immediate: [{ draw: 1 }] } }
  loss: { effects: { immediate: [{ discard: 1 }] } }
mysteries:
  attic: {}
events:
  feast: { effects: { immediate: [{ draw: 2 }] } }
  no: { effects: { reaction: [{ cancel: card }] } }
`);
  /** The watching card lies on e1, so that “you” is player 1 of three. */
  const start = (value: string, hands: string[][], act?: string) =>
    arrange(trigger(value, act), {
      players: 3,
      hands,
      on: { e1: ['watch'], e2: ['sad'], s1: ['sad~2'], n1: ['sad~3'] },
    });
  const sizes = (state: State) => [0, 1, 2].map((seat) => hand(state, seat).length);

  it('dies: a character of theirs', () => {
    const drawnWhen = (of: string, victim: string) =>
      hand(play(start(`{ event: dies, of: ${of} }`, [['demise'], [], []]), 'demise', victim), 1).length;
    expect([drawnWhen('you', 'e2'), drawnWhen('you', 's1')]).toEqual([1, 0]);
    expect([
      drawnWhen('opponents', 'e2'),
      drawnWhen('opponents', 's1'),
      drawnWhen('opponents', 'n1'),
    ]).toEqual([0, 1, 1]);
    expect([drawnWhen('left', 's1'), drawnWhen('left', 'n1'), drawnWhen('right', 'n1')]).toEqual([1, 0, 1]);
    expect([drawnWhen('everyone', 's1'), drawnWhen('opponent', 's1'), drawnWhen('opponent', 'e2')]).toEqual([
      1, 1, 0,
    ]);
  });

  it('played: any card, or of a kind', () => {
    const hands = [['plain', 'calm', 'demise'], [], []];
    expect(sizes(play(start('{ event: played, of: opponents }', hands), 'plain', 'n2'))[1]).toBe(1);
    expect(sizes(play(start('{ event: played, of: you }', hands), 'plain', 'e3'))[1]).toBe(0);
    const kind = start('{ event: played, of: everyone, kind: [event, death] }', hands);
    expect([
      sizes(play(kind, 'plain', 'n2'))[1],
      sizes(play(kind, 'calm'))[1],
      sizes(play(kind, 'demise', 'n1'))[1],
    ]).toEqual([0, 1, 1]);
  });

  it('discarded: as a play, or by an effect', () => {
    const hands = [['plain', 'calm', 'loss'], [], []];
    const value = '{ event: discarded, of: right, kind: modifier }';
    expect(sizes(discard(start(value, hands), 'plain'))[1]).toBe(1);
    expect(sizes(discard(start(value, hands), 'calm'))[1]).toBe(0);
    expect(sizes(pick(play(start(value, hands), 'loss', 'n2'), 'plain'))[1]).toBe(1);
  });

  it('drawn: once for every card, in the draw phase, too', () => {
    const value = '{ event: drawn, of: opponents }';
    expect(sizes(play(start(value, [['feast'], [], []]), 'feast'))).toEqual([2, 2, 0]);
    expect(sizes(endTurn(start(value, [['plain', 'plain~2'], [], []])))).toEqual([5, 3, 0]);
  });

  it('acts when a turn starts or ends (turnStarts, turnEnds)', () => {
    const begins = start('{ event: turnStarts, of: left }', [[], [], []]);
    expect(sizes(endTurn(begins))[1]).toBe(0);
    expect(sizes(untilTurnOf(begins, 2))[1]).toBe(6);
    const ends = start('{ event: turnEnds, of: right }', [[], [], []]);
    expect(sizes(endTurn(ends))).toEqual([5, 1, 0]);
  });

  it('acts for the controller; `who` in its `do` is read from there', () => {
    const value = '{ event: played, of: everyone }';
    const state = play(start(value, [['plain'], [], []], '{ draw: 1, who: left }'), 'plain', 'n2');
    expect(sizes(state)).toEqual([0, 0, 1]);
  });

  it('`may` and `if` in its `do`', () => {
    const value = '{ event: played, of: everyone }';
    const may = play(start(value, [['plain'], [], []], '{ draw: 1, may: true }'), 'plain', 'n2');
    expect([asked(may), legal(may)]).toEqual([1, ['agree', 'decline']]);
    expect([sizes(decline(may)), sizes(agree(may))]).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
    const poor = '{ draw: 1, if: { hand: { atMost: 0 } } }';
    expect(sizes(play(start(value, [['plain'], ['calm'], []], poor), 'plain', 'n2'))).toEqual([0, 1, 0]);
  });

  it('with nothing to do, the game goes on', () => {
    const state = play(
      start('{ event: played, of: everyone }', [['plain'], [], []], '{ discard: 2 }'),
      'plain',
      'n2',
    );
    expect(isPlay(state)).toBe(true);
  });

  it('of: playedBy is the player who played the card', () => {
    const deck = trigger('{ event: played, of: playedBy }', '{ draw: 1, who: playedBy }');
    const state = (by: number) =>
      play(
        arrange(deck, {
          players: 3,
          hands: [['plain'], [], []],
          on: { e1: ['watch'] },
          playedBy: { watch: by },
        }),
        'plain',
        'n2',
      );
    expect([sizes(state(0)), sizes(state(2))]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('set off and then removed by another trigger, still does what it says', () => {
    const deck = deckOf(`
modifiers:
  first: { effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ removeModifier: { from: { of: opponents } } }] }] } }
  second: { effects: { continuous: [{ whenever: { event: played, of: everyone }, do: [{ draw: 1, who: playedBy }] }] } }
`);
    const start2 = arrange(deck, { hands: [['calm'], []], on: { n1: ['first'], e1: ['second'] } });
    const after = pick(play(start2, 'calm'), 'second');
    expect([isPlay(after), discards(after).sort(), hand(after, 1).length]).toEqual([
      true,
      ['calm', 'second'],
      1,
    ]);
  });
});
