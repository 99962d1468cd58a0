import type { ChoiceBuffer } from '../table/codes.js';
import type { Game } from '../table/game.js';
import { nextInt, type Random } from '../table/random.js';
import type { QuickBot } from './bot.js';

/** Any legal choice, each as likely as any other. */
export const randomBot: QuickBot = Object.assign(
  (_view: unknown, choices: { readonly length: number }, random: Random) => nextInt(random, choices.length),
  { quick: (_game: Game, options: ChoiceBuffer, random: Random) => nextInt(random, options.length) },
);
