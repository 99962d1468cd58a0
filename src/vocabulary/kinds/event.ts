import { effectsOn } from '../cards/effects.js';
import { eventRequires } from '../requires.js';
import { fields, flag } from '../shape.js';
import { printed, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';

const asDrawn = flag({
  description: 'Whether it is played as soon as it is drawn (TURN-9).',
  default: false,
});

export const event = defineKind({
  kind: 'event',
  key: 'events',
  one: 'an event',
  meaning: 'Played from the hand, does what it says, goes to the discards (EVENT-1).',
  shape: fields(
    { title },
    { ...printed, effects: effectsOn('event'), requires: eventRequires, asDrawn, wording },
  ),
  example:
    'events:\n  a-second-helping:\n    title: A Second Helping\n    effects:\n      immediate:\n        - draw: 3',
});
