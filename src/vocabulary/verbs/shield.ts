import { createKindShape, kind, readKind } from '../kinds/kind.js';
import { choice, fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const from = choice('player', ['opponents', 'anyone'] as const, {
  description: "Against whose cards: those of the controller's opponents, or anyone's.",
  default: 'opponents',
});

export const shield = defineVerb({
  name: 'shield',
  aliases: ['protect', 'immune', 'guard'],
  meaning:
    'No card of these kinds, played by opponents of the controller (or by anyone), may be laid on this character or pick it.',
  otherwise: 'What lies there already stays.',
  categories: ['continuous', 'persistent'],
  takesWho: false,
  value: union([kind, fields({ kind: createKindShape('Against what.') }, { from })], {
    description: 'Against what.',
    snippets: [
      { label: 'death', body: 'death' },
      { label: '{ kind, from }', body: { kind: 'card', from: 'anyone' } },
    ],
  }),
  read: (value) =>
    typeof value === 'object' && 'kind' in value
      ? { kind: readKind(value.kind), from: value.from ?? ('opponents' as const) }
      : { kind: readKind(value), from: 'opponents' as const },
  parts: { kind: 'kinds' },
  frame: 'whole',
  worth: () => 3,
  example: '- shield: { kind: death, from: anyone }',
});
