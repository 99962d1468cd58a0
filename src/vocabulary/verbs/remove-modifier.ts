import { pickModifier } from '../pick-modifier.js';
import { readSelector, selector } from '../selector.js';
import { fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const removeModifier = defineVerb({
  name: 'removeModifier',
  aliases: ['remove', 'destroy', 'strip'],
  meaning: 'A modifier, or all modifiers, of a character go to the discards.',
  otherwise: 'Without a modifier to remove, nothing happens.',
  categories: ['immediate'],
  value: fields(
    { from: selector },
    { pick: pickModifier },
    { snippets: [{ label: '{ from }', body: { from: { of: 'anyone' } } }] },
  ),
  read: (value) => ({ from: readSelector(value.from), pick: value.pick ?? ('top' as const) }),
  parts: { from: 'selector' },
  frame: 'order',
  worth: ({ pick }) => (pick === 'all' ? 5 : 3),
  example: '- removeModifier: { from: { of: you }, pick: any }',
});
