/** A thread that does pieces of the work: gets the deck, then one task after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Deck } from '../../deck/deck.js';
import { doTask, type Task } from './task.js';

const deck = workerData as Deck;
parentPort?.on('message', (task: Task) => parentPort?.postMessage(doTask(deck, task)));
