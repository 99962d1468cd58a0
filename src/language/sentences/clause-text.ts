/**
 * Words one clause of a script: its condition, its act, and the effects of a trigger. Entry point: `clauseText`.
 * Acts are worded in `sentence.ts`, conditions in `conditions.ts`, events in `trigger.ts`.
 */

import type { Clause, ClauseOf } from '../../vocabulary/cards/clause.js';
import { refersBack } from '../../vocabulary/cards/named-in.js';
import type { Category } from '../../vocabulary/category.js';
import { clausePath, mapBranches } from '../../vocabulary/clause-path.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import type { Who } from '../../vocabulary/who.js';
import { type Part, tidy, withFirst, withoutStop } from '../part.js';
import type { PhraseKey } from '../phrases/phrases.js';
import { type Before, type CardContext, NOTHING } from './card-context.js';
import { tellCondition } from './conditions.js';
import {
  asksForActor,
  asksForNeighbour,
  type Bounds,
  endsWithThis,
  handOf,
  type PlainCondition,
  toPlain,
} from './plain-condition.js';
import { ONE, SEVERAL, tellAct } from './sentence.js';
import { afterEvent, tellEvent } from './trigger.js';
import { wordByHand } from './wording.js';

/** A clause that may be worded by hand. */
type Worded = Clause & { readonly byHand?: string };

/**
 * Words a clause as a sentence, with what follows it as sentences of their own.
 * @param wordings hand-written wordings of clauses, by path
 */
export function clauseText(
  clause: Clause,
  category: Category,
  context: CardContext,
  path = '',
  wordings: Readonly<Record<string, string>> = {},
): Part[] {
  const worded = withWordings(withActors(clause, 'actor'), path, wordings);
  if (worded.byHand !== undefined) return wordByHand(worded.byHand, clause, context);
  const head = tellClause(worded, category, context, NOTHING);
  const last = worded.verb === 'whenever' ? worded.do?.at(-1) : worded;
  const following = last === undefined ? [] : tellFollowing(last, context, NOTHING);
  return following.reduce((a, b) => context.formatter.format('sentences', { a, b }), head);
}

function tellClause(clause: Clause, category: Category, context: CardContext, before: Before): Part[] {
  const { formatter } = context;
  const first = firstLetters(context);
  const { hand, rest } = readIf(clause);
  const person = clause.who === 'you' ? 'you' : 'other';
  const after =
    rest === undefined
      ? before
      : { ...before, isThisNamed: endsWithThis(rest), isTold: before.isTold || asksForNeighbour(rest) };
  const sentence = tellPlainly(clause, category, context, after, hand);
  if (rest === undefined) return tidy(withFirst(sentence, first.capital));
  const condition = tellCondition(rest, { ...context, actor: 'other', person });
  // What another actor has belongs to a subject that must have been named.
  const isLast = before.isIfSaid || (person === 'other' && asksForActor(rest));
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
  if (clause.verb === 'whenever') return tellTrigger(clause, context);
  const within = tellAfter(clause, before);
  const { choose = [] } = clause;
  const isOption =
    clause.who !== 'you' && choose.every(([first]) => first?.who !== 'actor' || isPlain(first));
  const options = { ...within, isOption };
  const alternatives = choose.map((one) => tellList(one, context, options));
  return tellAct(clause, category, context, before, hand, joinAlternatives(alternatives, context));
}

function joinAlternatives(alternatives: readonly Part[][], { formatter }: CardContext): Part[] {
  return alternatives.reduce<Part[]>((a, b, i) => {
    if (i === 0) return b;
    return formatter.format(i === alternatives.length - 1 ? 'choose.or' : 'choose.comma', { a, b });
  }, []);
}

/** What a clause leaves to be referred to inside it. */
const tellAfter = ({ who }: Clause, before: Before): Before => ({
  ...before,
  player: who === 'you' || SEVERAL.includes(who) ? 'you' : who,
  isSubjectSaid: false,
  isActorNamed: false,
  isOption: false,
  isPickNamed: false,
  isTold: before.isTold || who !== 'you',
  isIfSaid: false,
});

