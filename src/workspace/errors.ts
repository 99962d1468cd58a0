/** Errors that the user can fix, as opposed to bugs. Their message is shown without a stack trace. */
import type { Diagnostic } from '../diagnostics/index.js';

/** Error that stops a request, and that the user can do something about. */
export class UserError extends Error {}

/** The request names something that does not exist: a card, a language, an edition, a printer. */
export class UsageError extends UserError {}

/** Errors in the deck prevent the requested result. */
export class InvalidDeckError extends UserError {
  readonly problems: readonly Diagnostic[];
  constructor(problems: readonly Diagnostic[], message?: string) {
    const [first] = problems.filter(({ severity }) => severity === 'error');
    super(message ?? (first === undefined ? 'The deck has errors.' : `${first.code}: ${first.message}`));
    this.problems = problems;
  }
}
