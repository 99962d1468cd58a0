import type { Card, Deck } from '../deck/deck.js';
import type { DraftCard } from '../deck/draft/draft.js';
import type { LoadedDeck } from '../deck/load/load-deck.js';

/** A card as it is, or, while something is wrong with it, as it was when it was last sound. */
export interface CardState {
  readonly card: Card;
  /** The deck that it was sound in. */
  readonly deck: Deck;
  /** Whether something is wrong with it now. */
  readonly isStale: boolean;
  readonly file: string;
}

/** The cards of a deck by id, none of them lost because of a mistake in its file. */
export class CardStates {
  private readonly states = new Map<string, CardState>();
  /** Cards that something is wrong with, and that were never sound here, as they stand in their files. */
  unsound: ReadonlyMap<string, DraftCard> = new Map();

  get(id: string): CardState | undefined {
    return this.states.get(id);
  }

  get ids(): readonly string[] {
    return [...this.states.keys()];
  }

  /** Takes over what is sound; what is not, and was, becomes stale; what is gone is forgotten. */
  update({ usable, ids, broken, drafts, fileOf }: LoadedDeck): void {
    const cards = usable?.cards ?? {};
    for (const [id, state] of this.states) {
      if (Object.hasOwn(cards, id)) continue;
      const isThere = usable === undefined || ids.has(id) || broken.has(state.file);
      if (!isThere) this.states.delete(id);
      else if (!state.isStale) this.states.set(id, { ...state, isStale: true });
    }
    if (usable !== undefined)
      for (const [id, card] of Object.entries(cards))
        this.states.set(id, { card, deck: usable, isStale: false, file: fileOf(id) ?? '' });
    const others = drafts.filter(({ id, key }) => key !== 'families' && !this.states.has(id));
    this.unsound = new Map(others.map((draft) => [draft.id, draft]));
  }
}
