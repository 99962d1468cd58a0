import type { Clause } from '../../vocabulary/cards/clause.js';
import type { Category } from '../../vocabulary/category.js';
import { getKindFacts } from '../../vocabulary/kinds/index.js';
import { definitions } from '../../vocabulary/verbs/index.js';
import type { Who } from '../../vocabulary/who.js';
import type { Part } from '../part.js';
import type { PhraseKey, VerbForm } from '../phrases/phrases.js';
import type { Before, CardContext } from './card-context.js';
import { tellHolding } from './conditions.js';
import type { Bounds } from './plain-condition.js';
import { predicate } from './predicates.js';

/** Actors who are one player, and the same one each time. */
export const ONE: readonly Who[] = ['you', 'playedBy', 'left', 'right', 'actor', 'controller'];

/** Actors that are several players, each of whom acts. */
export const SEVERAL: readonly Who[] = ['opponents', 'everyone', 'leader', 'trailing'];

/**
 * Words a clause without its condition: a subject and a predicate in their frame, or a whole sentence.
 * @param hand how many cards the subject must hold: the bound applies to each actor's own hand
 * @param inside the alternatives of a `choose`, in words
 */
export function tellAct(
  clause: Clause,
  category: Category,
  context: CardContext,
  before: Before,
  hand?: Bounds,
  inside: readonly Part[] = [],
): Part[] {
  const { formatter } = context;
  const person = clause.who === 'you' ? 'you' : 'other';
  const { frame } = definitions[clause.verb];
  const isMay = clause.may || frame === 'permission';
  const isNobody = frame === 'ban' && SEVERAL.includes(clause.who);
  // A lasting effect is stated, and so is what another player decides; else the card gives an order.
  const isOption =
    before.isOption && clause.who === 'actor' && frame === 'order' && !isMay && clause.if === undefined;
  const isLasting = category === 'continuous' || category === 'persistent' || before.isTold;
  const isOnResidence = getKindFacts(context.kind).liesOn === 'residence';
  // The subject of a whole sentence is this character; on a mystery, it is the reader.
  const isReader = frame === 'whole' ? isOnResidence : person === 'you';
  const said = predicate(clause, {
    ...context,
    actor: isReader ? 'self' : 'other',
    person,
    form: isNobody ? 'none' : formOf(isMay || isOption, person, isLasting),
    isOnResidence,
    isNamed: before.isThisNamed,
    inside,
  });
  if (frame === 'whole') return said;
  if (isOption || (before.isSubjectSaid && !isMay))
    return formatter.format('sentence.same', { predicate: said });
  if (before.isSubjectSaid) return formatter.format('sentence.may.same', { predicate: said });
  const subject = clause.who === 'you' ? [] : tellSubject(clause, isNobody, context, before, hand);
  return formatter.format(frameKey(isMay, person, isLasting), { subject, predicate: said });
}

function formOf(isMay: boolean, person: 'you' | 'other', isLasting: boolean): VerbForm {
  if (isMay) return 'infinitive';
  if (person === 'other') return 'other';
  return isLasting ? 'you' : 'imperative';
}

function frameKey(isMay: boolean, person: 'you' | 'other', isLasting: boolean): PhraseKey {
  if (isMay) return `sentence.may.${person}`;
  if (person === 'other') return 'sentence.other';
  return isLasting ? 'sentence.you' : 'sentence.imperative';
}

const subjectKey = (who: Who, isNobody: boolean) =>
  (isNobody ? `who.none.${who}` : `who.${who}`) as PhraseKey;

function tellSubject(
  { who, may }: Clause,
  isNobody: boolean,
  { formatter }: CardContext,
  { player, isPickNamed, isActorNamed }: Before,
  hand: Bounds | undefined,
): Part[] {
  // Behind another player, "each opponent" could be that player's.
  const isNamed = who === 'actor' ? isActorNamed && hand === undefined : isPickNamed;
  const isReference = who === 'actor' || who === 'controller';
  const slots = {
    named: isReference ? (isNamed ? 'yes' : 'no') : player === 'you' ? 'no' : 'other',
    may: may ? 'yes' : 'no',
  };
  const isAgain = who === player && ONE.includes(who);
  const subject = formatter.format(isAgain ? 'who.again' : subjectKey(who, isNobody), slots);
  if (hand === undefined) return subject;
  const holding = tellHolding(hand, formatter);
  return formatter.format(SEVERAL.includes(who) ? 'who.holding' : 'who.ifHolding', { subject, ...holding });
}
