import { cardKinds, KIND_KEYS, kinds } from '../kinds/index.js';
import { REGION_NAMES } from '../region.js';
import { shapes } from './shapes.js';

/** Words with a meaning in layouts, template folders or decks. */
const RESERVED = ['all', 'back', 'card', 'cards', 'own', 'parts', 'plain', 'rules', 'text', 'words'];

/** Names of `Object.prototype`: templates are JavaScript and could not address such a field. */
const isOfObjects = (name: string): boolean => name in Object.prototype;

/** Whether a name is reserved, for a custom kind of card. */
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

/** Whether a name is reserved, for a custom field: a card field or a region has it. */
export const isFieldTaken = (name: string): boolean => FIELDS.has(name) || isOfObjects(name);
