import type { Deck } from './deck.js';

/** The editions that the engine plays; those with `rules: none` it does not. */
export const playedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed !== false);

/** Those that nobody plays. */
export const unplayedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed === false);
