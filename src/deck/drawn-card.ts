import { DRAWN_KINDS, type DrawnKind } from '../vocabulary/kinds/index.js';
import type { Card } from './deck.js';

/** A card that is shuffled into the draw pile (SETUP-4). */
export type DrawnCard = Extract<Card, { readonly kind: DrawnKind }>;

export const isDrawn = (card: Card): card is DrawnCard =>
  (DRAWN_KINDS as readonly string[]).includes(card.kind);
