import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Confinement, compiled } from './confined.js';
import type { Verdict } from './serve-trials.js';

/** What is tried, and how much it may take. */
export interface Trial extends Pick<Confinement, 'files' | 'memory'> {
  /** Runs `serveTrials`. */
  readonly script: string;
  readonly input: Uint8Array;
  /** Of work. */
  readonly seconds: number;
}

/**
 * What was said of it; or that it was ended because it was late, or took its process with it. Where the process never
 * got ready, what was to be tried is not to blame.
 */
export type TrialEnd =
  | Verdict
  | { readonly died: 'late' | 'fallen'; readonly seconds: number }
  | { readonly died: 'unstarted'; readonly why: string; readonly seconds: 0 };

/** What a keeper gets at its start. */
export interface KeeperTools {
  readonly port: MessagePort;
  /** Woken when there is an answer. */
  readonly bell: Int32Array;
}

let keeper: KeeperTools | undefined;

const SCRIPT = new URL('./trial-keeper.js', import.meta.url);

/** Starts when there is something to try, and holds up nobody who wants to end. */
function keeperHere(): KeeperTools {
  if (keeper !== undefined) return keeper;
  const { port1, port2 } = new MessageChannel();
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const tools: KeeperTools = { port: port2, bell };
  new Worker(compiled(SCRIPT), { workerData: tools, transferList: [port2], execArgv: [], env: {} }).unref();
  port1.unref();
  keeper = { port: port1, bell };
  return keeper;
}

/**
 * Tries something in a process of its own, and waits: a thread keeps the process, which serves for the next trial, too,
 * unless something went wrong in it.
 */
export function tryApart(trial: Trial): TrialEnd {
  const { port, bell } = keeperHere();
  Atomics.store(bell, 0, 0);
  port.postMessage(trial);
  Atomics.wait(bell, 0, 0);
  return receiveMessageOnPort(port)?.message as TrialEnd;
}
