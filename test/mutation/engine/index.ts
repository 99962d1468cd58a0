import type { Mutant } from '../mutant.js';
import { amounts } from './amounts.js';
import { branches } from './branches.js';
import { cardVerbs } from './card-verbs.js';
import { deathVerbs } from './death-verbs.js';
import { lastingVerbs } from './lasting-verbs.js';
import { modifierVerbs } from './modifier-verbs.js';
import { playVerbs } from './play-verbs.js';
import { playsAndTurns } from './plays-and-turns.js';
import { ranks } from './ranks.js';
import { scripts } from './scripts.js';
import { setup } from './setup.js';
import { visibility } from './visibility.js';

/** Every way in which the engine is broken, by subject. */
export const engineMutants: Readonly<Record<string, readonly Mutant[]>> = {
  'verbs about cards': cardVerbs,
  'verbs about modifiers': modifierVerbs,
  'verbs about deaths': deathVerbs,
  'verbs about plays': playVerbs,
  'verbs that last': lastingVerbs,
  'how a script is read': scripts,
  'clauses that belong together': branches,
  'what amounts are': amounts,
  'who leads, and who trails': ranks,
  'plays and turns': playsAndTurns,
  'what is visible, and the end': visibility,
  'how a game begins, and shortcuts': setup,
};
