import { readEffects } from '../../vocabulary/cards/effects.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { readArt } from '../../vocabulary/kinds/common-fields.js';
import type { EffectsPlace } from '../../vocabulary/kinds/effects-place.js';
import { type CardKey, type KindKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Card, CustomCard, Family } from '../deck.js';

/** A custom kind of card. */
export type CustomKindKey = Pick<CustomCard, 'of' | 'stock'>;

/** Expands short forms and fills in defaults: the fields of every card, and those of its kind. */
export function readCard(
  key: CardKey | CustomKindKey,
  set: string,
  editions: readonly string[],
  authored: AuthoredCard,
  fields: readonly string[],
): Card {
  const { title, flavour, text, art, copies = 1 } = authored;
  const given = authored as Readonly<Record<string, unknown>>;
  const present = fields.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]);
  const isCustom = typeof key !== 'string';
  return {
    kind: isCustom ? 'own' : kinds[key].kind,
    ...(isCustom && { of: key.of, stock: key.stock }),
    set,
    title,
    ...(flavour !== undefined && { flavour }),
    ...(text !== undefined && { text }),
    ...(art !== undefined && readArt(art)),
    copies,
    editions: authored.editions ?? editions,
    ...(present.length > 0 && { fields: Object.fromEntries(present) }),
    ...(!isCustom && readKindFields(key, authored)),
  } as Card;
}

export function readFamily(authored: AuthoredCard): Family {
  return readKindFields('families', authored) as Family;
}

/** Fields that a kind parses itself. The value has passed its schema, so it has the shape of the kind. */
function readKindFields(key: KindKey, authored: AuthoredCard): object {
  const read: (authored: never, effects: EffectsPlace) => object = kinds[key].read;
  return read(authored as never, readEffects(authored.effects ?? {}) as unknown as EffectsPlace);
}
