import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Model } from './mutant.js';

const FILE = new URL('./noticed.yaml', import.meta.url);

const HEAD = `# Which probe has noticed each mutant: it is tried first, to be quick. Where it no longer does, all others are tried.
# UPDATE_NOTICED=1 npx vitest run test/mutation writes this file.
`;

/** Whose probe noticed a mutant, and in which context. */
export type Hint = readonly [of: string, context: string];
export type Hints = Readonly<Record<Model, Readonly<Record<string, Hint>>>>;

export function readHints(): Hints {
  const none = { engine: {}, oracle: {} };
  return existsSync(FILE) ? { ...none, ...parse(readFileSync(FILE, 'utf8')) } : none;
}

export function writeHints(hints: Hints): void {
  const lines = Object.entries(hints).flatMap(([model, noticed]) => [
    `${model}:`,
    ...Object.entries(noticed).map(([name, hint]) => `  ${JSON.stringify(name)}: ${JSON.stringify(hint)}`),
  ]);
  writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n`);
}
