/** The input for rendering faces. Invariant: plain data only, so that it can be sent to workers. */

import type { Deck } from '../../deck/deck.js';
import type { Words } from '../../language/phrases/words.js';
import type { TemplateProblem } from '../../render/drawing/compile-templates.js';

/** All input that faces of a deck are made from: plain data, so that it can be sent to a worker. */
export interface FaceInput {
  readonly deck: Deck;
  /** The folder of the deck on disk. */
  readonly directory: string;
  /** Words by language. */
  readonly words: Readonly<Record<string, Words>>;
}

/** Thrown if templates can't be used, so that no face can be made. */
export class BrokenTemplatesError extends Error {
  readonly problems: readonly TemplateProblem[];
  constructor(problems: readonly TemplateProblem[]) {
    super('The templates can not be used.');
    this.problems = problems;
  }
}
