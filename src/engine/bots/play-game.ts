import { openState } from '../states/check-state.js';
import { toChoice } from '../states/choices.js';
import { createView } from '../states/view.js';
import { addChoices, perform } from '../steps/play-on.js';
import { ChoiceBuffer } from '../table/codes.js';
import type { Game, State } from '../table/game.js';
import { type Random, seedRandom } from '../table/random.js';
import type { Bot } from './bot.js';

/** Lets bots, one per seat, play a game to its end. Each has a separate random stream. */
export function playGame(state: State, bots: readonly Bot[], seed: number): State {
  const game = openState(state);
  const streams = bots.map((_, seat) => seedRandom(seed, seat));
  const options = new ChoiceBuffer();
  while (game.deciding >= 0) {
    options.clear();
    addChoices(game, options);
    const place = ask(bots[game.deciding] as Bot, game, options, streams[game.deciding] as Random);
    perform(game, options.codes[place] as number);
  }
  return game.toState();
}

function ask(bot: Bot, game: Game, options: ChoiceBuffer, random: Random): number {
  if (bot.quick !== undefined) return bot.quick(game, options, random);
  const choices = Array.from(options.codes.subarray(0, options.length), (choice) => toChoice(game, choice));
  return bot(createView(game, game.deciding), choices, random);
}
