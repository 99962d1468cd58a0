import { type Amount, countOnly, guessAmount, handSize, readAmount, readCount } from '../amount.js';
import { fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const EITHER = 'Say how many (a number, or count) or up to how many (upTo), not both.';

export const draw = defineVerb({
  name: 'draw',
  aliases: ['gain', 'get', 'pickup'],
  meaning:
    'Draws that many cards, or until that many are held, whatever the draw limit says; an empty draw pile is refilled from the discards (SETUP-5).',
  otherwise: 'When both piles are empty, nothing more is drawn; a hand that is large enough draws nothing.',
  categories: ['immediate'],
  value: union(
    [
      countOnly('How many cards.'),
      fields(
        { upTo: handSize('Until this many are held.', 1) },
        {},
        { isLong: true, elsewhere: { count: EITHER } },
      ),
    ],
    {
      snippets: [
        { label: '2', body: 2 },
        { label: '{ each }', body: { each: { icon: 'duck', among: { of: 'you' } } } },
        { label: '{ upTo }', body: { upTo: 5 } },
      ],
    },
  ),
  read: (value): { count: Amount } | { upTo: Amount } =>
    typeof value === 'object' && 'upTo' in value ? { upTo: readAmount(value.upTo) } : readCount(value),
  parts: { count: 'amount', upTo: 'amount' },
  frame: 'order',
  worth: (value, self) => ('count' in value ? 2 * guessAmount(value.count) : 4) * self,
  example: '- draw: { each: { icon: duck, among: { of: you } }, atMost: 3 }',
});
