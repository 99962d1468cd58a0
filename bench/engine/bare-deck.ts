import type { Deck } from '../../src/deck/deck.js';

/** The drawn cards of the classic edition as numbers: all that the beginners' game (SETUP-9) sees of them. */
export interface BareDeck {
  /** 0 modifier, 1 event, 2 death. */
  readonly kinds: Uint8Array;
  /** Three a card: top, middle, bottom; `TRANSPARENT` where nothing is printed. */
  readonly pathos: Int8Array;
}

export const MODIFIER = 0;
export const EVENT = 1;
export const DEATH = 2;
export const TRANSPARENT = 127;

const KINDS: Readonly<Record<string, number>> = { modifier: MODIFIER, event: EVENT, death: DEATH };

/** One copy of every modifier, event and death of the classic edition, in the order of the deck. */
export function bareDeck(deck: Deck): BareDeck {
  const kinds: number[] = [];
  const pathos: number[] = [];
  for (const card of Object.values(deck.cards)) {
    if (card.kind !== 'modifier' && card.kind !== 'event' && card.kind !== 'death') continue;
    if (!card.editions.includes('classic')) continue;
    kinds.push(KINDS[card.kind] ?? EVENT);
    const { top, middle, bottom }: { top?: number; middle?: number; bottom?: number } =
      card.kind === 'event' ? {} : card.pathos;
    pathos.push(top ?? TRANSPARENT, middle ?? TRANSPARENT, bottom ?? TRANSPARENT);
  }
  return { kinds: Uint8Array.from(kinds), pathos: Int8Array.from(pathos) };
}
