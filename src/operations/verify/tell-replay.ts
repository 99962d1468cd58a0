/**
 * Renders a recorded game as text: one line per choice, one heading per turn, then the score or the finding of
 * `verify`. Entry point: `tellReplay`.
 */
import { toCardId } from '../../deck/copy-name.js';
import type { Deck } from '../../deck/deck.js';
import { withoutLayout } from '../../deck/without-layout.js';
import {
  type Choice,
  choices,
  createRecordedStart,
  IllegalCallError,
  type Recording,
  readRecordedDeck,
  replay,
  result,
  type Snapshot,
  type State,
  type Step,
  score,
} from '../../engine/index.js';
import type { FoundRecording } from '../../verify/index.js';
import { UserError } from '../../workspace/errors.js';

export type { FoundRecording };

/**
 * Recorded game as text: a line per choice, a heading per turn, and at the end the score or the finding.
 * @param name name of the recording in error messages
 * @throws UserError if the recording does not fit the deck
 */
export function* tellReplay(
  deck: Deck,
  recording: FoundRecording,
  name = 'the recording',
): Generator<string> {
  try {
    yield* tellGame(withoutLayout(deck), recording);
  } catch (cause) {
    if (cause instanceof IllegalCallError)
      throw new UserError(`${name} does not match the deck. ${cause.message}`);
    throw cause;
  }
}

function* tellGame(deck: Deck, recording: FoundRecording): Generator<string> {
  const names = new Names(readRecordedDeck(deck, recording));
  let turn = -2;
  let last = createRecordedStart(deck, recording);
  if (recording.start !== undefined) yield* tellTable(recording.start, names);
  try {
    for (const step of legalSteps(deck, recording)) {
      const now = step.before.stage === 'setup' ? -1 : step.before.turn;
      if (now !== turn) {
        turn = now;
        yield now < 0 ? '\nBefore the game' : `\nTurn ${now + 1}: player ${step.before.active + 1}`;
      }
      yield `  ${tellStep(step, names)}`;
      last = step.after;
    }
  } catch (cause) {
    // A failing engine may be the finding itself.
    if (recording.finding === undefined || cause instanceof IllegalCallError) throw cause;
    yield `  The engine fails: ${cause instanceof Error ? cause.message : String(cause)}.`;
  }
  yield* tellEnd(last, names, recording.finding);
}

/** Steps of a recording; explains in words if a choice is no longer legal. */
function* legalSteps(deck: Deck, recording: Recording): Generator<Step> {
  let made = 0;
  try {
    for (const step of replay(deck, recording)) {
      yield step;
      made++;
    }
  } catch (cause) {
    if (!(cause instanceof IllegalCallError)) throw cause;
    throw new IllegalCallError(
      `Choice ${made + 1} of the recording is not legal any more: the deck has changed since.`,
    );
  }
}

/** The table at the start of a recording: the hands, and which cards lie on which characters. */
function* tellTable({ edition, seats, draw, discards }: Snapshot, names: Names): Generator<string> {
  const all = (cards: readonly string[]) => cards.map((card) => names.of(card)).join(', ');
  yield `\nThe table (${edition}, ${seats.length} players)`;
  for (const [seat, { hand, characters, mysteries }] of seats.entries()) {
    const laid = characters
      .filter(({ stack }) => stack.length > 0)
      .map(
        ({ character, stack }) =>
          `on ${names.of(character)} ${stack.length === 1 ? 'lies' : 'lie'} ${all(stack.map(({ card }) => card))}`,
      );
    const parts = [
      `holds ${hand.length === 0 ? 'nothing' : all(hand)}`,
      ...laid,
      ...(mysteries.length > 0 ? [`mysteries: ${all(mysteries.map(({ card }) => card))}`] : []),
    ];
    yield `  Player ${seat + 1} ${parts.join('; ')}.`;
  }
  if (draw.length > 0) yield `  Draw pile, from the top: ${all(draw)}.`;
  if (discards.length > 0) yield `  Discards: ${all(discards)}.`;
}

/** Titles of cards and characters; all copies of a card have the same title. */
class Names {
  private readonly deck: Deck;
  constructor(deck: Deck) {
    this.deck = deck;
  }
  of(name: string): string {
    return this.deck.cards[toCardId(name)]?.title ?? name;
  }
}

function tellStep({ before, choice, after }: Step, names: Names): string {
  const changes = [
    ...worthChanges(before, after, names),
    ...deaths(before, after, names),
    ...handChanges(before, after),
  ];
  return `Player ${choice.seat + 1} ${tellDeed(before, choice, names)}.${changes.length > 0 ? ` (${changes.join('; ')})` : ''}`;
}

