/**
 * Sandbox side of the protocol with `process-host.ts`: reads length-prefixed inputs from standard input and prints one
 * line of JSON per input. Entry point: `serveTrials`.
 */
import { cpuUsage, exit, stdin, stdout } from 'node:process';

/** Result of a job in the sandbox: the error, if any, and the CPU time in seconds. */
export interface Verdict {
  readonly problem?: string;
  readonly seconds: number;
}

/** Size of the length prefix of each input. */
export const LENGTH_BYTES = 4;

/** First line of output: from here on, failures are caused by the input. */
export const READY = 'ready\n';

/** Processes an input. @throws an error, which is reported */
type Attempt = (input: Buffer) => void | Promise<void>;

/**
 * Processes inputs from standard input until it ends, and prints a line about each. The host recognizes an input that
 * crashes the process by the missing line.
 * @param prepare loads what the job needs: a failure in it is not the fault of an input
 */
export async function serveTrials(prepare: () => unknown, attempt: Attempt): Promise<void> {
  await prepare();
  stdout.write(READY);
  let rest: Buffer[] = [];
  let size = 0;
  for await (const bytes of stdin) {
    rest.push(bytes);
    size += bytes.length;
    for (let wanted = countMissing(rest, size); size >= wanted; wanted = countMissing(rest, size)) {
      const all = Buffer.concat(rest);
      [rest, size] = [[all.subarray(wanted)], all.length - wanted];
      await judge(attempt, all.subarray(LENGTH_BYTES, wanted));
    }
  }
  exit(0);
}

/** Number of bytes needed until the next input is complete. */
function countMissing(parts: readonly Buffer[], size: number): number {
  if (size < LENGTH_BYTES) return LENGTH_BYTES;
  const [first = Buffer.alloc(0)] = parts;
  const head = first.length >= LENGTH_BYTES ? first : Buffer.concat(parts);
  return LENGTH_BYTES + head.readUInt32BE(0);
}

async function judge(attempt: Attempt, input: Buffer): Promise<void> {
  const before = cpuUsage();
  let problem: string | undefined;
  try {
    await attempt(input);
  } catch (cause) {
    problem = (cause instanceof Error ? cause.message : String(cause)).slice(0, MOST_TOLD);
  }
  const { user, system } = cpuUsage(before);
  const verdict: Verdict = { ...(problem !== undefined && { problem }), seconds: (user + system) / 1e6 };
  stdout.write(`${JSON.stringify(verdict)}\n`);
}

/** In characters. */
const MOST_TOLD = 1000;
