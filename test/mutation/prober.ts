/** A thread that probes one broken model after another. */
import { isDeepStrictEqual } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { Deck } from '../../src/deck/deck.js';
import type { Engine } from '../../src/verify/core/engine.js';
import type { Lockstep } from '../../src/verify/lockstep/lockstep.js';
import type { Disagreement } from '../../src/verify/probes/disagreement.js';
import { type ProbeOptions, runProbes } from '../../src/verify/probes/run-probes.js';
import { type Broken, Linker, type Module } from './linker.js';
import { ENTRIES, type Look, type Model, SIDE_BY_SIDE } from './mutant.js';

/** What a thread is started with. */
export interface ProberData {
  readonly deck: Deck;
  readonly modules: Readonly<Record<string, Module>>;
}

export interface ProbeOrder {
  readonly model: Model;
  /** The file that is broken. */
  readonly broken: Broken;
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
  /** Whether the same choices from the same table on lead to something where nothing is broken, too. */
  readonly isFalseAlarm: boolean;
} | null;

const { deck, modules } = workerData as ProberData;
const linker = new Linker(modules);

/** Both models as they are, put together as the broken ones are. */
const unbroken = linker.link(SIDE_BY_SIDE, null) as { readonly Lockstep: typeof Lockstep };

function probe({ model, broken, looks }: ProbeOrder): Noticed {
  const exports = linker.link(ENTRIES[model], broken);
  for (const look of looks) {
    const options: ProbeOptions = { ...look, stopAtFirst: true };
    const results =
      model === 'engine'
        ? runProbes(deck, { ...options, engine: exports as Engine })
        : (exports as { runProbes: typeof runProbes }).runProbes(deck, options);
    for (const [of, { disagreements }] of Object.entries(results)) {
      for (const found of disagreements) {
        const { card, context } = found.probe;
        return { of, card, context, parts: found.difference.parts, isFalseAlarm: isFalseAlarm(found) };
      }
    }
  }
  return null;
}

function isFalseAlarm({ deck: laid, probe: { snapshot, setup }, choices }: Disagreement): boolean {
  const { Lockstep } = unbroken;
  const both =
    snapshot === undefined
      ? Lockstep.begin(laid, setup as Parameters<typeof Lockstep.begin>[1])
      : Lockstep.from(laid, snapshot);
  for (const choice of choices) {
    const code = both.codes[both.choices.findIndex((one) => isDeepStrictEqual(one, choice))];
    // What only a broken model offers leads nowhere.
    if (code === undefined || !both.step(code)) break;
  }
  return both.difference !== null;
}

parentPort?.on('message', (order: ProbeOrder) => parentPort?.postMessage(probe(order)));
