import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { memoryFolder } from '../../../src/deck/folder.js';
import { compileTemplates } from '../../../src/render/compile-templates.js';
import { templateFolder } from '../../../src/render/ground/template-folder.js';
import type { Target } from '../target.js';

const EVENT = fileURLToPath(new URL('../../../templates/event.tsx', import.meta.url));

/** A deck's own template, compiled: it is never run here. */
export const templates: Target = {
  name: 'templates',
  few: 15,
  seeds: () => [readFileSync(EVENT)],
  read: (bytes) => compileTemplates(templateFolder(memoryFolder({ 'templates/event.tsx': bytes }))),
};
