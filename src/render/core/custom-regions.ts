import { memoizeByKey } from '../../memo/memoize.js';
import type { Declared } from '../../vocabulary/declared.js';
import type { LayoutFile, Placement } from '../../vocabulary/files/layout-file.js';
import {
  CARD_KEYS,
  CARD_KINDS,
  type CardKey,
  type CardKind,
  cardKinds,
} from '../../vocabulary/kinds/index.js';

/** Adds the deck's custom kinds and fields to a layout: they are printed in the regions of their names. */
export function withCustomRegions(layout: LayoutFile, declared: Declared | undefined): LayoutFile {
  if (declared === undefined || Object.keys(declared.fields).length + (declared.kinds ?? []).length === 0)
    return layout;
  return addCustomRegions(layout, declared);
}

const addCustomRegions = memoizeByKey(
  (layout: LayoutFile, declared: Declared): LayoutFile => {
    const names = [...CARD_KEYS, ...(declared.kinds ?? [])].map((key) => {
      const fields = Object.entries(declared.fields[key] ?? {}).filter(([, { printed }]) => printed);
      return [isBuiltIn(key) ? cardKinds[key].kind : key, fields.map(([name]) => name)];
    });
    return { ...layout, custom: Object.fromEntries(names) };
  },
  ({ key }) => key,
);

const isBuiltIn = (key: string): key is CardKey => (CARD_KEYS as readonly string[]).includes(key);

/** The part of the common placement that a kind of card shares: a custom kind shares only the title. */
export function getSharedPart(kind: string, place: Placement | undefined): Placement | undefined {
  if (place === undefined || isBuiltInKind(kind)) return place;
  const { regions, insets } = place;
  return {
    ...(regions?.title && { regions: { title: regions.title } }),
    ...(insets?.title && { insets: { title: insets.title } }),
  };
}

export const isBuiltInKind = (kind: string): kind is CardKind =>
  (CARD_KINDS as readonly string[]).includes(kind);
