import { createKindShape, readKind } from '../kinds/kind.js';
import { defineVerb } from './define-verb.js';

export const cannotPlay = defineVerb({
  name: 'cannotPlay',
  aliases: ['forbid', 'ban', 'block'],
  meaning: "*Who* can't play cards of these kinds.",
  otherwise: 'Such cards can still be discarded, given or taken.',
  categories: ['continuous', 'persistent'],
  value: createKindShape("What can't be played."),
  read: (value) => ({ kind: readKind(value) }),
  parts: { kind: 'kinds' },
  frame: 'ban',
  worth: (_, self) => -6 * self,
  example: '- cannotPlay: event\n  who: opponents',
});
