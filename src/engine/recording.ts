import type { Deck } from '../deck/deck.js';
import type { Bot } from './bots/bot.js';
import { type BroughtCard, withBrought } from './states/brought-cards.js';
import { apply, type Choice, choices } from './states/choices.js';
import { createGame, type GameOptions } from './states/create-game.js';
import { fromSnapshot } from './states/snapshot.js';
import type { Snapshot } from './states/table-snapshot.js';
import { view } from './states/view.js';
import type { State } from './table/game.js';
import { IllegalCallError } from './table/illegal-call-error.js';
import { type Random, seedRandom } from './table/random.js';

/** A game as it was played: its options (the seed among them) and every choice. It replays to the same states. */
export interface Recording {
  readonly shroud: 'replay';
  readonly deck: string;
  readonly options: GameOptions;
  /** In the middle of a game: the table that it begins with. */
  readonly start?: Snapshot;
  /** Cards that lie on that table and that the deck does not have, as an author would write them. */
  readonly cards?: Readonly<Record<string, BroughtCard>>;
  readonly choices: readonly Choice[];
}

/** One step of a replay: the state before, what was chosen, the state after. */
export interface Step {
  readonly before: State;
  readonly choice: Choice;
  readonly after: State;
}

/** The deck of a recording: with the cards that it brings along. */
export function readRecordedDeck(deck: Deck, { cards }: Recording): Deck {
  return cards === undefined ? deck : withBrought(deck, cards);
}

/** The state that a recording begins with. */
export function createRecordedStart(deck: Deck, recording: Recording): State {
  const { options, start } = recording;
  const whole = readRecordedDeck(deck, recording);
  return start === undefined ? createGame(whole, options) : fromSnapshot(whole, start);
}

export function* replay(deck: Deck, recording: Recording): Generator<Step> {
  let before = createRecordedStart(deck, recording);
  for (const [place, choice] of recording.choices.entries()) {
    let after: State;
    try {
      after = apply(before, choice);
    } catch (cause) {
      if (cause instanceof IllegalCallError)
        throw new IllegalCallError(`Choice ${place + 1}: ${cause.message}`);
      throw cause;
    }
    yield { before, choice, after };
    before = after;
  }
}

/** Lets bots, one a seat, play a game and writes it down. */
export function record(deck: Deck, options: GameOptions, bots: readonly Bot[], botSeed = 1): Recording {
  let state = createGame(deck, options);
  const streams = bots.map((_, seat) => seedRandom(botSeed, seat));
  const made: Choice[] = [];
  for (let legal = choices(state); legal.length > 0; legal = choices(state)) {
    const bot = bots[state.deciding] as Bot;
    const random = streams[state.deciding] as Random;
    const choice = legal[bot(view(state, state.deciding), legal, random)] as Choice;
    made.push(choice);
    state = apply(state, choice);
  }
  return { shroud: 'replay', deck: deck.name, options, choices: made };
}
