import { plainChange } from '../amount.js';
import { type StoryIcon, storyIcon } from '../icons.js';
import { readSelector, type Selector, selector } from '../selector.js';
import { choice, describe, fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

const value = plainChange("Added to this character's self-worth for each of them.");
const among = describe(selector, { description: 'Among which characters.' });

export const pathosPer = defineVerb({
  name: 'pathosPer',
  meaning:
    "Adds `value` to this character's self-worth for each visible icon among, or for each character of, the selector; this card's own icon counts.",
  otherwise: 'None found adds nothing; inside `among`, self-worth is printed pathos only.',
  categories: ['continuous', 'persistent'],
  takesWho: false,
  value: fields(
    { among, value },
    {
      icon: describe(storyIcon, { description: 'Each visible icon of this sort counts.' }),
      each: choice('thing to count', ['character'] as const, { description: 'Each character counts.' }),
    },
    {
      oneOf: ['icon', 'each'],
      notBoth: ['icon', 'each'],
      snippets: [
        { label: '{ icon, among, value }', body: { icon: 'duck', among: { of: 'you' }, value: -5 } },
        {
          label: '{ each, among, value }',
          body: { each: 'character', among: { of: 'you', state: 'dead' }, value: -5 },
        },
      ],
    },
  ),
  read: (given): { icon?: StoryIcon; each?: 'character'; among: Selector; value: number } => ({
    ...(given.icon === undefined ? { each: 'character' } : { icon: given.icon }),
    among: readSelector(given.among),
    value: given.value,
  }),
  parts: { icon: 'icon', among: 'selector', value: 'count' },
  frame: 'whole',
  worth: ({ value }) => -1.5 * value,
  example: '- pathosPer: { icon: duck, among: { of: you }, value: -5 }',
});
