import { describe, expect, it } from 'vitest';
import {
  asked,
  choose,
  hand,
  isDead,
  options,
  stack,
  table,
  worth,
} from '../../support/verify/oracle-table.js';

const targets = (oracle: ReturnType<typeof table>, card: string) =>
  options(oracle, `play ${card} on `).map((words) => words.split(' on ')[1]);

describe('a modifier', () => {
  it('is laid on any living character, on top of what lies there (MOD-1, MOD-2)', () => {
    const oracle = table({ hands: [['glad']], on: { anna: ['sad'], bess: ['gone'] } });
    expect(targets(oracle, 'glad')).toEqual(['anna', 'abel', 'ada', 'bob', 'bill']);
    choose(oracle, 'play glad on anna');
    expect(stack(oracle, 'anna')).toEqual(['sad', 'glad']);
  });

  it('serves the controller of the character, no matter who laid it (MOD-3, MOD-4)', () => {
    const cards = {
      modifiers: {
        gift: {
          effects: { immediate: [{ draw: 1 }, { draw: 1, who: 'playedBy' }, { draw: 1, who: 'left' }] },
        },
      },
    };
    const oracle = table({
      cards,
      players: 3,
      hands: [['gift']],
      drawPile: ['filler', 'filler~2', 'filler~3'],
    });
    choose(oracle, 'play gift on bess');
    expect([0, 1, 2].map((seat) => hand(oracle, seat))).toEqual([['filler~2'], ['filler'], ['filler~3']]);
  });

  it('lies on the dead only if its own text says so, and in the second edition (DEATH-4, MOD-8)', () => {
    const cards = {
      modifiers: {
        wreath: { requires: { target: { state: 'dead' } } },
        cloak: { requires: { target: { of: 'you', state: 'any', selfWorth: { below: 0 } } } },
      },
    };
    const on = { anna: ['sad', 'gone'], abel: ['sad~2'], bess: ['gone-too'] };
    const oracle = table({ rules: 'second', cards, hands: [['wreath', 'cloak']], on });
    expect(targets(oracle, 'wreath')).toEqual(['anna', 'bess']);
    expect(targets(oracle, 'cloak')).toEqual(['anna', 'abel']);
    const classic = table({ cards, hands: [['wreath', 'cloak']], on });
    expect([targets(classic, 'wreath'), targets(classic, 'cloak')]).toEqual([[], ['abel']]);
  });

  it('can not be played without a legal target, nor against its own if (MOD-8)', () => {
    const cards = {
      modifiers: {
        picky: { requires: { target: { family: 'cats' } } },
        patient: {
          requires: {
            if: { all: [{ hand: { atLeast: 3 } }, { not: { count: { state: 'dead' }, atLeast: 1 } }] },
          },
        },
      },
    };
    expect(options(table({ cards, hands: [['picky']] }), 'play')).toEqual([]);
    expect(targets(table({ cards, players: 3, hands: [['picky']] }), 'picky')).toEqual([
      'cora',
      'carl',
      'cleo',
    ]);
    expect(options(table({ cards, hands: [['patient', 'sad']] }), 'play patient')).toEqual([]);
    expect(options(table({ cards, hands: [['patient', 'sad', 'glad']] }), 'play patient')).toHaveLength(6);
    const mourning = table({ cards, hands: [['patient', 'sad', 'glad']], on: { bob: ['gone'] } });
    expect(options(mourning, 'play patient')).toEqual([]);
  });
});

describe('an event', () => {
  it('does what it says and goes to the discards (EVENT-1)', () => {
    const cards = { events: { feast: { effects: { immediate: [{ draw: 2 }] } } } };
    const oracle = table({ cards, hands: [['feast']], drawPile: ['sad', 'glad', 'ducky'] });
    choose(oracle, 'play feast');
    expect(hand(oracle, 0)).toEqual(['sad', 'glad']);
    expect(oracle.state.discards).toEqual(['feast']);
  });

  it('is in no pile while it is being done', () => {
    const cards = { events: { sacrifice: { effects: { immediate: [{ discard: 1 }] } } } };
    const oracle = table({ cards, hands: [['sacrifice', 'sad']] });
    choose(oracle, 'play sacrifice');
    expect(oracle.state).toMatchObject({ resolving: ['sacrifice'], discards: [] });
    choose(oracle, 'pick sad');
    expect(oracle.state).toMatchObject({ resolving: [], discards: ['sad', 'sacrifice'] });
  });

  it('can not be played by whom a card forbids it (cannotPlay)', () => {
    const cards = { modifiers: { gag: { effects: { continuous: [{ cannotPlay: ['event', 'death'] }] } } } };
    const oracle = table({
      cards,
      hands: [['nothing', 'gone', 'glad']],
      on: { anna: ['gag'], bess: ['sad'] },
    });
    expect(options(oracle, 'play')).toHaveLength(6);
    expect(options(oracle, 'play glad')).toHaveLength(6);
    expect(options(oracle, 'discard')).toHaveLength(3);
  });
});

