import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { EventWho } from '../../../vocabulary/who.js';

/** What a probe does first. */
export type Opening =
  /** The card is played. */
  | { readonly do: 'play' }
  /** A card of this kind is played (one that goes only on its player's own characters), and the card answers it. */
  | { readonly do: 'answer'; readonly kind: DrawPileKind; readonly own?: true }
  /** Something is laid on it, taken off it, or it is moved. */
  | { readonly do: 'cover' | 'uncover' | 'move' }
  /** It lies on the pile, is drawn at the end of the turn and played as drawn. */
  | { readonly do: 'draw' }
  /** It lies there, and what it waits for is done. */
  | Provocation
  /** It is held, and could be played or not. */
  | { readonly do: 'hold' }
  /** It lies there. */
  | { readonly do: 'nothing' };

/** What a trigger waits for. */
export interface Provocation {
  readonly do: 'provoke';
  readonly event: 'dies' | 'played' | 'discarded' | 'drawn';
  /** Whose event it is. */
  readonly of: EventWho;
  /** Any of these kinds will do. */
  readonly kinds: readonly DrawPileKind[];
}

/** A situation that a clause is tried in. */
export interface Context {
  readonly name: string;
  /** Whose character it lies on, seen from the active player. */
  readonly on: 'own' | 'other';
  /**
   * What lies on the characters: something of everything, nothing, death nearly everywhere, everyone below 0; or nothing,
   * and not even a death gets someone who could die of it.
   */
  readonly table: 'rich' | 'bare' | 'grim' | 'low' | 'even';
  /** Hands and piles; `discards`: all that could be drawn lies there, but for one card. */
  readonly stock: 'ample' | 'short' | 'empty' | 'discards';
  /** Whether its conditions are made to hold. */
  readonly conditions: 'met' | 'unmet';
  /** Everyone holds a card that cancels it. */
  readonly refusal: boolean;
  /** What else lies there: shields on some characters; effects on the same numbers; something that notices plays. */
  readonly beside: 'nothing' | 'shields' | 'effects' | 'bell' | 'gag' | 'mysteries';
  /** Plays and skips that are owed already. */
  readonly owed: boolean;
  /** What the card requires: brought about, not there; or, of icons that its family is to show, one is missing. */
  readonly required: 'met' | 'missed' | 'first icon missed' | 'last icon missed';
  /** What it is laid on: the character alone, or a card that prints something in every slot. */
  readonly over: 'nothing' | 'crest';
  /** What lies on it. */
  readonly under: 'nothing' | 'veil' | 'patch' | 'death' | 'charm';
  /** Plays made in the turn so far. */
  readonly used: 0 | 1;
  readonly opening: Opening;
}

/** Played on one's own character, with something of everything about. */
export const usual: Context = {
  name: '',
  on: 'own',
  table: 'rich',
  stock: 'ample',
  conditions: 'met',
  refusal: false,
  beside: 'nothing',
  owed: false,
  required: 'met',
  over: 'nothing',
  under: 'nothing',
  used: 0,
  opening: { do: 'play' },
};
