import type { Deck } from './deck.js';

/** Editions that the engine plays; those with `rules: none` are not played. */
export const playedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed !== false);

/** Editions that are not played. */
export const unplayedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed === false);
