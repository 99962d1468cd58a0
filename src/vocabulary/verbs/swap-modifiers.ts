import { readSelector, selector } from '../selector.js';
import { choice, describe, fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

const pick = choice('way to pick', ['all', 'top'] as const, {
  description: 'All modifiers of both, order kept, or only the topmost of each.',
  default: 'all',
});

export const swapModifiers = defineVerb({
  name: 'swapModifiers',
  meaning: 'Two characters exchange all their modifiers, order kept, or only the topmost of each.',
  otherwise:
    'Without two different characters to choose, nothing happens; having no modifiers is no hindrance.',
  categories: ['immediate'],
  value: fields(
    {
      a: describe(selector, { aliases: ['from', 'first'] }),
      b: describe(selector, { aliases: ['to', 'with', 'second'] }),
    },
    { pick },
    { snippets: [{ label: '{ a, b }', body: { a: { of: 'you' }, b: { of: 'opponents' } } }] },
  ),
  read: (value) => ({
    a: readSelector(value.a),
    b: readSelector(value.b),
    pick: value.pick ?? ('all' as const),
  }),
  parts: { a: 'selector', b: 'selector' },
  frame: 'order',
  worth: () => 3,
  example: '- swapModifiers: { a: { of: you }, b: { of: opponents } }',
});
