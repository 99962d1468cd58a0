import type { Deck } from '../../deck/deck.js';
import type { Recording } from '../../engine/recording.js';
import { idOf } from '../ground/clause-refs.js';
import { isProp } from '../ground/props.js';
import { cardsOf } from '../shrink/shrink.js';
import type { Disagreement } from './run-probe.js';

/** A disagreement as it came about, for `shroud replay`: from the table on that it began at, or as a new game. */
export function recordingOf(deck: Deck, { probe, choices }: Disagreement): Recording {
  const { players, edition, snapshot: start, setup: options = { players, edition } } = probe;
  const props = new Set((start === undefined ? [] : cardsOf(start)).filter(isProp).map(idOf));
  const cards = Object.fromEntries(Object.entries(deck.cards).filter(([id]) => props.has(id)));
  return {
    shroud: 'replay',
    deck: deck.name,
    options,
    ...(start !== undefined && { start }),
    ...(props.size > 0 && { cards }),
    choices,
  };
}
