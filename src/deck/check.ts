/**
 * What a check is, and how a list of checks runs. All checks are in one list: `src/design-checks/all-checks.ts`; the
 * part of it that needs only the files of a deck is `checks/source-checks.ts`.
 */
import type { Report } from '../diagnostics/index.js';

/** What every check is given. Each stage adds what is known by then. */
export interface CheckContext {
  readonly report: Report;
}

/** Adds what it finds to the report of its context. Must not throw because of what a file says. */
export type Check<Context extends CheckContext> = (context: Context) => void | Promise<void>;

/** Checks that run only under a condition. */
export interface CheckGroup<Context extends CheckContext> {
  when(context: Context): boolean;
  readonly checks: CheckList<Context>;
}

/** Checks in the order in which they run. */
export type CheckList<Context extends CheckContext> = readonly (Check<Context> | CheckGroup<Context>)[];

/** Groups checks that need more than others do. */
export function when<Context extends CheckContext, Narrow extends Context>(
  condition: (context: Context) => context is Narrow,
  checks: CheckList<Narrow>,
): CheckGroup<Context>;
export function when<Context extends CheckContext>(
  condition: (context: Context) => boolean,
  checks: CheckList<Context>,
): CheckGroup<Context>;
export function when<Context extends CheckContext>(
  condition: (context: Context) => boolean,
  checks: CheckList<Context>,
): CheckGroup<Context> {
  return { when: condition, checks };
}

/** Runs the checks of a stage that has to be complete at once. */
export function runChecks<Context extends CheckContext>(checks: CheckList<Context>, context: Context): void {
  for (const check of applicable(checks, context))
    if (check(context) instanceof Promise)
      throw new Error(`${check.name} is asynchronous: it belongs to a later stage.`);
}

/** What checks that take long are given besides. */
export interface LongCheckContext extends CheckContext {
  /** Checks that have reported an error. */
  readonly failed: Set<unknown>;
  /** Yields to other tasks; throws if a newer change supersedes the checks. */
  checkpoint(): Promise<void>;
}

/** Runs the checks of a stage that takes long, and yields before each of them. */
export async function runLongChecks<Context extends LongCheckContext>(
  checks: CheckList<Context>,
  context: Context,
): Promise<void> {
  const { report, failed } = context;
  for (const check of applicable(checks, context)) {
    await context.checkpoint();
    const before = report.errors;
    await check(context);
    if (report.errors > before) failed.add(check);
  }
}

/** Conditions are evaluated when it is their turn: they depend on what earlier checks have reported. */
function* applicable<Context extends CheckContext>(
  checks: CheckList<Context>,
  context: Context,
): Generator<Check<Context>> {
  for (const entry of checks)
    if (typeof entry === 'function') yield entry;
    else if (entry.when(context)) yield* applicable(entry.checks, context);
}

/** All checks of a list, whatever they need. */
export const checksIn = <Context extends CheckContext>(checks: CheckList<Context>): Check<Context>[] =>
  checks.flatMap((entry) => (typeof entry === 'function' ? [entry] : checksIn(entry.checks)));
