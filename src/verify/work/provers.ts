import type { Deck } from '../../deck/deck.js';
import { Crew } from '../../threads/crew.js';
import { type Done, doTask, type Task } from './task.js';

/** The worker beside this file; from TypeScript sources there is none, and all is done in one thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

export type Provers = Crew<Task, Done>;

/**
 * Threads that prove a deck.
 * @param size how many; 0: everything is done here, in turn
 * @param script started instead of our worker: for tests, also of what happens when one is lost
 */
export function provers(deck: Deck, size: number, script: URL | null = WORKER): Provers {
  return new Crew({ script, tools: deck, here: (task) => doTask(deck, task) }, size);
}
