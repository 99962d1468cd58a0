import type { Deck } from '../../deck/deck.js';
import { findValue, keepValue } from '../../store/kept.js';
import { keyOf } from '../../store/key.js';
import type { Store } from '../../store/store.js';
import type { CardEvidence, ProbeChunk, Proof } from './evidence.js';
import { Stage } from './laying/stage.js';
import type { KnownResults } from './tried-probes.js';

/** Cached proofs per card, for its last few decks: undoing an edit still hits the cache. */
const MOST_KEPT = 4;

/** Caches probes between runs. A proof is valid while the card and the answers of the deck to its queries are equal. */
export class KeptProbes {
  private readonly store: Store;
  private readonly deck: Deck;
  private readonly asked: Omit<ProbeChunk, 'cards' | 'known'>;

  /** @param deck as it is played */
  constructor(store: Store, deck: Deck, asked: Omit<ProbeChunk, 'cards' | 'known'>) {
    this.store = store;
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
    keepValue(this.store, 'proof', this.keyOf(stage), [proof, ...others].slice(0, MOST_KEPT));
  }

  private stageOf(id: string): Stage {
    return new Stage(this.deck, id, this.asked.editions);
  }

  private keyOf({ key }: Stage): string {
    return keyOf(key, this.asked.players ?? null);
  }

  private proofsOf(stage: Stage): readonly Proof[] {
    const found = findValue<readonly Proof[]>(this.store, 'proof', this.keyOf(stage));
    return Array.isArray(found) ? found : [];
  }
}
