import { eventRequires } from '../requires.js';
import { boolean, fields } from '../shape.js';
import { printed, readScript, ruleText, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';
import { effectsIn } from './effects-place.js';

const asDrawn = boolean({
  description: 'Whether it is played as soon as it is drawn (TURN-9).',
  default: false,
});

const either = boolean({
  description:
    'Of an event with `reaction` and `immediate` clauses: true if it is played either in answer to a play, for its reaction alone, or as a play of one’s own, for its immediate clauses alone; false if its immediate clauses follow its reaction.',
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
      either,
      wording,
      text: ruleText,
    },
  ),
  read: (card, effects) => ({
    effects,
    ...readScript(card),
    asDrawn: card.asDrawn ?? false,
    either: card.either ?? false,
  }),
  stock: 'clear',
  liesOn: 'nothing',
  isInDrawPile: true,
  regions: ['title', 'portrait', 'crest', 'text'],
  template: 'event',
  example:
    'events:\n  a-second-helping:\n    title: A Second Helping\n    effects:\n      immediate:\n        - draw: 3',
});
