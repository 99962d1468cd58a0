import { effectsOn } from '../cards/effects.js';
import { mysteryRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';

export const mystery = defineKind({
  kind: 'mystery',
  key: 'mysteries',
  one: 'a mystery',
  meaning: "Played on one's own residence; its pathos counts in the family's final value (MYST-1, MYST-2).",
  shape: fields(
    { title },
    { ...printed, ...scored, effects: effectsOn('mystery'), requires: mysteryRequires, wording },
    { notBoth: ['icon', 'icons'] },
  ),
  example:
    'mysteries:\n  the-locked-nursery:\n    title: The Locked Nursery\n    pathos: { top: -15 }\n    requires: { family: { shows: [death] } }',
});
