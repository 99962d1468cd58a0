import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FaceRequest } from '../../render/ground/face-request.js';
import { shapedFont } from '../../render/ground/shaped-font.js';
import type { Looks } from '../../render/templates.js';
import type { DeckInHand } from './deck-in-hand.js';
import type { FaceMaker } from './face-maker.js';
import type { FaceResult, Handful } from './made-face.js';

/** Below this, starting a thread takes longer than it saves. */
const WORTH_A_THREAD = 40;
const HANDFUL = 4;
const MOST_THREADS = 3;

/** Run from its TypeScript, the tool stays on one thread: others would not know how to load it. */
const IS_COMPILED = import.meta.url.endsWith('.js');

/** Makes faces here and on other threads, which start while the looks are got ready; calls back for each as it is done. */
export async function makeFaces(
  requests: readonly FaceRequest[],
  hand: DeckInHand,
  looks: Promise<Looks>,
  done: (result: FaceResult) => void,
): Promise<void> {
  const queue = [...requests];
  const isWorthIt = IS_COMPILED && requests.length >= WORTH_A_THREAD;
  const helpers = isWorthIt ? Math.min(availableParallelism() - 1, MOST_THREADS) : 0;
  const maker = openMaker(hand, looks);
  // Templates that can't be used are noticed here, where they can be told, before any thread meets them.
  const threads = Array.from({ length: helpers }, () =>
    thread(
      queue,
      hand,
      maker.then(() => looks),
      done,
    ),
  );
  await Promise.all([...threads, ownShare(queue, maker, done)]);
}

async function openMaker(hand: DeckInHand, looks: Promise<Looks>): Promise<FaceMaker> {
  // Whoever has nothing to draw need not load all that draws.
  const [{ FaceMaker }, ready] = await Promise.all([import('./face-maker.js'), looks]);
  return FaceMaker.open(hand, ready);
}

async function ownShare(
  queue: FaceRequest[],
  opening: Promise<FaceMaker>,
  done: (result: FaceResult) => void,
): Promise<void> {
  const maker = await opening;
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
    done(await maker.make(request));
    // Other threads' results are let in, and resvg's memory is given back.
    await setImmediate();
  }
}

/** One more thread that takes handfuls from the queue until it is empty. */
function thread(
  queue: FaceRequest[],
  hand: DeckInHand,
  looks: Promise<Looks>,
  done: (result: FaceResult) => void,
): Promise<void> {
  // Whoever prints may hand over more than that, functions among it, which no thread takes.
  const { deck, directory, words } = hand;
  const workerData: DeckInHand = { deck, directory, words };
  const worker = new Worker(new URL('./face-worker.js', import.meta.url), { workerData });
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    looks.then((ready) => worker.postMessage(ready), reject);
    worker.on('message', ({ results, lore }: Handful) => {
      for (const { font, news } of lore) shapedFont(font).learn(news);
      for (const result of results) done(result);
      const next = queue.splice(0, HANDFUL);
      if (next.length > 0) worker.postMessage(next);
      else resolve();
    });
  }).finally(() => worker.terminate());
}
