import type { Engine } from '../core/engine.js';
import { digest } from '../core/fingerprint.js';
import { listCards } from '../shrink/shrink.js';
import { type ProbeResult, runProbe } from './run-probe.js';
import type { Probe } from './setup/probe.js';
import type { TrackedDeck } from './setup/tracked-deck.js';

/** Cached probe results of a card, keyed by everything else that they depend on: the table and the cards on it. */
export type KnownResults = Readonly<Record<string, AgreedResult>>;

/** A cached result. Disagreements are never cached: such a probe runs again each time. */
type AgreedResult = Omit<ProbeResult, 'disagreement'>;

/** Runs the probes of a stage, except cached ones. */
export class ProbeRunner {
  /** All requested results, cached or not. */
  readonly results: Record<string, AgreedResult> = {};
  private readonly engine: Engine;
  private readonly stage: TrackedDeck;
  private readonly known: KnownResults;

  constructor(engine: Engine, stage: TrackedDeck, known: KnownResults = {}) {
    this.engine = engine;
    this.stage = stage;
    this.known = known;
  }

  getResult(probe: Probe): ProbeResult {
    const names = listCards(probe.snapshot);
    const key = digest([probe, this.stage.cast(names)]).slice(0, 24);
    const known = this.known[key];
    if (known !== undefined) return this.keep(key, { ...known, disagreement: null });
    return this.keep(key, runProbe(this.engine, this.stage.deckFor(names), probe));
  }

  private keep(key: string, result: ProbeResult): ProbeResult {
    const { disagreement, ...agreed } = result;
    if (disagreement === null) this.results[key] = agreed;
    return result;
  }
}
