import { join } from 'node:path';
import { writeWhole } from '../deck/write-whole.js';
import { FILE_KINDS, schemaName, schemaText } from '../vocabulary/files/index.js';

/** Writes the JSON Schemas into a deck's `schema/`, for editors; returns their paths, relative to the deck. */
export function writeSchemas(directory: string): readonly string[] {
  return FILE_KINDS.map((kind) => {
    const path = `schema/${schemaName(kind)}`;
    writeWhole(join(directory, path), schemaText(kind));
    return path;
  });
}
