/**
 * Words one clause of a script: its condition, its act, and the effects of a trigger. Entry point: `clauseText`.
 * Acts are worded in `sentence.ts`, conditions in `conditions.ts`, events in `trigger.ts`.
 */

import type { Clause, ClauseOf } from '../vocabulary/cards/clause.js';
import type { Category } from '../vocabulary/category.js';
import { definitions } from '../vocabulary/verbs/index.js';
import type { Who } from '../vocabulary/who.js';
import { type Before, type CardContext, NOTHING, readerOf } from './card-context.js';
import { isOfThis, namedBy, namesPlayer, type Person, tellCondition } from './conditions.js';
import { type Part, tidy, withFirst, withoutStop } from './part.js';
import { handOf, type PlainCondition, toPlain } from './plain-condition.js';
import { tellAct } from './sentence.js';
import { afterEvent, tellEvent } from './trigger.js';

/** Words a clause as a sentence. */
export const clauseText = (clause: Clause, category: Category, context: CardContext): Part[] =>
  tellClause(clause, category, context, NOTHING);

function tellClause(clause: Clause, category: Category, context: CardContext, before: Before): Part[] {
  const { formatter } = context;
  const first = firstLetters(context);
  if (clause.if === undefined)
    return tidy(withFirst(tellPlainly(clause, category, context, before), first.capital));
  const { hand, rest, isUnless } = readIf(clause, before);
  const person = clause.who === 'you' ? readerOf(context) : 'other';
  const after = rest === undefined ? before : { ...before, ...afterCondition(rest, person) };
  const sentence = tellPlainly(clause, category, context, after, hand);
  if (rest === undefined) return tidy(withFirst(sentence, first.capital));
  const condition = tellCondition(rest, {
    ...context,
    reader: readerOf(context),
    named: before.named,
    isPlayerNamed: before.isPlayerNamed,
    actor: 'other',
    person,
  });
  const slots = {
    condition,
    sentence: withFirst(sentence, first.small),
    open: withoutStop(withFirst(sentence, first.capital)),
  };
  return tidy(
    withFirst(formatter.format(isUnless ? 'sentence.unless' : 'sentence.if', slots), first.capital),
  );
}

function firstLetters({ formatter }: CardContext) {
  const { language } = formatter.words;
  return {
    capital: (letter: string) => letter.toLocaleUpperCase(language),
    small: (letter: string) => letter.toLocaleLowerCase(language),
  };
}

/**
 * Splits a condition. A bound on each actor's hand becomes part of the subject, and so does one on the player who was
 * just named ("that player, if holding at most 6 cards, draws").
 */
function readIf({ who, if: asked }: Clause, { isPlayerNamed }: Before) {
  if (asked === undefined) return { isUnless: false };
  const { hand, rest } = who === 'you' && !isPlayerNamed ? {} : handOf(toPlain(asked));
  if (hand !== undefined) return { hand, rest, isUnless: false };
  const isUnless = 'not' in asked;
  return { rest: toPlain(isUnless ? asked.not : asked), isUnless };
}

const afterCondition = (condition: PlainCondition, person: Person): Partial<Before> => ({
  named: namedBy(condition),
  isOnlyThisNamed: isOfThis(condition),
  isPlayerNamed: namesPlayer(condition, person),
});

function tellPlainly(
  clause: Clause,
  category: Category,
  context: CardContext,
  before: Before,
  hand?: Parameters<typeof tellAct>[4],
): Part[] {
  return clause.verb === 'whenever'
    ? tellTrigger(clause, context)
    : tellAct(clause, category, context, before, hand);
}

const isTurn = (event: ClauseOf<'whenever'>['value']['event']) =>
  event === 'turnStarts' || event === 'turnEnds';

/** Words all effects of a trigger in one sentence: a second sentence would seem to happen without the trigger. */
function tellTrigger(clause: ClauseOf<'whenever'>, context: CardContext): Part[] {
  const { formatter } = context;
  if (isToldLast(clause, context)) return tellTriggerLast(clause, context);
  const { small } = firstLetters(context);
  const joined = (clause.do ?? []).reduce<Part[]>((a, inner, i, all) => {
    const isSame = doesMore(all[i - 1], inner);
    const before = { ...afterEvent(clause.value, context), isSubjectSaid: isSame };
    const told = tellClause(
      inner,
      'immediate',
      context,
      i === 0 || isSame ? before : { ...before, isPlayerNamed: false },
    );
    const b = withoutStop(withFirst(told, small));
    return i === 0 ? b : formatter.format(isSame ? 'then.same' : 'then.other', { a, b });
  }, []);
  const [first] = clause.do ?? [];
  const startsWithSubject = first && readIf(first, afterEvent(clause.value, context)).rest === undefined;
  const pause = isTurn(clause.value.event) && startsWithSubject ? 'no' : 'yes';
  return formatter.format('sentence.whenever', {
    event: tellEvent(clause.value, context),
    what: joined,
    pause,
  });
}

/**
 * Whether the event comes last. Behind "whenever a character dies, its controller draws" the controller would seem to
 * be that of the dead character, and behind "whenever a player plays a card", of that card: so the effect comes first.
 */
function isToldLast({ value: { event, of }, do: told = [] }: ClauseOf<'whenever'>, context: CardContext) {
  const [only, another] = told;
  const isAlone = only?.who === 'you' && only.if === undefined && another === undefined;
  return !isTurn(event) && of !== 'you' && isAlone && readerOf(context) === 'controller';
}

function tellTriggerLast({ value, do: [only] = [] }: ClauseOf<'whenever'>, context: CardContext): Part[] {
  const what = only === undefined ? [] : tellClause(only, 'immediate', context, NOTHING);
  const event = tellEvent(value, context, true);
  return context.formatter.format('sentence.wheneverLast', { event, what: withoutStop(what) });
}

/** Actors who are one player, and the same one each time. */
const ONE: readonly Who[] = ['you', 'playedBy', 'left', 'right'];

/** Whether a clause continues with the subject of the one before it. */
function doesMore(last: Clause | undefined, { verb, who, may, if: asked }: Clause): boolean {
  if (last === undefined || last.who !== who || !ONE.includes(who)) return false;
  const areOrders = [verb, last.verb].every((one) => definitions[one].frame === 'order');
  return areOrders && !may && !last.may && asked === undefined && last.if === undefined;
}
