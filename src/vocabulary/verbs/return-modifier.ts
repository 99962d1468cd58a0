import { pickModifier } from '../pick-modifier.js';
import { readSelector, selector } from '../selector.js';
import { fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const returnModifier = defineVerb({
  name: 'returnModifier',
  aliases: ['return', 'bounce'],
  meaning: 'A modifier, or all modifiers, of a character go to the hand of *who*.',
  otherwise: 'Without a modifier to take back, nothing happens.',
  categories: ['immediate'],
  value: fields(
    { from: selector },
    { pick: pickModifier },
    { snippets: [{ label: '{ from }', body: { from: { of: 'you' } } }] },
  ),
  read: (value) => ({ from: readSelector(value.from), pick: value.pick ?? ('top' as const) }),
  parts: { from: 'selector' },
  frame: 'order',
  worth: ({ pick }) => (pick === 'all' ? 5 : 3),
  example: '- returnModifier: { from: { of: you } }',
});
