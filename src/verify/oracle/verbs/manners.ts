import { definitions, type Verb, type VerbsIn } from '../../../vocabulary/verbs/index.js';

/** What acts when it is its turn: `index.ts` says what each of them does. */
export type ImmediateVerb = VerbsIn<'immediate'>;
/** What is asked for in a window: `answers.ts`. What lasts is asked of the table whenever it matters. */
export type ReactionVerb = VerbsIn<'reaction'>;

export const isImmediate = (verb: Verb): verb is ImmediateVerb =>
  definitions[verb].categories.includes('immediate');
export const isReactionVerb = (verb: Verb): verb is ReactionVerb =>
  definitions[verb].categories.includes('reaction');
