import type { Deck } from '../../deck/deck.js';
import { listIcons } from '../../deck/icons-of.js';
import type { Recording } from '../../engine/recording.js';
import type { Choice } from '../../engine/states/choices.js';
import type { GameOptions } from '../../engine/states/create-game.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import { toCardId } from '../core/clause-refs.js';
import { isProp, toBroughtCard } from '../core/props.js';
import { listCards } from './shrink.js';

/**
 * A run as it came about, for `shroud replay`: from the table on that it began at, or as a new game. It brings along the
 * props that lie on that table, which no deck has.
 */
export function createRecording(
  deck: Deck,
  options: GameOptions,
  start: Snapshot | undefined,
  choices: readonly Choice[],
): Recording {
  const props = new Set((start === undefined ? [] : listCards(start)).filter(isProp).map(toCardId));
  const icons = listIcons(deck);
  const cards = [...props].sort().map((id) => [id, toBroughtCard(id, deck.cards[id]?.editions ?? [], icons)]);
  return {
    shroud: 'replay',
    deck: deck.name,
    options,
    ...(start !== undefined && { start }),
    ...(props.size > 0 && { cards: Object.fromEntries(cards) }),
    choices,
  };
}
