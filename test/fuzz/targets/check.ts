import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../../../src/deck/folder.js';
import { workspaceOf } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../deck/bad-decks.js';
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
    workspaceOf(memoryFolder({ ...SOUND, 'cards/base/cards.yaml': bytes })).opened.report.diagnostics.length,
};
