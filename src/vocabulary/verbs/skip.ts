import { choice } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const skip = defineVerb({
  name: 'skip',
  aliases: ['miss', 'loseturn', 'skipturn'],
  meaning:
    'Loses the next draw phase, the next play (the last one of the turn) or the next turn (with its draw); skips add up.',
  otherwise: 'What can not be lost now is lost the next time there is one.',
  categories: ['immediate'],
  value: choice('part of a turn', ['draw', 'play', 'turn'] as const, {
    description: 'What is lost.',
    snippets: [{ label: 'draw', body: 'draw' }],
  }),
  read: (value) => ({ what: value }),
  parts: {},
  frame: 'order',
  worth: (_, self) => -6 * self,
  example: '- skip: draw\n  who: left',
});
