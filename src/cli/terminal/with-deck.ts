import type { Format } from '../../diagnostics/index.js';
import { Refused } from '../../project/complaint.js';
import { type OpenDeck, type OpenSoundDeck, sound } from '../../project/open-deck.js';
import { openWorkspace } from '../../project/workspace.js';
import { reportDeck } from './report-deck.js';
import { complain } from './terminal.js';

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
  let isTold = false;
  const tell = () => {
    isTold = true;
    reportDeck(opened, format);
  };
  try {
    const code = await command(opened, tell);
    if (!isTold) tellUntrusted(opened);
    return code;
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause;
    const known = new Set(opened.report.diagnostics);
    opened.report.addAll(cause.problems.filter((problem) => !known.has(problem)));
    tell();
    onRefused();
    return 1;
  }
}

/** Whoever looks at a picture or a proof must know by which templates it was drawn, if nothing else is told of the deck. */
function tellUntrusted({ report }: OpenDeck): void {
  for (const { code, message, hint } of report.diagnostics)
    if (code === 'TEMPLATES_UNTRUSTED') complain(`warning ${code}: ${message}\n  hint: ${hint}\n`);
}
