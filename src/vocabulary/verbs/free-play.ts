import { readSomeOfKind, someOfKind } from '../kinds/some-of-kind.js';
import { defineVerb } from './define-verb.js';

export const freePlay = defineVerb({
  name: 'freePlay',
  alsoCalled: ['play', 'putintoplay'],
  meaning:
    "May play up to that many cards of a kind at once, each resolved wholly before the next clause; in one's own turn only (TURN-7, TURN-8).",
  otherwise: "Out of one's own turn, or with no such card that could be played, nothing happens.",
  categories: ['immediate'],
  value: someOfKind('What may be played.'),
  read: readSomeOfKind,
  parts: { kind: 'kinds', count: 'count' },
  frame: 'permission',
  worth: (_, self) => 5 * self,
  example: '- freePlay: modifier',
});
