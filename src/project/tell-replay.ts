import type { Deck } from '../deck/deck.js';
import {
  type Choice,
  type Recording,
  recordedDeck,
  recordedStart,
  replay,
  result,
  type State,
  type Step,
  score,
} from '../engine/index.js';

/** A recorded game in words, a line a choice, a heading a turn, and the score at the end. */
export function* tellReplay(deck: Deck, recording: Recording): Generator<string> {
  const names = new Names(recordedDeck(deck, recording));
  let turn = -2;
  let last = recordedStart(deck, recording);
  for (const step of replay(deck, recording)) {
    const now = step.before.stage === 'setup' ? -1 : step.before.turn;
    if (now !== turn) {
      turn = now;
      yield now < 0 ? '\nBefore the game' : `\nTurn ${now + 1}: player ${step.before.active + 1}`;
    }
    yield `  ${tellStep(step, names)}`;
    last = step.after;
  }
  yield* tellEnd(last, names);
}

/** Titles of cards and characters; a second copy is called like the first. */
class Names {
  private readonly deck: Deck;
  constructor(deck: Deck) {
    this.deck = deck;
  }
  of(name: string): string {
    return this.deck.cards[name.replace(/~\d+$/, '')]?.title ?? name;
  }
}

function tellStep({ before, choice, after }: Step, names: Names): string {
  const changes = [
    ...worthChanges(before, after, names),
    ...deaths(before, after, names),
    ...handChanges(before, after),
  ];
  const told =
    before.stage === 'setup' && 'character' in choice
      ? `discards ${names.of(choice.character)}`
      : tellChoice(choice, names);
  return `Player ${choice.seat + 1} ${told}.${changes.length > 0 ? ` (${changes.join('; ')})` : ''}`;
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
  }
}

const everyone = (state: State) => score(state).flatMap(({ characters }) => characters);
const signed = (value: number) => (value === 0 ? '0' : value < 0 ? `−${-value}` : `+${value}`);

function worthChanges(before: State, after: State, names: Names): string[] {
  const old = new Map(everyone(before).map(({ character, selfWorth }) => [character, selfWorth]));
  return everyone(after)
    .filter(({ character, selfWorth }) => old.has(character) && old.get(character) !== selfWorth)
    .map(
      ({ character, selfWorth }) =>
        `${names.of(character)} ${signed(old.get(character) ?? 0)} → ${signed(selfWorth)}`,
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

function* tellEnd(state: State, names: Names): Generator<string> {
  const outcome = result(state);
  yield '';
  if (outcome === null) {
    yield 'The recording ends before the game does.';
    return;
  }
  yield `The game is over: ${outcome.why}.`;
  for (const { seat, value, characters } of score(state)) {
    const dead = characters
      .filter((one) => one.dead)
      .map((one) => `${names.of(one.character)} ${signed(one.selfWorth)}`);
    const won = outcome.winners.includes(seat)
      ? outcome.winners.length > 1
        ? ' shares the victory'
        : ' wins'
      : '';
    yield `  Player ${seat + 1}${won}: ${signed(value)}${dead.length > 0 ? ` (${dead.join(', ')})` : ''}`;
  }
}
