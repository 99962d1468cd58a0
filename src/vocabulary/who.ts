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
  actor: 'Inside another clause (`then`, `otherwise`, `choose`): the player who acts in that clause.',
  controller: 'The controller of `that`, the character that this card has picked last.',
  leader: 'Each player whose family value is the lowest at that moment (END-3): of equals, all.',
  trailing: 'Each player whose family value is the highest at that moment: of equals, all.',
} as const;

export type Who = keyof typeof whoMeanings;
const WHO = Object.keys(whoMeanings) as readonly Who[];

/** How else people speak of players. */
const synonyms: Readonly<Record<string, Who>> = {
  me: 'you',
  self: 'you',
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
  winner: 'leader',
  winning: 'leader',
  leading: 'leader',
  loser: 'trailing',
  losing: 'trailing',
  last: 'trailing',
};

/** Only where a clause is done do these words mean a player: they refer to what was done before. */
export type BackReference = 'actor' | 'controller';
const REFERENCES: readonly Who[] = ['actor', 'controller'] satisfies BackReference[];
const isReference = (word: Who): word is BackReference => REFERENCES.includes(word);

/** Players by the value of their family. */
export type Rank = 'leader' | 'trailing';
const isRank = (word: Who): word is Rank => word === 'leader' || word === 'trailing';

/** The synonyms of words that are allowed in a place. */
const synonymsOf = (isAllowed: (word: Who) => boolean) =>
  Object.fromEntries(Object.entries(synonyms).filter(([, word]) => isAllowed(word)));

export const who = choice('player', WHO, { name: 'who', description: 'Who acts.', default: 'you', synonyms });

/** Whose event a trigger waits for. */
export type EventWho = Exclude<Who, BackReference | Rank>;
const isOfEvents = (word: Who): word is EventWho => !isReference(word) && !isRank(word);

const RANKED =
  'What happens may change who leads. Let the trigger wait for everyone, and write `who` in the clauses of its `do`.';
export const eventWho = choice('player', WHO.filter(isOfEvents), {
  name: 'eventWho',
  description: 'Whose event it is; `opponent` means any one of them.',
  default: 'you',
  synonyms: { ...synonymsOf(isOfEvents), controller: 'you' },
  elsewhere: {
    actor: 'A trigger waits for a player: write you, opponents or everyone.',
    leader: RANKED,
    trailing: RANKED,
  },
});

/** A continuous effect has no moment at which one opponent could be chosen, or after which something is done. */
export type StandingWho = Exclude<Who, BackReference | 'opponent'>;
const isStanding = (word: Who): word is StandingWho => word !== 'opponent' && !isReference(word);

export const standingWho = choice('player', WHO.filter(isStanding), {
  name: 'standingWho',
  description: 'Whom it concerns, for as long as it lasts.',
  default: 'you',
  synonyms: synonymsOf(isStanding),
  elsewhere: {
    opponent:
      'A lasting effect has no moment at which one opponent could be chosen: write opponents, left or right.',
    controller:
      '`controller` is the player of a character that an immediate clause has picked, and a lasting effect picks none: write you.',
    actor: 'A lasting effect simply holds, and no player acts in it: write you, opponents or everyone.',
  },
});
