/**
 * Which regions a card prints, and so covers (VIS-2, VIS-4, VIS-5, MOD-6). The white plate and the engine follow
 * from the same regions.
 */

import type { Rectangle, Regions } from '../../../templates/template.js';
import { getCardStock, type OfKind } from '../../deck/custom-card.js';
import type { Card } from '../../deck/deck.js';
import { OWN_REGIONS } from '../../vocabulary/files/custom-shapes.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { SLOTS } from '../../vocabulary/icons.js';
import { getKindFacts } from '../../vocabulary/kinds/index.js';
import { isBuiltInKind } from './custom-regions.js';
import { boundsOf } from './geometry.js';

/** A layout, as far as it matters here. */
interface WithRegions {
  readonly regions: Regions;
}

/** Cards that are laid on others are clear (LOOK-1); all others are printed on paper. */
export const isClear = (card: OfKind): boolean => getCardStock(card) === 'clear';

/** The regions of custom fields on cards of a kind. */
export const listCustomRegions = ({ custom = {} }: LayoutFile, kind: string): readonly string[] =>
  Object.hasOwn(custom, kind) ? (custom[kind] ?? []) : [];

/** Whether cards of a kind may print a region at all. */
export const isPrintable = (file: LayoutFile, kind: string, region: string): boolean =>
  builtInRegions(kind).includes(region) || listCustomRegions(file, kind).includes(region);

const builtInRegions = (kind: string): readonly string[] =>
  isBuiltInKind(kind) ? getKindFacts(kind).regions : OWN_REGIONS;

/** Whether the kind of a card has room for a picture. */
export const hasPortrait = (card: OfKind): boolean => builtInRegions(card.kind).includes('portrait');

/**
 * Whether a card shows a picture that only shares its name. A clear card must name its picture, since it covers what
 * lies below (LOOK-1), unless its layout has a crest and no portrait: then the crest is made for a picture (LOOK-4).
 */
export const showsUnnamedPicture = (card: OfKind, { regions }: WithRegions): boolean =>
  !isClear(card) || (regions.crest !== undefined && regions.portrait === undefined);

/** Where a card shows its picture: the bounding box of its portrait, else that of a crest made for one. */
export function pictureBox({ regions }: WithRegions): Rectangle | undefined {
  const shapes = regions.portrait ?? regions.crest?.filter((shape) => 'width' in shape) ?? [];
  return shapes.length === 0 ? undefined : boundsOf(shapes);
}

/** The regions that a card prints, and so covers (VIS-2, VIS-4, VIS-5, MOD-6): they get the white plate. */
export function listPrintedRegions(card: Card, { regions }: WithRegions): string[] {
  const can = builtInRegions(card.kind);
  const wanted: string[] = ['title', ...Object.keys(card.fields ?? {})];
  // A built-in kind always has a text box, even if it is empty; a custom card has one if it has text.
  if (card.kind !== 'own' || card.text !== undefined || card.flavour !== undefined) wanted.push('text');
  // A card with a name below the portrait always has both.
  if (can.includes('name')) wanted.push('portrait', 'name');
  else if (card.art !== undefined) wanted.push('portrait');
  if (can.includes('crest')) wanted.push('crest');
  if ('pathos' in card) {
    for (const slot of SLOTS) {
      if (card.pathos[slot] !== undefined) wanted.push(`pathos.${slot}`);
      if (card.icons[slot] !== undefined) wanted.push(`icon.${slot}`);
    }
    if (card.effects.persistent !== undefined) wanted.push('reminder');
  }
  return wanted.filter((name) => regions[name] !== undefined);
}
