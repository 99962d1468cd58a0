import { listIcons } from '../../../deck/icons-of.js';
import { crestWithout } from '../../core/props.js';
import type { CharacterOnTable } from '../../oracle/index.js';
import type { Board } from './board.js';
import type { Scene } from './scene.js';
import { asksForWorth, iconsNamed } from './script-wishes.js';

/** What lies on the characters of every family; on the card's own target, only what it is to be laid over. */
export function layCharacters({ board, script, context, players, active, you, target }: Scene): void {
  const crest =
    context.over === 'crest'
      ? board.prop(crestWithout(iconsNamed(script), listIcons(board.deck)))
      : undefined;
  if (crest !== undefined) board.lay(target, crest, you);
  if (context.table === 'bare' || context.table === 'even') return;
  for (let seat = 0; seat < players; seat++) {
    const [first, second, third, fourth, ...others] = board.seat(seat).family;
    const lay = (character: CharacterOnTable | undefined, name: string | undefined) => {
      if (character !== undefined && name !== undefined) board.lay(character, name, seat);
    };
    if (context.table === 'grim') {
      if (first !== undefined && first !== target) lay(first, board.sorrow());
      // The active player has two left: one death is not the end (END-1).
      if (seat === active) lay(second, board.sorrow());
      for (const one of seat === active ? [third, fourth, ...others] : [second, third, fourth, ...others]) {
        if (one === undefined) continue;
        lay(one, board.prop('+veil'));
        board.kill(one, seat);
      }
      continue;
    }
    if (context.table === 'low') for (const one of [first, third]) lay(one, board.sorrow());
    lay(second, board.sorrow());
    lay(second, board.prop('+echo'));
    lay(third, board.prop('+echo'));
    lay(third, ownModifier(board));
    lay(fourth, ownModifier(board));
    if (fourth !== undefined) board.kill(fourth, seat);
  }
}

/** Whether the card lies over something that is lower than the deck can make anyone, and asks about that. */
export function isOverTooLow({ board, script, context }: Scene): boolean {
  const asksHowLow = script.kind === 'death' || asksForWorth(script);
  return (
    context.over === 'crest' &&
    asksHowLow &&
    !board.isInReach(crestWithout(iconsNamed(script), listIcons(board.deck)))
  );
}

/** One of the deck's own modifiers that does nothing by itself. */
function ownModifier(board: Board): string | undefined {
  for (const name of board.modifiers()) {
    const { effects } = board.card(name);
    if (effects.continuous === undefined && effects.persistent === undefined) return board.take(name);
  }
  return undefined;
}
