import { justTrue } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const openHand = defineVerb({
  name: 'openHand',
  aliases: ['reveal', 'show'],
  meaning: 'The hand of *who* lies open for all to see.',
  otherwise: 'An empty hand is open, too.',
  categories: ['continuous', 'persistent'],
  value: justTrue({ snippets: [{ label: 'true', body: true }] }),
  read: () => ({}),
  parts: {},
  frame: 'order',
  worth: (_, self) => -2 * self,
  example: '- openHand: true\n  who: opponents',
});
