import type { Format } from '../../diagnostics/index.js';
import { Refused } from '../../project/complaint.js';
import { type OpenDeck, type OpenSoundDeck, sound } from '../../project/open-deck.js';
import { openWorkspace } from '../../project/workspace.js';
import { reportDeck } from './report-deck.js';
import { complain } from './terminal.js';

/** Runs a command over a deck without errors; else, or if it is refused, tells what is wrong, and the exit code is 1. */
export const withDeck = (
  directory: string,
  command: (opened: OpenSoundDeck) => number | Promise<number>,
  options: { readonly format?: Format; readonly onRefused?: () => void } = {},
): Promise<number> => withAnyDeck(directory, (opened) => command(sound(opened)), options);

/** The same for a command that can do with some cards of a deck while others are faulty. */
export async function withAnyDeck(
  directory: string,
  command: (opened: OpenDeck) => number | Promise<number>,
  { format = 'text' as Format, onRefused = () => {} } = {},
): Promise<number> {
  const { opened } = openWorkspace(directory);
  for (const { code, message, hint } of opened.report.diagnostics)
    if (code === 'TEMPLATES_UNTRUSTED') complain(`warning ${code}: ${message}\n  hint: ${hint}\n`);
  try {
    return await command(opened);
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const known = new Set(opened.report.diagnostics);
    opened.report.addAll(cause.problems.filter((problem) => !known.has(problem)));
    reportDeck(opened, format);
    onRefused();
    return 1;
  }
}
