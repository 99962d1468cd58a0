import { readEffects } from '../../vocabulary/cards/effects.js';
import type { AuthoredCard } from '../../vocabulary/cards/shapes.js';
import { readArt } from '../../vocabulary/kinds/common-fields.js';
import type { EffectsPlace } from '../../vocabulary/kinds/effects-place.js';
import { type CardKey, type KindKey, kinds } from '../../vocabulary/kinds/index.js';
import type { Card, Family } from '../deck.js';

/** Spells out the short forms and fills in the defaults: what every card has, and what its kind adds. */
export function readCard(
  key: CardKey,
  set: string,
  editions: readonly string[],
  authored: AuthoredCard,
): Card {
  const { title, flavour, text, art, copies = 1 } = authored;
  return {
    kind: kinds[key].kind,
    set,
    title,
    ...(flavour !== undefined && { flavour }),
    ...(text !== undefined && { text }),
    ...(art !== undefined && readArt(art)),
    copies,
    editions: authored.editions ?? editions,
    ...readOwn(key, authored),
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
