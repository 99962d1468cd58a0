import { changeOnly, guessAmount, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const plays = defineVerb({
  name: 'plays',
  meaning: 'Changes the number of plays that *who* has in a turn (TURN-1).',
  otherwise: 'Changes add up; the number never falls below 0.',
  categories: ['continuous', 'persistent'],
  value: changeOnly('By how much.', {
    snippets: [
      { label: '1', body: 1 },
      { label: '-1', body: -1 },
    ],
  }),
  read: readCount,
  parts: { count: 'amount' },
  frame: 'order',
  worth: ({ count }, self) => 8 * guessAmount(count) * self,
  example: '- plays: 1\n  who: left',
});
