import type { Deck } from '../deck/deck.js';
import type { Bot } from './bots/bot.js';
import { apply, type Choice, choices } from './choices.js';
import { createGame, type GameOptions } from './create-game.js';
import type { State } from './game.js';
import { seedRandom } from './random.js';
import { view } from './view.js';
import { WrongCall } from './wrong-call.js';

/** A game as it was played: its options (the seed among them) and every choice. It replays to the same states. */
export interface Recording {
  readonly shroud: 'replay';
  readonly deck: string;
  readonly options: GameOptions;
  readonly choices: readonly Choice[];
}

/** One step of a replay: the state before, what was chosen, the state after. */
export interface Step {
  readonly before: State;
  readonly choice: Choice;
  readonly after: State;
}

export function* replay(deck: Deck, { options, choices: made }: Recording): Generator<Step> {
  let before = createGame(deck, options);
  for (const [place, choice] of made.entries()) {
    let after: State;
    try {
      after = apply(before, choice);
    } catch (cause) {
      if (cause instanceof WrongCall) throw new WrongCall(`Choice ${place + 1}: ${cause.message}`);
      throw cause;
    }
    yield { before, choice, after };
    before = after;
  }
}

/** Lets bots, one a seat, play a game and writes it down. */
export function record(deck: Deck, options: GameOptions, bots: readonly Bot[], botSeed = 1): Recording {
  let state = createGame(deck, options);
  const random = seedRandom(botSeed);
  const made: Choice[] = [];
  for (let legal = choices(state); legal.length > 0; legal = choices(state)) {
    const bot = bots[state.deciding] as Bot;
    const choice = legal[bot(view(state, state.deciding), legal, random)] as Choice;
    made.push(choice);
    state = apply(state, choice);
  }
  return { shroud: 'replay', deck: deck.name, options, choices: made };
}
