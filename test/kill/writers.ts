import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argsOf, newDeck } from './commands.js';

/** Texts of the starter deck: each writer has one of its own, in the same file. */
const TEXTS = [
  ['aunt-ottilie.title', 'Aunt Ottilie'],
  ['little-lambert.title', 'Little Lambert'],
  ['madame-mirza.title', 'Madame Mirza'],
  ['the-strong-man.title', 'The Strong Man'],
  ['number-nine.title', 'Number Nine'],
] as const;

export interface Writing {
  readonly won: number;
  readonly lost: number;
  /** What was not right, in words. */
  readonly wrong: readonly string[];
}

/**
 * Several imports at once, round after round: the texts of one that exits with 0 are in the deck, those of one that does not are not,
 * and one always gets through.
 * @param progress receives after each round how many there were and what they came to
 * @param interrupted ends it, without a word about the round in which that happens
 */
export async function writeAtOnce(
  folder: string,
  writers: number,
  rounds: number,
  progress: (done: number, soFar: Writing) => void = () => {},
  interrupted?: AbortSignal,
): Promise<Writing> {
  const deck = newDeck(join(folder, 'deck'));
  const wrong: string[] = [];
  let [won, lost] = [0, 0];
  for (let round = 1; round <= rounds; round++) {
    const texts = TEXTS.slice(0, writers).map(([id, source]) => ({
      id,
      source,
      text: `${source} ${round}.`,
    }));
    for (const { id, source, text } of texts)
      writeFileSync(join(deck, `${id}.csv`), `id,en,it\n"${id}","${source}","${text}"\n`);
    const ends = await Promise.all(texts.map(({ id }) => imported(deck, `${id}.csv`)));
    if (interrupted?.aborted) break;
    const now = readFileSync(join(deck, 'cards/first/text/it.yaml'), 'utf8');
    for (const [index, { code, err }] of ends.entries()) {
      const { id = '', text = '' } = texts[index] ?? {};
      const isThere = now.includes(text);
      if (code === 0) won++;
      else lost++;
      if (code === 0 && !isThere) wrong.push(`round ${round}: ${id} was lost`);
      if (code !== 0 && (isThere || !/nothing was written/.test(err)))
        wrong.push(`round ${round}: ${id} ended with ${code}: ${err}`);
    }
    if (ends.every(({ code }) => code !== 0)) wrong.push(`round ${round}: none got through`);
    progress(round, { won, lost, wrong });
  }
  return { won, lost, wrong };
}

function imported(deck: string, file: string): Promise<{ code: number | null; err: string }> {
  const [main = ''] = argsOf('import');
  const child = spawn(process.execPath, [main, 'l10n', 'import', file], { cwd: deck });
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, err })));
}
