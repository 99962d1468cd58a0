import { SLOT_REGIONS } from '../region.js';
import { laidRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, readScores, readScript, ruleText, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';
import { effectsIn } from './effects-place.js';

export const death = defineKind({
  kind: 'death',
  key: 'deaths',
  one: 'an untimely death',
  meaning: 'An untimely death: laid on a living character below 0, which then is dead (DEATH-1…5).',
  shape: fields(
    { title },
    {
      ...printed,
      ...scored,
      effects: effectsIn('immediate', 'continuous'),
      requires: laidRequires,
      wording,
      text: ruleText,
    },
    { notBoth: ['icon', 'icons'] },
  ),
  read: (card, effects) => ({ ...readScores(card), effects, ...readScript(card) }),
  stock: 'clear',
  liesOn: 'character',
  isInDrawPile: true,
  regions: ['title', 'portrait', ...SLOT_REGIONS, 'text'],
  template: 'death',
  example:
    'deaths:\n  fell-from-a-folly:\n    title: Fell from a Folly\n    effects:\n      immediate:\n        - draw: 1',
});
