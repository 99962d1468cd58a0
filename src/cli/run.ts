import process from 'node:process';
import { CommanderError } from 'commander';
import { NotWritten } from '../deck/disk/deck-lock.js';
import { CannotWrite } from '../deck/disk/write-whole.js';
import { Complaint, WrongRequest } from '../project/complaint.js';
import { createProgram } from './program.js';
import { complain } from './terminal/terminal.js';

/** Exit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage. */
export async function run(args: readonly string[], version: string): Promise<number> {
  // `shroud check | head` closes our output early. That is no error of ours, and no reason to hide one of the deck: the
  // work is done all the same, and the exit code tells what came of it.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (cause) => {
      if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
    });
  let code = 0;
  try {
    await createProgram(version, (result) => {
      code = result;
    }).parseAsync(args, { from: 'user' });
    return code;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? 0 : 2;
    complain(`shroud: ${complaint(cause)}\n`);
    return cause instanceof WrongRequest ? 2 : 1;
  }
}

function complaint(cause: unknown): string {
  if (cause instanceof Complaint || cause instanceof CannotWrite || cause instanceof NotWritten)
    return cause.message;
  if (process.env.SHROUD_DEBUG && cause instanceof Error) return cause.stack ?? cause.message;
  const message = cause instanceof Error ? cause.message : String(cause);
  return `this is a mistake in shroud itself: ${message}\nPlease report it with the deck that caused it; SHROUD_DEBUG=1 shows where it happened.`;
}
