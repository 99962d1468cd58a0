/** `npm run hostile`: every command over a hostile deck beside a sound one: at most 2 s of work and 300 MB more. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { newDeck } from '../kill/commands.js';
import { ASKED } from './commands.js';
import { hostileDeck } from './hostile-deck.js';
import { measured } from './measured.js';

const folder = mkdtempSync(join(tmpdir(), 'shroud-hostile-'));
for (const args of ASKED) {
  // Both for the first time: nothing is known of either.
  const home = mkdtempSync(join(folder, 'home-'));
  const env = { XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: join(home, 'cache') };
  const sound = newDeck(join(home, 'sound'));
  const { deck } = hostileDeck(home);
  const [plain, hostile] = [measured(sound, args, env), measured(deck, args, env)];
  const [more, memory] = [hostile.seconds - plain.seconds, hostile.memory - plain.memory];
  const isOver = more > 2 || memory > 300;
  if (isOver) process.exitCode = 1;
  process.stdout.write(
    `${isOver ? '✗' : '✓'} ${args.join(' ').padEnd(52)} ${plain.seconds.toFixed(2)} s → ${hostile.seconds.toFixed(2)} s, ${plain.memory} MB → ${hostile.memory} MB, exit ${hostile.code}\n`,
  );
}
rmSync(folder, { recursive: true });
