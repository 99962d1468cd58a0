import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { FaceRequest } from '../../render/ground/face-request.js';
import { shapedFont } from '../../render/ground/shaped-font.js';
import type { Looks } from '../../render/templates.js';
import { Crew, type Trade } from '../../threads/crew.js';
import type { DeckInHand } from './deck-in-hand.js';
import type { FaceMaker } from './face-maker.js';
import type { FaceResult, Handful } from './made-face.js';

/** Below this, starting a thread takes longer than it saves. */
const WORTH_A_THREAD = 40;
const HANDFUL = 4;
const MOST_THREADS = 3;

/** The worker beside this file; from TypeScript sources there is none, and all is done in one thread. */
const WORKER = import.meta.url.endsWith('.ts') ? null : new URL('./face-worker.js', import.meta.url);

/** Makes faces here and on other threads, which start while the looks are got ready; calls back for each as it is done. */
export async function makeFaces(
  requests: readonly FaceRequest[],
  hand: DeckInHand,
  looks: Promise<Looks>,
  done: (result: FaceResult) => void,
): Promise<void> {
  const isWorthIt = requests.length >= WORTH_A_THREAD;
  const helpers = isWorthIt ? Math.min(availableParallelism() - 1, MOST_THREADS) : 0;
  const crew = new Crew(faceMaking(hand, looks), helpers);
  const onDone = ({ results, lore }: Handful) => {
    for (const { font, news } of lore) shapedFont(font).learn(news);
    for (const result of results) done(result);
  };
  try {
    await crew.doAll(inHandfuls(requests), { onDone, isHereToo: true });
  } finally {
    await crew.end();
  }
}

function faceMaking(hand: DeckInHand, looks: Promise<Looks>): Trade<readonly FaceRequest[], Handful> {
  const maker = openMaker(hand, looks);
  // Whoever prints may hand over more than that, functions among it, which no thread takes.
  const { deck, directory, words } = hand;
  const tools: DeckInHand = { deck, directory, words };
  return {
    script: WORKER,
    tools,
    // Templates that can't be used are noticed here, where they can be told, before any thread meets them.
    briefing: maker.then(() => looks),
    here: async (requests) => ({ results: await ownShare(await maker, requests), lore: [] }),
  };
}

async function openMaker(hand: DeckInHand, looks: Promise<Looks>): Promise<FaceMaker> {
  // Whoever has nothing to draw need not load all that draws.
  const [{ FaceMaker }, ready] = await Promise.all([import('./face-maker.js'), looks]);
  return FaceMaker.open(hand, ready);
}

async function ownShare(maker: FaceMaker, requests: readonly FaceRequest[]): Promise<FaceResult[]> {
  const results: FaceResult[] = [];
  for (const request of requests) {
    results.push(await maker.make(request));
    // Other threads' results are let in, and resvg's memory is given back.
    await setImmediate();
  }
  return results;
}

function inHandfuls(requests: readonly FaceRequest[]): (readonly FaceRequest[])[] {
  return Array.from({ length: Math.ceil(requests.length / HANDFUL) }, (_, i) =>
    requests.slice(i * HANDFUL, (i + 1) * HANDFUL),
  );
}
