/** Compares a run with the same run without one clause: decides whether the clause makes a difference. */

import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import type { ChoiceBuffer } from '../../engine/table/codes.js';
import type { Game } from '../../engine/table/game.js';
import { memoizeByKey } from '../../memo/memoize.js';
import { type ClauseRef, toCardId, withoutClause } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';

/** A game, and what may be chosen in it now. */
interface Side {
  readonly game: Game;
  readonly options: ChoiceBuffer;
}

/**
 * Whether a run looks the same without a clause: plays both games side by side. A choice that is illegal without the
 * clause belongs to it and is skipped; so is being asked by its card, which is no change by itself.
 */
export function looksTheSame(
  engine: Engine,
  deck: Deck,
  id: string,
  ref: ClauseRef,
  snapshot: Snapshot,
  choices: readonly Choice[],
): boolean {
  const begin = (whole: Deck): Side => {
    const game = engine.layOut(whole, snapshot);
    engine.advance(game);
    return { game, options: new engine.ChoiceBuffer() };
  };
  const real = begin(deck);
  const other = begin(createVariant(deck, id, ref));
  for (const choice of [...choices, null]) {
    list(engine, real);
    list(engine, other);
    if (!isAsking(real.game, id) && !looksAlike(engine, real, other)) return false;
    if (choice === null) break;
    engine.perform(real.game, engine.toCode(real.game, choice) as number);
    const code = other.game.deciding === choice.seat ? engine.toCode(other.game, choice) : undefined;
    if (code !== undefined && other.options.includes(code)) engine.perform(other.game, code);
  }
  return true;
}

function list(engine: Engine, { game, options }: Side): void {
  options.clear();
  engine.addChoices(game, options);
}

/** Whether it is the card that asks, or is being answered. */
function isAsking(game: Game, id: string): boolean {
  const top = game.frames.at(-1);
  const frame = top?.is === 'window' ? game.frames[top.about] : top;
  const card = frame?.is === 'clause' || frame?.is === 'play' ? frame.card : undefined;
  return card !== undefined && toCardId(game.cards.names[card] ?? '') === id;
}

/** Cache of decks without one clause: each is compiled once and used often. */
const createVariant = memoizeByKey(withoutClause, (id, ref) => `${id} ${ref.path}`);

/** Whether two games look the same: the same cards in the same places, the same worth, the same choices. */
function looksAlike(
  engine: Engine,
  { game: a, options: ofA }: Side,
  { game: b, options: ofB }: Side,
): boolean {
  return (
    a.deciding === b.deciding &&
    (a.deciding < 0 || a.about === b.about) &&
    a.active === b.active &&
    a.used === b.used &&
    a.end?.why === b.end?.why &&
    isSame(a.draw, b.draw) &&
    isSameSet(a.discards, b.discards) &&
    a.hands.every((hand, seat) => isSameSet(hand, b.hands[seat] as number[])) &&
    a.stacks.every((stack, character) => isSame(stack, b.stacks[character] as number[])) &&
    a.mysteries.every((cards, seat) => isSameSet(cards, b.mysteries[seat] as number[])) &&
    a.extra === b.extra &&
    isSame(a.extraNext, b.extraNext) &&
    isSame(a.skipDraw, b.skipDraw) &&
    isSame(a.skipPlay, b.skipPlay) &&
    isSame(a.skipTurn, b.skipTurn) &&
    isSameSet(ofA.codes.subarray(0, ofA.length), ofB.codes.subarray(0, ofB.length)) &&
    a.families.every(
      (family, seat) =>
        engine.familyValue(a, seat) === engine.familyValue(b, seat) &&
        engine.isOpenHand(a, seat) === engine.isOpenHand(b, seat) &&
        family.every((character) => engine.selfWorth(a, character) === engine.selfWorth(b, character)),
    )
  );
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isSameSet(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (isSame(a, b)) return true;
  return a.length === b.length && isSame(Array.from(a).sort(), Array.from(b).sort());
}
