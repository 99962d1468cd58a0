import { fields } from '../shape.js';
import { family, printed, ruleText, title } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const character = defineKind({
  kind: 'character',
  key: 'characters',
  one: 'a character',
  meaning: 'A member of a family: a portrait in the centre, the family symbol, a dead side (LOOK-2).',
  shape: fields({ title, family }, { ...printed, text: ruleText }),
  read: ({ family }) => ({ family }),
  stock: 'paper',
  liesOn: 'table',
  isInDrawPile: false,
  regions: ['title', 'portrait', 'name', 'text'],
  template: 'character',
  example:
    'characters:\n  grogar:\n    title: Grogar\n    family: castle-slogar\n    flavour: Assembled with love, and mostly in order.',
});
