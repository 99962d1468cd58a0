import type { Verb } from '../../vocabulary/verbs/index.js';
import type { LastingVerb } from '../table/lasting-by-verb.js';
import { cancel } from './cancel.js';
import { choose } from './choose.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { extraPlay } from './extra-play.js';
import { freePlay } from './free-play.js';
import { give } from './give.js';
import { moveDeath } from './move-death.js';
import { moveModifier } from './move-modifier.js';
import { playDeath } from './play-death.js';
import { recover } from './recover.js';
import { redirect } from './redirect.js';
import { removeModifier } from './remove-modifier.js';
import { returnModifier } from './return-modifier.js';
import { revive } from './revive.js';
import { search } from './search.js';
import { skip } from './skip.js';
import { swapHands } from './swap-hands.js';
import { swapModifiers } from './swap-modifiers.js';
import { take } from './take.js';
import type { VerbFor } from './verb.js';

export type { ImmediateVerb, Scene } from './verb.js';

/** Every verb that acts; those that last are looked for by what they change: draw-limit.ts, plays.ts and so on. */
export const immediateVerbs: { readonly [V in Exclude<Verb, LastingVerb>]: VerbFor<V> } = {
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
};
