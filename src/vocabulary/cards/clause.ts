/** The shapes and types of clauses, as authors write them and as the engine reads them; built from the verbs. */

import type { Category } from '../category.js';
import { type AuthoredCondition, type Condition, condition, readCondition } from '../condition.js';
import {
  type About,
  boolean,
  describe,
  type FieldsShape,
  fields,
  lazy,
  list,
  type Shape,
  tagged,
} from '../shape.js';
import { fillClausePlace } from '../verbs/clauses-place.js';
import { definitions, VERBS, type Verb, type verbs } from '../verbs/index.js';
import { standingWho, type Who, who } from '../who.js';

type ValueOf<V extends Verb> = ReturnType<(typeof verbs)[V]['read']>;

/** A clause as the engine reads it: one verb, its value spelled out, and who, if, may and what is inside it. */
export type ClauseOf<V extends Verb> = {
  readonly verb: V;
  readonly value: Readonly<ValueOf<V>>;
  readonly who: Who;
  readonly may: boolean;
  readonly if?: Condition;
  /** The clauses of a `whenever`. */
  readonly do?: readonly Clause[];
  /** The alternatives of a `choose`. */
  readonly choose?: readonly (readonly Clause[])[];
  /** What follows if the clause did all that it says, and if it did not. */
  readonly then?: readonly Clause[];
  readonly otherwise?: readonly Clause[];
};
export type Clause = { readonly [V in Verb]: ClauseOf<V> }[Verb];

/** A clause as authors write it. The verb is a key: the key that is present determines the type. */
export type AuthoredClause = { readonly [V in Exclude<Verb, 'choose'>]?: unknown } & {
  readonly choose?: readonly (readonly AuthoredClause[])[];
  readonly who?: Who;
  readonly may?: boolean;
  readonly if?: AuthoredCondition;
  readonly do?: readonly AuthoredClause[];
  readonly then?: readonly AuthoredClause[];
  readonly otherwise?: readonly AuthoredClause[];
};

const ifField = describe(condition, {
  description: 'Only if this holds when the clause has its turn.',
  aliases: ['when', 'condition', 'where'],
});
const mayField = boolean({
  description: 'Whether the acting player may decline.',
  default: false,
  aliases: ['optional', 'can'],
});
const listImmediate = (description: string, about: Pick<About, 'aliases' | 'snippets'> = {}) =>
  list(
    lazy<AuthoredClause>(() => clauses.immediate),
    { minimum: 1, description, ...about },
  );
const doField = listImmediate('What is done each time: a list of immediate clauses.');
const thenField = listImmediate(
  'What is done next if the clause did all that it says ("If you do, …"): a list of immediate clauses.',
  { aliases: ['ifyoudo', 'after', 'also'], snippets: [{ label: 'draw 1', body: [{ draw: 1 }] }] },
);
const otherwiseField = listImmediate(
  'What is done instead if the clause did not do all that it says, was declined, or its `if` did not hold ("If you don\'t, …"): a list of immediate clauses.',
  { aliases: ['else', 'ifyoudont', 'ifnot'], snippets: [{ label: 'draw 1', body: [{ draw: 1 }] }] },
);

/** Persistent effects allow the same clauses as continuous ones; they last by other parts of the card (MOD-6). */
type Manner = Exclude<Category, 'persistent'>;

/** What a clause with this verb may contain. */
function clauseFields(verb: Verb, category: Manner): FieldsShape {
  const { meaning, value, takesWho, takesDo, takesThen, aliases } = definitions[verb];
  const acts = category === 'immediate';
  return fields(
    {
      [verb]: describe(value, { title: verb, description: meaning, aliases }),
      ...(takesDo && { do: doField }),
    },
    {
      ...(takesWho && { who: acts ? who : standingWho }),
      if: ifField,
      ...(acts && { may: mayField }),
      ...(acts && takesThen && { then: thenField, otherwise: otherwiseField }),
    },
    { elsewhere: whyNot(verb, category) },
  );
}

/** Why keys of other clauses are not allowed with this verb. */
function whyNot(verb: Verb, category: Manner): Record<string, string> {
  return {
    who:
      category === 'reaction'
        ? 'A reaction is always yours: it has no `who`.'
        : verb === 'whenever'
          ? 'Say `of` inside the `whenever`, or `who` in the clauses of its `do`.'
          : `\`${verb}\` concerns the character that the card lies on: it has no \`who\`.`,
    may:
      category === 'reaction'
        ? 'Playing a reaction is always optional: it has no `may`.'
        : 'A lasting effect simply holds; `may` is allowed only in immediate clauses (those of a `do` included).',
    do: 'Only `whenever` has a `do`.',
    unless: 'Write `if: { not: { … } }` instead.',
    ...(category !== 'immediate' && { else: 'Write a second clause with `if: { not: { … } }`.' }),
    then: whyNotThen(verb, category),
    otherwise: whyNotThen(verb, category),
  };
}

