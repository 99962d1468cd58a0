import { readDeclared } from '../../deck/source/declared-in.js';
import { didYouMean } from '../../diagnostics/index.js';
import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import { filesFor } from '../../vocabulary/files/for-deck.js';
import { type RecordShape, resolve } from '../../vocabulary/shape.js';
import { UsageError } from '../../workspace/errors.js';

/** Shapes of the card files of a deck, by kind, including what the deck declares. */
export function listKindShapes(settings: DeckFile): ReadonlyMap<string, RecordShape> {
  const shape = resolve(filesFor(readDeclared(settings)).cards);
  const fields = shape.is === 'fields' ? Object.entries({ ...shape.required, ...shape.optional }) : [];
  return new Map(
    fields.flatMap(([key, field]) => {
      const entries = resolve(field);
      return entries.is === 'record' ? [[key, entries] as const] : [];
    }),
  );
}

/** @throws UsageError if there is no such kind */
export function kindCalled(settings: DeckFile, kind: string): RecordShape {
  const kinds = listKindShapes(settings);
  const found = kinds.get(kind);
  if (found === undefined)
    throw new UsageError(`There is no kind "${kind}". ${didYouMean(kind, [...kinds.keys()])}`);
  return found;
}
