import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FaceRequest } from '../../render/face-request.js';
import type { DeckInHand } from './deck-in-hand.js';
import type { FaceResult } from './made-face.js';

/** Below this, starting a thread takes longer than it saves. */
const WORTH_A_THREAD = 40;
const HANDFUL = 4;
const MOST_THREADS = 3;

/** Run from its TypeScript, the tool stays on one thread: others would not know how to load it. */
const IS_COMPILED = import.meta.url.endsWith('.js');

/** Makes faces here and on other threads; calls back for each as it is done. */
export async function makeFaces(
  requests: readonly FaceRequest[],
  hand: DeckInHand,
  done: (result: FaceResult) => void,
): Promise<void> {
  if (requests.length === 0) return;
  const queue = [...requests];
  const isWorthIt = IS_COMPILED && requests.length >= WORTH_A_THREAD;
  const helpers = isWorthIt ? Math.min(availableParallelism() - 1, MOST_THREADS) : 0;
  const threads = Array.from({ length: helpers }, () => thread(queue, hand, done));
  await Promise.all([...threads, ownShare(queue, hand, done)]);
}

async function ownShare(
  queue: FaceRequest[],
  hand: DeckInHand,
  done: (result: FaceResult) => void,
): Promise<void> {
  // Whoever has nothing to draw need not load all that draws.
  const { FaceMaker } = await import('./face-maker.js');
  const maker = await FaceMaker.open(hand);
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
    done(maker.make(request));
    // Other threads' results are let in, and resvg's memory is given back.
    await setImmediate();
  }
}

/** One more thread that takes handfuls from the queue until it is empty. */
function thread(queue: FaceRequest[], hand: DeckInHand, done: (result: FaceResult) => void): Promise<void> {
  // Whoever prints may hand over more than that, functions among it, which no thread takes.
  const { deck, directory, words } = hand;
  const workerData: DeckInHand = { deck, directory, words };
  const worker = new Worker(new URL('./face-worker.js', import.meta.url), { workerData });
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (results: readonly FaceResult[]) => {
      for (const result of results) done(result);
      const next = queue.splice(0, HANDFUL);
      if (next.length > 0) worker.postMessage(next);
      else resolve();
    });
  }).finally(() => worker.terminate());
}
