import { pickModifier } from '../pick-modifier.js';
import { readSelector, selector } from '../selector.js';
import { fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const moveModifier = defineVerb({
  name: 'moveModifier',
  aliases: ['move', 'shift'],
  meaning:
    'Moves a modifier, or all of them, from one character to another, on top of what lies there; it was not played (MOD-7).',
  otherwise: 'Without a modifier to move, or without another character to move it to, nothing happens.',
  categories: ['immediate'],
  value: fields(
    { from: selector, to: selector },
    { pick: pickModifier },
    { snippets: [{ label: '{ from, to }', body: { from: { of: 'opponents' }, to: { of: 'you' } } }] },
  ),
  read: (value) => ({
    from: readSelector(value.from),
    to: readSelector(value.to),
    pick: value.pick ?? ('top' as const),
  }),
  parts: { from: 'selector', to: 'selector' },
  frame: 'order',
  worth: ({ pick }) => (pick === 'all' ? 5 : 3),
  example: '- moveModifier: { from: { of: opponents }, to: { of: you }, pick: top }\n  may: true',
});
