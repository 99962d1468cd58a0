import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../src/deck/folder.js';
import { UnsavedEdits } from '../../src/studio/server/unsaved-edits.js';
import { openWorkspace, Workspace } from '../../src/workspace/workspace.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** A drawing of more than 128 KiB that is refused only after it has been read. */
const unusable = (which: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880">${'<rect width="630" height="880" fill-opacity=".1"/>'.repeat(3000 + which)}</svg>`;
const READ = 'its parts cover all of it 501 times';
const NOT_READ = 'it was not checked, because other files of this deck were unusable';

const IDS = ['ash', 'bog', 'cat', 'dew', 'elm'];
const CARDS = `events:\n${IDS.map((id) => `  ${id}: { title: A ${id}, art: ${id}.svg }\n`).join('')}`;
const FILES = {
  'shroud.yaml': 'name: small\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
  'cards/base/events.yaml': CARDS,
  ...Object.fromEntries(IDS.map((id, which) => [`${id}.svg`, unusable(which)])),
};

/** Why the picture of a card can't be drawn. */
async function flawOf(workspace: Workspace, id: string): Promise<string | undefined> {
  const { validSubset } = workspace.opened;
  const card = validSubset?.cards[id];
  if (validSubset === undefined || card === undefined) throw new Error(`There is no card ${id}.`);
  const { templates } = await workspace.openRenderer(validSubset);
  return templates.picture(id, card).problem?.flaw;
}

describe('the resource budget for untrusted files', () => {
  it('of an open deck is not refilled by a draft in the studio', async () => {
    const directory = temporaryFolder(FILES);
    const deck = openWorkspace(directory);
    await deck.checked();
    expect(await flawOf(deck, 'dew')).toContain(NOT_READ);
    const draft = CARDS.replaceAll(/, art: \w+\.svg/g, '');
    await new UnsavedEdits(directory).look('cards/base/events.yaml', draft, undefined);
    expect(await flawOf(deck, 'elm')).toContain(NOT_READ);
  });

  it('is one for each workspace', async () => {
    const open = () => new Workspace({ directory: '.', isOnDisk: false, open: () => memoryFolder(FILES) });
    const [one, other] = [open(), open()];
    expect([one.opened.report.errors, other.opened.report.errors]).toEqual([0, 0]);
    for (const id of ['ash', 'bog', 'cat']) expect(await flawOf(one, id)).toContain(READ);
    expect(await flawOf(one, 'dew')).toContain(NOT_READ);
    expect(await flawOf(other, 'dew')).toContain(READ);
  });

  it('is whole again when the deck is loaded again', async () => {
    const deck = new Workspace({ directory: '.', isOnDisk: false, open: () => memoryFolder(FILES) });
    for (const id of ['ash', 'bog', 'cat']) expect(await flawOf(deck, id)).toContain(READ);
    expect(await flawOf(deck, 'dew')).toContain(NOT_READ);
    // They are read again by the check, until three have failed.
    const { opened } = await deck.update(['cards/base/events.yaml']);
    const flaws = opened.report.diagnostics.map(({ message }) => message);
    expect(flaws.filter((one) => one.includes(READ))).toHaveLength(3);
    expect(flaws.filter((one) => one.includes(NOT_READ))).toHaveLength(2);
  });
});
