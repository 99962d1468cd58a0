import { SLOTS } from '../icons.js';
import { describeId, ignore, ruleId } from '../id.js';
import { CARD_KINDS } from '../kinds/index.js';
import { boolean, choice, fields, list, record, text, union } from '../shape.js';
import { RULES } from './deck-file.js';

/** The cards of a worked example, from the bottom up, as its text calls them. */
export const EXAMPLE_PLACES = ['character', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Everything that the text of a worked example may be filled with. */
export const EXAMPLE_SLOTS: readonly string[] = [...EXAMPLE_PLACES, ...SLOTS, 'selfWorth'];

/** What the rulebook can draw of the deck itself: a kind of card with its parts labelled, and these. */
const SCENES = ['box', 'icons', 'effects', 'families', 'table'] as const;
const FIGURES = [...SCENES, ...CARD_KINDS] as const;
export type FigureName = (typeof FIGURES)[number];

/** What is said once, in the source language: it holds for all of them. */
export const SAID_ONCE = ['stack', 'figure', 'rules', 'steps', 'aside'] as const;

const full = text('text', { description: 'The rule, in full.' });

/** `cards/rules/<lang>.yaml` */
export const rulesFile = record(
  ruleId,
  union([
    full,
    fields(
      { text: full },
      {
        for: fields(
          {},
          {
            classic: text('text', { description: 'By the classic rules, and with the expansion.' }),
            expansion: text('text', {
              description: 'With the expansion; left out: the text of the classic rules.',
            }),
            second: text('text', { description: 'By the rules of the second edition.' }),
          },
          {
            oneOf: [...RULES],
            description:
              'The rule by the rules of one edition, for the rulebook of that edition: it names nothing that is not in its box. The rulebook of the whole deck prints `text`.',
          },
        ),
        short: text('text', { description: 'The short form, for reference cards; left out: the full text.' }),
        heading: text('heading', {
          description:
            'Begins a section of the rulebook: this rule and those after it, in the order of the file.',
        }),
        stack: list(describeId('the id of a card', 'card'), {
          minimum: 2,
          description:
            'A worked example, in the source language only: a character and what lies on it, from the bottom up. The text may name `{character}`, `{first}` … `{sixth}`, `{top}`, `{middle}`, `{bottom}` and `{selfWorth}`.',
        }),
        figure: choice('figure', FIGURES, {
          description:
            'A picture beside this rule, drawn from the deck; in the source language only. `box`: how many cards of each kind; `table`: a family in play; `families`, `icons`, `effects`: each with its symbol; a kind of card: one of them, its parts labelled. Where the deck has nothing to show, the picture is left out.',
        }),
        rules: list(choice('set of rules', RULES), {
          unique: true,
          description:
            'The rules that this one belongs to; in the source language only. The rulebook of an edition with other rules leaves it out, and that of the whole deck has it. On a rule that begins a section: the whole section. An empty list: only the rulebook of the whole deck. Left out: all.',
        }),
        steps: boolean({
          description:
            'The section that this rule begins has a page of its own, its rules numbered: a quick start. In the source language only.',
        }),
        aside: boolean({
          description: 'Set apart in a box: a story, an example. In the source language only.',
        }),
        ignore,
      },
      { name: 'rule' },
    ),
  ]),
  {
    title: 'The rulebook',
    description:
      'Clause by clause, keyed by rule id: in the order of reading: a text, or a text with what belongs to it: `{ text, for, short, heading, stack, figure }`.',
  },
);
