/**
 * Sandbox host: a worker thread that owns one child process per script and runs jobs on untrusted files in it. Limits
 * CPU time, wall time and output of each process. A process is reused until a job fails in it or it has used up half of
 * its CPU limit. Started by `process-jobs.ts`, which blocks until the answer is posted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { parse } from 'node:path';
import { execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import { confineNode } from './confine-node.js';
import type { KeeperTools, NumberedEnd, NumberedTrial, ProcessJob, ProcessJobEnd } from './process-jobs.js';
import { LENGTH_BYTES, READY, type Verdict } from './serve-process-jobs.js';

/** CPU limit of a process, in seconds, enforced by the system. A process that has used half of it is replaced. */
const MOST_WORK = 4;
/** Wall-clock limit, as a multiple of the CPU limit: it also ends a process that only sleeps. */
const PATIENCE = 12;
/** Polling interval for the CPU time of a process, in milliseconds. */
const LOOK_EVERY = 20;
/** Output limit of a process, in characters. */
const MOST_LETTERS = 10_000;
/** Startup timeout, in seconds: generous, for a busy machine. */
const START = 30;

/** Child process that runs one job after another. */
class HostProcess {
  private readonly child: ChildProcess;
  private said = '';
  private complaint = '';
  private isReady = false;
  private work = 0;
  private trials = 0;
  private finish: (end: ProcessJobEnd) => void = () => {};
  /** Resolves to the reason why the process failed to start; to undefined once it is ready. */
  private readonly startFailure: Promise<string | undefined>;
  private settleStart: (why?: string) => void = () => {};

  constructor({ script, memory, files = [] }: ProcessJob) {
    const [command, args] = confineNode({ script: pathToFileURL(script), memory, files, seconds: MOST_WORK });
    this.child = spawn(command, args, { env: {}, cwd: parse(execPath).root });
    const { stdin, stdout, stderr } = this.child;
    stdout?.on('data', (bytes: Buffer) => this.hear(bytes));
    stderr?.on('data', (bytes: Buffer) => {
      if (!this.isReady && this.complaint.length < MOST_LETTERS) this.complaint += bytes.toString('utf8');
    });
    stdin?.on('error', () => {});
    const late = setTimeout(() => this.fail(`it was not ready after ${START} seconds`), START * 1000);
    this.startFailure = new Promise((resolve) => {
      this.settleStart = (why) => {
        clearTimeout(late);
        resolve(why);
      };
    });
    this.child.on('error', (cause) => this.fail(cause.message));
    this.child.on('close', (code, signal) => {
      this.settleStart(startComplaint(this.complaint) ?? `it ended with ${signal ?? `code ${code}`}`);
      this.fall(signal === 'SIGXCPU' || signal === 'SIGKILL' ? 'timeout' : 'crashed');
    });
    // A pending job keeps the thread alive; an idle process does not.
    this.child.unref();
    for (const stream of [stdin, stdout, stderr]) (stream as Socket | null)?.unref();
  }

  private fail(why: string): void {
    this.settleStart(why);
    this.fall('crashed');
    this.end();
  }

  isGone = false;

  /** Whether the process has run a job before: then a crash may be caused by that earlier job. */
  get isUsed(): boolean {
    return this.trials > 0;
  }

  get needsRestart(): boolean {
    return this.isGone || this.work > MOST_WORK / 2;
  }

  private fall(died: 'timeout' | 'crashed'): void {
    this.isGone = true;
    this.finish({ died, seconds: 0 });
  }

  end(): void {
    this.isGone = true;
    this.child.kill('SIGKILL');
  }

  async attempt({ input, seconds }: ProcessJob): Promise<ProcessJobEnd> {
    const why = await this.startFailure;
    if (why !== undefined) return { died: 'unstarted', why, seconds: 0 };
    const before = this.workSoFar();
    return new Promise((resolve) => {
      const isOver = () => (this.workSoFar() ?? 0) - (before ?? 0) > seconds;
      const looking = setInterval(() => isOver() && this.child.kill('SIGKILL'), LOOK_EVERY);
      const asleep = setTimeout(() => this.child.kill('SIGKILL'), PATIENCE * seconds * 1000);
      this.finish = (end) => {
        clearInterval(looking);
        clearTimeout(asleep);
        this.finish = () => {};
        const worked = 'died' in end ? { ...end, seconds: end.died === 'timeout' ? seconds : OWN_WORK } : end;
        this.work += worked.seconds;
        this.trials++;
        resolve(worked);
      };
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(input.length);
      this.child.stdin?.write(length);
      this.child.stdin?.write(input);
    });
  }

  private hear(bytes: Buffer): void {
    this.said += bytes.toString('utf8');
    if (this.said.length > MOST_LETTERS) this.end();
    if (!this.said.endsWith('\n')) return;
    if (!this.isReady) {
      this.isReady = this.said === READY;
      this.said = '';
      if (this.isReady) this.settleStart();
      else this.fail('it said something else than that it is ready');
      return;
    }
    const verdict = verdictIn(this.said);
    this.said = '';
    if (verdict === undefined) this.fall('crashed');
    else this.finish(verdict);
  }

  /**
   * CPU time of the process in seconds; undefined where the system does not report it. Then only the system's own limit
   * applies.
   */
  private workSoFar(): number | undefined {
    try {
      const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'latin1');
      const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
      return ((user ?? 0) + (system ?? 0)) / TICKS;
    } catch {
      return undefined;
    }
  }
}

/** Node's error output in one line: the error if there is one, else the first line. */
function startComplaint(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find((line) => line !== '');
}

/** Parses the answer of the process; undefined if it is not one: a library in the sandbox may print anything. */
function verdictIn(said: string): Verdict | undefined {
  try {
    const { problem, seconds } = JSON.parse(said) as Partial<Verdict>;
    return typeof seconds === 'number' ? { ...(problem !== undefined && { problem }), seconds } : undefined;
  } catch {
    return undefined;
  }
}

/** Clock ticks per second: on Linux, the unit of CPU times in `/proc`. */
const TICKS = 100;
/** Cost of replacing a process, in seconds. */
const OWN_WORK = 0.3;

const processes = new Map<string, HostProcess>();

function processFor(trial: ProcessJob): HostProcess {
  const known = processes.get(trial.script);
  if (known !== undefined && !known.needsRestart) return known;
  known?.end();
  const started = new HostProcess(trial);
  processes.set(trial.script, started);
  return started;
}

async function judged(trial: ProcessJob): Promise<ProcessJobEnd> {
  const apart = processFor(trial);
  const { isUsed } = apart;
  const end = await apart.attempt(trial);
  if (!('died' in end)) return end;
  apart.end();
  // The crash may be caused by an earlier job: retry in a fresh process.
  return end.died === 'crashed' && isUsed ? judged(trial) : end;
}

const { port, bell } = workerData as KeeperTools;
let queue: Promise<unknown> = Promise.resolve();
port.on('message', ({ number, trial }: NumberedTrial) => {
  // One after the other: a process judges one input at a time. The caller gets an answer whatever happens here.
  const crashed: ProcessJobEnd = { died: 'crashed', seconds: OWN_WORK };
  queue = queue.then(async () => {
    const end = await judged(trial).catch(() => crashed);
    port.postMessage({ number, end } satisfies NumberedEnd);
    Atomics.add(bell, 0, 1);
    Atomics.notify(bell, 0);
  });
});
