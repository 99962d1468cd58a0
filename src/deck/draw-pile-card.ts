import { DRAW_PILE_KINDS, type DrawPileKind } from '../vocabulary/kinds/index.js';
import type { Card } from './deck.js';

/** A card that is shuffled into the draw pile (SETUP-4). */
export type DrawPileCard = Extract<Card, { readonly kind: DrawPileKind }>;

export const isInDrawPile = (card: Card): card is DrawPileCard =>
  (DRAW_PILE_KINDS as readonly string[]).includes(card.kind);
