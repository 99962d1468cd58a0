/**
 * Words one clause of a script: its condition, its act, and the effects of a trigger. Entry point: `clauseText`.
 * Acts are worded in `sentence.ts`, conditions in `conditions.ts`, events in `trigger.ts`.
 */

import type { Clause, ClauseOf } from '../../vocabulary/cards/clause.js';
import type { Category } from '../../vocabulary/category.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import { type Part, tidy, withFirst, withoutStop } from '../part.js';
import { type Before, type CardContext, NOTHING } from './card-context.js';
import { tellCondition } from './conditions.js';
import {
  asksForHand,
  type Bounds,
  endsWithThis,
  handOf,
  type PlainCondition,
  toPlain,
} from './plain-condition.js';
import { ONE, tellAct } from './sentence.js';
import { afterEvent, tellEvent } from './trigger.js';

/** Words a clause as a sentence. */
export const clauseText = (clause: Clause, category: Category, context: CardContext): Part[] =>
  tellClause(clause, category, context, NOTHING);

function tellClause(clause: Clause, category: Category, context: CardContext, before: Before): Part[] {
  const { formatter } = context;
  const first = firstLetters(context);
  const { hand, rest } = readIf(clause);
  const person = clause.who === 'you' ? 'you' : 'other';
  const after = rest === undefined ? before : { ...before, isThisNamed: endsWithThis(rest) };
  const sentence = tellPlainly(clause, category, context, after, hand);
  if (rest === undefined) return tidy(withFirst(sentence, first.capital));
  const condition = tellCondition(rest, { ...context, actor: 'other', person });
  // The hand of another actor belongs to a subject that must have been named.
  const isLast = person === 'other' && asksForHand(rest);
  const said = isLast
    ? formatter.format('sentence.ifLast', { condition, open: withoutStop(sentence) })
    : formatter.format('sentence.if', { condition, sentence: withFirst(sentence, first.small) });
  return tidy(withFirst(said, first.capital));
}

function firstLetters({ formatter }: CardContext) {
  const { language } = formatter.words;
  return {
    capital: (letter: string) => letter.toLocaleUpperCase(language),
    small: (letter: string) => letter.toLocaleLowerCase(language),
  };
}

/** Splits a condition. A bound on the hand of each of several actors becomes part of the subject. */
function readIf({ who, if: asked }: Clause): { hand?: Bounds; rest?: PlainCondition } {
  if (asked === undefined) return {};
  const condition = toPlain(asked);
  const { hand, rest } = who === 'you' ? {} : handOf(condition);
  return hand === undefined ? { rest: condition } : { hand, ...(rest && { rest }) };
}

function tellPlainly(
  clause: Clause,
  category: Category,
  context: CardContext,
  before: Before,
  hand?: Bounds,
): Part[] {
  return clause.verb === 'whenever'
    ? tellTrigger(clause, context)
    : tellAct(clause, category, context, before, hand);
}

const isTurn = (event: ClauseOf<'whenever'>['value']['event']) =>
  event === 'turnStarts' || event === 'turnEnds';

/** Whether a clause starts with its condition. */
const startsWithIf = (clause: Clause) => {
  const { rest } = readIf(clause);
  return rest !== undefined && (clause.who === 'you' || !asksForHand(rest));
};

/** Words all effects of a trigger in one sentence: a second sentence would seem to happen without the trigger. */
function tellTrigger(clause: ClauseOf<'whenever'>, context: CardContext): Part[] {
  const { formatter } = context;
  const { small } = firstLetters(context);
  const event = afterEvent(clause.value);
  const joined = (clause.do ?? []).reduce<Part[]>((a, inner, i, all) => {
    const last = all[i - 1];
    const isSubjectSaid = doesMore(last, inner);
    const told = tellClause(inner, 'immediate', context, {
      ...event,
      ...(last && { player: last.who }),
      isSubjectSaid,
    });
    const b = withoutStop(withFirst(told, small));
    const pause = startsWithIf(inner) ? 'yes' : 'no';
    return last === undefined
      ? b
      : formatter.format(isSubjectSaid ? 'then.same' : 'then.other', { a, b, pause });
  }, []);
  const [first] = clause.do ?? [];
  const pause = isTurn(clause.value.event) && first && !startsWithIf(first) ? 'no' : 'yes';
  return formatter.format('sentence.whenever', {
    event: tellEvent(clause.value, context),
    what: joined,
    pause,
  });
}

/** Whether a clause continues with the subject of the one before it. */
function doesMore(last: Clause | undefined, { verb, who, may, if: asked }: Clause): boolean {
  if (last === undefined || last.who !== who || !ONE.includes(who)) return false;
  const areOrders = [verb, last.verb].every((one) => definitions[one].frame === 'order');
  return areOrders && !may && !last.may && asked === undefined && last.if === undefined;
}
