import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { keyOf } from '../../cache/key.js';
import type { Deck } from '../../deck/deck.js';
import type { CardEvidence, ProbeChunk, Proof } from './evidence.js';
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
    const stage = this.stageOf(id);
    return this.proofsOf(stage).find(({ asked }) => stage.answersTo(asked))?.evidence;
  }

  /** The results of single probes of a card, in any deck. */
  resultsOf(id: string): KnownResults {
    return Object.assign({}, ...this.proofsOf(this.stageOf(id)).map(({ results }) => results));
  }

  add(id: string, proof: Proof): void {
    const stage = this.stageOf(id);
    const others = this.proofsOf(stage).filter(({ asked }) => !stage.answersTo(asked));
    setJson(this.cache, 'proof', this.keyOf(stage), [proof, ...others].slice(0, MOST_KEPT));
  }

  private stageOf(id: string): TrackedDeck {
    return new TrackedDeck(this.deck, id, this.asked.editions);
  }

  private keyOf({ key }: TrackedDeck): string {
    return keyOf(key, this.asked.players ?? null);
  }

  private proofsOf(stage: TrackedDeck): readonly Proof[] {
    const found = getJson<readonly Proof[]>(this.cache, 'proof', this.keyOf(stage));
    return Array.isArray(found) ? found : [];
  }
}
