import type { Format } from '../../diagnostics/index.js';
import { InvalidDeckError } from '../../workspace/errors.js';
import {
  type OpenDeck,
  type OpenValidDeck,
  requireValid,
  requireValidSource,
} from '../../workspace/open-deck.js';
import { openWorkspace } from '../../workspace/workspace.js';
import { reportDeck } from './report-deck.js';

/** Prints all diagnostics of the deck in the requested format, beside the command's own output. */
export type ReportDeck = () => void;

/**
 * Runs a command on a deck without errors. Otherwise, or if the deck is refused, prints the diagnostics and returns
 * exit code 1.
 */
export const withDeck = (
  directory: string,
  command: (opened: OpenValidDeck, reportProblems: ReportDeck) => number | Promise<number>,
  options: { readonly format?: Format; readonly onRefused?: () => void } = {},
): Promise<number> =>
  withAnyDeck(directory, (opened, reportProblems) => command(requireValid(opened), reportProblems), options);

/** The same for a command to which errors of other languages than the source do not matter. */
export const withSourceDeck = (
  directory: string,
  command: (opened: OpenValidDeck, reportProblems: ReportDeck) => number | Promise<number>,
  options: { readonly format?: Format; readonly onRefused?: () => void } = {},
): Promise<number> =>
  withAnyDeck(
    directory,
    (opened, reportProblems) => command(requireValidSource(opened), reportProblems),
    options,
  );

/** The same for a command that can use the valid cards of a deck while others have errors. */
export async function withAnyDeck(
  directory: string,
  command: (opened: OpenDeck, reportProblems: ReportDeck) => number | Promise<number>,
  { format = 'text' as Format, onRefused = () => {} } = {},
): Promise<number> {
  const { opened } = openWorkspace(directory);
  const reportProblems = () => reportDeck(opened, format);
  try {
    return await command(opened, reportProblems);
  } catch (cause) {
    if (!(cause instanceof InvalidDeckError)) throw cause;
    const known = new Set(opened.report.diagnostics);
    opened.report.addAll(cause.problems.filter((problem) => !known.has(problem)));
    reportProblems();
    onRefused();
    return 1;
  }
}
