/**
 * A QuickJS engine in WebAssembly, for untrusted code. It has no host objects: code in it can't access files, the
 * network, the process or the clock. Text goes in and comes out.
 *
 * Two time limits apply. QuickJS itself checks the deadline while it runs bytecode, and then knows the line. Some of
 * its built-in functions never check it (for example `indexOf` of an object whose `length` is 2^53): V8 terminates
 * those from outside. A sandbox that was terminated from outside is in an unknown state, and is discarded.
 */
import { createContext, Script } from 'node:vm';
import {
  DefaultIntrinsics,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';

/** Why code in a sandbox was terminated. */
export type SandboxEnd = 'time' | 'memory' | 'stack' | 'error';

/** Code in a sandbox was terminated by a limit, or by an uncaught error. */
export class SandboxError extends Error {
  readonly end: SandboxEnd;
  /** The position, as far as it is known. */
  readonly place: string;
  constructor(end: SandboxEnd, message: string, place = '') {
    super(message);
    this.end = end;
    this.place = place;
  }
}

export interface SandboxLimits {
  /** In MiB. */
  readonly memory: number;
}

/** A host function for code inside: text in, text out. */
type HostFunction = (text: string) => string;

/** Node has it, but its types do not. */
declare const WebAssembly: { readonly Memory: new (pages: { initial: number; maximum: number }) => object };

const MIB = 1024 * 1024;
const PAGE_BYTES = 65_536;
/** The initial memory that the engine was built with, in MiB. */
const INITIAL_MEMORY = 16;
/** QuickJS limits its own stack, in its memory; V8 terminates code that exhausts the real one. */
const STACK_BYTES = 256 * 1024;

export class Sandbox {
  private readonly context: QuickJSContext;
  private deadline = Number.POSITIVE_INFINITY;
  /** Whether it was terminated: then it must not be used again. */
  isBroken = false;

  private constructor(context: QuickJSContext) {
    this.context = context;
    context.runtime.setInterruptHandler(() => Date.now() > this.deadline);
  }

  static async open({ memory }: SandboxLimits): Promise<Sandbox> {
    // The types describe the CommonJS build.
    const { default: engine } = (await import('@jitl/quickjs-wasmfile-release-sync')) as unknown as {
      default: QuickJSSyncVariant;
    };
    // QuickJS's own limit only applies to single allocations in this build: WebAssembly enforces this one.
    const pages = (mib: number) => (mib * MIB) / PAGE_BYTES;
    const size = { initial: pages(INITIAL_MEMORY), maximum: pages(memory) };
    const wasmMemory = new WebAssembly.Memory(size) as never;
    const runtime = (await newQuickJSWASMModuleFromVariant(newVariant(engine, { wasmMemory }))).newRuntime();
    runtime.setMaxStackSize(STACK_BYTES);
    return new Sandbox(runtime.newContext({ intrinsics: { ...DefaultIntrinsics, Date: false } }));
  }

  /** Exposes a function to the code. An exception in it becomes an error inside. */
  expose(name: string, run: HostFunction): void {
    const { context } = this;
    context
      .newFunction(name, (text) => context.newString(run(context.getString(text))))
      .consume((handle) => context.setProp(context.global, name, handle));
  }

  /** Runs a script. @throws SandboxError */
  run(code: string, filename: string, seconds: number): void {
    this.guard(seconds, () => this.unwrap(this.context.evalCode(code, filename)).dispose());
  }

  /**
   * Calls a function of a global object.
   * @param given text, or a script whose value is passed
   * @throws SandboxError
   */
  call(
    [object, method]: readonly [string, string],
    given: readonly (string | { readonly code: string; readonly filename: string })[],
    seconds: number,
  ): string {
    const { context } = this;
    return this.guard(seconds, () => {
      const handles: QuickJSHandle[] = [];
      const keep = (handle: QuickJSHandle): QuickJSHandle => {
        handles.push(handle);
        return handle;
      };
      const owner = keep(context.getProp(context.global, object));
      const args = given.map((one) =>
        keep(
          typeof one === 'string'
            ? context.newString(one)
            : this.unwrap(context.evalCode(one.code, one.filename)),
        ),
      );
      const called = keep(context.getProp(owner, method));
      const answer = context.getString(
        keep(this.unwrap(context.callFunction(called, context.undefined, ...args))),
      );
      for (const handle of handles) handle.dispose();
      return answer;
    });
  }

  private unwrap(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (result.error === undefined) return result.value;
    // If there is no memory for an error object, there is none.
    const { message = 'out of memory', stack = '' } = Object(
      this.context.dump(result.error),
    ) as Partial<Error>;
    throw new SandboxError(classifyEnd(String(message)), cut(String(message)), cut(String(stack)));
  }

  private guard<T>(seconds: number, run: () => T): T {
    if (this.isBroken) throw new Error('A sandbox that was ended is used again.');
    this.deadline = Date.now() + seconds * 1000;
    try {
      return runWithin(seconds * 1500 + 250, run);
    } catch (cause) {
      this.isBroken = true;
      throw cause instanceof SandboxError ? cause : asSandboxError(cause);
    } finally {
      this.deadline = Number.POSITIVE_INFINITY;
    }
  }
}

/** A message or stack of megabytes says no more than its beginning. */
const cut = (text: string): string => text.slice(0, 2000);

/** What QuickJS says when a limit is reached. */
export function classifyEnd(message: string): SandboxEnd {
  if (message === 'interrupted') return 'time';
  if (message === 'out of memory') return 'memory';
  return message === 'stack overflow' ? 'stack' : 'error';
}

function asSandboxError(cause: unknown): SandboxError {
  const { code, message } = Object(cause) as { code?: unknown; message?: unknown };
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return new SandboxError('time', 'interrupted');
  // V8's own stack: QuickJS parses and writes nested data by recursion.
  if (cause instanceof RangeError) return new SandboxError('stack', 'stack overflow');
  return new SandboxError('error', String(message ?? cause));
}

/** A trusted script that only calls the given function. V8 terminates it, and what it calls, on timeout. */
const CALL = new Script('run()');
let watched: { run?: () => unknown } | undefined;

function runWithin<T>(milliseconds: number, run: () => T): T {
  watched ??= createContext({}) as { run?: () => unknown };
  watched.run = run;
  return CALL.runInContext(watched, { timeout: Math.ceil(milliseconds) }) as T;
}
