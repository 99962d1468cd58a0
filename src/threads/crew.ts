import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Part of the work was lost, again and again: there is no result rather than half a one. */
export class LostWork extends Error {}

/** How often a task is tried. */
const MOST_TRIES = 3;

/** Tasks in a row: an array, or something that makes each when it is its turn, so that a billion of them take no room. */
export interface Tasks<Task> {
  readonly length: number;
  at(place: number): Task | undefined;
}

/** What a crew is for: tasks that give the same result wherever they are done. */
export interface Trade<Task, Done> {
  /** What threads run, by `serve`; null, as from TypeScript sources: everything is done in this thread. */
  readonly script: URL | null;
  /** What each thread gets at its start: the more of it, the less in each task. */
  readonly tools: unknown;
  /** What each gets before its first task: threads start while it is got ready. */
  readonly briefing?: Promise<unknown>;
  /** Does a task in this thread. */
  here(task: Task): Done | Promise<Done>;
}

export interface WorkOptions<Done> {
  /** Gets what came of each task, in the order in which they are done. It is kept nowhere else. */
  readonly onDone: (done: Done) => void;
  /** Asked before each task: whether to leave the rest undone. */
  readonly isOver?: () => boolean;
  /** Whether this thread does its share, too. */
  readonly isHereToo?: boolean;
  /**
   * Whether every other thread begins with the last task: where tasks at both ends are of different sorts, each thread
   * gets up to speed in one of them.
   */
  readonly isFromBothEnds?: boolean;
}

/** Threads that do tasks, kept from one round of work to the next: each takes a while to get up to speed. */
export class Crew<Task, Done> {
  private readonly trade: Trade<Task, Done>;
  private readonly size: number;
  private readonly all = new Set<Worker>();
  private readonly free: Worker[] = [];

  /** @param size threads; 0: everything is done here, in turn */
  constructor(trade: Trade<Task, Done>, size: number) {
    this.trade = trade;
    this.size = trade.script === null ? 0 : size;
    // Told to whoever waits for it, if anybody does.
    trade.briefing?.catch(() => {});
  }

  /** Starts the threads for work that is certain to come: that takes a while, in which it may be got ready. */
  callIn(): void {
    while (this.all.size < this.size) this.free.push(this.start());
  }

  /** Does all tasks, or those before it is over. Returns how many were done. */
  async doAll(tasks: Tasks<Task>, options: WorkOptions<Done>): Promise<number> {
    const round = new Round(tasks, options, this.trade, {
      hire: () => this.free.pop() ?? this.start(),
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
    const { script, tools, briefing } = this.trade;
    const worker = new Worker(script as URL, { workerData: tools });
    this.all.add(worker);
    // A briefing that fails is told to whoever waits for it; a thread that is gone by then hears nothing.
    briefing?.then(
      (brief) => worker.postMessage(brief),
      () => {},
    );
    // Heard by whoever has given it a task; without one, that it is gone is all there is to know.
    worker.on('error', () => {});
    return worker.once('exit', () => this.all.delete(worker));
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
  isThere(worker: Worker): boolean;
}

/** Some tasks, shared out. */
class Round<Task, Done> {
  private readonly tasks: Tasks<Task>;
  private readonly options: WorkOptions<Done>;
  private readonly trade: Trade<Task, Done>;
  private readonly hall: Hall;
  /** The first task that nobody has begun. */
  private fresh = 0;
  /** Where it stops: from here on, each was begun at the other end, or is left undone. */
  private end: number;
  /** Tasks that were lost, and how often: they come first. */
  private readonly again: number[] = [];
  private readonly losses = new Map<number, number>();
  private done = 0;
  /** Whether the rest is left undone. */
  private isLeft = false;
  /** Whether something went wrong that nobody can mend: then no thread begins anything more. */
  private isLost = false;

  constructor(tasks: Tasks<Task>, options: WorkOptions<Done>, trade: Trade<Task, Done>, hall: Hall) {
    this.tasks = tasks;
    this.options = options;
    this.trade = trade;
    this.hall = hall;
    this.end = tasks.length;
  }

  /** One thread's worth of work: when a worker is lost, another takes its place and does its task again. */
  async thread(isFromBack: boolean): Promise<void> {
    while (this.isWaiting()) await this.oneWorker(isFromBack);
  }

  /** This thread's share; whatever goes wrong here keeps the others from going on. */
  async here(): Promise<void> {
    try {
      for (let at = this.next(); at !== undefined; at = this.next()) {
        this.receive(await this.trade.here(this.tasks.at(at) as Task));
        // Else nothing but this would be heard, not even that somebody interrupts it.
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
      throw new LostWork(`${length - this.done} of ${length} parts were not done.`);
    return this.done;
  }

  /** The next task; undefined if there is none, or no time for it. */
  private next(isFromBack = false): number | undefined {
    if (!this.isWaiting() || this.isOver()) return undefined;
    return this.again.shift() ?? (isFromBack ? --this.end : this.fresh++);
  }

  private isWaiting(): boolean {
    return !this.isLost && (this.again.length > 0 || this.fresh < this.end);
  }

  /** Whether the rest is left undone; a worker that is lost by then is missed by nobody. */
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
    const worker = this.hall.hire();
    await this.trade.briefing;
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
        this.hall.release(worker);
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
      if (at !== undefined && !this.hall.isThere(worker)) lose('a worker stopped before it began');
    });
  }

  /** Lets another do a task that was lost; if that has happened too often, nobody goes on. */
  private tryAgain(task: number, why: string): LostWork | undefined {
    const losses = (this.losses.get(task) ?? 0) + 1;
    this.losses.set(task, losses);
    if (losses < MOST_TRIES) {
      this.again.unshift(task);
      return undefined;
    }
    this.isLost = true;
    return new LostWork(`Part ${task + 1} of ${this.tasks.length} was lost ${MOST_TRIES} times: ${why}.`);
  }
}
