import type { Verb } from '../../../vocabulary/verbs/index.js';

/** How each verb works: the compiler names one that is missing, and then the table that owes it something. */
const manners = {
  draw: 'immediate',
  discard: 'immediate',
  take: 'immediate',
  give: 'immediate',
  swapHands: 'immediate',
  recover: 'immediate',
  search: 'immediate',
  freePlay: 'immediate',
  extraPlay: 'immediate',
  skip: 'immediate',
  moveModifier: 'immediate',
  removeModifier: 'immediate',
  returnModifier: 'immediate',
  swapModifiers: 'immediate',
  revive: 'immediate',
  moveDeath: 'immediate',
  playDeath: 'immediate',
  /** Asked for in a window: `reactions.ts`. */
  cancel: 'reaction',
  redirect: 'reaction',
  /** Asked of the table whenever it matters: `standing.ts`, `self-worth.ts`, `notice.ts`. */
  drawLimit: 'lasting',
  plays: 'lasting',
  cannotPlay: 'lasting',
  shield: 'lasting',
  selfWorth: 'lasting',
  pathosPer: 'lasting',
  deathOnAnyPlay: 'lasting',
  openHand: 'lasting',
  whenever: 'lasting',
} as const satisfies Record<Verb, 'immediate' | 'reaction' | 'lasting'>;

type Manners = typeof manners;
type VerbsThatAre<M extends Manners[Verb]> = {
  [V in Verb]: Manners[V] extends M ? V : never;
}[Verb];

export type ImmediateVerb = VerbsThatAre<'immediate'>;
export type ReactionVerb = VerbsThatAre<'reaction'>;

export const isImmediate = (verb: Verb): verb is ImmediateVerb => manners[verb] === 'immediate';
export const isReactionVerb = (verb: Verb): verb is ReactionVerb => manners[verb] === 'reaction';
