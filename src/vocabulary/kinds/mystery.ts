import { SLOT_REGIONS } from '../region.js';
import { mysteryRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, readScores, readScript, ruleText, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';
import { effectsIn } from './effects-place.js';

export const mystery = defineKind({
  kind: 'mystery',
  key: 'mysteries',
  one: 'a mystery',
  meaning: "Played on one's own residence; its pathos counts in the family's final value (MYST-1, MYST-2).",
  shape: fields(
    { title },
    {
      ...printed,
      ...scored,
      effects: effectsIn('immediate', 'continuous'),
      requires: mysteryRequires,
      wording,
      text: ruleText,
    },
    { notBoth: ['icon', 'icons'] },
  ),
  read: (card, effects) => ({ ...readScores(card), effects, ...readScript(card) }),
  stock: 'clear',
  liesOn: 'residence',
  isInDrawPile: true,
  regions: ['title', 'portrait', ...SLOT_REGIONS, 'text'],
  template: 'mystery',
  example:
    'mysteries:\n  the-locked-nursery:\n    title: The Locked Nursery\n    pathos: { top: -15 }\n    requires: { family: { shows: [death] } }',
});
