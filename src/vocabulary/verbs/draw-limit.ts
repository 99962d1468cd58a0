import { plainChange, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const drawLimit = defineVerb({
  name: 'drawLimit',
  aliases: ['handsize', 'handlimit', 'limit'],
  meaning: 'Changes the draw limit of *who* (TURN-5).',
  otherwise: 'Changes add up; the limit never falls below 0.',
  categories: ['continuous', 'persistent'],
  value: plainChange('By how much.', {
    snippets: [
      { label: '1', body: 1 },
      { label: '-1', body: -1 },
    ],
  }),
  read: readCount,
  parts: { count: 'count' },
  frame: 'order',
  worth: ({ count }, self) => 5 * count * self,
  example: '- drawLimit: -1',
});
