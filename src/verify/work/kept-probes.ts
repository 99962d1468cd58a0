import type { Deck } from '../../deck/deck.js';
import { digest } from '../ground/fingerprint.js';
import type { CardEvidence, ProbeChunk, Proof } from '../probes/evidence.js';
import { Stage } from '../probes/laying/stage.js';
import { type Keep, recall, remember } from './keep.js';

const KIND = 'probes';

/** Of each card: the decks that its probes were last made in. Whoever goes back and forth finds them all. */
const MOST_KEPT = 4;

/** The probes of cards, from one run to the next. They hold as long as the card, and all that they asked of the deck, is the same. */
export class KeptProbes {
  private readonly keep: Keep | undefined;
  private readonly deck: Deck;
  private readonly asked: Omit<ProbeChunk, 'cards'>;

  /** @param deck as it is played */
  constructor(keep: Keep | undefined, deck: Deck, asked: Omit<ProbeChunk, 'cards'>) {
    this.keep = keep;
    this.deck = deck;
    this.asked = asked;
  }

  find(id: string): CardEvidence | undefined {
    if (this.keep === undefined) return undefined;
    const stage = this.stageOf(id);
    return this.proofsOf(this.keep, stage).find(({ asked }) => stage.answersTo(asked))?.evidence;
  }

  add(id: string, proof: Proof): void {
    if (this.keep === undefined) return;
    const stage = this.stageOf(id);
    const others = this.proofsOf(this.keep, stage).filter(({ asked }) => !stage.answersTo(asked));
    remember(this.keep, KIND, this.keyOf(stage), [proof, ...others].slice(0, MOST_KEPT));
  }

  private stageOf(id: string): Stage {
    return new Stage(this.deck, id, this.asked.editions);
  }

  private keyOf({ key }: Stage): string {
    return digest([key, this.asked.players ?? null]);
  }

  private proofsOf(keep: Keep, stage: Stage): readonly Proof[] {
    const found = recall(keep, KIND, this.keyOf(stage));
    return Array.isArray(found) ? (found as Proof[]) : [];
  }
}
