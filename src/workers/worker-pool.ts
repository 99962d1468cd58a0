/**
 * Worker pool. Runs tasks on worker threads and, on request, on the calling thread. Workers are reused between batches.
 * Tasks must be deterministic: the task of a crashed worker is retried on another one. Entry point: `WorkerPool`.
 */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Thrown when tasks fail repeatedly: no result is better than a partial one. */
export class WorkerCrashedError extends Error {}

/** Maximum number of attempts per task. */
const MOST_TRIES = 3;

/** Indexed tasks: an array, or an object that creates each task on demand, so that a billion of them need no memory. */
export interface Tasks<Task> {
  readonly length: number;
  at(place: number): Task | undefined;
}

/** Worker definition. Tasks must be deterministic, so that they can be retried anywhere. */
export interface WorkerSpec<Task, Done> {
  /** Worker script, which calls `serve`; null (as from TypeScript sources): all tasks run on this thread. */
  readonly script: URL | null;
  /** Data passed to each worker at its start; what is passed here need not be part of each task. */
  readonly workerData: unknown;
  /** Data sent to each worker before its first task; workers start up while it is being prepared. */
  readonly init?: Promise<unknown>;
  /** Runs a task on this thread. */
  runLocally(task: Task): Done | Promise<Done>;
}

export interface WorkOptions<Done> {
  /** Receives each result, in order of completion. Results are not stored anywhere else. */
  readonly onDone: (done: Done) => void;
  /** Checked before each task: whether to skip the remaining ones. */
  readonly isOver?: () => boolean;
  /** Whether this thread runs tasks, too. */
  readonly isHereToo?: boolean;
  /**
   * Whether every other worker starts with the last task. If the tasks at both ends are of different kinds, each worker
   * warms up on one kind.
   */
  readonly isFromBothEnds?: boolean;
}

/** Pool of worker threads, reused between batches because each worker takes a while to warm up. */
export class WorkerPool<Task, Done> {
  private readonly spec: WorkerSpec<Task, Done>;
  private readonly size: number;
  private readonly all = new Set<Worker>();
  private readonly free: Worker[] = [];

  /** @param size number of workers; 0: all tasks run on this thread, one after another */
  constructor(spec: WorkerSpec<Task, Done>, size: number) {
    this.spec = spec;
    this.size = spec.script === null ? 0 : size;
    // Avoids an unhandled rejection; the caller that awaits it gets the error.
    spec.init?.catch(() => {});
  }

  /** Pre-starts workers while tasks are being prepared. */
  prestart(): void {
    while (this.all.size < this.size) this.free.push(this.start());
  }

  /** Runs all tasks, or those that start before `isOver` returns true. Returns the number of completed tasks. */
  async runAll(tasks: Tasks<Task>, options: WorkOptions<Done>): Promise<number> {
    const round = new Batch(tasks, options, this.spec, {
      acquire: () => this.free.pop() ?? this.start(),
      release: (worker) => this.free.push(worker),
      isThere: (worker) => this.all.has(worker),
    });
    const threads = Array.from({ length: Math.min(this.size, tasks.length) }, (_, place) =>
      round.thread(options.isFromBothEnds === true && place % 2 === 1),
    );
    const here = this.size === 0 || options.isHereToo ? [round.here()] : [];
    await Promise.all([...threads, ...here]);
    return round.finish();
  }

  private start(): Worker {
    const { script, workerData, init } = this.spec;
    const worker = new Worker(script as URL, { workerData: workerData });
    this.all.add(worker);
    // Callers that await it get its error; a message to a worker that has exited is ignored.
    init?.then(
      (brief) => worker.postMessage(brief),
      () => {},
    );
    // A running task has its own error handler; without a task, the exit event is enough.
    worker.on('error', () => {});
    return worker.once('exit', () => this.all.delete(worker));
  }

  /** Terminates all workers and abandons running tasks. */
  async end(): Promise<void> {
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }
}

/** Source of idle workers, to which they are returned after use. */
interface WorkerSlots {
  acquire(): Worker;
  release(worker: Worker): void;
  isThere(worker: Worker): boolean;
}

