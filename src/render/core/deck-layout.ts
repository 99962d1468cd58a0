import type { Deck, Layouts, Regions } from '../../deck/deck.js';
import { memoize } from '../../memo/memoize.js';
import type { RulesName } from '../../vocabulary/files/deck-file.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import { CARD_KEYS, type CardKind, kinds } from '../../vocabulary/kinds/index.js';
import { resolveRegions } from './layout.js';

/** Adds the layout to the deck, so that the engine knows without files what covers what. */
export function withLayout(deck: Deck, file: LayoutFile): Deck {
  const rules = [...new Set(Object.values(deck.editions).map((edition) => edition.rules))].sort();
  return { ...deck, layout: layoutsFor(file, ...rules) };
}

const layoutsFor = memoize((file: LayoutFile, ...rules: RulesName[]) => {
  const byKind = (name: RulesName): [CardKind, Regions][] =>
    CARD_KEYS.map((key) => [kinds[key].kind, resolveRegions(file, kinds[key].kind, name)]);
  return Object.fromEntries(rules.map((name) => [name, Object.fromEntries(byKind(name))])) as Layouts;
});
