import { memoryFolder } from '../../../src/deck/folder.js';
import { createWorkspace, type Workspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { bytesOf, type Target } from '../target.js';

type Files = Record<string, string | Uint8Array>;

const DECK: Files = {
  ...SOUND,
  'cards/base/cards.yaml':
    'modifiers:\n  poodles:\n    title: Poodles\n    flavour: So many.\n    pathos: { top: -10 }\n    icon: beast\nevents:\n  a-road: { title: A Road, effects: { immediate: [{ draw: 2 }] } }\n',
  'cards/base/text/it.yaml':
    'poodles: { title: Barboncini, flavour: Tanti. }\na-road: { title: Una strada }\n',
  'cards/words/it.yaml': 'icons: { duck: Anatra }\n',
};

const MARK = '@@ ';

/** A whole deck as one input: each file behind a line with its path. */
const bundle = (files: Files) =>
  bytesOf(
    Object.entries(files)
      .map(([path, text]) => `${MARK}${path}\n${text}`)
      .join(''),
  );

function unbundled(bytes: Uint8Array): Files {
  const parts = Buffer.from(bytes)
    .toString('latin1')
    .split(new RegExp(`^${MARK}`, 'm'))
    .slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), Buffer.from(part.slice(end + 1), 'latin1')];
    }),
  );
}

const files: Files = {};
const held = createWorkspace(memoryFolder(files));

async function now(workspace: Workspace): Promise<string> {
  await workspace.update();
  const { report, deck } = await workspace.checked();
  return JSON.stringify([report.diagnostics, deck]);
}

async function holds(deck: Files): Promise<void> {
  for (const path of Object.keys(files)) delete files[path];
  Object.assign(files, deck);
  const fresh = await now(createWorkspace(memoryFolder({ ...deck })));
  if ((await now(held)) !== fresh)
    throw new Error('A workspace that was open says something else than a new one.');
}

/** A deck that is edited while it is open: its diagnostics are those of a freshly opened one. */
export const workspace: Target = {
  name: 'workspace',
  few: 6,
  seeds: () => [bundle(DECK)],
  async read(bytes) {
    await holds(unbundled(bytes));
    await holds(DECK);
  },
};
