import type { Finding } from '../verdicts/verify-report.js';

export interface PageOptions {
  /** A small picture of a card, as the address of an image (a data URI). */
  readonly face?: (id: string) => string | undefined;
  /** What a clause says, in words. */
  readonly textOf?: (id: string, path: string) => string | undefined;
  /** The replay of a finding, as `shroud replay` is given it. */
  readonly replayOf?: (finding: Finding) => string | undefined;
}
