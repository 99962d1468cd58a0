import { readSelector, selector } from '../selector.js';
import { fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const swapModifiers = defineVerb({
  name: 'swapModifiers',
  meaning: 'Two characters exchange all their modifiers, order kept.',
  otherwise:
    'Without two different characters to choose, nothing happens; having no modifiers is no hindrance.',
  categories: ['immediate'],
  value: fields(
    { a: selector, b: selector },
    {},
    { snippets: [{ label: '{ a, b }', body: { a: { of: 'you' }, b: { of: 'opponents' } } }] },
  ),
  read: (value) => ({ a: readSelector(value.a), b: readSelector(value.b) }),
  parts: { a: 'selector', b: 'selector' },
  frame: 'order',
  worth: () => 3,
  example: '- swapModifiers: { a: { of: you }, b: { of: opponents } }',
});
