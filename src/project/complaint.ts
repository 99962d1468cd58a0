import type { Diagnostic } from '../diagnostics/index.js';

/** Something that stops what was asked for, and that whoever asked can do something about. */
export class Complaint extends Error {}

/** It was asked for something that there is not: a card, a language, an edition, a printer. */
export class WrongRequest extends Complaint {}

/** What is wrong with a deck keeps what was asked for from being made. */
export class Refused extends Complaint {
  readonly problems: readonly Diagnostic[];
  constructor(problems: readonly Diagnostic[], message?: string) {
    const [first] = problems.filter(({ severity }) => severity === 'error');
    super(message ?? (first === undefined ? 'The deck has errors.' : `${first.code}: ${first.message}`));
    this.problems = problems;
  }
}
