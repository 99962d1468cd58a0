import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import { getKind, isAsDrawn } from '../table/cards.js';
import { atOnce, pickCards, pickPlayer, type Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import { discardFromHand, drawCard, handOver, makeAnew, putInHand, takeOut } from '../table/piles.js';
import type { CardName, SeatNumber } from '../table/state.js';
import { seatAt } from '../table/table.js';
import { type Act, getNeighbour, listOpponents, measure } from './act.js';

/** Draws that many, or until that many are held, whatever the limit. */
export function draw(game: Game, value: ClauseOf<'draw'>['value'], act: Act): Script<boolean> {
  const { actor, drawn } = act;
  return atOnce(() => {
    const count =
      'count' in value
        ? measure(game, value.count, act)
        : measure(game, value.upTo, act) - seatAt(game, actor).hand.length;
    for (let number = 0; number < count; number += 1) {
      const card = drawCard(game, actor);
      if (card === undefined) return false;
      if (isAsDrawn(game, card)) drawn.push({ seat: actor, card });
    }
    return true;
  });
}

/** Fewer if the hand is smaller. Where the script says that all of it goes, there is nothing to choose. */
export function* discard(game: Game, value: ClauseOf<'discard'>['value'], act: Act): Script<boolean> {
  const { actor, card } = act;
  const { hand } = seatAt(game, actor);
  const named = measure(game, 'downTo' in value ? value.downTo : value.count, act);
  const wanted = 'downTo' in value ? hand.length - named : named;
  const count = Math.min(Math.max(0, wanted), hand.length);
  const isAll = 'downTo' in value && named === 0;
  const chosen = isAll
    ? [...hand]
    : value.pick === 'random'
      ? takeRandom(game, hand, count)
      : yield* pickCards(actor, card, hand, count);
  for (const each of chosen) discardFromHand(game, actor, each);
  return 'downTo' in value || chosen.length === named; // A hand that is small enough is what was asked for.
}

/** From a smaller hand, all of it is taken; from an empty one, nothing. Of none, no player is chosen. */
export function* take(game: Game, value: ClauseOf<'take'>['value'], act: Act): Script<boolean> {
  const count = measure(game, value.count, act);
  if (count === 0) return true;
  let isAll = true;
  for (const victim of yield* playersMeant(game, value.from, act)) {
    const taken = takeRandom(game, seatAt(game, victim).hand, count);
    for (const card of taken) handOver(game, victim, act.actor, card);
    if (taken.length < count) isAll = false;
  }
  return isAll;
}

/** With fewer cards in hand, all of them are given; with none, or of none, no player is asked. */
export function* give(game: Game, value: ClauseOf<'give'>['value'], act: Act): Script<boolean> {
  const count = measure(game, value.count, act);
  if (count === 0) return true;
  const { hand } = seatAt(game, act.actor);
  if (hand.length === 0) return false;
  let isAll = true;
  for (const receiver of yield* playersMeant(game, value.to, act)) {
    const given = yield* pickCards(act.actor, act.card, hand, count);
    for (const card of given) handOver(game, act.actor, receiver, card);
    if (given.length < count) isAll = false;
  }
  return isAll;
}

/** An empty hand is exchanged like any other. */
export function* swapHands(game: Game, value: ClauseOf<'swapHands'>['value'], act: Act): Script<boolean> {
  for (const other of yield* playersMeant(game, value.with, act)) {
    const mine = [...seatAt(game, act.actor).hand];
    const theirs = [...seatAt(game, other).hand];
    for (const card of mine) handOver(game, act.actor, other, card);
    for (const card of theirs) handOver(game, other, act.actor, card);
  }
  return true;
}

/** From the discards: takes what there is, never reshuffles. */
export function* recover(game: Game, value: ClauseOf<'recover'>['value'], act: Act): Script<boolean> {
  return yield* takeFromPile(game, game.state.discards, value, act);
}

/**
 * From the draw pile, which is then shuffled, found or not; a new pile is made if that took its last card. An amount of
 * 0 asks for nothing: the pile stays as it is.
 */
export function* search(game: Game, value: ClauseOf<'search'>['value'], act: Act): Script<boolean> {
  if (measure(game, value.count, act) === 0) return true;
  const isAll = yield* takeFromPile(game, game.state.drawPile, value, act);
  if (!makeAnew(game)) game.state.drawPile = [...game.fate.shuffle(game.state.drawPile)];
  return isAll;
}

function* takeFromPile(
  game: Game,
  pile: CardName[],
  { kind, count: amount }: ClauseOf<'search'>['value'],
  act: Act,
): Script<boolean> {
  const { actor, card } = act;
  const count = measure(game, amount, act);
  const found = pile.filter((each) => kind.includes(getKind(game.deck, each)));
  const picked = yield* pickCards(actor, card, found, count);
  for (const each of picked) putInHand(game, actor, takeOut(pile, each));
  return picked.length === count;
}

function* playersMeant(
  game: Game,
  meant: 'opponent' | 'opponents' | 'left' | 'right',
  { actor, card }: Act,
): Script<SeatNumber[]> {
  const opponents = listOpponents(game, actor);
  if (meant === 'opponents') return opponents;
  if (meant !== 'opponent') return [getNeighbour(game, actor, meant)];
  const chosen = yield* pickPlayer(actor, card, opponents);
  return chosen === undefined ? [] : [chosen];
}

function takeRandom(game: Game, cards: readonly CardName[], wanted: number): readonly CardName[] {
  const count = Math.min(wanted, cards.length);
  return count === 0 ? [] : game.fate.pickRandom([...cards], count);
}
