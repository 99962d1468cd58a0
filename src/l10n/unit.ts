/**
 * How certain a translator, or the translator's tool, is of a translation:
 * `done`; `review` — stale when it was sent, accepted if it was changed; `guess` — by a machine, never accepted.
 */
export type Certainty = 'done' | 'review' | 'guess';

/** A text of a delivery; the translation is empty if there is none. */
export interface Unit {
  readonly context: string;
  readonly source: string;
  readonly translation: string;
  readonly certainty: Certainty;
}
