import { cpuUsage, exit, stdin, stdout } from 'node:process';

/** What a process for trials says of one: what was wrong, if anything, and how much work it was, in seconds. */
export interface Verdict {
  readonly told?: string;
  readonly seconds: number;
}

/** Each input comes behind its length. */
export const LENGTH_BYTES = 4;

/** The first line: from here on, what goes wrong is due to what is tried. */
export const READY = 'ready\n';

/** Does with an input what could go wrong. @throws what is told */
type Attempt = (input: Buffer) => void | Promise<void>;

/**
 * Tries one input after the other, from standard input, until there is no more, and says a line about each. Whoever
 * takes the process with it is known by that.
 * @param prepare loads what an attempt needs: what fails in it is no fault of any input
 */
export async function serveTrials(prepare: () => unknown, attempt: Attempt): Promise<void> {
  await prepare();
  stdout.write(READY);
  let rest: Buffer[] = [];
  let size = 0;
  for await (const bytes of stdin) {
    rest.push(bytes);
    size += bytes.length;
    for (let wanted = wantedBy(rest, size); size >= wanted; wanted = wantedBy(rest, size)) {
      const all = Buffer.concat(rest);
      [rest, size] = [[all.subarray(wanted)], all.length - wanted];
      await judge(attempt, all.subarray(LENGTH_BYTES, wanted));
    }
  }
  exit(0);
}

/** How many bytes must be there before the next input is whole. */
function wantedBy(parts: readonly Buffer[], size: number): number {
  if (size < LENGTH_BYTES) return LENGTH_BYTES;
  const [first = Buffer.alloc(0)] = parts;
  const head = first.length >= LENGTH_BYTES ? first : Buffer.concat(parts);
  return LENGTH_BYTES + head.readUInt32BE(0);
}

async function judge(attempt: Attempt, input: Buffer): Promise<void> {
  const before = cpuUsage();
  let told: string | undefined;
  try {
    await attempt(input);
  } catch (cause) {
    told = (cause instanceof Error ? cause.message : String(cause)).slice(0, MOST_TOLD);
  }
  const { user, system } = cpuUsage(before);
  const verdict: Verdict = { ...(told !== undefined && { told }), seconds: (user + system) / 1e6 };
  stdout.write(`${JSON.stringify(verdict)}\n`);
}

/** Letters. */
const MOST_TOLD = 1000;
