import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build, version } from 'esbuild';
import type { Deck } from '../../src/deck/deck.js';
import { Gate } from './gate.js';
import type { Hint } from './hints.js';
import { breakFile, modulesOfModels, sourceOf } from './modules.js';
import type { Look, Model, Mutant } from './mutant.js';
import { digest } from './passed.js';
import type { Noticed, ProbeOrder, ProberData } from './prober.js';

/** A broken model may never come to an end; its worker is then terminated. Seconds are enough but on a busy machine. */
const MOST_SECONDS = 300;

/** Threads that share the mutants. */
export class Saboteurs {
  private readonly deck: Deck;
  private readonly script = bundleProber();
  private readonly modules = modulesOfModels();
  private readonly probing: Gate;
  private readonly free: Worker[] = [];

  constructor(deck: Deck, threads: number) {
    this.deck = deck;
    this.probing = new Gate(threads);
  }

  /**
   * What the probes notice of a mutant; where it is said to be equivalent, only where it would show first.
   * @param hint the probe that noticed it the last time: it is tried before all others
   */
  tryOut(model: Model, mutant: Mutant, hint?: Hint): Promise<Noticed> {
    const { look = {}, equivalent } = mutant;
    if (equivalent !== undefined) return this.order(model, mutant, [look]);
    const first = hint === undefined ? [] : [{ cards: [hint[0]], contexts: [hint[1]] }];
    return this.order(model, mutant, [...first, ...(mutant.look === undefined ? [{}] : [look, {}])]);
  }

  /** A digest of all that outcomes depend on but the mutants: both models, the probes, the deck, and what puts them together. */
  async madeOf(): Promise<string> {
    const sources = Object.keys(await this.modules).map(sourceOf);
    const own = ['./saboteurs.ts', './modules.ts'].map((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    );
    return digest([sources, own, await this.script, this.deck, process.version, version]);
  }

  async end(): Promise<void> {
    await Promise.all(this.free.map((worker) => worker.terminate()));
  }

  private async order(model: Model, mutant: Mutant, looks: readonly Look[]): Promise<Noticed> {
    return this.probing.through(async () =>
      this.probe({ model, broken: await breakFile(model, mutant), looks }),
    );
  }

  private async start(): Promise<Worker> {
    const workerData: ProberData = { deck: this.deck, modules: await this.modules };
    return new Worker(await this.script, { eval: true, workerData });
  }

  private async probe(order: ProbeOrder): Promise<Noticed> {
    const worker = this.free.pop() ?? (await this.start());
    return new Promise((resolve, reject) => {
      const lose = (error: Error) => {
        clearTimeout(timer);
        void worker.terminate();
        reject(error);
      };
      const timer = setTimeout(
        () => lose(new Error(`the probes do not come to an end in ${MOST_SECONDS} seconds`)),
        1000 * MOST_SECONDS,
      );
      worker.once('error', lose);
      worker.once('message', (noticed: Noticed) => {
        clearTimeout(timer);
        worker.off('error', lose);
        this.free.push(worker);
        resolve(noticed);
      });
      worker.postMessage(order);
    });
  }
}

/** The prober in JavaScript: a thread does not read TypeScript. */
async function bundleProber(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./prober.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
