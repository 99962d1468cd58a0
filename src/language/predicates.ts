import type { Clause, ClauseOf } from '../vocabulary/cards/clause.js';
import type { Verb } from '../vocabulary/verbs/index.js';
import { areApart, characters, type Role } from './characters.js';
import type { Person, Telling } from './conditions.js';
import type { Part } from './part.js';
import type { PhraseKey, VerbForm } from './phrases.js';
import type { Slots } from './speaker.js';

/** A telling with the grammatical form that the verb takes. */
export interface Saying extends Telling {
  readonly form: VerbForm;
  /** Whether the card lies on a residence and not on a character. */
  readonly isOnResidence: boolean;
  /** Whether the subject was named just before. */
  readonly isNamed: boolean;
}

type Predicates = {
  readonly [V in Exclude<Verb, 'whenever'>]: (value: ClauseOf<V>['value'], saying: Saying) => Part[];
};

const say = ({ speaker, form, person }: Saying, key: PhraseKey, slots: Slots = {}) =>
  speaker.say(key, { form, person, ...slots });
const player = (saying: Saying, role: 'from' | 'to' | 'with', which: string) =>
  saying.speaker.say(`player.${role}.${which}` as PhraseKey, { person: saying.person satisfies Person });
const whom = (saying: Saying, selector: ClauseOf<'revive'>['value']['target'], role: Role) =>
  characters(saying, selector, role);
const one = (kinds: ClauseOf<'cannotPlay'>['value']['kind']) => ({ kinds, count: 1 });

/** What each verb says, as the part of a sentence behind its subject (or, of a few, as a whole sentence). */
const predicates: Predicates = {
  draw: ({ count }, saying) => say(saying, 'draw', { count }),
  discard: (value, saying) => {
    if ('count' in value) return say(saying, `discard.${value.pick}`, { count: value.count });
    return value.downTo === 0
      ? say(saying, 'discard.hand')
      : say(saying, 'discard.downTo', { count: value.downTo });
  },
  take: ({ count, from }, saying) => say(saying, 'take', { count, player: player(saying, 'from', from) }),
  give: ({ count, to }, saying) => say(saying, 'give', { count, player: player(saying, 'to', to) }),
  swapHands: (value, saying) => say(saying, 'swapHands', { player: player(saying, 'with', value.with) }),
  recover: ({ kind, count }, saying) => say(saying, 'recover', { what: { kinds: kind, count } }),
  search: ({ kind, count }, saying) => say(saying, 'search', { what: { kinds: kind, count } }),
  freePlay: ({ kind, count }, saying) => say(saying, 'freePlay', { what: { kinds: kind, count }, count }),
  extraPlay: ({ count }, saying) => say(saying, 'extraPlay', { count }),
  skip: ({ what }, saying) => say(saying, `skip.${what}`),
  moveModifier: ({ from, to, pick }, saying) =>
    say(saying, `moveModifier.${pick}`, {
      from: whom(saying, from, 'from'),
      to: whom(saying, to, areApart(from, to) ? 'onto' : 'to'),
    }),
  removeModifier: ({ from, pick }, saying) =>
    say(saying, `removeModifier.${pick}`, { from: whom(saying, from, 'from') }),
  returnModifier: ({ from, pick }, saying) =>
    say(saying, `returnModifier.${pick}`, { from: whom(saying, from, 'from') }),
  swapModifiers: ({ a, b }, saying) =>
    say(saying, 'swapModifiers', {
      a: whom(saying, a, 'of'),
      b: whom(saying, b, areApart(a, b) ? 'of' : 'ofAnother'),
    }),
  revive: ({ target }, saying) => say(saying, 'revive', { target: whom(saying, target, 'object') }),
  moveDeath: ({ from, to, anySelfWorth }, saying) =>
    say(saying, anySelfWorth ? 'moveDeath.any' : 'moveDeath', {
      from: whom(saying, from, 'from'),
      to: whom(saying, to, areApart(from, to) ? 'onto' : 'to'),
    }),
  playDeath: ({ target }, saying) => say(saying, 'playDeath', { on: whom(saying, target, 'on') }),
  cancel: ({ kind, to }, saying) => say(saying, `cancel.${to}`, { what: one(kind) }),
  redirect: ({ kind }, saying) => say(saying, 'redirect', { what: one(kind) }),
  drawLimit: ({ count }, saying) => say(saying, 'drawLimit', { amount: count }),
  plays: ({ count }, saying) => say(saying, 'plays', { amount: count }),
  cannotPlay: ({ kind }, saying) => say(saying, 'cannotPlay', { what: one(kind) }),
  shield: ({ kind, from }, saying) => say(saying, `shield.${from}`, { what: one(kind) }),
  selfWorth: ({ count }, saying) =>
    say(
      saying,
      saying.isOnResidence ? 'mystery.selfWorth' : saying.isNamed ? 'selfWorth.again' : 'selfWorth',
      {
        amount: count,
      },
    ),
  pathosPer: ({ icon, among, value }, saying) => {
    const key = icon === undefined ? 'pathosPer.each' : 'pathosPer.icon';
    const slots = {
      amount: value,
      icon,
      among: whom(saying, among, 'among'),
      each: whom(saying, among, 'each'),
    };
    return say(saying, saying.isOnResidence ? `mystery.${key}` : key, slots);
  },
  deathOnAnyPlay: (_, saying) => say(saying, 'deathOnAnyPlay'),
  openHand: (_, saying) => say(saying, 'openHand'),
};

export function predicate(clause: Clause, saying: Saying): Part[] {
  const make = predicates[clause.verb as keyof typeof predicates] as (
    value: unknown,
    saying: Saying,
  ) => Part[];
  return make(clause.value, saying);
}
