import { SLOTS } from '../icons.js';
import { idOf, ignore, ruleId } from '../id.js';
import { either, entries, fields, list, text } from '../shape.js';

/** The cards of a worked example, from the bottom up, as its text calls them. */
export const EXAMPLE_PLACES = ['character', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Everything that the text of a worked example may be filled with. */
export const EXAMPLE_SLOTS: readonly string[] = [...EXAMPLE_PLACES, ...SLOTS, 'selfWorth'];

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
        heading: text('heading', {
          description:
            'Begins a section of the rulebook: this rule and those after it, in the order of the file.',
        }),
        stack: list(idOf('the id of a card'), {
          minimum: 2,
          description:
            'A worked example, in the source language only: a character and what lies on it, from the bottom up. The text may name `{character}`, `{first}` … `{sixth}`, `{top}`, `{middle}`, `{bottom}` and `{selfWorth}`.',
        }),
        ignore,
      },
      { name: 'rule' },
    ),
  ]),
  {
    title: 'The rulebook',
    description:
      'Clause by clause, keyed by rule id: in the order of reading: a text, or `{ text, short, heading, stack }`.',
  },
);
