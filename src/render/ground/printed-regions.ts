import type { Rectangle, RegionName } from '../../../templates/template.js';
import type { Card } from '../../deck/deck.js';
import { SLOTS } from '../../vocabulary/icons.js';
import { type CardKind, factsOf } from '../../vocabulary/kinds/index.js';
import { boundsOf } from './geometry.js';
import type { Layout } from './layout.js';

/** Cards that are laid on others are clear (LOOK-1); all others are printed on paper. */
export const isClear = (kind: CardKind): boolean => factsOf(kind).stock === 'clear';

/** Whether cards of a kind may print a region at all. */
export const isPrintable = (kind: CardKind, region: RegionName): boolean =>
  factsOf(kind).regions.includes(region);

/**
 * Whether a card shows a picture that is only called like it. A clear card has to name one, since it covers what lies
 * below (LOOK-1), unless its layout has a crest and no portrait: then the crest is made for a picture (LOOK-4).
 */
export const showsUnnamedPicture = (kind: CardKind, { regions }: Layout): boolean =>
  !isClear(kind) || (regions.crest !== undefined && regions.portrait === undefined);

/** Where a card shows its picture: the box around its portrait, else that of a crest made for one. */
export function pictureBox({ regions }: Layout): Rectangle | undefined {
  const shapes = regions.portrait ?? regions.crest?.filter((shape) => 'width' in shape) ?? [];
  return shapes.length === 0 ? undefined : boundsOf(shapes);
}

/** The regions that a card prints, and so covers (VIS-2, VIS-4, VIS-5, MOD-6): what the white plate lies under. */
export function printedRegions(card: Card, { regions }: Layout): RegionName[] {
  const wanted: RegionName[] = ['title', 'text'];
  // Whoever has a name below the portrait always has both.
  if (isPrintable(card.kind, 'name')) wanted.push('portrait', 'name');
  else if (card.art !== undefined) wanted.push('portrait');
  if (isPrintable(card.kind, 'crest')) wanted.push('crest');
  if ('pathos' in card) {
    for (const slot of SLOTS) {
      if (card.pathos[slot] !== undefined) wanted.push(`pathos.${slot}`);
      if (card.icons[slot] !== undefined) wanted.push(`icon.${slot}`);
    }
    if (card.effects.persistent !== undefined) wanted.push('reminder');
  }
  return wanted.filter((name) => regions[name] !== undefined);
}
