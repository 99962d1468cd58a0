import { LAID_KINDS } from '../kinds/index.js';
import { choice, list, union } from '../shape.js';
import { defineVerb } from './define-verb.js';

const laid = choice('kind of card', LAID_KINDS);
const names = LAID_KINDS.map((kind) => `\`${kind}\``).join(', ');

export const redirect = defineVerb({
  name: 'redirect',
  aliases: ['retarget'],
  meaning: 'The modifier or death being played gets another legal target, chosen by you.',
  otherwise: 'It can be played only where another legal target exists.',
  categories: ['reaction'],
  takesWho: false,
  value: union([laid, list(laid, { minimum: 1, unique: true })], {
    description: `What it can answer: ${names}, or both in a list.`,
    snippets: [{ label: 'modifier', body: 'modifier' }],
  }),
  read: (value) => ({ kind: LAID_KINDS.filter((kind) => kind === value || value.includes(kind)) }),
  parts: { kind: 'kinds' },
  frame: 'order',
  worth: () => 3,
  example: '- redirect: [modifier, death]',
});
