import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SOUND } from '../../support/deck/bad-decks.js';
import { MAIN } from '../../support/shroud.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** Runs with a folder that is mounted read-only, which needs a name space of its own. */
const readOnly = (folder: string, command: string, args: readonly string[]) =>
  spawnSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"',
      folder,
      command,
      ...args,
    ],
    { encoding: 'utf8' },
  );

describe('a read-only disk', () => {
  it('is called that where output/ is missing, and not a link that leads nowhere', ({ skip }) => {
    const folder = temporaryFolder({ ...SOUND });
    skip(readOnly(folder, 'true', []).status !== 0, 'nothing can be mounted here');
    const { status, stderr } = readOnly(folder, process.execPath, [MAIN, 'build', '--deck', folder]);
    expect([status, stderr]).toEqual([1, expect.stringContaining("can't be written: the disk is read-only")]);
  });
});
