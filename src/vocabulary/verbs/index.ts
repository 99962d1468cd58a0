/** The list of all verbs. Types, schemas, explanations and reference pages follow from it. */

import type { Category } from '../category.js';
import { cancel } from './cancel.js';
import { cannotPlay } from './cannot-play.js';
import { choose } from './choose.js';
import { deathOnAnyPlay } from './death-on-any-play.js';
import type { AnyVerb, PartsOf } from './define-verb.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { drawLimit } from './draw-limit.js';
import { extraPlay } from './extra-play.js';
import { freePlay } from './free-play.js';
import { give } from './give.js';
import { moveDeath } from './move-death.js';
import { moveModifier } from './move-modifier.js';
import { openHand } from './open-hand.js';
import { pathosPer } from './pathos-per.js';
import { playDeath } from './play-death.js';
import { plays } from './plays.js';
import { recover } from './recover.js';
import { redirect } from './redirect.js';
import { removeModifier } from './remove-modifier.js';
import { returnModifier } from './return-modifier.js';
import { revive } from './revive.js';
import { search } from './search.js';
import { selfWorth } from './self-worth.js';
import { shield } from './shield.js';
import { skip } from './skip.js';
import { swapHands } from './swap-hands.js';
import { swapModifiers } from './swap-modifiers.js';
import { take } from './take.js';
import { whenever } from './whenever.js';

/** Every verb, in the order in which the documentation lists them. */
export const verbs = {
  draw,
  discard,
  take,
  give,
  swapHands,
  recover,
  search,
  freePlay,
  extraPlay,
  skip,
  moveModifier,
  removeModifier,
  returnModifier,
  swapModifiers,
  revive,
  moveDeath,
  playDeath,
  choose,
  cancel,
  redirect,
  drawLimit,
  plays,
  cannotPlay,
  shield,
  selfWorth,
  pathosPer,
  deathOnAnyPlay,
  openHand,
  whenever,
} as const;

export type Verb = keyof typeof verbs;
export const VERBS = Object.keys(verbs) as readonly Verb[];

/** The verbs that a category allows. */
export type VerbsIn<C extends Category> = {
  [V in Verb]: C extends (typeof verbs)[V]['categories'][number] ? V : never;
}[Verb];

type Definition<V extends Verb> = (typeof verbs)[V];
type Told<V extends Verb> = PartsOf<ReturnType<Definition<V>['read']>>;

/** A verb describes each field that it reads: a missing or an extra field is a compile error. */
type AllTold = {
  readonly [V in Verb]: {
    readonly parts: Told<V> & { readonly [F in Exclude<keyof Definition<V>['parts'], keyof Told<V>>]: never };
  };
};

/** @alias Every verb, for code that handles them alike: the type of the value is unknown. */
export const definitions: Readonly<Record<Verb, AnyVerb>> & AllTold = verbs;
