import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../../../src/deck/folder.js';
import { openTemplates } from '../../../src/render/drawing/templates.js';
import type { Target } from '../target.js';

const EVENT = fileURLToPath(new URL('../../../templates/event.tsx', import.meta.url));

/** A deck's own template, compiled and loaded into the sandbox. */
export const templates: Target = {
  name: 'templates',
  few: 15,
  seeds: () => [readFileSync(EVENT)],
  read: (bytes) => openTemplates(memoryFolder({ 'templates/event.tsx': bytes })),
};
