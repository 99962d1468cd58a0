import type { Deck } from '../../../deck/deck.js';
import { isLaidOnCharacter } from '../../../vocabulary/kinds/index.js';
import type { PlayedCard } from '../../core/clause-refs.js';
import { listFamilies } from '../../core/families.js';
import type { CharacterOnTable } from '../../oracle/index.js';
import { Board } from './board.js';
import type { Context } from './context.js';
import { familiesNamed } from './script-wishes.js';
import type { TrackedDeck } from './tracked-deck.js';

/** A table that is being laid for a card, and who is who at it. */
export interface Scene {
  readonly board: Board;
  readonly card: string;
  readonly script: PlayedCard;
  readonly context: Context;
  readonly edition: string;
  readonly players: number;
  readonly active: number;
  /** Whose clauses they are. */
  readonly you: number;
  /** The character that the card is for. */
  readonly target: CharacterOnTable;
  /** Whether the card is laid on a character. */
  readonly isLaid: boolean;
}

export function setScene(
  stage: TrackedDeck,
  context: Context,
  edition: string,
  players: number,
  turnOf: number,
): Scene {
  const { deck, id: card, card: script } = stage;
  const active = turnOf % players;
  const isLaid = isLaidOnCharacter(script.kind);
  const you = whose(script, context, players, active);
  const isNear = context.conditions === 'met';
  const board = new Board(
    stage,
    edition,
    seating(deck, script, edition, players, you, isNear),
    players,
    active,
  );
  const target = board.seat(you).family[0] as CharacterOnTable;
  return { board, card, script, context, edition, players, active, you, target, isLaid };
}

/** Whose card it is, seen from the active player. */
function whose(script: PlayedCard, { on, opening }: Context, players: number, active: number): number {
  const next = (active + 1) % players;
  const previous = (active + players - 1) % players;
  const isLaid = isLaidOnCharacter(script.kind);
  if (opening.do !== 'provoke') return (isLaid && on === 'other') || opening.do === 'answer' ? next : active;
  switch (opening.of) {
    case 'you':
      return active;
    case 'playedBy':
      // What lies on a character was laid by the player to the left.
      return isLaid ? previous : active;
    case 'left':
      return previous;
    default:
      return next;
  }
}

/** A family that the script names sits where the card is laid; or far from it, if its conditions are not to hold. */
function seating(
  deck: Deck,
  script: PlayedCard,
  edition: string,
  players: number,
  you: number,
  isNear: boolean,
): string[] {
  const present = [...listFamilies(deck, edition).keys()];
  const named = familiesNamed(script, deck).filter((family) => present.includes(family));
  const others = present.filter((family) => !named.includes(family));
  const ordered = (isNear ? [...named, ...others] : [...others, ...named]).slice(0, Math.min(players, 4));
  const places = ordered.length;
  return ordered.map((_, seat) => ordered[(seat - you + 2 * places) % places] as string);
}
