import type { Mutant } from '../mutant.js';
import { amounts } from './amounts.js';
import { branches } from './branches.js';
import { playing } from './playing.js';
import { ranks } from './ranks.js';
import { scripts } from './scripts.js';
import { visibility } from './visibility.js';

/** Every way in which the oracle is broken, by subject: its own mistakes must be noticed, too. */
export const oracleMutants: Readonly<Record<string, readonly Mutant[]>> = {
  'what the oracle sees': visibility,
  'how the oracle reads a script': scripts,
  'how the oracle takes clauses together': branches,
  'what amounts are to the oracle': amounts,
  'who leads to the oracle': ranks,
  'how the oracle plays': playing,
};
