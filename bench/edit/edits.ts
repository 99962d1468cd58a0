import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'cards/base/modifiers.yaml';

/** What a designer changes all evening: a word, a number, what a card does. Each is another one in each round. */
export const EDITS: Readonly<Record<string, (text: string, round: number) => string>> = {
  text: (text, round) => text.replace(/(pursued-by-poodles:[\s\S]*?flavour: )(\d+ )?/, `$1${round} `),
  number: (text, round) => text.replace(/(pursued-by-poodles:[\s\S]*?top: )-\d+/, `$1-${10 + round}`),
  script: (text, round) => text.replace(/(pursued-by-poodles:[\s\S]*?discard: )\d/, `$1${1 + (round % 4)}`),
};

export const CARD = 'pursued-by-poodles';

/** Makes an edit; returns the path that it has changed. */
export function edit(folder: string, name: string, round: number): string {
  const path = join(folder, FILE);
  const before = readFileSync(path, 'utf8');
  const after = EDITS[name]?.(before, round) ?? before;
  if (after === before) throw new Error(`the edit "${name}" changes nothing`);
  writeFileSync(path, after);
  return FILE;
}
