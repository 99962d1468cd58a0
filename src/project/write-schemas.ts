import { containedFolder } from '../deck/disk/contained-folder.js';
import { FILE_KINDS, schemaName, schemaText } from '../vocabulary/files/index.js';

/** Writes the JSON Schemas into a deck's `schema/`, for editors; returns their paths, relative to the deck. */
export function writeSchemas(directory: string): readonly string[] {
  const folder = containedFolder(directory, 'schema');
  return FILE_KINDS.map((kind) => {
    folder.write(schemaName(kind), schemaText(kind));
    return `schema/${schemaName(kind)}`;
  });
}
