import { expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { Workspace } from '../../src/project/workspace.js';
import { Album } from '../../src/studio/server/album.js';

const KEY = 'poodles/en//front';
const titled = (title: string) => ({
  'shroud.yaml': 'name: small\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
  'cards/base/modifiers.yaml': `modifiers:\n  poodles: { title: ${title}, pathos: { top: -10 } }\n`,
});

it('what a page was told to fetch is there, however fast somebody types; what nobody can want any more is not kept', async () => {
  let title = '';
  const open = () => memoryFolder(titled(title));
  const workspace = new Workspace({ directory: '/deck', isOnDisk: false, open });
  const album = new Album(workspace);
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
