import { justTrue } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const deathOnAnyPlay = defineVerb({
  name: 'deathOnAnyPlay',
  meaning: '*Who* may play an untimely death as any play, not only as the first (DEATH-1).',
  otherwise: 'All else about deaths stays as it is (DEATH-2).',
  categories: ['continuous', 'persistent'],
  value: justTrue({ snippets: [{ label: 'true', body: true }] }),
  read: () => ({}),
  parts: {},
  frame: 'permission',
  worth: () => 3,
  isDeadly: true,
  example: '- deathOnAnyPlay: true',
});
