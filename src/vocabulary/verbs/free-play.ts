import { readSomeOfKind, someOfKind } from '../kinds/some-of-kind.js';
import { defineVerb } from './define-verb.js';

export const freePlay = defineVerb({
  name: 'freePlay',
  aliases: ['play', 'putintoplay'],
  meaning:
    "May play up to that many cards of a kind at once, each resolved wholly before the next clause; in any player's turn, but in the second edition only in one's own (TURN-7, TURN-8).",
  otherwise:
    "With no such card that could be played or, in the second edition, out of one's own turn, nothing happens.",
  categories: ['immediate'],
  value: someOfKind('What may be played.'),
  read: readSomeOfKind,
  parts: { kind: 'kinds', count: 'amount' },
  frame: 'permission',
  worth: (_, self) => 5 * self,
  example: '- freePlay: modifier',
});
