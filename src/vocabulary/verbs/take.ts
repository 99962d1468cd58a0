import { count, isCount, readAmount } from '../amount.js';
import { choice, fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const from = choice('player', ['opponent', 'opponents', 'left', 'right'] as const, {
  description: "Whose hand: one opponent's (chosen), each opponent's, or a neighbour's.",
  default: 'opponent',
});

export const take = defineVerb({
  name: 'take',
  aliases: ['steal', 'rob'],
  meaning: "Takes random cards from another player's hand; from `opponents`, that many from each.",
  otherwise: 'From a smaller hand, all of it is taken; from an empty one, nothing.',
  categories: ['immediate'],
  value: union(
    [count('How many cards, from one opponent.'), fields({ count: count('How many cards.') }, { from })],
    {
      snippets: [
        { label: '1', body: 1 },
        { label: '{ count, from }', body: { count: 1, from: 'left' } },
      ],
    },
  ),
  read: (value) =>
    isCount(value)
      ? { count: readAmount(value), from: 'opponent' as const }
      : { count: readAmount(value.count), from: value.from ?? ('opponent' as const) },
  parts: { count: 'amount' },
  frame: 'order',
  worth: (_, self) => 3 * self,
  example: '- take: { count: 1, from: left }',
});
