import { CARD_SIZE } from '../../vocabulary/files/deck-file.js';

/** Card sizes for a new deck, in mm; all but the first have their own layout in `templates/sizes/`. */
export const CARD_SIZES = {
  poker: CARD_SIZE,
  tarot: { width: 70, height: 120, bleed: 3, corner: 3 },
  mini: { width: 44, height: 68, bleed: 3, corner: 2.5 },
  landscape: { width: 88, height: 63, bleed: 3, corner: 3 },
} as const;

export type SizeName = keyof typeof CARD_SIZES;
export const SIZE_NAMES = Object.keys(CARD_SIZES) as readonly SizeName[];
