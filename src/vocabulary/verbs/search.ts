import { readSomeOfKind, someOfKind } from '../kinds/some-of-kind.js';
import { defineVerb } from './define-verb.js';

export const search = defineVerb({
  name: 'search',
  aliases: ['find', 'fetch', 'tutor'],
  meaning:
    'Takes cards of a kind, of its choice, from the draw pile into the hand, then shuffles the draw pile.',
  otherwise: 'Takes what there is; never reshuffles the discards.',
  categories: ['immediate'],
  value: someOfKind('What is looked for in the draw pile.'),
  read: readSomeOfKind,
  parts: { kind: 'kinds', count: 'amount' },
  frame: 'order',
  worth: (_, self) => 3 * self,
  example: '- search: death',
});
