import { changeOnly, guessAmount, readCount } from '../amount.js';
import { defineVerb } from './define-verb.js';

export const selfWorth = defineVerb({
  name: 'selfWorth',
  aliases: ['pathos', 'points', 'worth', 'score'],
  meaning: "Is added to this character's self-worth (VIS-3).",
  otherwise: 'In its own `if`, self-worth is printed pathos only.',
  categories: ['continuous', 'persistent'],
  takesWho: false,
  value: changeOnly('By how much.', {
    snippets: [
      { label: '-5', body: -5 },
      { label: '5', body: 5 },
    ],
  }),
  read: readCount,
  parts: { count: 'amount' },
  frame: 'whole',
  worth: ({ count }) => -0.5 * guessAmount(count),
  example: '- selfWorth: -10\n  if: { this: { shows: goblet } }',
});
