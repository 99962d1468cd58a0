import type { Card, Deck } from '../deck/deck.js';
import type { LoadedDeck } from '../deck/load/load-deck.js';
import type { SourceCard } from '../deck/source/source-deck.js';

/** Current state of a card or, while it has errors, its last valid state. */
export interface CardState {
  readonly card: Card;
  /** The deck in which it was valid. */
  readonly deck: Deck;
  /** Whether it has errors now. */
  readonly isStale: boolean;
  readonly file: string;
}

/** Cards of a deck by id. A card is not lost while its file has errors. */
export class CardStates {
  private readonly states = new Map<string, CardState>();
  /** Cards with errors that have never been valid in this process, as written in their files. */
  unsound: ReadonlyMap<string, SourceCard> = new Map();

  get(id: string): CardState | undefined {
    return this.states.get(id);
  }

  get ids(): readonly string[] {
    return [...this.states.keys()];
  }

  /** Replaces the states of valid cards, marks cards that became invalid as stale, and forgets deleted ones. */
  update({ validSubset, ids, unreadable, drafts, fileOf }: LoadedDeck): void {
    const cards = validSubset?.cards ?? {};
    for (const [id, state] of this.states) {
      if (Object.hasOwn(cards, id)) continue;
      const isThere = validSubset === undefined || ids.has(id) || unreadable.has(state.file);
      if (!isThere) this.states.delete(id);
      else if (!state.isStale) this.states.set(id, { ...state, isStale: true });
    }
    if (validSubset !== undefined)
      for (const [id, card] of Object.entries(cards))
        this.states.set(id, { card, deck: validSubset, isStale: false, file: fileOf(id) ?? '' });
    const others = drafts.filter(({ id, key }) => key !== 'families' && !this.states.has(id));
    this.unsound = new Map(others.map((draft) => [draft.id, draft]));
  }
}
