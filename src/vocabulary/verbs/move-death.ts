import { readSelector, type Selector, selector } from '../selector.js';
import { boolean, fields } from '../shape.js';
import { defineVerb } from './define-verb.js';

export const moveDeath = defineVerb({
  name: 'moveDeath',
  meaning:
    'Moves an untimely death to another living character: one lives, then one dies (DEATH-7); with `eitherWay`, also from where it might go to where it might come from. DEATH-2 holds for the new one unless `anySelfWorth` is true.',
  otherwise: 'Without a death to move, or without a character that it may be moved to, nothing happens.',
  categories: ['immediate'],
  value: fields(
    { from: selector, to: selector },
    {
      anySelfWorth: boolean({
        description: 'Whether a self-worth of 0 or more is no hindrance.',
        default: false,
      }),
      eitherWay: boolean({
        description: 'Whether it may be moved the other way round instead.',
        default: false,
      }),
    },
    { snippets: [{ label: '{ from, to }', body: { from: { of: 'opponents' }, to: { of: 'you' } } }] },
  ),
  read: (value) => ({
    from: readSelector(value.from, 'dead'),
    to: readSelector(value.to),
    anySelfWorth: value.anySelfWorth ?? false,
    eitherWay: value.eitherWay ?? false,
  }),
  parts: { from: 'selector', to: 'selector' },
  frame: 'order',
  worth: () => 3,
  isDeadly: true,
  example: '- moveDeath: { from: { of: opponents }, to: { of: you }, eitherWay: true }',
});

/** The ways that a death may be moved, from a dead character to a living one: as the card says and, with `eitherWay`, back. */
export function listWays<S extends Pick<Selector, 'state'>>({
  from,
  to,
  eitherWay,
}: {
  readonly from: S;
  readonly to: S;
  readonly eitherWay: boolean;
}): { readonly from: S; readonly to: S }[] {
  const back = { from: { ...to, state: 'dead' as const }, to: { ...from, state: 'living' as const } };
  return eitherWay ? [{ from, to }, back] : [{ from, to }];
}
