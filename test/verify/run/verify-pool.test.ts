import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { verify, WorkerCrashedError } from '../../../src/verify/index.js';
import { deckOf } from '../../support/engine/table.js';
import { buildWorker } from '../../support/verify/built-worker.js';

const deck = deckOf('modifiers:\n  windfall: { effects: { immediate: [{ draw: 2 }] } }\n', { size: 2 });
const options = { games: 30, editions: ['classic'], players: [2] };
const folder = mkdtempSync(join(tmpdir(), 'crew-'));
const ours = await buildWorker(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that stops in the middle of a task: once (it leaves a mark), or always. */
function mortalWorker(name: string, mark: string | null): URL {
  const path = join(folder, `${name}.mjs`);
  const die =
    mark === null
      ? 'process.exit(9);'
      : `import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
if (!existsSync(${JSON.stringify(mark)})) parentPort?.on('message', () => {
  writeFileSync(${JSON.stringify(mark)}, '');
  process.exit(9);
});
else await import(${JSON.stringify(ours.href)});`;
  writeFileSync(path, die);
  return pathToFileURL(path);
}

describe('a worker that is lost', () => {
  it('has its task done again by another', async () => {
    const mark = join(folder, 'mark');
    const whole = await verify(deck, options);
    const again = await verify(deck, { ...options, workers: 1, script: mortalWorker('once', mark) });
    expect(existsSync(mark), 'one was lost').toBe(true);
    expect(JSON.stringify(again)).toBe(JSON.stringify(whole));
  });

  it('again and again, keeps the others from going on with tasks that are no longer wanted', async () => {
    const script = mortalWorker('always-2', null);
    const done: number[] = [];
    const attempt = verify(deck, {
      ...options,
      games: 4000,
      workers: 1,
      script,
      onProgress: (progress) => done.push(progress.done),
    });
    await expect(attempt).rejects.toThrow(WorkerCrashedError);
    expect(done).toEqual([]);
  });

  it('again and again, leaves no report at all', async () => {
    const script = mortalWorker('always', null);
    const attempt = verify(deck, { ...options, workers: 2, script });
    await expect(attempt).rejects.toThrow(WorkerCrashedError);
    await expect(attempt).rejects.toThrow(/lost 3 times: a worker stopped with code 9/);
  });
});
