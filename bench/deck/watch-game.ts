import type { Bot } from '../../src/engine/bots/bot.js';
import { toChoice } from '../../src/engine/choices.js';
import { clauseOf } from '../../src/engine/clauses.js';
import { cardOf, Options, PICK_CARD, PLAY, REACT, whatOf } from '../../src/engine/codes.js';
import type { Game } from '../../src/engine/game.js';
import { addChoices, perform } from '../../src/engine/play-on.js';
import { seedRandom } from '../../src/engine/random.js';
import { resultOf } from '../../src/engine/score.js';
import { viewOf } from '../../src/engine/view.js';
import type { GameNote } from './tally.js';

const NOBODY = -1;
/** Found by a search: not by chance, so it tells nothing. */
const SEARCHED = -2;

const options = new Options();

/** Lets a bot play all seats of a game to its end, and notes who drew and played what. */
export function watchGame(game: Game, bot: Bot, seed: number, families: readonly string[]): GameNote {
  const random = seedRandom(seed);
  const { names } = game.cards;
  const firstHolder = new Int8Array(names.length).fill(NOBODY);
  const isPlayed = new Uint8Array(names.length);
  noteHands(game, firstHolder);
  while (game.deciding >= 0) {
    options.clear();
    addChoices(game, options);
    const choices = Array.from(options.codes.subarray(0, options.length), (choice) => toChoice(game, choice));
    const seat = game.deciding;
    const choice = options.codes[bot(viewOf(game, seat), choices, random)] as number;
    const card = cardOf(choice);
    const what = whatOf(choice);
    if ((what === PLAY || what === REACT) && firstHolder[card] === seat) isPlayed[card] = 1;
    if (what === PICK_CARD && isSearching(game) && firstHolder[card] === NOBODY) firstHolder[card] = SEARCHED;
    perform(game, choice);
    noteHands(game, firstHolder);
  }
  const end = resultOf(game);
  const winners = end?.winners ?? [];
  return {
    turns: game.turn + 1,
    isStalemate: end?.reason === 'stalemate',
    victory: Array.from({ length: game.players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    ),
    families: Array.from({ length: game.players }, (_, seat) => families[seat]),
    draws: names.flatMap((card, number) => {
      const seat = firstHolder[number] as number;
      return seat < 0 ? [] : [{ card, seat, isPlayed: isPlayed[number] === 1 }];
    }),
  };
}

function noteHands(game: Game, firstHolder: Int8Array): void {
  for (let seat = 0; seat < game.players; seat++) {
    for (const card of game.hands[seat] as number[]) {
      if (firstHolder[card] === NOBODY) firstHolder[card] = seat;
    }
  }
}

function isSearching(game: Game): boolean {
  const frame = game.frames.at(-1);
  return frame?.is === 'clause' && clauseOf(game, frame).verb === 'search';
}
