/**
 * The oracle: a second model of the game, written from the rules alone. It imports nothing of the engine.
 *
 * What the rules and the documented readings leave open is read in the plainest way:
 *
 * - `this` is fixed together with *you*: the character that the card is laid on, or lies on when a trigger notices
 *   something, wherever the card has gone since.
 * - `of: you` in a selector is the card's *you*, whichever player acts; `opponent`, `left` and `right` inside a value
 *   are counted from the player who acts.
 * - In a shorter game (SETUP-7) each player discards characters of their own choice, seat by seat, as in SETUP-8.
 * - With an empty draw pile and no discards, the first card that is discarded becomes the draw pile at once (SETUP-5).
 * - As a death lands, that the character dies is noticed before that the card was played.
 * - Triggers of one event follow by seat number, then in the order of the family, the stack (from the bottom up) and
 *   the card (what persists, then the text box), then the mysteries.
 * - A cancelled card leaves at once, before the immediate clauses of what cancelled it. These follow if one of its reaction clauses did something.
 * - A redirection may choose whatever the card could have been played on by its player, even where a `playDeath`
 *   allowed less; it picks, so shields against events hold.
 * - A card whose target is out of reach was not played.
 * - What must be played as it is drawn follows the clause that drew it, when all who act have; in the draw
 *   phase, the triggers of the drawing. It comes before `turnEnds`, and in every edition.
 * - Plays of a turn: what effects make of the two (never below 0), then extra plays, then skips. Extra plays gained
 *   after the last play are for the next turn. A skipped turn is no turn: it is not counted and uses up no other
 *   skip.
 * - The draw limit is looked at before each card.
 * - DEATH-2 for a moved death is judged before it is lifted.
 * - In the beginners' game nothing that a card says counts, so that a reaction is an event like any other and
 *   nothing is required.
 * - A mystery's own icon counts for its `pathosPer`, whatever `among` says; without a residence none can be played.
 * - More than 300 triggers since the last thing that nothing else set off, and more than 300 announcements in a
 *   turn, are stalemates; a state that repeats is one only in the documented way (no player has a card
 *   or gets one, and the turn itself sets nothing off, which might change something).
 */

export { Oracle } from './oracle.js';
export type { SetupOptions } from './setup.js';
export type { ReadLog } from './table/cards.js';
export type { Choice, Decision } from './table/choices.js';
export type { Fate, Outcome } from './table/fate.js';
export type { CharacterOnTable, LaidCard, OracleState, Seat } from './table/state.js';
