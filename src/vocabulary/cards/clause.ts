/** The shapes and types of clauses, as authors write them and as the engine reads them; built from the verbs. */

import type { Category } from '../category.js';
import { type AuthoredCondition, type Condition, condition, readCondition } from '../condition.js';
import { boolean, describe, type FieldsShape, fields, lazy, list, type Shape, tagged } from '../shape.js';
import { definitions, VERBS, type Verb, type verbs } from '../verbs/index.js';
import { standingWho, type Who, who } from '../who.js';

type ValueOf<V extends Verb> = ReturnType<(typeof verbs)[V]['read']>;

/** A clause as the engine reads it: one verb, its value spelled out, and who, if, may and do. */
export type ClauseOf<V extends Verb> = {
  readonly verb: V;
  readonly value: Readonly<ValueOf<V>>;
  readonly who: Who;
  readonly may: boolean;
  readonly if?: Condition;
  /** The clauses of a `whenever`. */
  readonly do?: readonly Clause[];
};
export type Clause = { readonly [V in Verb]: ClauseOf<V> }[Verb];

/** A clause as authors write it. The verb is a key: the key that is present determines the type. */
export type AuthoredClause = { readonly [V in Verb]?: unknown } & {
  readonly who?: Who;
  readonly may?: boolean;
  readonly if?: AuthoredCondition;
  readonly do?: readonly AuthoredClause[];
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
const doField = list(
  lazy<AuthoredClause>(() => clauses.immediate),
  { minimum: 1, description: 'What is done each time: a list of immediate clauses.' },
);

/** Persistent effects allow the same clauses as continuous ones; they last by other parts of the card (MOD-6). */
type Manner = Exclude<Category, 'persistent'>;

/** What a clause with this verb may contain. */
function clauseFields(verb: Verb, category: Manner): FieldsShape {
  const { meaning, value, takesWho, takesDo, aliases } = definitions[verb];
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
    else: 'There is no `else`: write a second clause with `if: { not: { … } }`.',
  };
}

/** What other games' cards do and no verb says. */
const UNSAID = [
  'choose',
  'look',
  'peek',
  'scry',
  'multiply',
  'double',
  'halve',
  'pay',
  'cost',
  'roll',
  'vote',
];
const asText = (verb: string) =>
  `There is no such effect yet. Write it by hand, as text: "…" on the card; \`verify\` then calls it manual, and does not test what \`${verb}\` would do.`;

/** Hints for keywords of other scripting languages, and for effects that no verb says. */
const OTHERWISE = Object.fromEntries([
  ...UNSAID.map((verb) => [verb, asText(verb)]),
  ['then', 'There is no `then`: write the verb first, and `if` next to it: `{ draw: 1, if: { … } }`'],
  ['else', 'There is no `else`: write a second clause with `if: { not: { … } }`.'],
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

/** The verb of an authored clause that has passed its schema. */
function findVerb(clause: AuthoredClause): Verb {
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
  } as Clause;
}
