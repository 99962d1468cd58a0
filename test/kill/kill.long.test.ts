import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dice } from '../fuzz/damage.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { newDeck, outcome } from './commands.js';
import { editWhileWriting } from './edit-while-writing.js';
import { atOnce, killAtRandom } from './kill-at-random.js';
import { writeAtOnce } from './writers.js';

describe('a process that is killed in the midst of its work', () => {
  it('leaves nothing that the next one could stumble over (npm run kill does it 200 times)', async () => {
    expect(await killAtRandom(temporaryFolder(), 4, dice(13))).toEqual([]);
  }, 240_000);
});

describe('an editor that saves a file at the moment at which the tool writes it', () => {
  it('loses nothing, be it by rename or in place (npm run kill -- --edits 400)', async () => {
    const { wrong } = await editWhileWriting(temporaryFolder(), 80, dice(7));
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe('two processes, or three, at once on one deck', () => {
  it('come to what one alone comes to', async () => {
    const folder = temporaryFolder();
    const [alone, shared] = [newDeck(join(folder, 'alone')), newDeck(join(folder, 'shared'))];
    const names = ['check', 'print', 'verify'];
    const expected = new Map(names.map((name) => [name, outcome(alone, name)]));
    const report = (deck: string) => readFileSync(join(deck, 'output/verify/report.json'), 'utf8');
    // Two that prove, then all three beside each other, with what those have kept.
    for (const together of [['verify', 'verify'], names]) {
      const found = await atOnce(shared, together);
      for (const [place, name] of together.entries()) {
        const { code, out } = expected.get(name) as { code: number | null; out: string };
        expect(found[place], `${name} among ${together.join(', ')}`).toEqual({ code, out });
      }
      expect(report(shared)).toBe(report(alone));
    }
    expect(outcome(shared, 'print'), 'and the next one').toEqual(expected.get('print'));
  }, 240_000);
});

describe('several imports at once, of which one lost the other’s changes (security 5)', () => {
  it.each([2, 5])(
    '%i: the texts of those that get through are there, the others get an error (npm run kill does 200 rounds)',
    async (writers) => {
      const { won, lost, wrong } = await writeAtOnce(temporaryFolder(), writers, 1);
      expect(wrong).toEqual([]);
      expect(won + lost).toBe(writers);
    },
    240_000,
  );
});
