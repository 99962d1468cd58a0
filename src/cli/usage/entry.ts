import type { Option } from 'commander';

/** What each command does is loaded only when it runs: `--help` needs none of it but the names that may be chosen. */
export type Action = (options: never, argument?: never) => number | Promise<number>;

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly argument?: readonly [string, string];
  readonly options: readonly Option[];
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

/** Commands that belong together: `shroud l10n status`. */
export interface CommandGroup extends Omit<CommandEntry, 'load'> {
  readonly commands: readonly CommandEntry[];
  /** What it does by itself, if anything. */
  readonly load?: CommandEntry['load'];
}
