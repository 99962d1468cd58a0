/**
 * Output of commands. Invariant: text for people is escaped, so that content of a deck can't send control sequences to
 * the terminal.
 */

import process from 'node:process';
import { colour, type Paint, plain, visibleLines, withoutCommands } from '../../diagnostics/index.js';

/** Colours on a terminal only; NO_COLOR (no-color.org) and TERM=dumb are respected. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const wanted = stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return wanted ? colour : plain;
}

const ESCAPE = '\u001b';
/** The colour sequences that we emit ourselves; no other escape sequence reaches the terminal. */
const COLOURS = new RegExp(`(${ESCAPE}\\[(?:1|2|22|31|32|33|39)m)`);

/** Prints text for people. Content of a deck can't send control sequences or build server commands. */
export function print(text: string): void {
  process.stdout.write(stripControls(text, process.stdout));
}

/** The same for errors, on stderr. */
export function complain(text: string): void {
  process.stderr.write(stripControls(text, process.stderr));
}

/** Prints text for programs, unescaped. */
export function handOver(text: string): void {
  process.stdout.write(text);
}

function stripControls(text: string, stream: NodeJS.WriteStream): string {
  const pieces = (paintFor(stream) === plain ? [text] : text.split(COLOURS)).map((piece, i) =>
    i % 2 === 0 ? visibleLines(piece) : piece,
  );
  return withoutCommands(pieces.join(''));
}
