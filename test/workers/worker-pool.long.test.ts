import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  WorkerCrashedError,
  WorkerPool,
  type WorkerSpec,
  type WorkOptions,
} from '../../src/workers/worker-pool.js';

const folder = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread's script, written out: threads do not read TypeScript. */
function scriptOf(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { parentPort, workerData } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(path);
}

const squares = scriptOf('squares', 'parentPort.on("message", (n) => parentPort.postMessage(n * n));');
const shifted = scriptOf(
  'shifted',
  'parentPort.once("message", (by) => parentPort.on("message", (n) => parentPort.postMessage(workerData * n + by)));',
);
const stillborn = scriptOf('stillborn', 'process.exit(3);');

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

async function doneBy(
  trade: WorkerSpec<number, number>,
  size: number,
  options: Pick<WorkOptions<number>, 'isHereToo' | 'isFromBothEnds'> = {},
): Promise<number[]> {
  const pool = new WorkerPool(trade, size);
  const results: number[] = [];
  try {
    await pool.runAll(NUMBERS, { onDone: (done) => results.push(done), ...options });
    return results.sort((a, b) => a - b);
  } finally {
    await pool.end();
  }
}

const SQUARES = NUMBERS.map((n) => n * n);
const runLocally = (n: number) => n * n;

describe('a crew', () => {
  it('does the same on threads, here, or on both', async () => {
    expect(await doneBy({ script: squares, workerData: null, runLocally }, 0)).toEqual(SQUARES);
    expect(await doneBy({ script: null, workerData: null, runLocally }, 2)).toEqual(SQUARES);
    expect(await doneBy({ script: squares, workerData: null, runLocally }, 2)).toEqual(SQUARES);
    expect(await doneBy({ script: squares, workerData: null, runLocally }, 2, { isHereToo: true })).toEqual(
      SQUARES,
    );
    for (const size of [1, 2, 3])
      expect(
        await doneBy({ script: squares, workerData: null, runLocally }, size, { isFromBothEnds: true }),
      ).toEqual(SQUARES);
  });

  it('begins at both ends where it is asked to, so that each thread does tasks that are alike', async () => {
    const whose = scriptOf(
      'whose',
      'import { threadId } from "node:worker_threads"; parentPort.on("message", (n) => setTimeout(() => parentPort.postMessage([threadId, n]), 20));',
    );
    const pool = new WorkerPool<number, [number, number]>(
      { script: whose, workerData: null, runLocally: (n) => [0, n] },
      2,
    );
    const byThread = new Map<number, number[]>();
    try {
      await pool.runAll(NUMBERS, {
        onDone: ([thread, n]) => byThread.set(thread, [...(byThread.get(thread) ?? []), n]),
        isFromBothEnds: true,
      });
    } finally {
      await pool.end();
    }
    const [one = [], other = []] = [...byThread.values()].sort(([a = 0], [b = 0]) => a - b);
    expect([...one, ...other.toReversed()]).toEqual(NUMBERS);
  });

  it('gives each thread its tools at the start and its briefing before the first task', async () => {
    const trade = {
      script: shifted,
      workerData: 2,
      init: Promise.resolve(1),
      runLocally: (n: number) => 2 * n + 1,
    };
    expect(await doneBy(trade, 2)).toEqual(NUMBERS.map((n) => 2 * n + 1));
  });

  it('is stopped by a briefing that fails, with its reason', async () => {
    const init = Promise.reject(new Error('no looks'));
    await expect(doneBy({ script: shifted, workerData: 1, init, runLocally }, 2)).rejects.toThrow('no looks');
  });

  it('is stopped by what goes wrong in this thread, with its reason', async () => {
    const failing = () => Promise.reject(new Error('no paint'));
    const trade = { script: squares, workerData: null, runLocally: failing };
    await expect(doneBy(trade, 1, { isHereToo: true })).rejects.toThrow('no paint');
  });

  it('starts no thread once it is stopped, though tasks are lost with those that it ends', async () => {
    const starts = join(folder, 'starts');
    writeFileSync(starts, '');
    const endless = scriptOf(
      'endless',
      `import { appendFileSync } from 'node:fs';
      appendFileSync(workerData, 'one ');
      parentPort.on('message', () => {});`,
    );
    const failing = async () => {
      while (readFileSync(starts, 'utf8') === '') await setTimeout(5);
      throw new Error('no paint');
    };
    const trade = { script: endless, workerData: starts, runLocally: failing };
    await expect(doneBy(trade, 1, { isHereToo: true })).rejects.toThrow('no paint');
    await setTimeout(200);
    expect(readFileSync(starts, 'utf8')).toBe('one ');
  });

  it('says that work was lost where threads die before they begin, briefed or not', async () => {
    await expect(doneBy({ script: stillborn, workerData: null, runLocally }, 2)).rejects.toThrow(
      WorkerCrashedError,
    );
    const late = setTimeout(300, 1);
    await expect(doneBy({ script: stillborn, workerData: null, init: late, runLocally }, 1)).rejects.toThrow(
      WorkerCrashedError,
    );
  });

  it('leaves the rest undone once it is over, and says how much was done', async () => {
    const pool = new WorkerPool({ script: null, workerData: null, runLocally }, 0);
    const done: number[] = [];
    const options = { onDone: (one: number) => done.push(one), isOver: () => done.length === 4 };
    expect(await pool.runAll(NUMBERS, options)).toBe(4);
  });
});
