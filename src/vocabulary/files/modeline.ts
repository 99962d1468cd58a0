import { type FileKind, schemaName } from './index.js';

/** The type of file at a path of a deck. */
function fileKindAt(path: string): FileKind {
  const [first, second, third] = path.split('/');
  if (path === 'templates/layout.yaml') return 'layout';
  if (path === 'templates/theme.yaml') return 'theme';
  if (first !== 'cards') return 'deck';
  if (second === 'rules' || second === 'words') return second;
  return third === 'text' ? 'text' : 'cards';
}

/** The line by which an editor finds the schema of a file of a deck. */
export function modeline(path: string): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}schema/${schemaName(fileKindAt(path))}\n`;
}
