import type { Choice } from '../states/choices.js';
import type { View } from '../states/view.js';
import type { ChoiceBuffer } from '../table/codes.js';
import type { Game } from '../table/game.js';
import type { Random } from '../table/random.js';

/** A player: sees what its seat may see, and picks one of the legal choices by its place in the list. */
export interface Bot {
  (view: View, choices: readonly Choice[], random: Random): number;
  /**
   * Decides from the engine's own form of game and choices. A bot that has it is asked this way where no view
   * is at hand, and plays several times as fast; it must look at nothing that its view would not show.
   */
  readonly quick?: (game: Game, options: ChoiceBuffer, random: Random) => number;
}

export type QuickBot = Bot & Required<Pick<Bot, 'quick'>>;
