import { fields } from '../shape.js';
import { family, printed, ruleText, title } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const residence = defineKind({
  kind: 'residence',
  key: 'residences',
  one: 'a residence',
  meaning: 'The house of a family, laid beside it; mysteries are played on it (SETUP-2, MYST-1).',
  shape: fields({ title, family }, { ...printed, text: ruleText }),
  read: ({ family }) => ({ family }),
  stock: 'paper',
  liesOn: 'table',
  isInDrawPile: false,
  regions: ['title', 'portrait', 'name', 'text'],
  template: 'residence',
  example: 'residences:\n  the-tower: { title: The Tower, family: castle-slogar }',
});
