import { changeOnly, guessAmount, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const drawLimit = defineVerb({
  name: 'drawLimit',
  aliases: ['handsize', 'handlimit', 'limit'],
  meaning: 'Changes the draw limit of *who* (TURN-5).',
  otherwise: 'Changes add up; the limit never falls below 0.',
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
  worth: ({ count }, self) => 5 * guessAmount(count) * self,
  example: '- drawLimit: -1',
});
