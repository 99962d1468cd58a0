import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STARTER } from '../../support/places.js';
import { MAIN } from '../../support/shroud.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** A running `check --watch`, and what it has said since it was last asked. */
function watching(folder: string) {
  const child = spawn(process.execPath, [MAIN, 'check', '--watch', '--deck', folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  let heard = () => {};
  child.stdout.on('data', (text) => {
    said += text;
    heard();
  });
  /** Waits until it has said so; what it said before is gone. */
  const says = async (what: RegExp): Promise<string> => {
    while (!what.test(said))
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
    const all = said;
    said = '';
    return all;
  };
  return { child, says };
}

describe('shroud check --watch', () => {
  it('reports problems again, no matter how an editor saves, and a line when all is well', async () => {
    const folder = temporaryFolder();
    cpSync(STARTER, folder, { recursive: true });
    const path = join(folder, 'cards/first/events.yaml');
    const good = readFileSync(path, 'utf8');
    // Each mistake is a new one: what was said before can't be taken for it.
    const bad = (way: number) => good.replace('title:', `titel${way}:`);
    const { child, says } = watching(folder);
    const WELL = /✓ .*\n/;
    const wrong = (way: number) => new RegExp(`events\\.yaml:\\d+:\\d+ error .*titel${way}[\\s\\S]*✗ .*\\n`);
    await says(WELL);
    const ways: Readonly<Record<string, (text: string) => void>> = {
      'in place': (text) => writeFileSync(path, text),
      'beside, and renamed': (text) => {
        writeFileSync(`${path}.new`, text);
        renameSync(`${path}.new`, path);
      },
      'with a backup': (text) => {
        renameSync(path, `${path}~`);
        writeFileSync(path, text);
        rmSync(`${path}~`);
      },
      'removed and written again': (text) => {
        rmSync(path);
        writeFileSync(path, text);
      },
      'half, and then the rest': (text) => {
        writeFileSync(path, text.slice(0, text.length / 2));
        writeFileSync(path, text);
      },
    };
    for (const [way, save] of Object.values(ways).entries()) {
      save(bad(way));
      await says(wrong(way));
      save(good);
      await says(WELL);
    }
    // A file in a folder that was not there before.
    mkdirSync(join(folder, 'cards/second'));
    writeFileSync(join(folder, 'cards/second/more.yaml'), 'events: {');
    await says(/second\/more\.yaml:1:\d+ error /);
    rmSync(join(folder, 'cards/second'), { recursive: true });
    await says(WELL);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  }, 120_000);
});
