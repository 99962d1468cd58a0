import { choice } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const swapHands = defineVerb({
  name: 'swapHands',
  aliases: ['exchange', 'swap', 'trade'],
  meaning: 'Exchanges whole hands with another player.',
  otherwise: 'An empty hand is exchanged like any other.',
  categories: ['immediate'],
  value: choice('player', ['opponent', 'left', 'right'] as const, {
    description: 'With whom: one opponent (chosen) or a neighbour.',
    snippets: [{ label: 'opponent', body: 'opponent' }],
  }),
  read: (value) => ({ with: value }),
  parts: {},
  frame: 'order',
  worth: () => 3,
  example: '- swapHands: opponent\n  may: true',
});
