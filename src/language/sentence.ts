import type { Clause } from '../vocabulary/cards/clause.js';
import type { Category } from '../vocabulary/category.js';
import { getKindFacts } from '../vocabulary/kinds/index.js';
import { definitions } from '../vocabulary/verbs/index.js';
import type { Who } from '../vocabulary/who.js';
import { type Before, type CardContext, readerOf } from './card-context.js';
import type { Actor } from './characters.js';
import { tellHolding } from './conditions.js';
import type { Part } from './part.js';
import type { PhraseKey, VerbForm } from './phrases.js';
import type { Bounds } from './plain-condition.js';
import { predicate } from './predicates.js';
import { type Reader, readerSlots } from './sentence-context.js';

/** Actors that are several players, each of whom acts. */
const SEVERAL: readonly Who[] = ['opponents', 'everyone'];

/**
 * Words a clause without its condition: a subject and a predicate in their frame, or a whole sentence.
 * @param hand how many cards the subject must hold: the bound applies to each actor's own hand
 */
export function tellAct(
  clause: Clause,
  category: Category,
  context: CardContext,
  before: Before,
  hand?: Bounds,
): Part[] {
  const { formatter } = context;
  const reader = readerOf(context);
  const person = clause.who === 'you' && reader === 'you' ? 'you' : 'other';
  const { frame } = definitions[clause.verb];
  const isMay = clause.may || frame === 'permission';
  const isNobody = frame === 'ban' && SEVERAL.includes(clause.who);
  const isLasting = category === 'continuous' || category === 'persistent';
  const said = predicate(clause, {
    ...context,
    reader,
    named: frame === 'whole' ? 'this' : before.named,
    actor: actorOf(clause, reader),
    person,
    form: isNobody ? 'none' : formOf(isMay, person, isLasting),
    isOnResidence: getKindFacts(context.kind).liesOn === 'residence',
    isNamed: before.isOnlyThisNamed,
  });
  if (frame === 'whole') return said;
  if (before.isSubjectSaid) return formatter.format('sentence.same', { predicate: said });
  const subject = person === 'you' ? [] : tellSubject(clause.who, isNobody, context, before, hand);
  return formatter.format(frameKey(isMay, person, isLasting), { subject, predicate: said });
}

function formOf(isMay: boolean, person: 'you' | 'other', isLasting: boolean): VerbForm {
  if (isMay) return 'infinitive';
  if (person === 'other') return 'other';
  return isLasting ? 'you' : 'imperative';
}

/** Verbs about this character alone are whole sentences; on a mystery, they are about the reader's family. */
function actorOf({ verb, who }: Clause, reader: Reader): Actor {
  if (definitions[verb].frame === 'whole' && reader === 'controller') return 'this';
  return who === 'you' ? 'self' : 'other';
}

function frameKey(isMay: boolean, person: 'you' | 'other', isLasting: boolean): PhraseKey {
  if (isMay) return `sentence.may.${person}`;
  if (person === 'other') return 'sentence.other';
  return isLasting ? 'sentence.you' : 'sentence.imperative';
}

const subjectKey = (who: Exclude<Who, 'you'>, isNobody: boolean): PhraseKey =>
  isNobody ? (`who.none.${who}` as PhraseKey) : `who.${who}`;

function tellSubject(
  who: Who,
  isNobody: boolean,
  context: CardContext,
  { isPlayerNamed, named }: Before,
  hand: Bounds | undefined,
): Part[] {
  const { formatter } = context;
  const slots = readerSlots({ formatter, reader: readerOf(context), named, isPlayerNamed });
  const subject = who === 'you' ? [...slots.controller] : formatter.format(subjectKey(who, isNobody), slots);
  if (hand === undefined) return subject;
  const holding = tellHolding(hand, formatter);
  return formatter.format(SEVERAL.includes(who) ? 'who.holding' : 'who.ifHolding', { subject, ...holding });
}
