import process from 'node:process';
import { colour, type Paint, plain } from '../diagnostics/index.js';

/** Something that stops a command and that the user can do something about. */
export class Complaint extends Error {}

/** The command line asks for something that there is not. */
export class WrongUsage extends Complaint {}

/** Colour on a terminal only; NO_COLOR (no-color.org) and TERM=dumb are honoured. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  const wanted = stream.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return wanted ? colour : plain;
}

export function print(text: string): void {
  process.stdout.write(text);
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
