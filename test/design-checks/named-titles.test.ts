import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { SOUND } from '../support/deck/bad-decks.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const FAMILIES = 'cards/base/families.yaml';
const LONG = 'Grogar, who was not always the beast that howls on the stairs of the castle, '.repeat(3);

/** A deck with one card whose text names a character several times. */
const deckFolder = () =>
  temporaryFolder({
    ...SOUND,
    'cards/base/cards.yaml': `events:
  a-visit:
    title: A Visit
    effects:
      immediate:
${'        - { discard: 1, if: { count: { is: grogar }, atLeast: 1 } }\n'.repeat(3)}`,
  });

describe('the title of a character', () => {
  it('that changes has every text measured again that names the character, in a process and in the next', async () => {
    const folder = deckFolder();
    const workspace = openWorkspace(folder);
    const misfits = async (opened = workspace.checked()) =>
      (await opened).report.diagnostics.filter(
        ({ code, message }) => code === 'TEXT_OVERFLOW' && message.includes('"a-visit"'),
      );
    await workspace.update();
    expect(await misfits()).toEqual([]);
    writeFileSync(
      join(folder, FAMILIES),
      SOUND[FAMILIES]?.replace('title: Grogar', `title: "${LONG}"`) ?? '',
    );
    await workspace.update([FAMILIES]);
    const here = await misfits();
    expect(here).not.toEqual([]);
    expect(await misfits(openWorkspace(folder).checked())).toEqual(here);
  });
});
