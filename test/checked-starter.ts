import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openWorkspace } from '../src/project/workspace.js';
import { storeFolder } from '../src/store/store.js';

const STARTER = fileURLToPath(new URL('../examples/starter', import.meta.url));

/** What a check of the starter deck has kept, made once for all tests. */
async function kept(): Promise<string> {
  const place = join(process.env.XDG_CACHE_HOME ?? tmpdir(), 'checked-starter');
  if (existsSync(place)) return place;
  mkdirSync(dirname(place), { recursive: true });
  const deck = mkdtempSync(`${place}-`);
  cpSync(STARTER, deck, { recursive: true });
  await openWorkspace(deck).checked();
  try {
    renameSync(storeFolder(deck), place);
  } catch {
    // Another worker has been quicker.
  }
  rmSync(deck, { recursive: true });
  return place;
}

/**
 * Puts the starter deck beside what is in a folder, as if it had been checked before: whoever spoils one card need not
 * have all others set first.
 */
export async function checkedStarter(folder: string): Promise<string> {
  cpSync(STARTER, folder, { recursive: true, force: false });
  cpSync(await kept(), storeFolder(folder), { recursive: true });
  return folder;
}
