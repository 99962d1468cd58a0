import { choice, either, list } from '../shape.js';
import { defineVerb } from './define-verb.js';

const LAID = ['modifier', 'death'] as const;
const laid = choice('kind of card', LAID);

export const redirect = defineVerb({
  name: 'redirect',
  meaning: 'The modifier or death being played gets another legal target, chosen by you.',
  otherwise: 'It can be played only where another legal target exists.',
  categories: ['reaction'],
  takesWho: false,
  value: either([laid, list(laid, { minimum: 1, unique: true })], {
    description: 'What it can answer: `modifier`, `death`, or both in a list.',
    snippets: [{ label: 'modifier', body: 'modifier' }],
  }),
  read: (value) => ({ kind: LAID.filter((kind) => kind === value || value.includes(kind)) }),
  example: '- redirect: [modifier, death]',
});
