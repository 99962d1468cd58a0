/** A thread that probes one broken model after another. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Deck } from '../../../src/deck/deck.js';
import type { Engine } from '../../../src/verify/ground/engine.js';
import { type ProbeOptions, runProbes } from '../../../src/verify/probes/run-probes.js';
import { type Broken, Linker, type Module } from './linker.js';
import type { Look, Model } from './mutant.js';

/** What a thread is started with. */
export interface ProberData {
  readonly deck: Deck;
  readonly modules: Readonly<Record<string, Module>>;
}

export interface ProbeOrder {
  readonly model: Model;
  /** What the model is entered by. */
  readonly entry: string;
  /** The file that is broken, if any. */
  readonly broken: Broken | null;
  /** Where to look, one after another until something is found. */
  readonly looks: readonly Look[];
}

/** What the probes noticed first; null: nothing. */
export type Noticed = {
  /** Whose probe it was. */
  readonly of: string;
  readonly card: string;
  readonly context: string;
  readonly parts: readonly string[];
} | null;

const { deck, modules } = workerData as ProberData;
const linker = new Linker(modules);

function probe({ model, entry, broken, looks }: ProbeOrder): Noticed {
  const exports = linker.link(entry, broken);
  for (const look of looks) {
    const options: ProbeOptions = { ...look, stopAtFirst: true };
    const results =
      model === 'engine'
        ? runProbes(deck, { ...options, engine: exports as Engine })
        : (exports as { runProbes: typeof runProbes }).runProbes(deck, options);
    for (const [of, { disagreements }] of Object.entries(results)) {
      for (const { probe, difference } of disagreements)
        return { of, card: probe.card, context: probe.context, parts: difference.parts };
    }
  }
  return null;
}

parentPort?.on('message', (order: ProbeOrder) => parentPort?.postMessage(probe(order)));
