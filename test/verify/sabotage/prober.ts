/** A thread that probes one broken model after another. */
import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Deck } from '../../../src/deck/deck.js';
import type { Engine } from '../../../src/verify/ground/engine.js';
import { type ProbeOptions, runProbes } from '../../../src/verify/probes/run-probes.js';
import type { Look, Model } from './mutant.js';

export interface ProbeOrder {
  readonly model: Model;
  /** A script whose value is the model. */
  readonly script: string;
  /** Where to look, one after another until something is found. */
  readonly looks: readonly Look[];
}

/** What the probes noticed first; null: nothing. */
export type Noticed = {
  readonly card: string;
  readonly context: string;
  readonly parts: readonly string[];
} | null;

const deck = workerData as Deck;

function probe({ model, script, looks }: ProbeOrder): Noticed {
  const exports = runInThisContext(script);
  for (const look of looks) {
    const options: ProbeOptions = { ...look, stopAtFirst: true };
    const results =
      model === 'engine'
        ? runProbes(deck, { ...options, engine: exports as Engine })
        : (exports as { runProbes: typeof runProbes }).runProbes(deck, options);
    for (const { disagreements } of Object.values(results)) {
      for (const { probe, difference } of disagreements)
        return { card: probe.card, context: probe.context, parts: difference.parts };
    }
  }
  return null;
}

parentPort?.on('message', (order: ProbeOrder) => parentPort?.postMessage(probe(order)));
