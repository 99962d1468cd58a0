import { readSelector, selector } from '../selector.js';
import { fields, flag } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const moveDeath = defineVerb({
  name: 'moveDeath',
  meaning:
    'Moves an untimely death to another living character: one lives, then one dies (DEATH-7); DEATH-2 holds for the new one unless `anySelfWorth` is true.',
  otherwise: 'Without a death to move, or without a character that it may be moved to, nothing happens.',
  categories: ['immediate'],
  value: fields(
    { from: selector, to: selector },
    {
      anySelfWorth: flag({
        description: 'Whether a self-worth of 0 or more is no hindrance.',
        default: false,
      }),
    },
    { snippets: [{ label: '{ from, to }', body: { from: { of: 'opponents' }, to: { of: 'you' } } }] },
  ),
  read: (value) => ({
    from: readSelector(value.from, 'dead'),
    to: readSelector(value.to),
    anySelfWorth: value.anySelfWorth ?? false,
  }),
  parts: { from: 'selector', to: 'selector' },
  frame: 'order',
  worth: () => 3,
  isDeadly: true,
  example: '- moveDeath: { from: { of: opponents }, to: { of: you } }',
});
