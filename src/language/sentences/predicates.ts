/** Words the predicate of each verb: one function per verb, so that the compiler names the missing ones. */

import type { Clause, ClauseOf } from '../../vocabulary/cards/clause.js';
import { DRAW_PILE_KINDS } from '../../vocabulary/kinds/index.js';
import type { PickModifier } from '../../vocabulary/pick-modifier.js';
import type { Selector } from '../../vocabulary/selector.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import type { Part } from '../part.js';
import type { Slots } from '../phrases/phrase-formatter.js';
import type { PhraseKey, VerbForm } from '../phrases/phrases.js';
import { scaled, scaledSentence } from './amounts.js';
import { characters, isAnother, type Role } from './characters.js';
import type { Naming } from './naming.js';

/** The actor, and the grammatical form of the verb. */
export interface PredicateContext extends Naming {
  /** `none` if the subject is negated: "no player can …". */
  readonly form: VerbForm | 'none';
  /** Whether the card lies on a residence and not on a character. */
  readonly isOnResidence: boolean;
  /** Whether the subject was named just before. */
  readonly isNamed: boolean;
  /** The alternatives of a `choose`, in words. */
  readonly inside: readonly Part[];
}

type Predicates = {
  readonly [V in Exclude<Verb, 'whenever'>]: (
    value: ClauseOf<V>['value'],
    context: PredicateContext,
  ) => Part[];
};

const format = ({ formatter, form, person }: PredicateContext, key: PhraseKey, slots: Slots = {}) =>
  formatter.format(key, { form, person, ...slots });
const player = (context: PredicateContext, role: 'from' | 'to' | 'with', which: string) =>
  context.formatter.format(`player.${role}.${which}` as PhraseKey, { person: context.person });
const whom = (context: PredicateContext, selector: Selector, role: Role) =>
  characters(context, selector, role);
/** The topmost card is named by where it lies, any other by where it is taken from. */
const source = (context: PredicateContext, from: Selector, pick: PickModifier) =>
  whom(context, from, pick === 'top' ? 'top' : 'from');
/** By how much a number of the rules changes, and in which direction. */
const change = (amount: number) => ({ count: Math.abs(amount), more: amount < 0 ? 'no' : 'yes' });
const one = (kinds: ClauseOf<'cannotPlay'>['value']['kind']) => ({ kinds, count: 1 });

/** Words each verb as the part of a sentence behind its subject (a few verbs: as a whole sentence). */
const predicates: Predicates = {
  draw: (value, context) => {
    if ('count' in value) return scaled(context, value.count, (count) => format(context, 'draw', { count }));
    return value.upTo === 'drawLimit'
      ? format(context, 'draw.upTo.limit')
      : scaled(context, value.upTo, (count) => format(context, 'draw.upTo', { count }));
  },
  discard: (value, context) => {
    if ('count' in value)
      return scaled(context, value.count, (count) => format(context, `discard.${value.pick}`, { count }));
    if (value.downTo === 'drawLimit') return format(context, 'discard.downTo.limit');
    return value.downTo === 0
      ? format(context, 'discard.hand')
      : scaled(context, value.downTo, (count) => format(context, 'discard.downTo', { count }));
  },
  take: (value, context) =>
    scaled(context, value.count, (count) =>
      format(context, 'take', { count, player: player(context, 'from', value.from) }),
    ),
  give: (value, context) =>
    scaled(context, value.count, (count) =>
      format(context, 'give', { count, player: player(context, 'to', value.to) }),
    ),
  swapHands: (value, context) =>
    format(context, 'swapHands', { player: player(context, 'with', value.with) }),
  recover: ({ kind, count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'recover', { what: { kinds: kind, count } })),
  // Behind "then shuffle", the shuffling would seem to be done for each.
  search: ({ kind, count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'search', { what: { kinds: kind, count } }), 'first'),
  freePlay: ({ kind, count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'freePlay', { what: { kinds: kind, count }, count })),
  extraPlay: ({ count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'extraPlay', { count })),
  skip: ({ what }, context) => format(context, `skip.${what}`),
  moveModifier: ({ from, to, pick }, context) =>
    format(context, `moveModifier.${pick}`, {
      from: source(context, from, pick),
      to: whom(context, to, isAnother(from, to) ? 'to' : 'onto'),
    }),
  removeModifier: ({ from, pick }, context) =>
    format(context, `removeModifier.${pick}`, { from: source(context, from, pick) }),
  returnModifier: ({ from, pick }, context) =>
    format(context, `returnModifier.${pick}`, { from: source(context, from, pick) }),
  swapModifiers: ({ a, b, pick }, context) =>
    format(context, pick === 'top' ? 'swapModifiers.top' : 'swapModifiers', {
      a: whom(context, a, 'of'),
      b: whom(context, b, isAnother(a, b) ? 'ofAnother' : 'of'),
    }),
  revive: ({ target }, context) => format(context, 'revive', { target: whom(context, target, 'object') }),
  moveDeath: ({ from, to, anySelfWorth, eitherWay }, context) =>
    format(context, `moveDeath${eitherWay ? '.eitherWay' : ''}${anySelfWorth ? '.any' : ''}`, {
      from: whom(context, from, 'from'),
      to: whom(context, to, isAnother(from, to) ? 'to' : 'onto'),
    }),
  choose: (_, context) => format(context, 'choose', { options: context.inside }),
  playDeath: ({ target }, context) => format(context, 'playDeath', { on: whom(context, target, 'on') }),
  cancel: ({ kind, to }, context) => format(context, `cancel.${to}`, { what: one(kind) }),
  redirect: ({ kind }, context) => format(context, 'redirect', { what: one(kind) }),
  drawLimit: ({ count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'drawLimit', change(count))),
  plays: ({ count: amount }, context) =>
    scaled(context, amount, (count) => format(context, 'plays', change(count))),
  cannotPlay: ({ kind }, context) => {
    const several = kind.length > 1 && kind.length < DRAW_PILE_KINDS.length ? 'yes' : 'no';
    return format(context, 'cannotPlay', { what: one(kind), several });
  },
  shield: ({ kind, from }, context) => format(context, `shield.${from}`, { what: one(kind) }),
  selfWorth: ({ count }, context) => {
    const again = context.isNamed ? 'selfWorth.again' : 'selfWorth';
    const key = context.isOnResidence ? 'mystery.selfWorth' : again;
    return scaledSentence(context, count, (amount) => format(context, key, { amount }));
  },
  pathosPer: ({ icon, among, value }, context) => {
    const key = icon === undefined ? 'pathosPer.each' : 'pathosPer.icon';
    const slots = {
      amount: value,
      icon,
      among: whom(context, among, 'among'),
      each: whom(context, among, 'each'),
    };
    return format(context, context.isOnResidence ? `mystery.${key}` : key, slots);
  },
  deathOnAnyPlay: (_, context) => format(context, 'deathOnAnyPlay'),
  openHand: (_, context) => format(context, 'openHand'),
};

export function predicate(clause: Clause, context: PredicateContext): Part[] {
  const make = predicates[clause.verb as keyof typeof predicates] as (
    value: unknown,
    context: PredicateContext,
  ) => Part[];
  return make(clause.value, context);
}
