import { count, isCount, readAmount } from '../amount.js';
import { choice, fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const to = choice('player', ['opponent', 'left', 'right'] as const, {
  description: 'Who gets them: one opponent (chosen) or a neighbour.',
  default: 'opponent',
});

export const give = defineVerb({
  name: 'give',
  aliases: ['hand'],
  meaning: "Gives cards of one's choice from the hand to another player.",
  otherwise: 'With fewer cards in hand, all of them are given; with none, nothing happens.',
  categories: ['immediate'],
  value: union(
    [count('How many cards, to one opponent.'), fields({ count: count('How many cards.') }, { to })],
    {
      snippets: [
        { label: '1', body: 1 },
        { label: '{ count, to }', body: { count: 1, to: 'left' } },
      ],
    },
  ),
  read: (value) =>
    isCount(value)
      ? { count: readAmount(value), to: 'opponent' as const }
      : { count: readAmount(value.count), to: value.to ?? ('opponent' as const) },
  parts: { count: 'amount' },
  frame: 'order',
  worth: (_, self) => -3 * self,
  example: '- give: { count: 2, to: right }',
});
