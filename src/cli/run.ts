import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { CommanderError } from 'commander';
import { WriteConflictError } from '../deck/disk/deck-lock.js';
import { describeErrno, getErrorCode } from '../deck/disk/errno.js';
import { WriteError } from '../deck/disk/write-atomic.js';
import { UsageError, UserError } from '../workspace/errors.js';
import { createProgram } from './program.js';
import { complain } from './terminal/terminal.js';

/** Exit codes: 0 clean (warnings allowed), 1 errors, 2 wrong usage. */
export async function run(args: readonly string[], version: string): Promise<number> {
  // `shroud check | head` closes the output early. That is not an error, and must not hide one of the deck: the work is
  // finished, and the exit code reports the result.
  let unsaid: unknown;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (cause) => {
      if (getErrorCode(cause) !== 'EPIPE') unsaid ??= cause;
    });
  const code = await codeOfRun(args, version);
  // Write errors are reported one turn later.
  await setImmediate();
  if (unsaid === undefined) return code;
  complain(`shroud: the output can't be written: ${describeErrno(unsaid)}\n`);
  return code === 0 ? 1 : code;
}

async function codeOfRun(args: readonly string[], version: string): Promise<number> {
  let code = 0;
  try {
    await createProgram(version, (result) => {
      code = result;
    }).parseAsync(args, { from: 'user' });
    return code;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? 0 : 2;
    complain(`shroud: ${complaint(cause)}\n`);
    return cause instanceof UsageError ? 2 : 1;
  }
}

function complaint(cause: unknown): string {
  if (cause instanceof UserError || cause instanceof WriteError || cause instanceof WriteConflictError)
    return cause.message;
  if (process.env.SHROUD_DEBUG && cause instanceof Error) return cause.stack ?? cause.message;
  const message = cause instanceof Error ? cause.message : String(cause);
  return `internal error (a bug in shroud): ${message}\nPlease report it with the deck that caused it; SHROUD_DEBUG=1 shows where it happened.`;
}
