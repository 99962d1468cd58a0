import type { Target } from '../target.js';
import { check } from './check.js';
import { fonts } from './fonts.js';
import { merge, replayed, state } from './games.js';
import { pdf } from './pdf.js';
import { effects, jpeg, png, svg } from './pictures.js';
import { templates } from './templates.js';
import { translations } from './translations.js';
import { workspace } from './workspace.js';

export const targets: readonly Target[] = [
  check,
  workspace,
  translations('po'),
  translations('xliff'),
  translations('csv'),
  svg,
  effects,
  png,
  jpeg,
  pdf,
  fonts,
  templates,
  replayed,
  merge,
  state,
];
