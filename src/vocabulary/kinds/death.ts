import { effectsOn } from '../cards/effects.js';
import { laidRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const death = defineKind({
  kind: 'death',
  key: 'deaths',
  one: 'an untimely death',
  meaning: 'An untimely death: laid on a living character below 0, which then is dead (DEATH-1…5).',
  shape: fields(
    { title },
    { ...printed, ...scored, effects: effectsOn('death'), requires: laidRequires, wording },
    { notBoth: ['icon', 'icons'] },
  ),
  example:
    'deaths:\n  fell-from-a-folly:\n    title: Fell from a Folly\n    effects:\n      immediate:\n        - draw: 1',
});
