import { createContainedFolder } from '../../deck/disk/contained-folder.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { deckSchemas, SCHEMAS } from '../../services/deck-schemas.js';
import { FILE_KINDS, schemaName } from '../../vocabulary/files/index.js';
import { openWorkspace } from '../../workspace/workspace.js';

/**
 * Writes the JSON Schemas of a deck into its `schema/` folder, for editors; returns their paths, relative to the deck.
 */
export function writeSchemas(directory: string): readonly string[] {
  const deck = diskFolder(directory);
  if (deck === undefined) return [];
  const schemas = deckSchemas(openWorkspace(directory).opened, deck);
  const folder = createContainedFolder(directory, SCHEMAS);
  return FILE_KINDS.map((kind) => {
    folder.write(schemaName(kind), schemas[kind]);
    return `${SCHEMAS}/${schemaName(kind)}`;
  });
}
