import { join } from 'node:path';
import { FILE_KINDS, schemaName, schemaText } from '../vocabulary/files/index.js';
import { writeWhole } from './write-file.js';

/** Writes the JSON Schemas into a deck's `schema/`, for editors; returns their paths, relative to the deck. */
export function writeSchemas(directory: string): readonly string[] {
  return FILE_KINDS.map((kind) => {
    const path = `schema/${schemaName(kind)}`;
    writeWhole(join(directory, path), schemaText(kind));
    return path;
  });
}
