import { readSelector, selector } from '../selector.js';
import { describe } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const playDeath = defineVerb({
  name: 'playDeath',
  aliases: ['kill', 'die', 'murder'],
  meaning:
    "May play an untimely death from the hand on such a character at once, in any player's turn, but in the second edition only in one's own (DEATH-6, EVENT-3); DEATH-2 holds.",
  otherwise:
    "Without a death in hand, without such a character below 0 or, in the second edition, out of one's own turn, nothing happens.",
  categories: ['immediate'],
  value: describe(selector, {
    description: 'On which character.',
    snippets: [{ label: '{ of: you }', body: { of: 'you' } }],
  }),
  read: (value) => ({ target: readSelector(value) }),
  parts: { target: 'selector' },
  frame: 'permission',
  worth: () => 3,
  isDeadly: true,
  example: '- playDeath: { of: you }',
});
