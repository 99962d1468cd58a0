import type { Declared } from '../../../vocabulary/declared.js';
import { filesFor } from '../../../vocabulary/files/for-deck.js';
import type { DeckNames } from '../../../vocabulary/fitting.js';
import { cardKinds } from '../../../vocabulary/kinds/index.js';
import { resolve, type Shape } from '../../../vocabulary/shape.js';

/** The shape of a card of a kind, given the deck's declarations and the names that cards may refer to. */
export function shapeOfCard(kind: string, declared: Declared, names: DeckNames): Shape | undefined {
  const file = resolve(filesFor(declared, names).cards);
  const key = Object.entries(cardKinds).find(([, one]) => one.kind === kind)?.[0] ?? kind;
  const found = file.is === 'fields' ? file.optional[key] : undefined;
  const cards = found && resolve(found);
  return cards?.is === 'record' ? cards.value : undefined;
}
