import type { Deck, Layouts, Regions } from '../deck/deck.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import { CARD_KEYS, type CardKind, kinds } from '../vocabulary/kinds/index.js';
import { regionsOf } from './ground/layout.js';

/** The deck with its layout: the engine needs no files to know what covers what. */
export function withLayout(deck: Deck, file: LayoutFile): Deck {
  const rules = [...new Set(Object.values(deck.editions).map((edition) => edition.rules))].sort();
  const byKind = (name: (typeof rules)[number]): [CardKind, Regions][] =>
    CARD_KEYS.map((key) => [kinds[key].kind, regionsOf(file, kinds[key].kind, name)]);
  const layout = Object.fromEntries(rules.map((name) => [name, Object.fromEntries(byKind(name))])) as Layouts;
  return { ...deck, layout };
}
