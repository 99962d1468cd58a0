/** One of several workers that play chunks of games: gets the deck's folder, then a chunk at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { diskFolder } from '../../src/deck/disk-folder.js';
import { loadDeck } from '../../src/deck/load-deck.js';
import { type Chunk, playChunk } from './play-chunk.js';

const { deck } = loadDeck(diskFolder(workerData as string));
if (deck === undefined) throw new Error('the deck that ships is not sound');
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(deck, chunk)));
