/** What differs between the editions of the rules: each switch is named after the rule that it sets. */
export interface Switches {
  /** COMP-1: how many can play. */
  readonly 'COMP-1': { readonly least: number; readonly most: number };
  /** SETUP-2: residences are laid beside their families, and mysteries are played on them (MYST-1). */
  readonly 'SETUP-2': boolean;
  /** SETUP-8: with four players each discards a character; with five, those make the fifth family. */
  readonly 'SETUP-8': boolean;
  /**
   * EVENT-3: a reaction answers a play of the active player, and nothing else is played outside one's own turn. Elsewhere
   * all who did not make a play may answer it, and an effect may bring a death (DEATH-6) or a free play (TURN-7) in any
   * player's turn.
   */
  readonly 'EVENT-3': boolean;
  /** DEATH-4: a modifier may say that it can be laid on the dead. */
  readonly 'DEATH-4': boolean;
  /** TURN-4: the whole hand is discarded as a play, never a single card (TURN-2). */
  readonly 'TURN-4': boolean;
}

export const editionRules = {
  classic: {
    'COMP-1': { least: 2, most: 4 },
    'SETUP-2': false,
    'SETUP-8': false,
    'EVENT-3': false,
    'DEATH-4': false,
    'TURN-4': false,
  },
  expansion: {
    'COMP-1': { least: 2, most: 4 },
    'SETUP-2': true,
    'SETUP-8': false,
    'EVENT-3': false,
    'DEATH-4': false,
    'TURN-4': false,
  },
  second: {
    'COMP-1': { least: 2, most: 5 },
    'SETUP-2': false,
    'SETUP-8': true,
    'EVENT-3': true,
    'DEATH-4': true,
    'TURN-4': true,
  },
} as const satisfies Record<string, Switches>;

/** Characters in a whole family (SETUP-1), cards in an opening hand and draw limit (SETUP-4, TURN-5), plays (TURN-1). */
export const HAND = 5;
export const PLAYS = 2;
/** END-5: after this many turns, all players' turns counted, a game is a stalemate. */
export const MOST_TURNS = 400;
/** How many cards may be announced in one turn before it is taken to be endless (END-5). */
export const MOST_ANNOUNCED = 300;
/** How many triggers one play may set off before the game is taken to be endless (END-5). */
export const MOST_TRIGGERS = 300;
