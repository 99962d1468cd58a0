import { SLOT_REGIONS } from '../region.js';
import { laidRequires } from '../requires.js';
import { fields } from '../shape.js';
import { printed, readScores, readScript, ruleText, scored, title, wording } from './common-fields.js';
import { defineKind } from './define-kind.js';
import { effectsIn } from './effects-place.js';

export const modifier = defineKind({
  kind: 'modifier',
  key: 'modifiers',
  one: 'a modifier',
  meaning: 'A transparent card that is laid on a character: pathos, icons and an effect (LOOK-3, MOD-1).',
  shape: fields(
    { title },
    {
      ...printed,
      ...scored,
      effects: effectsIn('immediate', 'continuous', 'persistent'),
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
  regions: ['title', 'portrait', ...SLOT_REGIONS, 'text', 'reminder'],
  template: 'modifier',
  example:
    'modifiers:\n  pursued-by-poodles:\n    title: Pursued by Poodles\n    pathos: { top: -10, middle: -15 }\n    icon: beast\n    effects:\n      immediate:\n        - discard: 1',
});
