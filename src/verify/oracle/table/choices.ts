/**
 * What is decided, by whom, and what there is to choose. How finely decisions are cut, where the rules only say
 * that nothing is decided silently:
 *
 * - A play is one choice: the card and, for a modifier or a death, the character it is laid on. So are a play
 *   allowed by `freePlay` or `playDeath`, with `decline` beside them.
 * - `who: opponent` is asked first, of *you*; then the `if` is judged; then `may` (agree or decline) is asked of
 *   the player who acts, even if there will be nothing to do; then what the verb asks.
 * - Cards are named one at a time, in any order, out of those not named yet. Nothing happens until all are named.
 *   Where the script says that the whole hand
 *   goes, none are named.
 * - A modifier on the table is one choice: the card, and the character it lies on. Where it goes is the next one.
 * - The player whom `take`, `give` or `swapHands` concerns is named before the cards; neighbours are not asked for.
 * - `this` is asked for like any other character: a choice with one option is still a choice.
 * - Of two picks in a row, the first offers only what leaves something for the second. With nothing to pick,
 *   nothing is asked.
 * - The alternative of a `choose` is one choice, whatever each could do; what its clauses ask comes after it.
 * - `play` decisions come one for each play of the turn, the last of them too if only `pass` is left. Discarding a
 *   mystery for free (MYST-4) is one of their choices and leads to the same decision again. When no play is left,
 *   a player with mysteries is asked for them in a `mystery` decision, until they decline.
 */
import type { CardName, SeatNumber } from './state.js';

/** One thing that the player in `seat` may do now. */
export type Choice = { readonly seat: SeatNumber } & (
  | { readonly do: 'pass' }
  /** TURN-4: the special action of the second edition. */
  | { readonly do: 'discardHand' }
  /** To a `may`. */
  | { readonly do: 'agree' }
  /** To a `may`, a free play, a death that may be played, mysteries that may be discarded, or a reaction. */
  | { readonly do: 'decline' }
  /** `on` is a character; events and mysteries have none. */
  | { readonly do: 'play'; readonly card: CardName; readonly on?: CardName }
  | { readonly do: 'react'; readonly card: CardName }
  /** As a play, or for free: a mystery (MYST-4). */
  | { readonly do: 'discard'; readonly card: CardName; readonly free?: true }
  | { readonly do: 'pick'; readonly player: SeatNumber }
  | { readonly do: 'pick'; readonly character: CardName }
  /** A card of a hand or pile, or a modifier on a character. */
  | { readonly do: 'pick'; readonly card: CardName; readonly on?: CardName }
  /** One of the alternatives of a `choose`, counted from 0. */
  | { readonly do: 'choose'; readonly alternative: number }
);

/** A moment at which a player decides. */
export interface Decision {
  readonly seat: SeatNumber;
  readonly about:
    | 'setup'
    | 'play'
    | 'mystery'
    | 'react'
    | 'may'
    | 'freePlay'
    | 'playDeath'
    | 'player'
    | 'character'
    | 'card'
    | 'choose';
  /** The card that asks; in `react` the card that could be answered; none in `setup`, `play` and `mystery`. */
  readonly source: CardName | null;
  readonly choices: readonly Choice[];
}

/** Something that happens step by step: it stops at each decision and goes on with the choice. */
export type Script<Result = void> = Generator<Decision, Result, Choice>;

/** A choice as text: one choice has one text, whatever the order of its keys. */
export function choiceText(choice: Choice): string {
  const entries = Object.entries(choice).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Whether two choices are the same, whatever the order of their keys. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  const one = a as Parts;
  const other = b as Parts;
  return (
    one.do === other.do &&
    one.seat === other.seat &&
    one.card === other.card &&
    one.on === other.on &&
    one.character === other.character &&
    one.player === other.player &&
    one.free === other.free &&
    one.alternative === other.alternative
  );
}
type Parts = {
  readonly [K in 'do' | 'seat' | 'card' | 'on' | 'character' | 'player' | 'free' | 'alternative']?: unknown;
};

/** Something that happens without a decision. */
export function* atOnce<Result>(deed: () => Result): Script<Result> {
  yield* [];
  return deed();
}

type Asking = Omit<Decision, 'choices'>;

export function* ask(asking: Asking, choices: readonly Choice[]): Script<Choice> {
  return yield { ...asking, choices };
}

/** `may`: whether the player does it. */
export function* askMay(seat: SeatNumber, source: CardName): Script<boolean> {
  const choice = yield* ask({ seat, about: 'may', source }, [
    { seat, do: 'agree' },
    { seat, do: 'decline' },
  ]);
  return choice.do === 'agree';
}

/** One of so many alternatives, by number. */
export function* chooseAlternative(seat: SeatNumber, source: CardName, count: number): Script<number> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const choice = yield* ask(
    { seat, about: 'choose', source },
    numbers.map((alternative) => ({ seat, do: 'choose', alternative })),
  );
  return 'alternative' in choice ? choice.alternative : 0;
}

/** One of these players; undefined if there is none. */
export function* pickPlayer(
  seat: SeatNumber,
  source: CardName,
  players: readonly SeatNumber[],
): Script<SeatNumber | undefined> {
  if (players.length === 0) return undefined;
  const choice = yield* ask(
    { seat, about: 'player', source },
    players.map((player) => ({ seat, do: 'pick', player })),
  );
  return 'player' in choice ? choice.player : undefined;
}

/** One of these characters, by name; undefined if there is none. */
export function* pickCharacter(
  seat: SeatNumber,
  source: CardName,
  characters: readonly { readonly name: CardName }[],
): Script<CardName | undefined> {
  if (characters.length === 0) return undefined;
  const choice = yield* ask(
    { seat, about: 'character', source },
    characters.map(({ name }) => ({ seat, do: 'pick', character: name })),
  );
  return 'character' in choice ? choice.character : undefined;
}

/** A number of these cards, or all of them if there are fewer, in the order in which they are named. */
export function* pickCards(
  seat: SeatNumber,
  source: CardName,
  cards: readonly CardName[],
  count: number,
): Script<CardName[]> {
  const picked: CardName[] = [];
  while (picked.length < count) {
    const left = cards.filter((card) => !picked.includes(card));
    if (left.length === 0) break;
    const choice = yield* ask(
      { seat, about: 'card', source },
      left.map((card) => ({ seat, do: 'pick', card })),
    );
    if ('card' in choice) picked.push(choice.card);
  }
  return picked;
}
