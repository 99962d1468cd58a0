/** The request for one face of a card: which card, side, language, edition and stock. */

/** What a card is printed on: paper, or clear plastic and film. */
export type Stock = 'paper' | 'clear';

/** The front, or the back; the back of a character is its dead side (LOOK-2). */
export const SIDES = ['front', 'back'] as const;
export type Side = (typeof SIDES)[number];

/** Identifies a face. */
export interface FaceRequest {
  readonly id: string;
  readonly side: Side;
  readonly language: string;
  /** The id of an edition of the deck. */
  readonly edition: string;
  /** Left out: clear for the kinds that are laid on others. */
  readonly stock?: Stock;
}
