import { list } from '../shape.js';
import { clausePlace } from './clauses-place.js';
import { defineVerb } from './define-verb.js';

export const choose = defineVerb({
  name: 'choose',
  aliases: ['oneof', 'chooseone', 'either', 'modes', 'or'],
  meaning:
    'The acting player chooses one of several alternatives, each a list of immediate clauses; only that one is done.',
  otherwise: 'An alternative that could do nothing may still be chosen.',
  categories: ['immediate'],
  takesThen: false,
  value: list(
    list(clausePlace, { minimum: 1, description: 'One alternative: its clauses are done in order.' }),
    {
      minimum: 2,
      snippets: [{ label: 'two alternatives', body: [[{ draw: 2 }], [{ discard: 1, who: 'opponents' }]] }],
    },
  ),
  // The clauses are read with the clause: see `readClause`.
  read: () => ({}),
  parts: {},
  frame: 'order',
  // What the alternatives are worth: see the greedy bot.
  worth: () => 0,
  example: '- choose:\n    - - draw: 2\n    - - discard: 1\n        who: opponents',
});
