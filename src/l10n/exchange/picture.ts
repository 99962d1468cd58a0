import type { Entry } from '../entry.js';

/** Where `shroud render --lang …` puts the picture of a card: what a translator wants to look at. */
export const pictureOf = ({ card, lang }: Entry): string[] =>
  card === undefined ? [] : [`Picture: output/render/${lang}/${card}.png`];