describe('a clause', () => {
  const all = ['filler', 'filler~2', 'filler~3', 'filler~4'];

  it('is done by several clockwise from the active player, each finishing before the next', () => {
    const cards = { events: { levy: { effects: { immediate: [{ discard: 1, who: 'everyone' }] } } } };
    const oracle = table({
      cards,
      players: 3,
      turn: { active: 1 },
      hands: [['sad'], ['levy', 'glad'], ['ducky']],
    });
    choose(oracle, 'play levy');
    expect(asked(oracle)).toBe('1 card');
    choose(oracle, 'pick glad');
    expect(oracle.state.discards).toEqual(['glad']);
    choose(oracle, 'pick ducky', 'pick sad');
    expect(oracle.state.discards).toEqual(['glad', 'ducky', 'sad', 'levy']);
  });

  it('is done by one opponent whom you choose, even if there is only one', () => {
    const cards = { modifiers: { tax: { effects: { immediate: [{ discard: 1, who: 'opponent' }] } } } };
    const oracle = table({ cards, players: 3, hands: [['tax'], ['sad'], ['glad']] });
    choose(oracle, 'play tax on bess');
    expect(asked(oracle)).toBe('1 player');
    expect(options(oracle)).toEqual(['pick player 0', 'pick player 2']);
    choose(oracle, 'pick player 2');
    expect(asked(oracle)).toBe('2 card');
    const two = table({ cards, hands: [['tax', 'sad'], []] });
    expect(options(choose(two, 'play tax on bess'))).toEqual(['pick player 0']);
  });

  it('asks its if when its turn comes, for each who acts', () => {
    const cards = {
      events: {
        alms: {
          effects: { immediate: [{ draw: 1 }, { draw: 1, who: 'everyone', if: { hand: { atMost: 0 } } }] },
        },
      },
    };
    const oracle = table({ cards, hands: [['alms'], []], drawPile: all });
    choose(oracle, 'play alms');
    expect([hand(oracle, 0), hand(oracle, 1)]).toEqual([['filler'], ['filler~2']]);
  });

  it('knows this, any and not', () => {
    const cards = {
      deaths: {
        drowned: {
          effects: {
            immediate: [
              { draw: 1, if: { any: [{ this: { shows: 'duck' } }, { this: { shows: 'lucre' } }] } },
              { draw: 1, if: { not: { this: { state: 'living' } } } },
            ],
          },
        },
      },
    };
    const ducks = table({ cards, hands: [['drowned']], on: { bess: ['sad', 'ducky'] }, drawPile: all });
    expect(hand(choose(ducks, 'play drowned on bess'), 1)).toHaveLength(2);
    const none = table({ cards, hands: [['drowned']], on: { bess: ['sad'] }, drawPile: all });
    expect(hand(choose(none, 'play drowned on bess'), 1)).toHaveLength(1);
  });

  it('may be declined by the player who acts (may)', () => {
    const cards = { modifiers: { offer: { effects: { immediate: [{ draw: 1, may: true }, { draw: 1 }] } } } };
    const oracle = table({ cards, hands: [['offer']], drawPile: all });
    choose(oracle, 'play offer on bess');
    expect(asked(oracle)).toBe('1 may');
    choose(oracle, 'decline');
    expect(hand(oracle, 1)).toEqual(['filler']);
    const theirs = {
      events: { treat: { effects: { immediate: [{ draw: 1, who: 'opponents', may: true }] } } },
    };
    expect(asked(choose(table({ cards: theirs, hands: [['treat']], drawPile: all }), 'play treat'))).toBe(
      '1 may',
    );
    const again = table({ cards, hands: [['offer']], drawPile: all });
    expect(hand(choose(again, 'play offer on bess', 'agree'), 1)).toEqual(['filler', 'filler~2']);
  });

  it('that has nothing to act on does not stop the rest', () => {
    const cards = {
      events: {
        hopeful: {
          effects: { immediate: [{ revive: { of: 'anyone' } }, { discard: 2 }, { give: 1 }, { draw: 1 }] },
        },
      },
    };
    const oracle = table({ cards, hands: [['hopeful']], drawPile: all });
    choose(oracle, 'play hopeful');
    expect(hand(oracle, 0)).toEqual(['filler']);
  });
});

