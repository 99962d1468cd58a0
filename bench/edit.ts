import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { faceSvg } from '../src/render/output/svg.js';
import { openWorkspace } from '../src/workspace/workspace.js';
import { deckCopies } from './edit/deck-copies.js';
import { CARD, EDITS, edit } from './edit/edits.js';
import { ROOT, runOnce, verdict } from './measure.js';

const ROUNDS = 7;
const MAIN = join(ROOT, 'dist/cli/main.js');

/**
 * What an edit costs in a running workspace, until problems, words and face are there, against a check in a new process;
 * and in a deck of ten times as many files. With `--before DIR` (an older checkout, built), also what a check in a new
 * process takes after an edit, against what it took there; each checks the deck that it shipped.
 */
export async function bench(): Promise<boolean> {
  const [one, ten] = [deckCopies(1), deckCopies(10)];
  try {
    const small = await editing(one);
    const check = least(
      Array.from({ length: ROUNDS }, () => runOnce([MAIN, 'check', '--deck', one]).milliseconds),
    );
    const results = Object.keys(EDITS).map((name) =>
      verdict(`${name} of a card changed / check in a new process`, (small[name] ?? 0) / check, 0.05),
    );
    const large = await editing(ten);
    const mean = (times: Readonly<Record<string, number>>) =>
      Object.values(times).reduce((sum, time) => sum + time, 0);
    results.push(verdict('an edit among 1,790 cards / among 179', mean(large) / mean(small), 2));
    const told = Object.entries(small).map(
      ([name, time]) => `${name} ${time.toFixed(0)} ms (${large[name]?.toFixed(0)} ms)`,
    );
    console.log(`      ${told.join(', ')}; check ${check.toFixed(0)} ms`);
    const before = process.argv.indexOf('--before');
    if (before > 0) results.push(afterEdit(one, resolve(process.argv[before + 1] ?? '.')));
    return results.every(Boolean);
  } finally {
    for (const folder of [one, ten]) rmSync(folder, { recursive: true });
  }
}

const least = (times: readonly number[]): number => Math.min(...times);

/** By the sort of edit: the quickest of some, in ms. */
async function editing(folder: string): Promise<Record<string, number>> {
  const workspace = openWorkspace(folder);
  const { opened } = await workspace.update();
  if (opened.validSubset === undefined || opened.report.errors > 0)
    throw new Error('the deck of the bench is not sound');
  const times: Record<string, number> = {};
  for (const name of Object.keys(EDITS)) {
    const all: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const path = edit(folder, name, round);
      const start = performance.now();
      const update = await workspace.update([path]);
      for (const language of opened.validSubset.languages) workspace.text(CARD, language);
      const face = await workspace.face({ id: CARD, side: 'front', language: 'en', edition: 'classic' });
      if (face === undefined || update.cards.get(CARD) !== 'changed')
        throw new Error('the edit was not noticed');
      faceSvg(face);
      all.push(performance.now() - start);
    }
    times[name] = least(all);
  }
  return times;
}

/** A check in a new process, one card changed since the last: now, against an older checkout, in turn. */
function afterEdit(now: string, checkout: string): boolean {
  const before = deckCopies(1, checkout);
  const sides = {
    before: { main: join(checkout, 'dist/cli/main.js'), folder: before, times: [] as number[] },
    now: { main: MAIN, folder: now, times: [] as number[] },
  };
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      for (const { main, folder, times } of Object.values(sides)) {
        edit(folder, 'text', 10 * round);
        const { milliseconds } = runOnce([main, 'check', '--deck', folder]);
        // The first round only fills what each of them keeps.
        if (round > 1) times.push(milliseconds);
      }
    }
  } finally {
    rmSync(before, { recursive: true });
  }
  const [ours, theirs] = [least(sides.now.times), least(sides.before.times)];
  console.log(`      ${ours.toFixed(0)} ms against ${theirs.toFixed(0)} ms`);
  return verdict('check after an edit, now / before', ours / theirs, 0.6);
}
