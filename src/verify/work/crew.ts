import { Worker } from 'node:worker_threads';
import type { Deck } from '../../deck/deck.js';
import { type Done, doTask, type Task } from './task.js';

/** Part of the work was lost, again and again: there is no report rather than half a one. */
export class LostWork extends Error {}

/** The worker beside this file; from TypeScript sources there is none, and all is done in this thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

/** How often a task is tried. */
const MOST_TRIES = 3;

export interface CrewOptions {
  /** Threads; 0: everything is done here, in turn. */
  readonly workers: number;
  /** Gets what came of each task, in the order in which they are done. It is kept nowhere else. */
  readonly onDone: (done: Done) => void;
  /** Asked before each task: whether to leave the rest undone. */
  readonly isOver?: () => boolean;
  /** Started instead of our worker: for tests, also of what happens when one is lost. */
  readonly script?: URL;
}

/** Does all tasks, or those before it is over, on as many threads as are wanted. Returns how many were done. */
export async function doAll(deck: Deck, tasks: readonly Task[], options: CrewOptions): Promise<number> {
  const { workers, script = WORKER } = options;
  if (workers <= 0 || script === null) {
    let count = 0;
    for (const task of tasks) {
      if (options.isOver?.()) break;
      options.onDone(doTask(deck, task));
      count++;
    }
    return count;
  }
  const work = new Work(deck, tasks, options, script);
  await Promise.all(Array.from({ length: Math.min(workers, tasks.length) }, () => work.thread()));
  return work.finish();
}

class Work {
  private readonly deck: Deck;
  private readonly tasks: readonly Task[];
  private readonly options: CrewOptions;
  private readonly script: URL;
  private readonly waiting: number[];
  private readonly isDone: boolean[];
  private readonly tries: number[];
  /** Whether the rest is left undone. */
  private isLeft = false;

  constructor(deck: Deck, tasks: readonly Task[], options: CrewOptions, script: URL) {
    this.deck = deck;
    this.tasks = tasks;
    this.options = options;
    this.script = script;
    this.waiting = [...tasks.keys()];
    this.isDone = tasks.map(() => false);
    this.tries = tasks.map(() => 0);
  }

  /** One thread's worth of work: when a worker is lost, another takes its place and does its task again. */
  async thread(): Promise<void> {
    while (this.waiting.length > 0) await this.oneWorker();
  }

  finish(): number {
    const lost = this.isDone.indexOf(false);
    if (lost >= 0 && !this.isLeft)
      throw new LostWork(`Part ${lost + 1} of ${this.tasks.length} was not done.`);
    return this.isDone.filter(Boolean).length;
  }

  private oneWorker(): Promise<void> {
    const worker = new Worker(this.script, { workerData: this.deck });
    return new Promise<void>((resolve, reject) => {
      let at = -1;
      let isOver = false;
      const end = (error?: Error) => {
        if (isOver) return;
        isOver = true;
        void worker.terminate();
        if (error === undefined) resolve();
        else reject(error);
      };
      const lose = (why: string) => {
        if (isOver) return;
        if (at >= 0) {
          this.tries[at] = (this.tries[at] ?? 0) + 1;
          if ((this.tries[at] ?? 0) >= MOST_TRIES) {
            end(new LostWork(`Part ${at + 1} of ${this.tasks.length} was lost ${MOST_TRIES} times: ${why}.`));
            return;
          }
          this.waiting.unshift(at);
        }
        end();
      };
      const next = () => {
        if (this.options.isOver?.()) {
          this.isLeft = true;
          this.waiting.length = 0;
        }
        const place = this.waiting.shift();
        if (place === undefined) {
          at = -1;
          end();
          return;
        }
        at = place;
        worker.postMessage(this.tasks[place]);
      };
      worker.on('message', (done: Done) => {
        this.isDone[at] = true;
        this.options.onDone(done);
        next();
      });
      worker.on('error', (error: Error) => lose(error.message));
      worker.on('exit', (code) => lose(`a worker stopped with code ${code}`));
      next();
    });
  }
}
