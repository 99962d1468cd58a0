import { ignore, ruleId } from '../id.js';
import { either, entries, fields, text } from '../shape.js';

const full = text('text', { description: 'The rule, in full.' });

/** `cards/rules/<lang>.yaml` */
export const rulesFile = entries(
  ruleId,
  either([
    full,
    fields(
      { text: full },
      {
        short: text('text', { description: 'The short form, for reference cards; left out: the full text.' }),
        ignore,
      },
      { name: 'rule' },
    ),
  ]),
  { title: 'The rulebook', description: 'Clause by clause, keyed by rule id: a text, or `{ text, short }`.' },
);