/** Text of a choice in a state: a character picked during the setup is discarded (SETUP-7). */
function tellDeed({ stage }: State, choice: Choice, names: Names): string {
  return stage === 'setup' && 'character' in choice
    ? `discards ${names.of(choice.character)}`
    : tellChoice(choice, names);
}

function tellChoice(choice: Choice, names: Names): string {
  switch (choice.do) {
    case 'pass':
      return 'passes';
    case 'discardHand':
      return 'discards the whole hand';
    case 'agree':
      return 'agrees';
    case 'decline':
      return 'declines';
    case 'play':
      return `plays ${names.of(choice.card)}${choice.on === undefined ? '' : ` on ${names.of(choice.on)}`}`;
    case 'react':
      return `answers with ${names.of(choice.card)}`;
    case 'discard':
      return `discards ${names.of(choice.card)}${choice.free ? ' as a free play' : ''}`;
    case 'pick':
      if ('player' in choice) return `picks player ${choice.player + 1}`;
      if ('character' in choice) return `picks ${names.of(choice.character)}`;
      return `picks ${names.of(choice.card)}${choice.on === undefined ? '' : ` on ${names.of(choice.on)}`}`;
    case 'choose':
      return `chooses alternative ${choice.alternative + 1}`;
  }
}

const MOST_CHOICES = 8;

/** The player who decides at the end of the recording, and the legal choices. */
function* tellDecision(state: State, names: Names): Generator<string> {
  const legal = choices(state);
  const reported = [...new Set(legal.map((choice) => tellDeed(state, choice, names)))];
  const more = reported.length - MOST_CHOICES;
  const shown = reported.slice(0, MOST_CHOICES);
  if (more > 0) shown.push(`does one of ${more} other things`);
  const only = reported.length === 1 ? ': nothing else is legal' : '';
  const either = reported.length === 1 ? '' : 'either ';
  yield `Now player ${state.deciding + 1} decides. In the engine that player ${either}${shown.join(', or ')}${only}.`;
}

const everyone = (state: State) => score(state).flatMap(({ characters }) => characters);
const formatSigned = (value: number) => (value === 0 ? '0' : value < 0 ? `−${-value}` : `+${value}`);

function worthChanges(before: State, after: State, names: Names): string[] {
  const old = new Map(everyone(before).map(({ character, selfWorth }) => [character, selfWorth]));
  return everyone(after)
    .filter(({ character, selfWorth }) => old.has(character) && old.get(character) !== selfWorth)
    .map(
      ({ character, selfWorth }) =>
        `${names.of(character)} ${formatSigned(old.get(character) ?? 0)} → ${formatSigned(selfWorth)}`,
    );
}

function deaths(before: State, after: State, names: Names): string[] {
  const wasDead = new Map(everyone(before).map(({ character, dead }) => [character, dead]));
  return everyone(after)
    .filter(({ character, dead }) => wasDead.has(character) && dead !== wasDead.get(character))
    .map(({ character, dead }) => `${names.of(character)} ${dead ? 'dies' : 'lives again'}`);
}

function handChanges(before: State, after: State): string[] {
  return after.hands.flatMap((hand, seat) => {
    const old = before.hands[seat]?.length ?? 0;
    return hand.length === old ? [] : [`player ${seat + 1} holds ${hand.length}`];
  });
}

function* tellEnd(state: State, names: Names, finding: FoundRecording['finding']): Generator<string> {
  const outcome = result(state);
  yield '';
  if (outcome === null) {
    if (finding === undefined) yield 'The recording ends before the game does.';
    yield* tellDecision(state, names);
  }
  if (finding !== undefined) {
    const whose = [finding.card, finding.path].filter((part) => part !== null).join(' ');
    yield `What verify found here${whose === '' ? '' : ` (${whose})`}: ${finding.message}`;
  }
  if (outcome === null) return;
  yield `The game is over: ${outcome.why}.`;
  for (const { seat, value, characters } of score(state)) {
    const dead = characters
      .filter((one) => one.dead)
      .map((one) => `${names.of(one.character)} ${formatSigned(one.selfWorth)}`);
    const won = outcome.winners.includes(seat)
      ? outcome.winners.length > 1
        ? ' shares the victory'
        : ' wins'
      : '';
    yield `  Player ${seat + 1}${won}: ${formatSigned(value)}${dead.length > 0 ? ` (${dead.join(', ')})` : ''}`;
  }
}
