/**
 * How sure a translator, or the translator's tool, is of a translation:
 * `done`; `review` — was stale when it was sent, and counts if it was changed; `guess` — a machine's, never taken.
 */
export type Certainty = 'done' | 'review' | 'guess';

/** A text that came back; without translation, the translation is empty. */
export interface Unit {
  readonly context: string;
  readonly source: string;
  readonly translation: string;
  readonly certainty: Certainty;
}