/** One batch of tasks, distributed over the workers. */
class Batch<Task, Done> {
  private readonly tasks: Tasks<Task>;
  private readonly options: WorkOptions<Done>;
  private readonly spec: WorkerSpec<Task, Done>;
  private readonly slots: WorkerSlots;
  /** Index of the first task that has not been started. */
  private fresh = 0;
  /** End of the unstarted tasks: those from here on were started from the back, or are skipped. */
  private end: number;
  /** Tasks of crashed workers, which are retried first, and the number of crashes of each. */
  private readonly again: number[] = [];
  private readonly losses = new Map<number, number>();
  private done = 0;
  /** Whether the remaining tasks are skipped. */
  private isLeft = false;
  /** Whether an unrecoverable error has occurred: no worker starts another task. */
  private isLost = false;

  constructor(
    tasks: Tasks<Task>,
    options: WorkOptions<Done>,
    spec: WorkerSpec<Task, Done>,
    slots: WorkerSlots,
  ) {
    this.tasks = tasks;
    this.options = options;
    this.spec = spec;
    this.slots = slots;
    this.end = tasks.length;
  }

  /** Work of one worker: if it crashes, a replacement retries its task. */
  async thread(isFromBack: boolean): Promise<void> {
    while (this.isWaiting()) await this.oneWorker(isFromBack);
  }

  /** Work of the calling thread; an error here stops the other workers. */
  async here(): Promise<void> {
    try {
      for (let at = this.next(); at !== undefined; at = this.next()) {
        this.receive(await this.spec.runLocally(this.tasks.at(at) as Task));
        // Yield, so that other events are handled, such as an interrupt.
        await setImmediate();
      }
    } catch (cause) {
      this.isLost = true;
      throw cause;
    }
  }

  finish(): number {
    const { length } = this.tasks;
    if (this.done < length && !this.isLeft)
      throw new WorkerCrashedError(`${length - this.done} of ${length} parts were not done.`);
    return this.done;
  }

  /** Takes the next task; undefined if there is none or the batch is over. */
  private next(isFromBack = false): number | undefined {
    if (!this.isWaiting() || this.isOver()) return undefined;
    return this.again.shift() ?? (isFromBack ? --this.end : this.fresh++);
  }

  private isWaiting(): boolean {
    return !this.isLost && (this.again.length > 0 || this.fresh < this.end);
  }

  /** Whether the remaining tasks are skipped; from then on, crashed workers no longer matter. */
  private isOver(): boolean {
    if (!this.options.isOver?.()) return false;
    this.isLeft = true;
    this.leaveRest();
    return true;
  }

  private leaveRest(): void {
    this.again.length = 0;
    this.end = this.fresh;
  }

  private receive(done: Done): void {
    this.done++;
    this.options.onDone(done);
  }

  private async oneWorker(isFromBack: boolean): Promise<void> {
    const worker = this.slots.acquire();
    await this.spec.init;
    return new Promise<void>((resolve, reject) => {
      let at: number | undefined;
      const leave = () => {
        worker.off('message', receive).off('error', fail).off('exit', stop);
      };
      const go = () => {
        at = this.next(isFromBack);
        if (at !== undefined) {
          worker.postMessage(this.tasks.at(at));
          return;
        }
        leave();
        this.slots.release(worker);
        resolve();
      };
      const receive = (done: Done) => {
        this.receive(done);
        go();
      };
      const lose = (why: string) => {
        leave();
        void worker.terminate();
        const error = at === undefined || this.isOver() ? undefined : this.tryAgain(at, why);
        if (error === undefined) resolve();
        else reject(error);
      };
      const fail = (error: Error) => lose(error.message);
      const stop = (code: number) => lose(`a worker stopped with code ${code}`);
      worker.on('message', receive).on('error', fail).on('exit', stop);
      go();
      if (at !== undefined && !this.slots.isThere(worker)) lose('a worker stopped before it began');
    });
  }

  /** Schedules a retry of a crashed task; after too many crashes it stops the batch. */
  private tryAgain(task: number, why: string): WorkerCrashedError | undefined {
    const losses = (this.losses.get(task) ?? 0) + 1;
    this.losses.set(task, losses);
    if (losses < MOST_TRIES) {
      this.again.unshift(task);
      return undefined;
    }
    this.isLost = true;
    return new WorkerCrashedError(
      `Part ${task + 1} of ${this.tasks.length} was lost ${MOST_TRIES} times: ${why}.`,
    );
  }
}
