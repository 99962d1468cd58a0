import { memoryFolder } from '../../src/deck/folder.js';
import { TWO_FAMILIES } from './verify/two-families.js';

const MOTH =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="currentColor" d="M5 1l4 3-3 1 2 4-3-2-3 2 2-4-3-1z"/></svg>';

/** A deck with icons of its own: cards show them, ask for them and name them in their texts. */
export const CUSTOM_ICONS: Readonly<Record<string, string>> = {
  'shroud.yaml': `name: moths
version: 1.0.0
languages: [en, pl]
editions:
  classic: { sets: [base] }
  expansion: { sets: [base, homes] }
  second: { sets: [base] }
icons:
  moth: light and dust
  red-rose: { meaning: love and thorns }
`,
  'cards/rules/en.yaml': 'VIS-7: { text: Icons stand for stories., figure: icons }\n',
  'cards/rules/pl.yaml': 'VIS-7: Ikony opowiadają.\n',
  'cards/base/families.yaml': TWO_FAMILIES,
  'cards/base/cards.yaml': `modifiers:
  dusted: { title: Dusted, pathos: { top: -10 }, icon: moth, copies: 12, flavour: "A :moth: in the soup." }
  thorned: { title: Thorned, pathos: { middle: -15 }, icon: red-rose, copies: 12 }
  bitten: { title: Bitten, pathos: { bottom: -15 }, icon: beast, copies: 6 }
  swarmed:
    title: Swarmed
    effects: { continuous: [{ pathosPer: { icon: moth, among: { of: you }, value: -5 } }] }
  pressed:
    title: Pressed
    pathos: { top: 10 }
    requires: { target: { shows: [red-rose] } }
  wooed:
    title: Wooed
    effects:
      immediate: [{ draw: 1, if: { count: { of: opponents, shows: [moth, red-rose] }, atMost: 1 } }]
events:
  brush:
    title: A Brush
    effects: { immediate: [{ removeModifier: { from: { of: anyone, shows: moth } } }] }
deaths:
  demise: { title: A Demise, icon: moth, copies: 10 }
`,
  'cards/homes/cards.yaml': `residences:
  north-house: { title: North House, family: north }
  east-house: { title: East House, family: east }
mysteries:
  lamp:
    title: The Lamp
    pathos: { top: -5 }
    icon: moth
    requires: { family: { shows: [moth] } }
    effects: { continuous: [{ pathosPer: { icon: moth, among: { of: you }, value: -5 } }] }
  vase: { title: A Vase, pathos: { top: -5 }, icon: red-rose, copies: 2 }
`,
  'cards/words/en.yaml': 'icons: { moth: Moth, red-rose: Rose }\n',
  'cards/words/pl.yaml':
    'icons: { moth: Ćma, red-rose: Róża }\nmeanings: { moth: światło i kurz, red-rose: miłość i kolce }\n',
  'templates/theme.yaml': 'icons: { moth: icons/moth.svg, red-rose: icons/rose.svg }\n',
  'templates/icons/moth.svg': MOTH,
  'templates/icons/rose.svg': MOTH,
};

export const customIcons = (changed: Readonly<Record<string, string>> = {}) =>
  memoryFolder({ ...CUSTOM_ICONS, ...changed });
