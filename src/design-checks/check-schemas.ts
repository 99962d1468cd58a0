import { toFileStart } from '../diagnostics/index.js';
import { fingerprintInputs, SCHEMAS } from '../services/deck-schemas.js';
import { FILE_KINDS, schemaName } from '../vocabulary/files/index.js';
import type { OpenContext } from './contexts.js';

/** Reports schemas that no longer match the deck; nothing if there are none. */
export function checkSchemas(context: OpenContext): void {
  const { folder, directory, report } = context;
  const there = new Set((folder.list(SCHEMAS) ?? []).map(({ name }) => name));
  const old = FILE_KINDS.filter((kind) => there.has(schemaName(kind))).find((kind) => {
    const found = folder.read(`${SCHEMAS}/${schemaName(kind)}`);
    return (
      'bytes' in found && !new TextDecoder().decode(found.bytes).includes(fingerprintInputs(kind, context))
    );
  });
  if (old === undefined) return;
  const file = `${SCHEMAS}/${schemaName(old)}`;
  const command = directory === '.' ? 'shroud schema' : `shroud schema --deck ${directory}`;
  const message = `${file} is out of date: an editor that goes by it does not know what the deck declares now.`;
  report.add('SCHEMA_OUTDATED', toFileStart(file), message, `Write it again: ${command}`);
}
