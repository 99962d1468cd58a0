import process from 'node:process';
import { colour, type Paint, plain, visibleLines, withoutCommands } from '../../diagnostics/index.js';

/** Colour on a terminal only; NO_COLOR (no-color.org) and TERM=dumb are honoured. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const wanted = stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return wanted ? colour : plain;
}

const ESCAPE = '\u001b';
/** Our own colours: all that a terminal is told to do. */
const COLOURS = new RegExp(`(${ESCAPE}\\[(?:1|2|22|31|32|33|39)m)`);

/** Text for people. Nothing that came from a deck plays tricks on a terminal, or speaks to a build server. */
export function print(text: string): void {
  process.stdout.write(harmless(text, process.stdout));
}

/** The same for what went wrong. */
export function complain(text: string): void {
  process.stderr.write(harmless(text, process.stderr));
}

/** Text for programs, as it is. */
export function handOver(text: string): void {
  process.stdout.write(text);
}

function harmless(text: string, stream: NodeJS.WriteStream): string {
  const pieces = (paintFor(stream) === plain ? [text] : text.split(COLOURS)).map((piece, i) =>
    i % 2 === 0 ? visibleLines(piece) : piece,
  );
  return withoutCommands(pieces.join(''));
}
