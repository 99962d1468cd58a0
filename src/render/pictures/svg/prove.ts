import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { diskFolder } from '../../../deck/disk-folder.js';
import { cacheFolder } from '../../../deck/user-folder.js';
import { writeWhole } from '../../../deck/write-whole.js';
import { confinedArguments } from '../../../threads/confined.js';
import { budgets, inDigits } from '../../../vocabulary/budgets.js';

const SCRIPT = new URL('./proof-worker.js', import.meta.url);

const known = new Map<string, string | undefined>();
let late = 0;

/**
 * What becomes of a drawing whose effects resvg may stumble over, so badly that it takes the whole process with it: so it
 * is drawn once in a process of its own. What was drawn before, on this machine, is not drawn again.
 * @returns what is wrong, if anything
 */
export function proofFlaw(svg: string): string | undefined {
  const key = createHash('sha256').update(svg).digest('hex');
  if (known.has(key)) return known.get(key);
  const memory = join(cacheFolder(), 'drawn');
  const isKnown = 'bytes' in (diskFolder(memory)?.read(key) ?? {});
  const flaw = isKnown ? undefined : drawApart(svg);
  known.set(key, flaw);
  if (flaw === undefined && !isKnown) remember(join(memory, key));
  return flaw;
}

function drawApart(svg: string): string | undefined {
  if (late >= budgets.lateDrawings.most)
    return `it was not tried: ${inDigits(late)} drawings before it took too long`;
  const { status, error } = spawnSync(
    execPath,
    confinedArguments({ script: SCRIPT, memory: 256, addons: true }),
    {
      input: svg,
      env: {},
      timeout: budgets.drawingTime.most * 1000,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  if (status === 0) return undefined;
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  if (isLate) late++;
  return isLate
    ? `it takes too long to draw: ${inDigits(budgets.drawingTime.most)} seconds are the most`
    : 'it has effects that can not be drawn: they are too large, or reach too far';
}

function remember(mark: string): void {
  try {
    writeWhole(mark, '');
  } catch {
    // It is only a memory: next time it is drawn again.
  }
}
