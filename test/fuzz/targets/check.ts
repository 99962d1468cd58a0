import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../../../src/deck/folder.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import type { Target } from '../target.js';

const FOLDER = fileURLToPath(new URL('../../../examples/starter/cards/first/', import.meta.url));

/** A file of cards among sound ones. */
export const check: Target = {
  name: 'check',
  few: 40,
  seeds: () =>
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(join(FOLDER, name))),
  read: (bytes) =>
    createWorkspace(memoryFolder({ ...SOUND, 'cards/base/cards.yaml': bytes })).opened.report.diagnostics
      .length,
};
