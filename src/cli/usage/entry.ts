/** Types of the command table. Invariant: an entry loads its implementation on demand, so that `--help` stays fast. */

import type { Option } from 'commander';

/** The implementation of a command is loaded only when it runs; `--help` needs only names and choices. */
export type Action = (options: never, argument?: never) => number | Promise<number>;

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly argument?: readonly [string, string];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

/** A command with subcommands: `shroud l10n status`. */
export interface CommandGroup extends Omit<CommandEntry, 'load'> {
  readonly commands: readonly CommandEntry[];
  /** The action of the command without a subcommand, if any. */
  readonly load?: CommandEntry['load'];
}
