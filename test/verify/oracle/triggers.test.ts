import { describe, expect, it } from 'vitest';
import { asked, choose, hand, options, stack, table } from '../../support/verify/oracle-table.js';

const whenever = (value: object, ...clauses: object[]) => ({
  effects: { continuous: [{ whenever: value, do: clauses }] },
});
const FILLERS = Array.from({ length: 12 }, (_, copy) => (copy === 0 ? 'filler' : `filler~${copy + 1}`));

describe('whenever', () => {
  it('a character dies, of whom it says', () => {
    const cards = { modifiers: { vulture: whenever({ event: 'dies', of: 'opponents' }, { draw: 1 }) } };
    const on = { anna: ['vulture'], abel: ['sad'], bess: ['sadder'] };
    const theirs = table({ cards, hands: [['gone']], on, drawPile: FILLERS });
    expect(hand(choose(theirs, 'play gone on bess'), 0)).toEqual(['filler']);
    const own = table({ cards, hands: [['gone']], on, drawPile: FILLERS });
    expect(hand(choose(own, 'play gone on abel'), 0)).toEqual([]);
  });

  it('a card of a kind is played, but not when it is cancelled (EVENT-4)', () => {
    const cards = {
      modifiers: { audience: whenever({ event: 'played', of: 'opponents', kind: 'event' }, { draw: 1 }) },
      events: { no: { effects: { reaction: [{ cancel: 'event' }] } } },
    };
    const on = { bess: ['audience'] };
    const played = table({ cards, hands: [['nothing', 'glad']], on, drawPile: FILLERS });
    choose(played, 'play glad on anna');
    expect(hand(played, 1)).toEqual([]);
    expect(hand(choose(played, 'play nothing'), 1)).toEqual(['filler']);
    const cancelled = table({ cards, hands: [['nothing'], ['no']], on, drawPile: FILLERS });
    expect(hand(choose(cancelled, 'play nothing', 'react no'), 1)).toEqual([]);
  });

  it('a card is discarded from a hand: once for each', () => {
    const cards = {
      modifiers: { hoarder: whenever({ event: 'discarded' }, { draw: 1 }) },
      events: { purge: { effects: { immediate: [{ discard: 2 }, { skip: 'draw' }] } } },
    };
    const oracle = table({
      cards,
      hands: [['purge', 'sad', 'glad']],
      on: { anna: ['hoarder'] },
      drawPile: FILLERS,
    });
    choose(oracle, 'play purge', 'pick sad', 'pick glad');
    expect(hand(oracle, 0)).toEqual(['filler', 'filler~2']);
    expect(oracle.state.discards).toEqual(['sad', 'glad', 'purge']); // triggers come before that
  });

  it('a card is drawn, but not by a search', () => {
    const cards = {
      modifiers: { envy: whenever({ event: 'drawn', of: 'opponent', kind: 'event' }, { draw: 1 }) },
      events: {
        well: { effects: { immediate: [{ draw: 1 }] } },
        seek: { effects: { immediate: [{ search: 'event' }] } },
      },
    };
    const on = { bess: ['envy'] };
    const drawn = table({ cards, hands: [['well']], on, drawPile: ['nothing', 'sad'] });
    expect(hand(choose(drawn, 'play well'), 1)).toEqual(['sad']);
    const sought = table({ cards, hands: [['seek']], on, drawPile: ['nothing', 'sad'] });
    expect(hand(choose(sought, 'play seek', 'pick nothing'), 1)).toEqual([]);
  });

  it('a turn starts or ends', () => {
    const cards = {
      modifiers: {
        dawn: whenever({ event: 'turnStarts' }, { discard: 1 }),
        dusk: whenever({ event: 'turnEnds' }, { draw: 1 }),
      },
    };
    const oracle = table({
      cards,
      hands: [[], ['sad', 'glad']],
      on: { anna: ['dusk'], bess: ['dawn'] },
      drawPile: FILLERS,
    });
    choose(oracle, 'pass', 'pass');
    expect(hand(oracle, 0)).toHaveLength(6);
    expect(asked(oracle)).toBe('1 card');
    choose(oracle, 'pick sad');
    expect(asked(oracle)).toBe('1 play');
  });

  it('looks at the table after the event: what is covered by then notices nothing', () => {
    const cards = { modifiers: { vulture: whenever({ event: 'played' }, { draw: 1 }) } };
    const oracle = table({ cards, hands: [['sad', 'glad']], on: { anna: ['vulture'] }, drawPile: FILLERS });
    choose(oracle, 'play sad on abel');
    expect(hand(oracle, 0)).toEqual(['glad', 'filler']);
    choose(oracle, 'play glad on anna', 'pass', 'pass');
    expect(hand(oracle, 0)).toHaveLength(5); // refilled, and nothing on top of it
  });

  it('does not notice the arrival of its own card', () => {
    const cards = {
      modifiers: { proud: whenever({ event: 'played' }, { draw: 1 }) },
      deaths: { echo: whenever({ event: 'dies' }, { draw: 1 }) },
    };
    const played = table({ cards, hands: [['proud']], drawPile: FILLERS });
    expect(hand(choose(played, 'play proud on anna'), 0)).toEqual([]);
    const died = table({ cards, hands: [['echo']], on: { anna: ['sad'] }, drawPile: FILLERS });
    expect(hand(choose(died, 'play echo on anna'), 0)).toEqual([]);
  });

  it('can not fire while its own clauses resolve', () => {
    const cards = { modifiers: { greedy: whenever({ event: 'drawn' }, { draw: 1 }) } };
    const events = { well: { effects: { immediate: [{ draw: 1 }] } } };
    const oracle = table({
      cards: { ...cards, events },
      hands: [['well']],
      on: { anna: ['greedy'] },
      drawPile: FILLERS,
    });
    expect(hand(choose(oracle, 'play well'), 0)).toEqual(['filler', 'filler~2']);
  });

  it('asks its own if right after the event', () => {
    const trigger = { whenever: { event: 'played' }, if: { hand: { atMost: 0 } }, do: [{ draw: 1 }] };
    const cards = { modifiers: { poor: { effects: { continuous: [trigger] } } } };
    const on = { anna: ['poor'] };
    const rich = table({ cards, hands: [['nothing', 'sad']], on, drawPile: FILLERS });
    expect(hand(choose(rich, 'play nothing'), 0)).toEqual(['sad']);
    const poor = table({ cards, hands: [['nothing']], on, drawPile: FILLERS });
    expect(hand(choose(poor, 'play nothing'), 0)).toEqual(['filler']);
  });

  it('is done when the clauses that set it off are done, in the order of the seats', () => {
    const cards = {
      modifiers: {
        chatty: { copies: 2, ...whenever({ event: 'played', of: 'everyone', kind: 'event' }, { draw: 1 }) },
      },
      events: { well: { effects: { immediate: [{ draw: 1 }] } } },
    };
    const oracle = table({
      cards,
      turn: { active: 1 },
      hands: [[], ['well']],
      on: { anna: ['chatty'], bess: ['chatty~2'] },
      drawPile: FILLERS,
    });
    choose(oracle, 'play well');
    expect([hand(oracle, 0), hand(oracle, 1)]).toEqual([['filler~2'], ['filler', 'filler~3']]);
  });

  it('follows others of the same event up the stack and down each card (MOD-6)', () => {
    const whenPlayed = (clause: object) => [
      { whenever: { event: 'played', of: 'everyone', kind: 'event' }, do: [clause] },
    ];
    const [continuous, persistent] = [whenPlayed({ draw: 1 }), whenPlayed({ discard: 1 })];
    const cards = {
      modifiers: {
        low: { icons: { top: 'duck' }, effects: { persistent } },
        high: { effects: { continuous } },
        both: { icons: { top: 'duck' }, effects: { continuous, persistent } },
      },
    };
    const discardable = (anna: string[]) => {
      const oracle = table({
        rules: 'second',
        cards,
        hands: [['nothing', 'glad']],
        on: { anna },
        drawPile: FILLERS,
      });
      return options(choose(oracle, 'play nothing'));
    };
    expect(discardable(['low', 'high'])).toEqual(['pick glad']);
    expect(discardable(['both'])).toEqual(['pick glad']);
  });

  it('serves the controller of the character that its card was moved to (MOD-7)', () => {
    const cards = {
      modifiers: { vulture: whenever({ event: 'played', of: 'you', kind: 'event' }, { draw: 1 }) },
      events: {
        shift: {
          effects: { immediate: [{ moveModifier: { from: { of: 'opponents' }, to: { of: 'you' } } }] },
        },
      },
    };
    const held = FILLERS.slice(0, 5);
    const oracle = table({
      cards,
      hands: [['shift', 'nothing', ...held]],
      on: { bess: ['vulture'] },
      drawPile: FILLERS.slice(5),
    });
    choose(oracle, 'play shift', 'pick vulture on bess', 'pick anna');
    expect(stack(oracle, 'anna')).toEqual(['vulture']);
    expect(hand(oracle, 0)).toEqual(['nothing', ...held]);
    choose(oracle, 'play nothing');
    expect(hand(oracle, 0)).toEqual([...held, 'filler~6']); // too many for the draw phase to add one
  });

  it('means by `this` the character that its card lay on at the event', () => {
    const shift = [{ discard: 'hand' }, { moveModifier: { from: { of: 'you' }, to: { of: 'opponents' } } }];
    const cards = {
      modifiers: {
        heir: whenever({ event: 'discarded', of: 'you' }, { removeModifier: { from: 'this' } }),
      },
      events: { shift: { effects: { immediate: shift } } },
    };
    const oracle = table({ cards, hands: [['shift', 'glad']], on: { anna: ['sad', 'heir'] } });
    choose(oracle, 'play shift', 'pick heir on anna', 'pick bess');
    expect(options(oracle)).toEqual(['pick sad on anna']);
  });
});
