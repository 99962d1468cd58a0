import { ruleId } from '../id.js';
import { fields, list } from '../shape.js';
import { printed, title } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const reference = defineKind({
  kind: 'reference',
  key: 'references',
  one: 'a reference card',
  meaning: 'A card that helps players remember: a list of rules, in their short form (COMP-4).',
  shape: fields(
    {
      title,
      body: list(ruleId, {
        minimum: 1,
        unique: true,
        description: 'The rules it shows, by id, in this order.',
      }),
    },
    printed,
  ),
  read: ({ body }) => ({ body }),
  stock: 'paper',
  liesOn: 'nothing',
  isInDrawPile: false,
  regions: ['title', 'text'],
  template: 'reference',
  example: 'references:\n  a-turn: { title: A Turn, body: [TURN-1, TURN-2, TURN-3] }',
});
