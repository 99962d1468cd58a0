import { createKindShape, kind, readKind } from '../kinds/kind.js';
import { choice, fields, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const to = choice('place', ['discards', 'hand'] as const, {
  description: 'Where the cancelled card goes: to the discards, or back to the hand of whoever played it.',
  default: 'discards',
});

export const cancel = defineVerb({
  name: 'cancel',
  aliases: ['counter', 'negate', 'prevent', 'stop'],
  meaning: 'The card being played goes to the discards (or back to its hand) and does nothing (EVENT-4).',
  otherwise: 'It can be played only in answer to a play that it fits.',
  categories: ['reaction'],
  takesWho: false,
  value: union([kind, fields({ kind: createKindShape('What it can answer.') }, { to })], {
    description: 'What it can answer.',
    snippets: [
      { label: 'event', body: 'event' },
      { label: '{ kind, to }', body: { kind: 'modifier', to: 'hand' } },
    ],
  }),
  read: (value) =>
    typeof value === 'object' && 'kind' in value
      ? { kind: readKind(value.kind), to: value.to ?? ('discards' as const) }
      : { kind: readKind(value), to: 'discards' as const },
  parts: { kind: 'kinds' },
  frame: 'order',
  worth: () => 3,
  example: '- cancel: { kind: modifier, to: hand }',
});
