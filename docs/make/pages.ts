import { cardFormat } from './card-format.js';
import { cli } from './cli.js';
import { designNotes } from './design-notes.js';
import { diagnostics } from './diagnostics.js';
import { effects } from './effects.js';
import { printing } from './printing.js';
import { security } from './security.js';

/** Every page that is made from the code, by its name below docs/. */
export const pages: Readonly<Record<string, () => string>> = {
  'reference/card-format.md': cardFormat,
  'reference/effects.md': effects,
  'reference/diagnostics.md': diagnostics,
  'reference/cli.md': cli,
  'dev/design-notes.md': designNotes,
  'guide/printing.md': printing,
  'reference/security.md': security,
};