/** Words what follows a clause, each part as a sentence. */
function tellFollowing(clause: Worded, context: CardContext, before: Before, isInside = false): Part[][] {
  // A wording by hand says all of its clause.
  if (clause.byHand !== undefined) return [];
  const { formatter } = context;
  const { capital } = firstLetters(context);
  const { who, may, then, otherwise } = clause;
  const isAsked = may || definitions[clause.verb].frame === 'permission';
  const person = who === 'you' ? 'you' : 'other';
  const after: Before = { ...tellAfter(clause, before), isThisNamed: false, isIfSaid: true };
  const sentence = (key: PhraseKey, clauses: readonly Clause[], before: Before) => {
    const isAsking = key === 'sentence.then' || key === 'sentence.ifNot';
    const isSubject = isAsking && !isInside && startsWithActor(clauses);
    const several = SEVERAL.includes(who) ? (isSubject ? 'subject' : 'yes') : 'no';
    const here = {
      ...before,
      isSubjectSaid: several === 'subject',
      isActorNamed: isAsking && several === 'no',
    };
    const what = tellList(clauses, context, here);
    return tidy(withFirst(formatter.format(key, { person, several, of: who, what }), capital));
  };
  const isBack = !isAsked && clause.if === undefined && then?.every(refersBack);
  return [
    ...(then === undefined
      ? []
      : [
          sentence(isBack ? 'sentence.back' : 'sentence.then', then, {
            ...after,
            // Of a card that was played, the character that it lies on was not named.
            isPickNamed: clause.verb !== 'freePlay',
            isIfSaid: !isBack,
          }),
        ]),
    ...(otherwise === undefined
      ? []
      : [
          sentence(
            clause.if !== undefined && !isAsked && !SEVERAL.includes(who)
              ? 'sentence.otherwise'
              : 'sentence.ifNot',
            otherwise,
            after,
          ),
        ]),
  ];
}

/**
 * Words several clauses as a part of a sentence: it starts small and has no full stop. What follows one of them is said
 * in the same sentence.
 */
function tellList(
  clauses: readonly Worded[],
  context: CardContext,
  start: Before,
  isLastOpen = false,
): Part[] {
  const { formatter } = context;
  const { small } = firstLetters(context);
  return clauses.reduce<Part[]>((a, clause, i) => {
    const last = clauses[i - 1];
    const isSubjectSaid = last === undefined ? start.isSubjectSaid : doesMore(last, clause);
    const here: Before = {
      ...start,
      ...(last && { player: last.who, isPickNamed: false, isActorNamed: false, isIfSaid: false }),
      isOption: start.isOption && (last === undefined || isSubjectSaid),
      // Behind another player, an order could seem to be about that player.
      isTold: start.isTold || (last !== undefined && last.who !== 'you'),
      isSubjectSaid,
    };
    const worded =
      clause.byHand === undefined
        ? withFirst(tellClause(clause, 'immediate', context, here), small)
        : wordByHand(clause.byHand, clause, context);
    const inside = isLastOpen && i === clauses.length - 1 ? [] : tellFollowing(clause, context, here, true);
    const b = inside.reduce(
      (one, more) => formatter.format('follow.inside', { a: one, b: withoutStop(withFirst(more, small)) }),
      withoutStop(worded),
    );
    if (last === undefined) return b;
    if (isBranching(last)) return formatter.format('then.next', { a, b });
    const pause = startsWithIf(clause) ? 'yes' : 'no';
    return formatter.format(isSubjectSaid ? 'then.same' : 'then.other', { a, b, pause });
  }, []);
}

/** Whether the first thing that follows is done by each player who acted: "Each player who does draws 1 card." */
const startsWithActor = ([first]: readonly Clause[]): boolean =>
  first?.who === 'actor' && isPlain({ ...first, may: false });

/** Whether a clause is something to do, without a condition. */
const isPlain = ({ verb, may, if: asked }: Pick<Clause, 'verb' | 'may' | 'if'>): boolean =>
  definitions[verb].frame === 'order' && !may && asked === undefined;

const isBranching = ({ choose, then, otherwise }: Clause): boolean =>
  choose !== undefined || then !== undefined || otherwise !== undefined;

/** A clause in which `actor` is the reader wherever the reader acts in the clause around. */
function withActors(clause: Clause, around: Who): Clause {
  const who = clause.who === 'actor' ? around : clause.who;
  return mapBranches({ ...clause, who } as Clause, (clauses) =>
    clauses.map((one) => withActors(one, who === 'you' ? 'you' : 'actor')),
  );
}

/** A clause with the wordings by hand of itself and of the clauses inside. */
function withWordings(clause: Clause, path: string, wordings: Readonly<Record<string, string>>): Worded {
  const byHand = wordings[path];
  const inside = mapBranches(clause, (clauses, branch) =>
    clauses.map((one, at) => withWordings(one, clausePath(`${path}.${branch}`, at), wordings)),
  );
  return byHand === undefined ? inside : { ...inside, byHand };
}

const isTurn = (event: ClauseOf<'whenever'>['value']['event']) =>
  event === 'turnStarts' || event === 'turnEnds';

/** Whether a clause starts with its condition. */
const startsWithIf = (clause: Clause) => {
  const { rest } = readIf(clause);
  return rest !== undefined && (clause.who === 'you' || !asksForActor(rest));
};

/** Words all effects of a trigger in one sentence: a second sentence would seem to happen without the trigger. */
function tellTrigger(clause: ClauseOf<'whenever'>, context: CardContext): Part[] {
  const { formatter } = context;
  const joined = tellList(clause.do ?? [], context, afterEvent(clause.value), true);
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
  if (isBranching(last)) return false;
  const areOrders = [verb, last.verb].every((one) => definitions[one].frame === 'order');
  // Of the reader, "then you may" needs its subject.
  return areOrders && !(may && who === 'you') && !last.may && asked === undefined && last.if === undefined;
}
