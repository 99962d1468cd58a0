import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { computeCacheKey } from '../../cache/key.js';
import type { Deck } from '../../deck/deck.js';
import type { CardEvidence, ProbeChunk, ProbedCard } from './evidence.js';
import type { KnownResults } from './probe-runner.js';
import { TrackedDeck } from './setup/tracked-deck.js';

/** Cached proofs per card, for its last few decks: undoing an edit still hits the cache. */
const MOST_KEPT = 4;

/** Caches probes between runs. A proof is valid while the card and the answers of the deck to its queries are equal. */
export class ProbeCache {
  private readonly cache: Cache;
  private readonly deck: Deck;
  private readonly asked: Omit<ProbeChunk, 'cards' | 'known'>;

  /** @param deck as it is played */
  constructor(cache: Cache, deck: Deck, asked: Omit<ProbeChunk, 'cards' | 'known'>) {
    this.cache = cache;
    this.deck = deck;
    this.asked = asked;
  }

  find(id: string): CardEvidence | undefined {
    const stage = this.getStage(id);
    return this.listProofs(stage).find(({ asked }) => stage.stillHolds(asked))?.evidence;
  }

  /** The results of single probes of a card, in any deck. */
  getResults(id: string): KnownResults {
    return Object.assign({}, ...this.listProofs(this.getStage(id)).map(({ results }) => results));
  }

  add(id: string, proof: ProbedCard): void {
    const stage = this.getStage(id);
    const others = this.listProofs(stage).filter(({ asked }) => !stage.stillHolds(asked));
    setJson(this.cache, 'proof', this.computeKey(stage), [proof, ...others].slice(0, MOST_KEPT));
  }

  private getStage(id: string): TrackedDeck {
    return new TrackedDeck(this.deck, id, this.asked.editions);
  }

  private computeKey({ key }: TrackedDeck): string {
    return computeCacheKey(key, this.asked.players ?? null);
  }

  private listProofs(stage: TrackedDeck): readonly ProbedCard[] {
    const found = getJson<readonly ProbedCard[]>(this.cache, 'proof', this.computeKey(stage));
    return Array.isArray(found) ? found : [];
  }
}
