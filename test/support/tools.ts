import { spawnSync } from 'node:child_process';
import { it } from 'vitest';

/** Programs that tests use if they are installed: gettext, poppler, Ghostscript, hunspell and others. */

/** Runs a program in a locale that does not depend on the machine. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): { status: number | null; said: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  return { status, said: stdout + stderr };
}

/** Why a test can't be run here; undefined where it can. */
export function lacks(...tools: string[]): string | undefined {
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
  return missing.length === 0 ? undefined : `${missing.join(' and ')} not installed`;
}

/** A test with real tools; where they are absent it is skipped, and says why. */
export function withTools(name: string, reason: string | undefined, test: () => void | Promise<void>): void {
  if (reason !== undefined) console.warn(`skipped: ${name} (${reason})`);
  it.skipIf(reason !== undefined)(name, test);
}
