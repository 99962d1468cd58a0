import process from 'node:process';
import { colour, type Paint, plain } from '../../diagnostics/index.js';

/** Colour on a terminal only; NO_COLOR (no-color.org) and TERM=dumb are honoured. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const wanted = stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return wanted ? colour : plain;
}

export function print(text: string): void {
  process.stdout.write(text);
}
