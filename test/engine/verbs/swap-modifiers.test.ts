import { describe, expect, it } from 'vitest';
import {
  arrange,
  asked,
  deckOf,
  decline,
  isDead,
  isPlay,
  legal,
  pick,
  play,
  stack,
  worth,
} from '../../support/engine/table.js';

describe('swapModifiers', () => {
  const deck = deckOf(`
modifiers:
  trade: { effects: { immediate: [{ swapModifiers: { a: this, b: { of: opponents } } }] } }
events:
  swap: { effects: { immediate: [{ swapModifiers: { a: { of: you }, b: { of: opponents } } }] } }
  theirs: { effects: { immediate: [{ swapModifiers: { a: { of: anyone }, b: { of: anyone } }, who: left }] } }
  lone: { effects: { immediate: [{ swapModifiers: { a: { shows: duck }, b: { of: anyone } } }] } }
  graves: { effects: { immediate: [{ swapModifiers: { a: { state: dead }, b: { of: you } } }] } }
  tops: { effects: { immediate: [{ swapModifiers: { a: { of: you }, b: { of: opponents }, pick: top } }] } }
  headstone: { effects: { immediate: [{ swapModifiers: { a: { state: dead }, b: { of: you }, pick: top } }] } }
  perhaps: { effects: { immediate: [{ swapModifiers: { a: { of: you }, b: { of: opponents } }, may: true }] } }
`);
  const on = { n1: ['sad', 'plain'], e1: ['glad', 'plain~2', 'plain~3'] };
  const start = (card: string) => arrange(deck, { players: 3, hands: [[card, 'calm'], [], []], on });

  it('exchanges all modifiers of two characters, order kept', () => {
    const after = pick(play(start('swap'), 'swap'), 'n1', 'e1');
    expect([stack(after, 'n1'), stack(after, 'e1')]).toEqual([on.e1, on.n1]);
    expect([worth(after, 'n1'), worth(after, 'e1')]).toEqual([10, -10]);
  });

  it('with a character that has none', () => {
    const after = pick(play(start('swap'), 'swap'), 'n2', 'e1');
    expect([stack(after, 'n2'), stack(after, 'e1')]).toEqual([on.e1, []]);
  });

  it('a: this, with the card itself', () => {
    const after = pick(play(start('trade'), 'trade', 'n1'), 'n1', 'e1');
    expect([stack(after, 'n1'), stack(after, 'e1')]).toEqual([on.e1, ['sad', 'plain', 'trade']]);
  });

  it('a death stays where it is', () => {
    const before = arrange(deck, { hands: [['graves'], []], on, dead: { e1: 'demise' } });
    const after = pick(play(before, 'graves'), 'e1', 'n1');
    expect([stack(after, 'e1'), stack(after, 'n1'), isDead(after, 'e1')]).toEqual([
      ['sad', 'plain', 'demise'],
      on.e1,
      true,
    ]);
  });

  it('pick: top exchanges only the topmost modifiers, each on top of what stays', () => {
    const after = pick(play(start('tops'), 'tops'), 'n1', 'e1');
    expect([stack(after, 'n1'), stack(after, 'e1')]).toEqual([
      ['sad', 'plain~3'],
      ['glad', 'plain~2', 'plain'],
    ]);
  });

  it('pick: top with a character that has none', () => {
    const after = pick(play(start('tops'), 'tops'), 'n2', 'e1');
    expect([stack(after, 'n2'), stack(after, 'e1')]).toEqual([['plain~3'], ['glad', 'plain~2']]);
  });

  it('pick: top leaves a death on top', () => {
    const before = arrange(deck, { hands: [['headstone'], []], on, dead: { e1: 'demise' } });
    const after = pick(play(before, 'headstone'), 'e1', 'n1');
    expect([stack(after, 'e1'), stack(after, 'n1')]).toEqual([
      ['glad', 'plain~2', 'plain', 'demise'],
      ['sad', 'plain~3'],
    ]);
  });

  it('by another player, who chooses two different characters', () => {
    const first = play(start('theirs'), 'theirs');
    expect(asked(first)).toBe(1);
    expect(legal(pick(first, 'n1'))).not.toContain('pick n1');
  });

  it('without such a character, nothing', () => {
    const after = play(start('lone'), 'lone');
    expect([isPlay(after), stack(after, 'n1')]).toEqual([true, on.n1]);
  });

  it('may be declined', () => {
    expect(stack(decline(play(start('perhaps'), 'perhaps')), 'n1')).toEqual(on.n1);
  });
});
