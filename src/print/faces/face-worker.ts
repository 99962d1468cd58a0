import { parentPort, workerData } from 'node:worker_threads';
import type { FaceRequest } from '../../render/ground/face-request.js';
import { shapedFont } from '../../render/ground/shaped-font.js';
import type { Looks } from '../../render/templates.js';
import type { DeckInHand } from './deck-in-hand.js';
import { FaceMaker } from './face-maker.js';
import type { FaceResult, Handful } from './made-face.js';

/** A thread that makes faces: first come the looks, then requests in handfuls; results go back the same way. */
parentPort?.once('message', async (looks: Looks) => {
  const maker = await FaceMaker.open(workerData as DeckInHand, looks);
  const make = async (requests: readonly FaceRequest[]): Promise<void> => {
    const results: FaceResult[] = [];
    for (const request of requests) results.push(await maker.make(request));
    const lore = looks.fonts.map((font) => ({ font, news: shapedFont(font).news() }));
    parentPort?.postMessage({ results, lore } satisfies Handful);
  };
  parentPort?.on('message', make);
  await make([]);
});
