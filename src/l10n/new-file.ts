import { posix } from 'node:path';
import { type FileKind, schemaName } from '../vocabulary/files/index.js';

/** What a new file of translations begins with: the line by which an editor finds its schema. */
export function newFile(file: string): string {
  const kind: FileKind = file.startsWith('cards/rules/') ? 'rules' : 'text';
  const schema = posix.relative(posix.dirname(file), `schema/${schemaName(kind)}`);
  return `# yaml-language-server: $schema=${schema}\n`;
}
