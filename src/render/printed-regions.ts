import type { RegionName } from '../../templates/template.js';
import type { Card } from '../deck/deck.js';
import type { CardKind } from '../vocabulary/cards/index.js';
import { SLOTS } from '../vocabulary/icons.js';
import type { Layout } from './layout.js';

/** Cards that are laid on others are clear (LOOK-1); all others are printed on paper. */
export function isClear(kind: CardKind): boolean {
  return kind === 'modifier' || kind === 'event' || kind === 'death' || kind === 'mystery';
}

/** The regions that cards of a kind may print at all. */
const PRINTABLE: Readonly<Record<CardKind, readonly RegionName[]>> = {
  character: ['title', 'portrait', 'name', 'text'],
  residence: ['title', 'portrait', 'name', 'text'],
  modifier: ['title', 'portrait', ...slotRegions(), 'text', 'reminder'],
  death: ['title', 'portrait', ...slotRegions(), 'text'],
  mystery: ['title', 'portrait', ...slotRegions(), 'text'],
  event: ['title', 'portrait', 'text'],
  reference: ['title', 'text'],
};

export function isPrintable(kind: CardKind, region: RegionName): boolean {
  return PRINTABLE[kind].includes(region);
}

function slotRegions(): RegionName[] {
  return SLOTS.flatMap((slot): RegionName[] => [`pathos.${slot}`, `icon.${slot}`]);
}

/** The regions that a card prints, and so covers (VIS-2, VIS-4, VIS-5, MOD-6): what the white plate lies under. */
export function printedRegions(card: Card, { regions }: Layout): RegionName[] {
  const wanted: RegionName[] = ['title', 'text'];
  if (card.kind === 'character' || card.kind === 'residence') wanted.push('portrait', 'name');
  else if (card.art !== undefined) wanted.push('portrait');
  if ('pathos' in card) {
    for (const slot of SLOTS) {
      if (card.pathos[slot] !== undefined) wanted.push(`pathos.${slot}`);
      if (card.icons[slot] !== undefined) wanted.push(`icon.${slot}`);
    }
    if (card.effects.persistent !== undefined) wanted.push('reminder');
  }
  return wanted.filter((name) => regions[name] !== undefined);
}
