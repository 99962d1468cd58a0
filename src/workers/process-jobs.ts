import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Confinement, toBuiltScript } from './confine-node.js';
import type { Verdict } from './serve-process-jobs.js';

/** Job for the sandbox, with its limits. */
export interface ProcessJob extends Pick<Confinement, 'files' | 'memory'> {
  /** Path of a script that calls `serveTrials`. */
  readonly script: string;
  readonly input: Uint8Array;
  /** CPU limit. */
  readonly seconds: number;
}

/**
 * Result of a job; or that its process exceeded a limit or crashed. If the process failed to start, the input is not to
 * blame.
 */
export type ProcessJobEnd =
  | Verdict
  | { readonly died: 'timeout' | 'crashed'; readonly seconds: number }
  | { readonly died: 'unstarted'; readonly why: string; readonly seconds: 0 };

/** Data passed to the sandbox host at its start. */
export interface KeeperTools {
  readonly port: MessagePort;
  /** Counts answers; woken by each. */
  readonly bell: Int32Array;
}

let keeper: KeeperTools | undefined;

const SCRIPT = new URL('./process-host.js', import.meta.url);

/** Starts the sandbox host on first use. It does not keep the process alive. */
function keeperHere(): KeeperTools {
  if (keeper !== undefined) return keeper;
  const { port1, port2 } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const tools: KeeperTools = { port: port2, bell };
  new Worker(toBuiltScript(SCRIPT), {
    workerData: tools,
    transferList: [port2],
    execArgv: [],
    env: {},
  }).unref();
  port1.unref();
  keeper = { port: port1, bell };
  return keeper;
}

/**
 * Runs a job in a sandboxed process and blocks until it is done. A worker thread owns the process, which is reused for
 * the next job unless something went wrong in it.
 */
export function runInProcess(trial: ProcessJob): ProcessJobEnd {
  const { port, bell } = keeperHere();
  const number = ++asked;
  port.postMessage({ number, trial } satisfies NumberedTrial);
  for (;;) {
    const rung = Atomics.load(bell, 0);
    const answer = receiveMessageOnPort(port)?.message as NumberedEnd | undefined;
    if (answer?.number === number) return answer.end;
    // An answer to a trial that was given up is dropped: it says nothing about this one.
    if (answer === undefined) Atomics.wait(bell, 0, rung);
  }
}

let asked = 0;

/** Trials are numbered: the caller may be interrupted while it waits. */
export interface NumberedTrial {
  readonly number: number;
  readonly trial: ProcessJob;
}
export interface NumberedEnd {
  readonly number: number;
  readonly end: ProcessJobEnd;
}
