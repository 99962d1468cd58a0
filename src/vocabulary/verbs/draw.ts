import { plainCount, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const draw = defineVerb({
  name: 'draw',
  aliases: ['gain', 'get', 'pickup'],
  meaning:
    'Draws that many cards, whatever the draw limit says; an empty draw pile is refilled from the discards (SETUP-5).',
  otherwise: 'When both piles are empty, nothing more is drawn.',
  categories: ['immediate'],
  value: plainCount('How many cards.', { snippets: [{ label: '2', body: 2 }] }),
  read: readCount,
  parts: { count: 'count' },
  frame: 'order',
  worth: ({ count }, self) => 2 * count * self,
  example: '- draw: 2',
});
