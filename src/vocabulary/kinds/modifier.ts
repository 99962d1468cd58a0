import { effectsOn } from '../cards/effects.js';
import { laidRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const modifier = defineKind({
  kind: 'modifier',
  key: 'modifiers',
  one: 'a modifier',
  meaning: 'A transparent card that is laid on a character: pathos, icons and an effect (LOOK-3, MOD-1).',
  shape: fields(
    { title },
    { ...printed, ...scored, effects: effectsOn('modifier'), requires: laidRequires, wording },
    { notBoth: ['icon', 'icons'] },
  ),
  example:
    'modifiers:\n  pursued-by-poodles:\n    title: Pursued by Poodles\n    pathos: { top: -10, middle: -15 }\n    icon: beast\n    effects:\n      immediate:\n        - discard: 1',
});
