import type { Deck, Layouts, Regions } from '../deck/deck.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import { CARD_KEYS, type CardKind, kinds } from '../vocabulary/kinds/index.js';
import { resolveRegions } from './core/layout.js';

/** Memo by file: the last layout made from it, and the rules that it was made for. */
const made = new WeakMap<LayoutFile, { readonly rules: string; readonly layout: Layouts }>();

/** Adds the layout to the deck, so that the engine knows without files what covers what. */
export function withLayout(deck: Deck, file: LayoutFile): Deck {
  const rules = [...new Set(Object.values(deck.editions).map((edition) => edition.rules))].sort();
  const byKind = (name: (typeof rules)[number]): [CardKind, Regions][] =>
    CARD_KEYS.map((key) => [kinds[key].kind, resolveRegions(file, kinds[key].kind, name)]);
  const make = () =>
    Object.fromEntries(rules.map((name) => [name, Object.fromEntries(byKind(name))])) as Layouts;
  const named = rules.join(' ');
  const before = made.get(file);
  const known = before?.rules === named ? before : { rules: named, layout: make() };
  made.set(file, known);
  return { ...deck, layout: known.layout };
}
