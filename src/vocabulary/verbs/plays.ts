import { plainChange, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const plays = defineVerb({
  name: 'plays',
  meaning: 'Changes the number of plays that *who* has in a turn (TURN-1).',
  otherwise: 'Changes add up; the number never falls below 0.',
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
  worth: ({ count }, self) => 8 * count * self,
  example: '- plays: 1\n  who: left',
});
