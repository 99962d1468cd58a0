import type { Target } from '../target.js';
import { check } from './check.js';
import { fonts } from './fonts.js';
import { jpeg, png, svg } from './pictures.js';
import { templates } from './templates.js';
import { translations } from './translations.js';

export const targets: readonly Target[] = [
  check,
  translations('po'),
  translations('xliff'),
  translations('csv'),
  svg,
  png,
  jpeg,
  fonts,
  templates,
];
