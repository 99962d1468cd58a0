import { guessAmount } from '../../../vocabulary/amount.js';
import { listClauseRefs } from '../../core/clause-refs.js';
import type { Prop } from '../../core/props.js';
import { fillers } from './fillers.js';
import type { Scene } from './scene.js';

/** Fills hands and piles, as far as the context wants them full. */
export function stock({ board, context, edition, players }: Scene): void {
  const hasMysteries = board.deck.editions[edition]?.rules === 'expansion';
  const all: Prop[] = hasMysteries
    ? ['+grave', '+wind', '+wreath', '+mystery']
    : ['+grave', '+wind', '+wreath', '+grave'];
  const size = { ample: all.length, short: 1, empty: 0, discards: 2 }[context.stock];
  const fill = (list: string[], props: readonly Prop[], count: number, from: number) => {
    for (let i = 0; i < count; i++) {
      const wanted = props[(from + i) % props.length] as Prop;
      // Where the deck has nothing of the sort, as many cards all the same; if it can be, such as cover nothing.
      const prop = board.prop(wanted) ?? board.prop('+event') ?? board.prop('+veil');
      if (prop !== undefined) list.push(prop);
    }
  };
  for (let seat = 0; seat < players; seat++) fill(board.seat(seat).hand, all, size, seat + 1);
  const piled: Prop[] = hasMysteries
    ? ['+event', '+grave', '+veil', '+mystery']
    : ['+event', '+grave', '+veil'];
  // A pile with one card has one that is played as it is drawn (TURN-9).
  const summons = context.stock === 'short' ? board.prop('+summons') : undefined;
  if (summons !== undefined) board.state.drawPile.push(summons);
  else fill(board.state.drawPile, piled, { ample: 9, short: 1, empty: 0, discards: 1 }[context.stock], 2);
  fill(
    board.state.discards,
    piled,
    { ample: piled.length, short: 1, empty: 0, discards: 6 }[context.stock],
    1,
  );
}

/** Something to play for free: a card more than may be played. */
export function provide({ board, script, you }: Scene): void {
  for (const { clause } of listClauseRefs(script)) {
    if (clause.verb !== 'freePlay') continue;
    const [kind = 'modifier'] = clause.value.kind;
    for (let i = 0; i <= guessAmount(clause.value.count); i++) {
      const prop = board.prop(fillers[kind]);
      if (prop !== undefined) board.seat(you).hand.push(prop);
    }
  }
}
