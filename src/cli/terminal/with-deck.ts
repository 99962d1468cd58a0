import type { Format } from '../../diagnostics/index.js';
import { Refused } from '../../project/complaint.js';
import { type OpenDeck, type OpenSoundDeck, sound } from '../../project/open-deck.js';
import { openWorkspace } from '../../project/workspace.js';
import { reportDeck } from './report-deck.js';

/** What a command may tell of its deck beside its own: all that was found, in the format that is asked for. */
export type TellDeck = () => void;

/** Runs a command over a deck without errors; else, or if it is refused, tells what is wrong, and the exit code is 1. */
export const withDeck = (
  directory: string,
  command: (opened: OpenSoundDeck, tell: TellDeck) => number | Promise<number>,
  options: { readonly format?: Format; readonly onRefused?: () => void } = {},
): Promise<number> => withAnyDeck(directory, (opened, tell) => command(sound(opened), tell), options);

/** The same for a command that can do with some cards of a deck while others are faulty. */
export async function withAnyDeck(
  directory: string,
  command: (opened: OpenDeck, tell: TellDeck) => number | Promise<number>,
  { format = 'text' as Format, onRefused = () => {} } = {},
): Promise<number> {
  const { opened } = openWorkspace(directory);
  const tell = () => reportDeck(opened, format);
  try {
    return await command(opened, tell);
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const known = new Set(opened.report.diagnostics);
    opened.report.addAll(cause.problems.filter((problem) => !known.has(problem)));
    tell();
    onRefused();
    return 1;
  }
}
