import { readEffects } from '../../vocabulary/cards/effects.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { readArt } from '../../vocabulary/kinds/common-fields.js';
import type { EffectsPlace } from '../../vocabulary/kinds/effects-place.js';
import { type CardKey, type KindKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Card, Family, OwnCard } from '../deck.js';

/** A kind of card of the deck's own. */
export type OwnKind = Pick<OwnCard, 'of' | 'stock'>;

/** Spells out the short forms and fills in the defaults: what every card has, and what its kind adds. */
export function readCard(
  key: CardKey | OwnKind,
  set: string,
  editions: readonly string[],
  authored: AuthoredCard,
  fields: readonly string[],
): Card {
  const { title, flavour, text, art, copies = 1 } = authored;
  const given = authored as Readonly<Record<string, unknown>>;
  const present = fields.filter((name) => Object.hasOwn(given, name)).map((name) => [name, given[name]]);
  const own = typeof key !== 'string';
  return {
    kind: own ? 'own' : kinds[key].kind,
    ...(own && { of: key.of, stock: key.stock }),
    set,
    title,
    ...(flavour !== undefined && { flavour }),
    ...(text !== undefined && { text }),
    ...(art !== undefined && readArt(art)),
    copies,
    editions: authored.editions ?? editions,
    ...(present.length > 0 && { fields: Object.fromEntries(present) }),
    ...(!own && readOwn(key, authored)),
  } as Card;
}

export function readFamily(authored: AuthoredCard): Family {
  return readOwn('families', authored) as Family;
}

/** What a kind reads by itself. It has passed its schema, so it is of the kind's own shape. */
function readOwn(key: KindKey, authored: AuthoredCard): object {
  const read: (authored: never, effects: EffectsPlace) => object = kinds[key].read;
  return read(authored as never, readEffects(authored.effects ?? {}) as unknown as EffectsPlace);
}
