import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cacheDirectory } from '../../src/cache/cache.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { STARTER } from './places.js';
import { MAIN } from './shroud.js';

/** Who checks: this process, or the built command. It is made of other files, and never asks for what ours have kept. */
const CHECKERS = {
  here: async (deck: string) => void (await openWorkspace(deck).checked()),
  command: async (deck: string) => void (await run(process.execPath, [MAIN, 'check', '--deck', deck])),
};
const run = promisify(execFile);

/** What a check of the starter deck has kept, made once for all tests. */
async function kept(by: keyof typeof CHECKERS): Promise<string> {
  const place = join(process.env.XDG_CACHE_HOME ?? tmpdir(), `checked-starter-${by}`);
  if (existsSync(place)) return place;
  mkdirSync(dirname(place), { recursive: true });
  const deck = mkdtempSync(`${place}-`);
  cpSync(STARTER, deck, { recursive: true, filter: (path) => !path.includes('/output') });
  await CHECKERS[by](deck);
  try {
    renameSync(cacheDirectory(deck), place);
  } catch {
    // Another worker has been quicker.
  }
  rmSync(deck, { recursive: true });
  return place;
}

/**
 * Puts the starter deck beside what is in a folder, as if it had been checked before: a test that spoils one card need not
 * have all others set first.
 */
export async function checkedStarter(folder: string, by: keyof typeof CHECKERS = 'here'): Promise<string> {
  cpSync(STARTER, folder, { recursive: true, force: false, filter: (path) => !path.includes('/output') });
  cpSync(await kept(by), cacheDirectory(folder), { recursive: true });
  return folder;
}
