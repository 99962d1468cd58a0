import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { confined } from '../threads/confined.js';
import { budgets, inDigits, mostOf } from '../vocabulary/budgets.js';
import { IN, type Order, OUT, type Saying } from './template-wire.js';

const SCRIPT = new URL('./template-worker.js', import.meta.url);

/** In milliseconds; after that it is ended, and starts anew where it is needed. */
const IDLE = 3000;

/** Answers what a template asks of the theme. @throws whatever is wrong with the question */
export type Answerer = (about: string, given: readonly unknown[]) => unknown;

/** The process has ended, or was ended: half a sentence that begins with "It". */
export class Ended extends Error {
  /** What it said last: where it was, if it could say. */
  readonly last: string;
  constructor(message: string, last = '') {
    super(message);
    this.last = last;
  }
}

/** So long, in milliseconds, an interrupted process may take to say where it was. */
const LAST_WORDS = 1000;
const LONGEST_WORDS = 16_384;

/** A process of its own with a deck's own templates: no files, no other processes, so much time and memory. */
export class TemplateProcess {
  private child: ChildProcess | undefined;
  private waiting: { resolve(saying: Saying): void; reject(cause: Error): void } | undefined;
  private said: Buffer[] = [];
  private last = '';
  private why: string | undefined;
  private size = 0;
  private isReady = false;
  private idle: NodeJS.Timeout | undefined;
  private onReady: () => void = () => {};
  private answer: Answerer = () => undefined;
  private queue: Promise<unknown> = Promise.resolve();

  /** One order after the other. @throws Ended */
  order(order: Order, answer: Answerer): Promise<Saying> {
    const next = this.queue.then(() => this.doNow(order, answer));
    this.queue = next.catch(() => {});
    return next;
  }

  /** Whether the next order meets a new process, which knows no templates yet. */
  get isGone(): boolean {
    return this.child === undefined;
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private doNow(order: Order, answer: Answerer): Promise<Saying> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    this.answer = answer;
    this.child.ref();
    return new Promise<Saying>((resolve, reject) => {
      const seconds = budgets.templateTime.most;
      let late: NodeJS.Timeout | undefined;
      // A busy machine may take its time to start a process: that is not the template's fault.
      const begin = () => {
        late = setTimeout(
          () => this.interrupt(`It does not come to an end: ${inDigits(seconds)} seconds are the most.`),
          seconds * 1000,
        );
      };
      if (this.isReady) begin();
      else this.onReady = begin;
      const finish =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          this.waiting = undefined;
          // Whoever has nothing more to draw need not wait for it, nor keep it.
          this.child?.unref();
          this.idle = setTimeout(() => this.end(), IDLE).unref();
          then(value);
        };
      this.waiting = { resolve: finish(resolve), reject: finish(reject) };
      this.send(order);
    });
  }

  private start(): ChildProcess {
    const memory = budgets.templateMemory.most;
    const [command, args] = confined({ script: SCRIPT, memory, noEval: true, isTraced: true });
    const child = spawn(command, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
    const last = child.stderr as Readable & { unref?(): void };
    const out = child.stdio[OUT] as Readable & { unref?(): void };
    const into = child.stdio[IN] as Writable & { unref?(): void };
    [this.said, this.size, this.isReady, this.last, this.why] = [[], 0, false, '', undefined];
    last.on('data', (bytes: Buffer) => {
      this.last = (this.last + bytes.toString('utf8')).slice(-LONGEST_WORDS);
    });
    out.on('data', (bytes: Buffer) => this.hear(child, bytes));
    into.on('error', () => {});
    child.on('error', (cause) => this.fail(`It can't be run: ${cause.message}.`));
    // All that it has said is heard by then.
    child.on('close', (code, signal) => {
      if (this.child !== child) return;
      if (this.why !== undefined) return this.fail(this.why);
      const how = signal === null && code !== 134 ? `It ends its process (exit code ${code}).` : undefined;
      this.fail(how ?? `It takes more memory than there is: ${mostOf('templateMemory')}, in MiB.`);
    });
    for (const stream of [out, into, last]) stream.unref?.();
    return child;
  }

  private send(order: Order): void {
    (this.child?.stdio[IN] as Writable | undefined)?.write(`${JSON.stringify(order)}\n`);
  }

  private hear(child: ChildProcess, bytes: Buffer): void {
    if (this.child !== child) return;
    this.size += bytes.length;
    if (this.size > budgets.templateBytes.most)
      return this.fail(`It draws more than can be drawn: ${mostOf('templateBytes')}, in bytes.`);
    this.said.push(bytes);
    if (!bytes.includes(10)) return;
    const lines = Buffer.concat(this.said).toString('utf8').split('\n');
    const rest = Buffer.from(lines.pop() ?? '');
    [this.said, this.size] = [[rest], rest.length];
    for (const line of lines) this.take(line);
  }

  private take(line: string): void {
    let saying: Saying;
    try {
      saying = JSON.parse(line);
    } catch {
      return this.fail('It says what nobody understands.');
    }
    if (saying.is === 'ready') {
      this.isReady = true;
      return this.onReady();
    }
    if (saying.is !== 'ask') return this.waiting?.resolve(saying);
    try {
      this.send({ do: 'answer', value: this.answer(saying.about, saying.given) });
    } catch (cause) {
      this.send({ do: 'answer', mistake: cause instanceof Error ? cause.message : String(cause) });
    }
  }

  /** Ends it, and lets it say before where it was. */
  private interrupt(why: string): void {
    this.why = why;
    const { child } = this;
    child?.kill('SIGINT');
    setTimeout(() => {
      if (this.child === child) this.fail(why);
    }, LAST_WORDS);
  }

  private fail(why: string): void {
    const { waiting, last } = this;
    this.end();
    waiting?.reject(new Ended(why, last));
  }
}
