import type { Clause, ClauseOf } from '../vocabulary/cards/clause.js';
import type { Verb } from '../vocabulary/verbs/index.js';
import { areApart, characters, type Role } from './characters.js';
import type { ConditionContext, Person } from './conditions.js';
import type { Part } from './part.js';
import type { PhraseKey, VerbForm } from './phrases.js';
import type { Slots } from './speaker.js';

/** A condition's context with the grammatical form that the verb takes. */
export interface PredicateContext extends ConditionContext {
  readonly form: VerbForm;
  /** Whether the card lies on a residence and not on a character. */
  readonly isOnResidence: boolean;
  /** Whether the subject was named just before. */
  readonly isNamed: boolean;
}

type Predicates = {
  readonly [V in Exclude<Verb, 'whenever'>]: (
    value: ClauseOf<V>['value'],
    context: PredicateContext,
  ) => Part[];
};

const say = ({ speaker, form, person }: PredicateContext, key: PhraseKey, slots: Slots = {}) =>
  speaker.say(key, { form, person, ...slots });
const player = (context: PredicateContext, role: 'from' | 'to' | 'with', which: string) =>
  context.speaker.say(`player.${role}.${which}` as PhraseKey, { person: context.person satisfies Person });
const whom = (context: PredicateContext, selector: ClauseOf<'revive'>['value']['target'], role: Role) =>
  characters(context, selector, role);
const one = (kinds: ClauseOf<'cannotPlay'>['value']['kind']) => ({ kinds, count: 1 });

/** What each verb says, as the part of a sentence behind its subject (or, of a few, as a whole sentence). */
const predicates: Predicates = {
  draw: ({ count }, context) => say(context, 'draw', { count }),
  discard: (value, context) => {
    if ('count' in value) return say(context, `discard.${value.pick}`, { count: value.count });
    return value.downTo === 0
      ? say(context, 'discard.hand')
      : say(context, 'discard.downTo', { count: value.downTo });
  },
  take: ({ count, from }, context) => say(context, 'take', { count, player: player(context, 'from', from) }),
  give: ({ count, to }, context) => say(context, 'give', { count, player: player(context, 'to', to) }),
  swapHands: (value, context) => say(context, 'swapHands', { player: player(context, 'with', value.with) }),
  recover: ({ kind, count }, context) => say(context, 'recover', { what: { kinds: kind, count } }),
  search: ({ kind, count }, context) => say(context, 'search', { what: { kinds: kind, count } }),
  freePlay: ({ kind, count }, context) => say(context, 'freePlay', { what: { kinds: kind, count }, count }),
  extraPlay: ({ count }, context) => say(context, 'extraPlay', { count }),
  skip: ({ what }, context) => say(context, `skip.${what}`),
  moveModifier: ({ from, to, pick }, context) =>
    say(context, `moveModifier.${pick}`, {
      from: whom(context, from, 'from'),
      to: whom(context, to, areApart(from, to) ? 'onto' : 'to'),
    }),
  removeModifier: ({ from, pick }, context) =>
    say(context, `removeModifier.${pick}`, { from: whom(context, from, 'from') }),
  returnModifier: ({ from, pick }, context) =>
    say(context, `returnModifier.${pick}`, { from: whom(context, from, 'from') }),
  swapModifiers: ({ a, b }, context) =>
    say(context, 'swapModifiers', {
      a: whom(context, a, 'of'),
      b: whom(context, b, areApart(a, b) ? 'of' : 'ofAnother'),
    }),
  revive: ({ target }, context) => say(context, 'revive', { target: whom(context, target, 'object') }),
  moveDeath: ({ from, to, anySelfWorth, eitherWay }, context) =>
    say(context, `moveDeath${eitherWay ? '.eitherWay' : ''}${anySelfWorth ? '.any' : ''}`, {
      from: whom(context, from, 'from'),
      to: whom(context, to, areApart(from, to) ? 'onto' : 'to'),
    }),
  playDeath: ({ target }, context) => say(context, 'playDeath', { on: whom(context, target, 'on') }),
  cancel: ({ kind, to }, context) => say(context, `cancel.${to}`, { what: one(kind) }),
  redirect: ({ kind }, context) => say(context, 'redirect', { what: one(kind) }),
  drawLimit: ({ count }, context) => say(context, 'drawLimit', { amount: count }),
  plays: ({ count }, context) => say(context, 'plays', { amount: count }),
  cannotPlay: ({ kind }, context) => say(context, 'cannotPlay', { what: one(kind) }),
  shield: ({ kind, from }, context) => say(context, `shield.${from}`, { what: one(kind) }),
  selfWorth: ({ count }, context) =>
    say(
      context,
      context.isOnResidence ? 'mystery.selfWorth' : context.isNamed ? 'selfWorth.again' : 'selfWorth',
      {
        amount: count,
      },
    ),
  pathosPer: ({ icon, among, value }, context) => {
    const key = icon === undefined ? 'pathosPer.each' : 'pathosPer.icon';
    const slots = {
      amount: value,
      icon,
      among: whom(context, among, 'among'),
      each: whom(context, among, 'each'),
    };
    return say(context, context.isOnResidence ? `mystery.${key}` : key, slots);
  },
  deathOnAnyPlay: (_, context) => say(context, 'deathOnAnyPlay'),
  openHand: (_, context) => say(context, 'openHand'),
};

export function predicate(clause: Clause, context: PredicateContext): Part[] {
  const make = predicates[clause.verb as keyof typeof predicates] as (
    value: unknown,
    context: PredicateContext,
  ) => Part[];
  return make(clause.value, context);
}
