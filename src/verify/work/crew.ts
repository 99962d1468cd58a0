import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Deck } from '../../deck/deck.js';
import { type Done, doTask, type Task } from './task.js';

/** Part of the work was lost, again and again: there is no report rather than half a one. */
export class LostWork extends Error {}

/** The worker beside this file; from TypeScript sources there is none, and all is done in this thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./worker.js', import.meta.url);

/** How often a task is tried. */
const MOST_TRIES = 3;

export interface WorkOptions {
  /** Gets what came of each task, in the order in which they are done. It is kept nowhere else. */
  readonly onDone: (done: Done) => void;
  /** Asked before each task: whether to leave the rest undone. */
  readonly isOver?: () => boolean;
}

/** Threads that do tasks, kept from one round of work to the next: each takes seconds to get up to speed. */
export class Crew {
  private readonly deck: Deck;
  private readonly size: number;
  private readonly script: URL | null;
  private readonly all = new Set<Worker>();
  private readonly free: Worker[] = [];

  /**
   * @param size threads; 0: everything is done here, in turn
   * @param script started instead of our worker: for tests, also of what happens when one is lost
   */
  constructor(deck: Deck, size: number, script: URL | null = WORKER) {
    this.deck = deck;
    this.size = size;
    this.script = script;
  }

  /** Does all tasks, or those before it is over. Returns how many were done. */
  async doAll(tasks: readonly Task[], options: WorkOptions): Promise<number> {
    const { script } = this;
    if (this.size <= 0 || script === null) return this.doHere(tasks, options);
    const round = new Round(tasks, options, {
      hire: () => this.free.pop() ?? this.start(script),
      release: (worker) => this.free.push(worker),
    });
    await Promise.all(Array.from({ length: Math.min(this.size, tasks.length) }, () => round.thread()));
    return round.finish();
  }

  private start(script: URL): Worker {
    const worker = new Worker(script, { workerData: this.deck });
    this.all.add(worker);
    return worker.once('exit', () => this.all.delete(worker));
  }

  private async doHere(tasks: readonly Task[], { onDone, isOver }: WorkOptions): Promise<number> {
    let count = 0;
    for (const task of tasks) {
      if (isOver?.()) break;
      onDone(doTask(this.deck, task));
      count++;
      // Else nothing but this would be heard, not even that somebody interrupts it.
      await setImmediate();
    }
    return count;
  }

  /** Nothing more is to be done; what is under way is given up. */
  async end(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }
}

/** Where workers come from, and where they go when there is nothing left for them. */
interface Hall {
  hire(): Worker;
  release(worker: Worker): void;
}

/** Some tasks, shared out to threads. */
class Round {
  private readonly tasks: readonly Task[];
  private readonly options: WorkOptions;
  private readonly hall: Hall;
  private readonly waiting: number[];
  private readonly isDone: boolean[];
  private readonly tries: number[];
  /** Whether the rest is left undone. */
  private isLeft = false;

  constructor(tasks: readonly Task[], options: WorkOptions, hall: Hall) {
    this.tasks = tasks;
    this.options = options;
    this.hall = hall;
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

  /** The next task; undefined if there is none, or no time for it. */
  private next(): number | undefined {
    if (this.options.isOver?.()) {
      this.isLeft = true;
      this.waiting.length = 0;
    }
    return this.waiting.shift();
  }

  private oneWorker(): Promise<void> {
    const worker = this.hall.hire();
    return new Promise<void>((resolve, reject) => {
      let at: number | undefined;
      const leave = () => {
        worker.off('message', receive).off('error', fail).off('exit', stop);
      };
      const go = () => {
        at = this.next();
        if (at !== undefined) {
          worker.postMessage(this.tasks[at]);
          return;
        }
        leave();
        this.hall.release(worker);
        resolve();
      };
      const receive = (done: Done) => {
        this.isDone[at as number] = true;
        this.options.onDone(done);
        go();
      };
      const lose = (why: string) => {
        leave();
        void worker.terminate();
        const error = at === undefined ? undefined : this.tryAgain(at, why);
        if (error === undefined) resolve();
        else reject(error);
      };
      const fail = (error: Error) => lose(error.message);
      const stop = (code: number) => lose(`a worker stopped with code ${code}`);
      worker.on('message', receive).on('error', fail).on('exit', stop);
      go();
    });
  }

  /** Lets another do a task that was lost; if that has happened too often, nobody goes on. */
  private tryAgain(task: number, why: string): LostWork | undefined {
    this.tries[task] = (this.tries[task] ?? 0) + 1;
    if ((this.tries[task] ?? 0) < MOST_TRIES) {
      this.waiting.unshift(task);
      return undefined;
    }
    this.waiting.length = 0;
    return new LostWork(`Part ${task + 1} of ${this.tasks.length} was lost ${MOST_TRIES} times: ${why}.`);
  }
}
