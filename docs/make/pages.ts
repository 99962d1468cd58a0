import { cardFormat } from './card-format.js';
import { cli } from './cli.js';
import { designNotes } from './design-notes.js';
import { diagnostics } from './diagnostics.js';
import { effects } from './effects.js';
import { printing } from './printing.js';
import { security } from './security.js';

/** Every page that is made from the code, by its name below docs/. */
export const pages: Readonly<Record<string, () => string>> = {
  'card-format.md': cardFormat,
  'effects.md': effects,
  'diagnostics.md': diagnostics,
  'cli.md': cli,
  'design-notes.md': designNotes,
  'printing.md': printing,
  'security.md': security,
};
