import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../support/places.js';

/** One file that uses another, or a package. Files are named from the root of the repository: `src/deck/deck.ts`. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** As it is written: `../deck/deck.js`. */
  readonly specifier: string;
  /** Whether the other is loaded before this one runs: it is not for its types alone, nor loaded later by `import()`. */
  readonly isValue: boolean;
}

/** All source files of the tool: `src` and the templates that it ships. */
export const sourceFiles: readonly string[] = ['src', 'templates'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
);

export const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

export const imports: readonly Import[] = sourceFiles.flatMap((file) => importsIn(file, textOf(file)));

/** What a file with this text imports. */
export function importsIn(file: string, text: string): Import[] {
  const statements = [...text.matchAll(/^(?:import|export)\s(?:([^;'"]*?)\sfrom\s+)?'([^']+)'/gm)];
  const later = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)];
  const found = [
    ...statements.map(([, names = '', specifier = '']) => ({ specifier, isValue: !isOfTypes(names) })),
    ...later.map(([, specifier = '']) => ({ specifier, isValue: false })),
  ];
  return found.map((one) => ({ ...one, from: file, to: resolve(file, one.specifier) }));
}

/** Of `type { A }` and of `{ type A, type B }` nothing is left when the program runs. */
function isOfTypes(names: string): boolean {
  if (/^type\s/.test(names)) return true;
  const [, list] = /^\{(.*)\}$/s.exec(names.trim()) ?? [];
  const named = list?.split(',').filter((name) => name.trim() !== '') ?? [];
  return named.length > 0 && named.every((name) => /^\s*type\s/.test(name));
}

function resolve(file: string, to: string): string {
  if (!to.startsWith('.')) return to;
  const path = relative(ROOT, join(ROOT, dirname(file), to)).replaceAll('\\', '/');
  const stem = path.replace(/\.js$/, '');
  const found = ['.ts', '.tsx', '.d.ts'].find((ending) => existsSync(join(ROOT, stem + ending)));
  return found === undefined ? path : stem + found;
}
