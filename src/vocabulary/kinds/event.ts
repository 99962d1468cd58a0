import { eventRequires } from '../requires.js';
import { boolean, fields } from '../shape.js';
import { printed, readScript, ruleText, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';
import { effectsIn } from './effects-place.js';

const asDrawn = boolean({
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
    {
      ...printed,
      effects: effectsIn('immediate', 'reaction'),
      requires: eventRequires,
      asDrawn,
      wording,
      text: ruleText,
    },
  ),
  read: (card, effects) => ({ effects, ...readScript(card), asDrawn: card.asDrawn ?? false }),
  stock: 'clear',
  liesOn: 'nothing',
  isDrawn: true,
  regions: ['title', 'portrait', 'crest', 'text'],
  template: 'event',
  example:
    'events:\n  a-second-helping:\n    title: A Second Helping\n    effects:\n      immediate:\n        - draw: 3',
});
