import { definitions, type Verb } from './index.js';

/** Verbs that let a player choose where a card is laid: the character is not named by a selector. */
const LAYING: readonly Verb[] = ['freePlay', 'redirect'];

/** Whether a clause with this verb picks a character, which later clauses call `that`. */
export function picksCharacter(verb: Verb): boolean {
  const { categories, parts } = definitions[verb];
  if (LAYING.includes(verb)) return true;
  return categories.includes('immediate') && Object.values(parts).includes('selector');
}
