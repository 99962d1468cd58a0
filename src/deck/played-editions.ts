import type { Deck } from './deck.js';

/** Editions that the engine plays; those with `rules: none` are not played. */
export const listPlayedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed !== false);

/** Editions that are not played. */
export const listUnplayedEditions = ({ editions }: Pick<Deck, 'editions'>): readonly string[] =>
  Object.keys(editions).filter((id) => editions[id]?.isPlayed === false);
