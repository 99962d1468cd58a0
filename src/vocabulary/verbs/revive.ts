import { readSelector, selector } from '../selector.js';
import { describe } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const revive = defineVerb({
  name: 'revive',
  aliases: ['resurrect', 'raise', 'heal'],
  meaning:
    "A dead character's death goes to the discards; the modifiers stay and the character lives again (DEATH-7).",
  otherwise: 'Without such a dead character, nothing happens.',
  categories: ['immediate'],
  value: describe(selector, {
    description: 'Which dead character.',
    snippets: [{ label: '{ of: you }', body: { of: 'you' } }],
  }),
  read: (value) => ({ target: readSelector(value, 'dead') }),
  parts: { target: 'selector' },
  frame: 'order',
  worth: () => 3,
  isDeadly: true,
  example: '- revive: { of: opponents }',
});
