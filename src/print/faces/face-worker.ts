import { parentPort, workerData } from 'node:worker_threads';
import type { FaceRequest } from '../../render/face-request.js';
import type { DeckInHand } from './deck-in-hand.js';
import { FaceMaker } from './face-maker.js';

/** A thread that makes faces: requests come in handfuls, results go back the same way. */
const maker = await FaceMaker.open(workerData as DeckInHand);
parentPort?.on('message', (requests: readonly FaceRequest[]) => {
  parentPort?.postMessage(requests.map((request) => maker.make(request)));
});
parentPort?.postMessage([]);
