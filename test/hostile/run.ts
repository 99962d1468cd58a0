/**
 * `npm run hostile`: every command over a hostile deck beside a sound one, and `check` over decks that are full of one
 * thing that takes long: at most 2 s of work and 300 MB more. Words behind it (`npm run hostile -- build PDFs`): only
 * what has one of them in its name.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { newDeck } from '../kill/commands.js';
import { ASKED } from './commands.js';
import { hostileDeck } from './hostile-deck.js';
import { measured } from './measured.js';
import { variants } from './variants.js';

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'shroud-hostile-'));

/** Both for the first time: nothing is known of either. */
async function compare(what: string, args: readonly string[], make: (home: string) => string): Promise<void> {
  if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) return;
  const home = mkdtempSync(join(folder, 'home-'));
  const env = { XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: join(home, 'cache') };
  const plain = await measured(newDeck(join(home, 'sound')), args, env);
  const hostile = await measured(make(home), args, env);
  const isOver = hostile.seconds - plain.seconds > 2 || hostile.memory - plain.memory > 300;
  if (isOver) process.exitCode = 1;
  process.stdout.write(
    `${isOver ? '✗' : '✓'} ${what.padEnd(52)} ${plain.seconds.toFixed(2)} s → ${hostile.seconds.toFixed(2)} s, ${plain.memory} MB → ${hostile.memory} MB, exit ${hostile.code}\n`,
  );
  rmSync(home, { recursive: true });
}

for (const args of ASKED) await compare(args.join(' '), args, (home) => hostileDeck(home).deck);
for (const [name, make] of Object.entries(variants))
  await compare(`check: ${name}`, ['check'], (home) => make(join(home, 'deck')));
rmSync(folder, { recursive: true });
