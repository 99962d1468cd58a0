/** The public form of decisions, in names: lists the legal choices of a state and applies one. */

import { addChoices, perform } from '../steps/play-on.js';
import {
  AGREE,
  CHOOSE,
  ChoiceBuffer,
  code,
  DECLINE,
  DISCARD,
  DISCARD_FREE,
  DISCARD_HAND,
  decodeCard,
  decodeTarget,
  decodeWhat,
  PASS,
  PICK_CARD,
  PICK_CHARACTER,
  PICK_MODIFIER,
  PICK_PLAYER,
  PLAY,
  REACT,
} from '../table/codes.js';
import type { Game, State } from '../table/game.js';
import { IllegalCallError } from '../table/illegal-call-error.js';
import { goingOn, openState } from './check-state.js';

/** Something that a player may decide, in names. Seats are counted from 0. */
export type Choice =
  | { readonly seat: number; readonly do: 'pass' | 'discardHand' | 'agree' | 'decline' }
  | { readonly seat: number; readonly do: 'play'; readonly card: string; readonly on?: string }
  | { readonly seat: number; readonly do: 'react'; readonly card: string }
  | { readonly seat: number; readonly do: 'discard'; readonly card: string; readonly free?: true }
  | { readonly seat: number; readonly do: 'pick'; readonly card: string; readonly on?: string }
  | { readonly seat: number; readonly do: 'pick'; readonly character: string }
  | { readonly seat: number; readonly do: 'pick'; readonly player: number }
  /** Of a `choose`; alternatives are counted from 0. */
  | { readonly seat: number; readonly do: 'choose'; readonly alternative: number };

const scratch = new ChoiceBuffer();

/** Every legal choice of the player who must decide now; none when the game is over. */
export function choices(state: State): Choice[] {
  const game = openState(state);
  scratch.clear();
  goingOn(state, () => addChoices(game, scratch));
  return Array.from(scratch.codes.subarray(0, scratch.length), (choice) => toChoice(game, choice));
}

/** The state after a choice; the one before stays as it was. */
export function apply(state: State, choice: Choice): State {
  const game = openState(state);
  scratch.clear();
  goingOn(state, () => addChoices(game, scratch));
  const number = toCode(game, choice);
  if (number === undefined || game.deciding !== choice?.seat || !scratch.includes(number)) {
    throw new IllegalCallError(`${JSON.stringify(choice)} is not legal now. ${legalNow(state)}`);
  }
  goingOn(state, () => perform(game, number));
  return game.toState();
}

function legalNow(state: State): string {
  const legal = choices(state).map((choice) => JSON.stringify(choice));
  if (legal.length === 0) return 'The game is over: nothing is.';
  const more = legal.length > 12 ? ` and ${legal.length - 12} more` : '';
  return `Legal: ${legal.slice(0, 12).join(', ')}${more}.`;
}

export function toChoice(game: Game, choice: number): Choice {
  const seat = game.deciding;
  const card = game.cards.names[decodeCard(choice)] as string;
  const target = decodeTarget(choice);
  const character = game.cards.characters[target] as string;
  switch (decodeWhat(choice)) {
    case PLAY:
      return { seat, do: 'play', card, ...(target >= 0 && { on: character }) };
    case DISCARD:
      return { seat, do: 'discard', card };
    case DISCARD_FREE:
      return { seat, do: 'discard', card, free: true };
    case DISCARD_HAND:
      return { seat, do: 'discardHand' };
    case REACT:
      return { seat, do: 'react', card };
    case AGREE:
      return { seat, do: 'agree' };
    case DECLINE:
      return { seat, do: 'decline' };
    case PICK_CARD:
      return { seat, do: 'pick', card };
    case PICK_CHARACTER:
      return { seat, do: 'pick', character };
    case PICK_PLAYER:
      return { seat, do: 'pick', player: target };
    case PICK_MODIFIER:
      return { seat, do: 'pick', card, on: character };
    case CHOOSE:
      return { seat, do: 'choose', alternative: target };
    default:
      return { seat, do: 'pass' };
  }
}

/** The number of a choice; undefined where it names a card or character that does not exist. */
export function toCode(game: Game, choice: Choice): number | undefined {
  if (typeof choice !== 'object' || choice === null) return undefined;
  const isNamed = choice.do === 'play' || choice.do === 'react' || choice.do === 'discard';
  if (isNamed && typeof choice.card !== 'string') return undefined;
  const card = 'card' in choice ? game.cards.cardNumbers.get(choice.card) : 0;
  const named = 'on' in choice ? choice.on : 'character' in choice ? choice.character : undefined;
  const character = named === undefined ? -1 : game.cards.characterNumbers.get(named);
  if (card === undefined || character === undefined) return undefined;
  switch (choice.do) {
    case 'pass':
      return code(PASS);
    case 'discardHand':
      return code(DISCARD_HAND);
    case 'agree':
      return code(AGREE);
    case 'decline':
      return code(DECLINE);
    case 'play':
      return code(PLAY, card, character);
    case 'react':
      return code(REACT, card);
    case 'discard':
      return code(choice.free ? DISCARD_FREE : DISCARD, card);
    case 'pick':
      if ('player' in choice) return code(PICK_PLAYER, 0, choice.player);
      if ('character' in choice) return code(PICK_CHARACTER, 0, character);
      if (typeof choice.card !== 'string') return undefined;
      return choice.on === undefined ? code(PICK_CARD, card) : code(PICK_MODIFIER, card, character);
    case 'choose':
      return code(CHOOSE, 0, choice.alternative);
  }
  return undefined;
}
