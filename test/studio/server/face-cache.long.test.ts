import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import type { FaceKey } from '../../../src/studio/protocol.js';
import { FaceCache } from '../../../src/studio/server/face-cache.js';
import { Studio } from '../../../src/studio/server/studio.js';
import { Workspace } from '../../../src/workspace/workspace.js';
import { starter } from '../../support/studio/running.js';

const KEY = 'poodles/en//front';
const titled = (title: string) => ({
  'shroud.yaml': 'name: small\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
  'cards/base/modifiers.yaml': `modifiers:\n  poodles: { title: ${title}, pathos: { top: -10 } }\n`,
});

it('an address that a page received can be fetched, no matter how fast the user types; addresses out of use are not kept', async () => {
  let title = '';
  const open = () => memoryFolder(titled(title));
  const workspace = new Workspace({ directory: '/deck', isOnDisk: false, open });
  const album = new FaceCache(workspace);
  const told: string[] = [];
  for (let typed = 1; typed <= 60; typed++) {
    title = `Poodles ${typed}`;
    const { faces } = await workspace.update();
    album.forget(faces);
    told.push((await album.note(KEY)).address ?? '');
  }
  expect(new Set(told).size).toBe(60);
  const held = told.map((address) => album.drawing(address) !== undefined);
  expect(held.slice(-50)).not.toContain(false);
  expect(held.slice(0, 8)).not.toContain(true);
});

it('faces that are not asked for again are forgotten: 180,000 that no deck has took 71 MB', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const studio = new Studio(starter());
  await studio.faces([KEY]);
  const before = used();
  for (let round = 0; round < 180; round++)
    await studio.faces(Array.from({ length: 1000 }, (_, i): FaceKey => `junk-${round}-${i}/en//front`));
  // One key may be as long as a message.
  await studio.faces(Array.from({ length: 100 }, (_, i): FaceKey => `${'x'.repeat(500_000)}${i}/en//front`));
  expect(used() - before).toBeLessThan(20);
  studio.stop();
});