function whyNotThen(verb: Verb, category: Manner): string {
  if (category === 'reaction')
    return 'What follows a reaction is written under `immediate`: it is done if the reaction took effect.';
  return verb === 'choose'
    ? 'Write it in an alternative, next to the clause that it follows.'
    : 'A lasting effect simply holds; `then` and `otherwise` follow immediate clauses (those of a `do` included).';
}

/** What other games' cards do and no verb says. */
const UNSAID = [
  ...['look', 'peek', 'scry', 'reveal', 'putBack', 'shuffle', 'pass', 'mill', 'copy'],
  ...['extraTurn', 'reverse', 'kill', 'returnDeath', 'takeCharacter', 'swapCharacters', 'transform'],
  ...['removeMystery', 'moveMystery', 'showIcon', 'hideSlot', 'cannotDraw', 'cannotDiscard', 'undead'],
  ...['answer', 'ability', 'lasting', 'claim', 'until', 'counter', 'bid', 'endGame'],
  ...['multiply', 'double', 'halve', 'pay', 'cost', 'roll', 'flip', 'vote'],
];
const asText = (verb: string) =>
  `There is no such effect yet. Write it by hand, as text: "…" on the card; \`verify\` then calls it manual, and does not test what \`${verb}\` would do.`;

/** Hints for keywords of other scripting languages, and for effects that no verb says. */
const OTHERWISE = Object.fromEntries([
  ...UNSAID.map((verb) => [verb, asText(verb)]),
  ['then', 'Write the verb first, and `then` or `if` next to it: `{ discard: 1, then: [{ draw: 2 }] }`'],
  [
    'otherwise',
    'Write the verb first, and `otherwise` next to it: `{ discard: 1, otherwise: [{ draw: 2 }] }`',
  ],
  ['else', 'Write the verb first, and `otherwise` next to it: `{ discard: 1, otherwise: [{ draw: 2 }] }`'],
]);

/** The verbs that a category allows. */
export function listVerbs(category: Category): readonly Verb[] {
  return VERBS.filter((verb) => definitions[verb].categories.includes(category));
}

function clauseShape(category: Manner): Shape<AuthoredClause> {
  const branches = Object.fromEntries(
    listVerbs(category).map((verb) => [verb, clauseFields(verb, category)]),
  );
  const strangers = VERBS.filter((verb) => !(verb in branches));
  const elsewhere = strangers.map((verb) => [verb, definitions[verb].categories.join(' or ')]);
  return tagged('verb', branches, {
    name: `${category}Clause`,
    description: `A clause that is allowed in \`${category}\`: one verb with its value.`,
    elsewhere: Object.fromEntries(elsewhere),
    otherwise: OTHERWISE,
  }) as Shape<AuthoredClause>;
}

const continuous = clauseShape('continuous');

/** The shape of one clause, by category. */
export const clauses: Readonly<Record<Category, Shape<AuthoredClause>>> = {
  immediate: clauseShape('immediate'),
  continuous,
  persistent: continuous,
  reaction: clauseShape('reaction'),
};
fillClausePlace(clauses.immediate);

/** The verb of an authored clause that has passed its schema. */
export function findVerb(clause: AuthoredClause): Verb {
  for (const key in clause) if (key in definitions) return key as Verb;
  throw new Error('a clause without a verb passed its schema');
}

export function readClause(clause: AuthoredClause): Clause {
  const verb = findVerb(clause);
  return {
    verb,
    value: definitions[verb].read(clause[verb] as never),
    who: clause.who ?? 'you',
    may: clause.may ?? false,
    ...(clause.if !== undefined && { if: readCondition(clause.if) }),
    ...(clause.do !== undefined && { do: clause.do.map(readClause) }),
    ...(clause.choose !== undefined && { choose: clause.choose.map((one) => one.map(readClause)) }),
    ...(clause.then !== undefined && { then: clause.then.map(readClause) }),
    ...(clause.otherwise !== undefined && { otherwise: clause.otherwise.map(readClause) }),
  } as Clause;
}
