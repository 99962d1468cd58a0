import { memoize } from '../../memo/memoize.js';
import { isFieldTaken, isKindTaken } from '../../vocabulary/cards/taken-names.js';
import { type CustomField, FIELD_TYPES, readField } from '../../vocabulary/custom-field.js';
import { anythingDeclared, type Declared, declaring, nothingDeclared } from '../../vocabulary/declared.js';
import { STORY_ICONS } from '../../vocabulary/icons.js';
import { CARD_KEYS } from '../../vocabulary/kinds/index.js';
import { isPlainMap } from '../plain-map.js';

/**
 * Declarations of a deck, as far as its `shroud.yaml` can be read: a mistake in it must not be reported again in every
 * card.
 */
export function readDeclared(settings: unknown): Declared {
  return isPlainMap(settings) ? declarations(settings) : anythingDeclared;
}

const declarations = memoize((settings: Readonly<Record<string, unknown>>): Declared => {
  const custom = listKeys(settings.icons);
  const areKept = settings.storyIcons !== false;
  const kinds = listKeys(settings.kinds).filter((name) => !isKindTaken(name));
  const fields = fieldsIn(settings, kinds);
  if (custom.length === 0 && areKept && kinds.length === 0 && Object.keys(fields).length === 0)
    return nothingDeclared;
  return declaring([...new Set([...(areKept ? STORY_ICONS : []), ...custom])], kinds, fields);
});

/** By the key of each kind of card that has any, custom or built-in. */
function fieldsIn(
  settings: Readonly<Record<string, unknown>>,
  custom: readonly string[],
): Declared['fields'] {
  const { fields, kinds } = settings;
  const given = [
    ...CARD_KEYS.map((key) => [key, isPlainMap(fields) ? fields[key] : undefined] as const),
    ...custom.map((key) => {
      const kind = isPlainMap(kinds) ? kinds[key] : undefined;
      return [key, isPlainMap(kind) ? kind.fields : undefined] as const;
    }),
  ];
  return Object.fromEntries(
    given.flatMap(([key, some]) => {
      const named = isPlainMap(some) ? Object.entries(some).filter(([name]) => !isFieldTaken(name)) : [];
      return named.length === 0
        ? []
        : [[key, Object.fromEntries(named.map(([name, one]) => [name, fieldIn(one)]))]];
    }),
  );
}

/** A field, valid or not. */
function fieldIn(given: unknown): CustomField {
  const { type, ...others } = isPlainMap(given) ? given : { type: given };
  const known = FIELD_TYPES.find((name) => name === type);
  const flagIn = (name: string) => (typeof others[name] === 'boolean' ? { [name]: others[name] } : {});
  const description = others.description;
  const read = readField({
    type: known ?? 'text',
    ...flagIn('translated'),
    ...flagIn('required'),
    ...flagIn('printed'),
    ...(typeof description === 'string' && { description }),
  });
  return { ...read, type: known };
}

const listKeys = (value: unknown): string[] => (isPlainMap(value) ? Object.keys(value) : []);
