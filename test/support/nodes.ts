import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** Other versions of Node that are tested with: their programs, as `SHROUD_TEST_NODES` names them, separated as in `PATH`. */
const others = (process.env.SHROUD_TEST_NODES ?? '').split(delimiter).filter(Boolean);
if (others.length === 0)
  console.warn('trials run on this Node only: SHROUD_TEST_NODES may name the programs of others');

const versionOf = (program: string): string =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();

/** Each with its version. */
export const NODES = [process.execPath, ...others].map((program) => [versionOf(program), program] as const);
