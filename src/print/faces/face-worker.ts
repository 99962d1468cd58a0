import { parentPort, workerData } from 'node:worker_threads';
import type { FaceRequest } from '../../render/face-request.js';
import { shapedFont } from '../../render/shaped-font.js';
import type { Looks } from '../../render/templates.js';
import type { DeckInHand } from './deck-in-hand.js';
import { FaceMaker } from './face-maker.js';
import type { Handful } from './made-face.js';

/** A thread that makes faces: first come the looks, then requests in handfuls; results go back the same way. */
parentPort?.once('message', async (looks: Looks) => {
  const maker = await FaceMaker.open(workerData as DeckInHand, looks);
  const make = (requests: readonly FaceRequest[]): Handful => ({
    results: requests.map((request) => maker.make(request)),
    lore: looks.fonts.map((font) => ({ font, news: shapedFont(font).news() })),
  });
  parentPort?.on('message', (requests: readonly FaceRequest[]) => parentPort?.postMessage(make(requests)));
  parentPort?.postMessage(make([]));
});
