import { type Model as MF, parseMessage, visit } from 'messageformat';
import { nearest } from '../../diagnostics/index.js';
import type { Amount } from '../../vocabulary/amount.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import type { Selector } from '../../vocabulary/selector.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import { mapParts } from '../../vocabulary/verbs/parts.js';
import { readMarkup } from '../markup.js';
import type { Part } from '../part.js';
import type { CardContext } from './card-context.js';
import { characters } from './characters.js';

/** Formats a hand-written wording. Its slots are the fields of the verb's value; a bare number is `$count`. */
export function wordByHand(template: string, clause: Clause, { formatter, getTitle }: CardContext): Part[] {
  const { count = 1 } = clause.value as { count?: Amount };
  const naming = { formatter, actor: 'self', person: 'you', getTitle } as const;
  const slots = mapParts(clause.value, definitions[clause.verb].parts, (value, what) => {
    if (what === 'kinds') return { kinds: value, count: numberSaid(count) };
    if (what === 'amount') return numberSaid(value as Amount);
    return what === 'selector' ? characters(naming, value as Selector, 'object') : value;
  });
  return readMarkup(formatter.formatTemplate(template, slots), formatter.iconName);
}

/** What a wording says of an amount: so many for each, which it says itself. */
const numberSaid = (amount: Amount): number | string => (typeof amount === 'object' ? amount.times : amount);

/** Compares a wording with its script: numbers and icons must come from slots, so that they can't diverge. */
export function wordingProblems(template: string, clause: Clause): readonly WordingProblem[] {
  let used: Set<string>;
  try {
    used = variablesIn(parseMessage(template));
  } catch (cause) {
    const message = `It is not MessageFormat: ${cause instanceof Error ? cause.message : cause}.`;
    return [{ message, hint: 'Look for braces that do not match; a brace of its own is written \\{.' }];
  }
  const slots = Object.keys(clause.value);
  const { parts } = definitions[clause.verb];
  const needed = slots.filter((name) => parts[name] !== undefined && parts[name] !== 'selector');
  const strangers = [...used].filter((name) => !slots.includes(name));
  const missing = needed.filter((name) => !used.has(name));
  return [
    ...strangers.map((name) => strangeSlot(name, slots)),
    // An unknown slot is probably a misspelling of the missing one.
    ...(strangers.length > 0 ? [] : missing.map((name) => missingSlot(name, template))),
  ];
}

interface WordingProblem {
  readonly message: string;
  readonly hint: string;
}

function strangeSlot(name: string, slots: readonly string[]): WordingProblem {
  const known = slots.map((slot) => `$${slot}`);
  const message = `There is no slot $${name}; there are: ${known.join(', ') || 'none'}.`;
  const meant = nearest(name, slots) ?? (slots.length === 1 ? slots[0] : undefined);
  return { message, hint: meant === undefined ? `Leave {$${name}} out.` : `Write {$${meant}}` };
}

function missingSlot(name: string, template: string): WordingProblem {
  const message = `The slot $${name} is missing, so that the text could part from the script.`;
  const isBare = template.includes(`$${name}`) || template.includes(`{${name}}`);
  return {
    message: isBare ? `$${name} would be printed literally.` : message,
    hint: isBare ? `Write it in braces: {$${name}}` : `Write {$${name}} where the text says it.`,
  };
}

function variablesIn(message: MF.Message): Set<string> {
  const used = new Set<string>();
  const note = (value: MF.Literal | MF.VariableRef | undefined) => {
    if (value?.type === 'variable') used.add(value.name);
  };
  visit(message, { expression: ({ arg }) => note(arg) });
  return used;
}
