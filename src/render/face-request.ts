/** What a card is printed on: paper, or clear plastic and film. */
export type Stock = 'paper' | 'clear';

/** The front, or the back; the back of a character is its dead side (LOOK-2). */
export type Side = 'front' | 'back';

/** Which face is wanted. */
export interface FaceRequest {
  readonly id: string;
  readonly side: Side;
  readonly language: string;
  /** The id of an edition of the deck. */
  readonly edition: string;
  /** Left out: clear for the kinds that are laid on others. */
  readonly stock?: Stock;
}
