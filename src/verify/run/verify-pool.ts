import type { Deck } from '../../deck/deck.js';
import { WorkerPool } from '../../workers/worker-pool.js';
import { type Done, doTask, type Task } from './task.js';

/** The worker script beside this file. It does not exist in TypeScript sources: then everything runs in one thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

export type Provers = WorkerPool<Task, Done>;

/**
 * The worker pool that proves a deck.
 * @param size the number of workers; 0: everything runs in this thread
 * @param script a replacement for our worker, for tests (of crashes, too)
 */
export function verifyPool(deck: Deck, size: number, script: URL | null = WORKER): Provers {
  return new WorkerPool({ script, workerData: deck, runLocally: (task) => doTask(deck, task) }, size);
}
