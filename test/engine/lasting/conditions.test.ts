import { describe, expect, it } from 'vitest';
import { arrange, deckOf, legal, play } from '../../support/engine/table.js';

/** An event that discards a modifier from such a character, and a table on which it finds some. */
function found(selector: string): string[] {
  const deck = deckOf(`
modifiers:
  quack: { icons: { top: duck, bottom: duck }, copies: 2 }
  drake: { icon: duck, copies: 2 }
  hound: { icon: beast, copies: 2 }
events:
  tidy: { effects: { immediate: [{ removeModifier: { from: ${selector} } }] } }
`);
  const on = {
    n1: ['drake'],
    n2: ['sad', 'plain'],
    e1: ['quack'],
    e2: ['hound'],
    s1: ['glad', 'drake~2'],
    s2: ['sad~2'],
  };
  const state = arrange(deck, { players: 3, hands: [['tidy', 'calm'], [], []], on });
  return legal(play(state, 'tidy')).map((choice) => choice.replace(/^pick \S+ on /, ''));
}

describe('a selector', () => {
  it.each([
    ['{ of: left }', ['e1', 'e2']],
    ['{ of: right }', ['s1', 's2']],
    ['{ of: actor }', ['n1', 'n2']],
    ['{ not: { shows: duck } }', ['n2', 'e2', 's2']],
    ['{ of: you, not: { shows: duck } }', ['n2']],
    ['{ any: [{ shows: beast }, { family: north }] }', ['n1', 'n2', 'e2']],
    ['{ shows: { any: [beast, duck] } }', ['n1', 'e1', 'e2', 's1']],
    ['{ shows: [duck, duck] }', ['e1']],
    ['{ is: s2 }', ['s2']],
    ['{ modifiers: { atLeast: 2 } }', ['n2', 's1']],
    ['{ modifiers: { atMost: 1 } }', ['n1', 'e1', 'e2', 's2']],
    ['{ lowest: selfWorth }', ['n2', 's2']],
    ['{ of: you, highest: modifiers }', ['n2']],
    ['{ highest: icons }', ['e1']],
    ['{ of: opponents, shows: duck, highest: selfWorth }', ['s1']],
  ])('means those that it says: %s (VIS-3, VIS-4)', (selector, expected) => {
    expect(found(selector).sort()).toEqual(expected.sort());
  });
});
