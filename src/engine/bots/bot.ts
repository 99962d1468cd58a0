import type { Choice } from '../choices.js';
import type { Random } from '../random.js';
import type { View } from '../view.js';

/** A player: sees what its seat may see, and picks one of the legal choices by its place in the list. */
export type Bot = (view: View, choices: readonly Choice[], random: Random) => number;
