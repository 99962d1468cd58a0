/** Who acts or is concerned: the words, their meanings and synonyms. */

import { choice } from './shape.js';

/** Who may act, and what each word means. */
export const whoMeanings = {
  you: 'The controller of the character the card lies on (MOD-3), the owner of the residence, or whoever plays the event.',
  playedBy: 'Whoever played the card, wherever it lies now.',
  opponent: 'One opponent, chosen by you.',
  opponents: 'Each opponent, clockwise.',
  left: 'The player to the left.',
  right: 'The player to the right.',
  everyone: 'Each player, you among them, clockwise.',
} as const;

export type Who = keyof typeof whoMeanings;
const WHO = Object.keys(whoMeanings) as readonly Who[];

/** How else people speak of players. */
const synonyms: Readonly<Record<string, Who>> = {
  me: 'you',
  self: 'you',
  controller: 'you',
  owner: 'you',
  player: 'you',
  all: 'everyone',
  each: 'everyone',
  players: 'everyone',
  everybody: 'everyone',
  anyone: 'everyone',
  any: 'opponent',
  others: 'opponents',
  target: 'opponent',
};

export const who = choice('player', WHO, { name: 'who', description: 'Who acts.', default: 'you', synonyms });

/** A continuous effect has no moment at which one opponent could be chosen. */
export type StandingWho = Exclude<Who, 'opponent'>;
const isStanding = (word: Who): word is StandingWho => word !== 'opponent';

export const standingWho = choice('player', WHO.filter(isStanding), {
  name: 'standingWho',
  description: 'Whom it concerns, for as long as it lasts.',
  default: 'you',
  synonyms: Object.fromEntries(Object.entries(synonyms).filter(([, word]) => isStanding(word))),
  elsewhere: {
    opponent:
      'A lasting effect has no moment at which one opponent could be chosen: write opponents, left or right.',
  },
});
