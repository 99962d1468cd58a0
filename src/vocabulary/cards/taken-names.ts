import { cardKinds, KIND_KEYS, kinds } from '../kinds/index.js';
import { REGION_NAMES } from '../region.js';
import { shapes } from './shapes.js';

/** Words that stand for something in a layout, in a folder of templates, or in a deck. */
const RESERVED = ['all', 'back', 'card', 'cards', 'own', 'parts', 'plain', 'rules', 'text', 'words'];

/** What every object has in JavaScript, which templates are written in: nobody could ask for one of that name. */
const isOfObjects = (name: string): boolean => name in Object.prototype;

/** Whether a kind of card of a deck's own can't be called so. */
export const isKindTaken = (name: string): boolean =>
  isOfObjects(name) ||
  RESERVED.includes(name) ||
  KIND_KEYS.some((key) => key === name || kinds[key].kind === name) ||
  Object.values(cardKinds).some(({ template }) => template === name);

const FIELDS = new Set<string>([
  ...KIND_KEYS.flatMap((key) => Object.keys({ ...shapes[key].required, ...shapes[key].optional })),
  ...REGION_NAMES,
  'ignore',
]);

/** Whether a field of a deck's own can't be called so: cards have it, or a region is. */
export const isFieldTaken = (name: string): boolean => FIELDS.has(name) || isOfObjects(name);
