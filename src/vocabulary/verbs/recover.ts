import { readSomeOfKind, someOfKind } from '../kinds/some-of-kind.js';
import { defineVerb } from './define-verb.js';

export const recover = defineVerb({
  name: 'recover',
  aliases: ['retrieve', 'regain', 'salvage'],
  meaning: 'Takes cards of a kind, of its choice, from the discards into the hand.',
  otherwise: 'Takes what there is; never reshuffles.',
  categories: ['immediate'],
  value: someOfKind('What is looked for in the discards.'),
  read: readSomeOfKind,
  parts: { kind: 'kinds', count: 'amount' },
  frame: 'order',
  worth: (_, self) => 3 * self,
  example: '- recover: { kind: event, count: 2 }',
});
