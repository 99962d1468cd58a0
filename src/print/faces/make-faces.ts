import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { FaceRequest } from '../../render/core/face-request.js';
import { getShapedFont } from '../../render/core/shaped-font.js';
import type { UntrustedBudget } from '../../render/core/untrusted-budget.js';
import type { Design } from '../../render/drawing/templates.js';
import { WorkerPool, type WorkerSpec } from '../../workers/worker-pool.js';
import type { FaceInput } from './face-input.js';
import type { FaceMaker } from './face-maker.js';
import type { FaceBatch, FaceResult } from './made-face.js';

/** Below this number of faces, starting a worker takes longer than it saves. */
const WORTH_A_THREAD = 40;
const HANDFUL = 4;
const MOST_THREADS = 3;

/** The worker script. There is none when running from TypeScript sources; then everything runs in one thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./face-worker.js', import.meta.url);

/** Renders faces here and in workers, which start while the looks are being prepared; calls back for each result. */
export async function makeFaces(
  requests: readonly FaceRequest[],
  hand: FaceInput,
  looks: Promise<Design>,
  budget: UntrustedBudget,
  done: (result: FaceResult) => void,
): Promise<void> {
  const isWorthIt = requests.length >= WORTH_A_THREAD;
  const helpers = isWorthIt ? Math.min(availableParallelism() - 1, MOST_THREADS) : 0;
  const pool = new WorkerPool(faceMaking(hand, looks, budget), helpers);
  const onDone = ({ results, metrics }: FaceBatch) => {
    for (const { font, delta } of metrics) getShapedFont(font).merge(delta);
    for (const result of results) done(result);
  };
  try {
    await pool.runAll(inHandfuls(requests), { onDone, isHereToo: true });
  } finally {
    await pool.end();
  }
}

function faceMaking(
  hand: FaceInput,
  looks: Promise<Design>,
  budget: UntrustedBudget,
): WorkerSpec<readonly FaceRequest[], FaceBatch> {
  const maker = openMaker(hand, looks, budget);
  // Callers may pass objects with more fields, such as functions, which can't be sent to a worker.
  const { deck, directory, words } = hand;
  const workerData: FaceInput = { deck, directory, words };
  return {
    script: WORKER,
    workerData,
    // Unusable templates fail here, where they can be reported, before any worker gets them.
    init: maker.then(() => looks),
    runLocally: async (requests) => ({ results: await ownShare(await maker, requests), metrics: [] }),
  };
}

async function openMaker(
  hand: FaceInput,
  looks: Promise<Design>,
  budget: UntrustedBudget,
): Promise<FaceMaker> {
  // Loaded on demand: without faces to render, the renderer is not needed.
  const [{ FaceMaker }, ready] = await Promise.all([import('./face-maker.js'), looks]);
  return FaceMaker.open(hand, ready, budget);
}

async function ownShare(maker: FaceMaker, requests: readonly FaceRequest[]): Promise<FaceResult[]> {
  const results: FaceResult[] = [];
  for (const request of requests) {
    results.push(await maker.make(request));
    // Yields, so that results of workers are received and resvg's memory is freed.
    await setImmediate();
  }
  return results;
}

function inHandfuls(requests: readonly FaceRequest[]): (readonly FaceRequest[])[] {
  return Array.from({ length: Math.ceil(requests.length / HANDFUL) }, (_, i) =>
    requests.slice(i * HANDFUL, (i + 1) * HANDFUL),
  );
}
