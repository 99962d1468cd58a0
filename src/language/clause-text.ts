import type { Clause, ClauseOf } from '../vocabulary/cards/clause.js';
import type { Category } from '../vocabulary/category.js';
import { type CardKind, factsOf, isLaidOnCharacter } from '../vocabulary/kinds/index.js';
import { definitions } from '../vocabulary/verbs/index.js';
import type { Who } from '../vocabulary/who.js';
import type { Actor, FamilyTitle, Reader } from './characters.js';
import { type ConditionContext, isOfThis, tellCondition } from './conditions.js';
import { type Part, tidy, withFirst, words } from './part.js';
import type { PhraseKey, VerbForm } from './phrases.js';
import { predicate } from './predicates.js';
import type { Speaker } from './speaker.js';

/** On which card a clause stands, and in which language it is told. */
export interface CardContext {
  readonly speaker: Speaker;
  readonly kind: CardKind;
  readonly familyTitle: FamilyTitle;
}

/** What a clause says, as a sentence. */
export function clauseText(clause: Clause, category: Category, context: CardContext): Part[] {
  const { speaker } = context;
  const sentence =
    clause.verb === 'whenever' ? tellTrigger(clause, context) : tellAct(clause, category, context);
  if (clause.if === undefined) return tidy(withFirst(sentence, capital(speaker)));
  const inCondition: ConditionContext = {
    ...context,
    reader: readerOf(context),
    actor: 'other',
    person: clause.who === 'you' ? readerOf(context) : 'other',
  };
  const isUnless = 'not' in clause.if;
  const condition = tellCondition('not' in clause.if ? clause.if.not : clause.if, inCondition);
  const slots = { condition, sentence: withFirst(sentence, small(speaker)) };
  return tidy(withFirst(speaker.say(isUnless ? 'sentence.unless' : 'sentence.if', slots), capital(speaker)));
}

const capital = (speaker: Speaker) => (letter: string) => letter.toLocaleUpperCase(speaker.words.language);
const small = (speaker: Speaker) => (letter: string) => letter.toLocaleLowerCase(speaker.words.language);

/** On what lies on a character, `you` is the controller of the character (MOD-3, DEATH-5). */
function readerOf({ kind }: CardContext): Reader {
  return isLaidOnCharacter(kind) ? 'controller' : 'you';
}

function personOf(who: Who, context: CardContext): 'you' | 'other' {
  return who === 'you' && readerOf(context) === 'you' ? 'you' : 'other';
}

function tellAct(clause: Clause, category: Category, context: CardContext): Part[] {
  const { speaker } = context;
  const reader = readerOf(context);
  const person = personOf(clause.who, context);
  const isMay = clause.may || definitions[clause.verb].frame === 'permission';
  const isLasting = category === 'continuous' || category === 'persistent';
  const form: VerbForm = isMay
    ? 'infinitive'
    : person === 'other'
      ? 'other'
      : isLasting
        ? 'you'
        : 'imperative';
  const isNamed = namesSubject(clause);
  const said = predicate(clause, {
    ...context,
    reader,
    actor: actorOf(clause, reader),
    person,
    form,
    isOnResidence: factsOf(context.kind).liesOn === 'residence',
    isNamed,
  });
  if (definitions[clause.verb].frame === 'whole') return said;
  const subject = person === 'you' ? [] : speaker.say(subjectKey(clause.who, isNamed), { person: reader });
  return speaker.say(frameKey(isMay, person, isLasting), { subject, predicate: said });
}

/** What is said of this character alone is said by verbs that are whole sentences; on a mystery, of the reader's family. */
function actorOf({ verb, who }: Clause, reader: Reader): Actor {
  if (definitions[verb].frame === 'whole' && reader === 'controller') return 'this';
  return who === 'you' ? 'self' : 'other';
}

const subjectKey = (who: Who, isNamed: boolean): PhraseKey =>
  who === 'you' ? (isNamed ? 'who.again' : 'who.controller') : `who.${who}`;

/** Whether the condition has just named the subject of its sentence: this character, or whose hand or characters they are. */
function namesSubject({ verb, if: condition }: Clause): boolean {
  if (condition === undefined) return false;
  const asked = 'not' in condition ? condition.not : condition;
  if (verb === 'selfWorth') return isOfThis(asked);
  return 'hand' in asked || ('count' in asked && asked.count.of === 'you');
}

function frameKey(isMay: boolean, person: 'you' | 'other', isLasting: boolean): PhraseKey {
  if (isMay) return `sentence.may.${person}`;
  if (person === 'other') return 'sentence.other';
  return isLasting ? 'sentence.you' : 'sentence.imperative';
}

function tellTrigger(clause: ClauseOf<'whenever'>, context: CardContext): Part[] {
  const { speaker } = context;
  const sentences = (clause.do ?? []).map((inner) => clauseText(inner, 'immediate', context));
  const joined = sentences.flatMap((sentence, i) => (i === 0 ? sentence : [words(' '), ...sentence]));
  // Behind a colon, English goes on with a capital, other languages do not.
  const slots = {
    event: tellEvent(clause.value, context),
    sentences: joined,
    small: withFirst(joined, small(speaker)),
  };
  return speaker.say('sentence.whenever', slots);
}

function tellEvent({ event, of, kind }: ClauseOf<'whenever'>['value'], context: CardContext): Part[] {
  const { speaker } = context;
  const reader = readerOf(context);
  const whom = of === 'you' ? reader : of === 'opponent' ? 'opponents' : of;
  const slots = {
    who: speaker.say(`whoever.${whom}`, { person: reader }),
    whose: speaker.say(`whose.${whom}`, { person: reader }),
    what: { kinds: kind, count: 1 },
    of: whom,
    form: whom === 'you' ? 'you' : 'other',
  };
  return speaker.say(`when.${event}`, slots);
}
