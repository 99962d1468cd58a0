import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that a designer makes all evening: another word in a flavour text. */
export function changeOneCard(folder: string, word: string): void {
  const file = join(folder, 'cards/base/modifiers.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {4}flavour: )/m, `$1${word} `));
}
