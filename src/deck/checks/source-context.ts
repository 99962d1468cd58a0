import type { CheckContext } from '../check.js';
import type { SourceDeck } from '../source/source-deck.js';

/** What the checks of files are given: all that was read. */
export type SourceContext = SourceDeck & CheckContext;