describe('a shield', () => {
  const cards = {
    modifiers: {
      bear: { effects: { continuous: [{ shield: 'modifier' }] } },
      nun: { effects: { continuous: [{ shield: { kind: ['event', 'death'], from: 'anyone' } }] } },
      pull: { effects: { immediate: [{ moveModifier: { from: 'this', to: { of: 'anyone' } } }] } },
    },
    events: { broom: { effects: { immediate: [{ removeModifier: { from: { of: 'anyone' } } }] } } },
  };

  it('keeps the cards of opponents away, not one’s own', () => {
    const on = { anna: ['bear'], bess: ['bear~2'] };
    const two = { ...cards, modifiers: { ...cards.modifiers, bear: { ...cards.modifiers.bear, copies: 2 } } };
    const oracle = table({ cards: two, hands: [['glad']], on });
    expect(targets(oracle, 'glad')).toEqual(['anna', 'abel', 'ada', 'bob', 'bill']);
  });

  it('keeps them from picking, and a death from being laid, if it says so', () => {
    const on = { anna: ['sad', 'nun'], bess: ['sadder'] };
    const oracle = table({ cards, hands: [['broom', 'gone']], on });
    expect(targets(oracle, 'gone')).toEqual(['bess']);
    expect(options(choose(oracle, 'play broom'))).toEqual(['pick sadder on bess']);
  });

  it('does not count once it is covered', () => {
    const oracle = table({ cards, hands: [['glad']], on: { bess: ['bear', 'filler'] } });
    expect(targets(oracle, 'glad')).toContain('bess');
  });

  it('does not hinder what lies on the character itself: this is not a pick', () => {
    const oracle = table({ cards, hands: [['pull']], on: { abel: ['bear'] } });
    choose(oracle, 'play pull on anna');
    expect(options(oracle)).toEqual(['pick pull on anna']);
    choose(oracle, 'pick pull on anna');
    expect(options(oracle)).toContain('pick abel'); // played by its own controller
    const pest = { whenever: { event: 'turnStarts' }, do: [{ removeModifier: { from: 'this' } }] };
    const modifiers = {
      wall: {
        icons: { top: 'duck' },
        effects: { persistent: [{ shield: { kind: 'card', from: 'anyone' } }] },
      },
      pest: { effects: { continuous: [pest] } },
    };
    const walled = table({
      rules: 'second',
      cards: { modifiers },
      turn: { active: 1 },
      on: { anna: ['wall', 'pest'] },
    });
    choose(walled, 'pass', 'pass');
    expect(options(walled)).toEqual(['pick pest on anna']);
  });

  it('asks who played the card, not who acts', () => {
    const deed = {
      effects: { immediate: [{ removeModifier: { from: { of: 'anyone' } }, who: 'opponents' }] },
    };
    const modifiers = { nun: { effects: { continuous: [{ shield: 'event' }] } } };
    const on = { anna: ['sad'], bess: ['nun'] };
    const oracle = table({ cards: { modifiers, events: { deed } }, hands: [['deed']], on });
    expect(options(choose(oracle, 'play deed'))).toEqual(['pick sad on anna']);
  });
});

describe('an open hand', () => {
  it('is that of whom the card says, while it is visible (openHand)', () => {
    const cards = {
      modifiers: { glass: { effects: { continuous: [{ openHand: true, who: 'opponents' }] } } },
    };
    expect(table({ cards, players: 3, on: { bess: ['glass'] } }).openHands).toEqual([0, 2]);
    expect(table({ cards, players: 3, on: { bess: ['glass', 'filler'] } }).openHands).toEqual([]);
  });
});

describe('an untimely death', () => {
  it('is laid on any living character below 0 before its own pathos (DEATH-2, DEATH-3, DEATH-5)', () => {
    const cards = {
      deaths: { sunny: { pathos: { top: 15 }, effects: { immediate: [{ draw: 1 }] } } },
    };
    const oracle = table({
      cards,
      hands: [['sunny']],
      on: { anna: ['sad'], abel: ['glad'], bess: ['sadder'], bob: ['sad~2', 'gone'] },
      drawPile: ['filler'],
    });
    expect(targets(oracle, 'sunny')).toEqual(['anna', 'bess']);
    choose(oracle, 'play sunny on bess');
    expect(isDead(oracle, 'bess')).toBe(true);
    expect(worth(oracle, 'bess')).toBe(15);
    expect(hand(oracle, 1)).toEqual(['filler']);
  });

  it('may ask for more (MOD-8)', () => {
    const cards = { deaths: { drowned: { requires: { target: { shows: 'duck' } } } } };
    const on = { anna: ['sad'], bess: ['sadder', 'ducky'] };
    expect(targets(table({ cards, hands: [['drowned']], on }), 'drowned')).toEqual(['bess']);
  });
});
