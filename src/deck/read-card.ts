import { type AuthoredEffects, readEffects } from '../vocabulary/cards/effects.js';
import { type KindKey, kinds } from '../vocabulary/cards/index.js';
import { type PrintedIcon, SLOTS, type Slot } from '../vocabulary/icons.js';
import { type AuthoredRequires, readRequires } from '../vocabulary/requires.js';
import type { Card, Family, Icons } from './deck.js';

/** A card as it stands in a file that has passed its schema; which of the fields are there depends on its kind. */
export interface AuthoredCard {
  readonly title: string;
  readonly flavour?: string;
  readonly art?: string;
  readonly copies?: number;
  readonly editions?: readonly string[];
  readonly family?: string;
  readonly symbol?: string;
  readonly pathos?: { readonly [S in Slot]?: number };
  readonly icon?: PrintedIcon;
  readonly icons?: { readonly [S in Slot]?: PrintedIcon };
  readonly effects?: AuthoredEffects;
  readonly requires?: AuthoredRequires;
  readonly wording?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly asDrawn?: boolean;
  readonly body?: readonly string[];
}

/** Whether cards of a kind have a field at all. */
const has = (key: KindKey, field: string) => field in kinds[key].shape.optional;

/** Spells out the short forms and fills in the defaults. */
export function readCard(
  key: KindKey,
  set: string,
  editions: readonly string[],
  authored: AuthoredCard,
): Card {
  const {
    title,
    flavour,
    art,
    copies = 1,
    family,
    asDrawn = false,
    body,
    pathos,
    effects,
    requires,
    wording,
  } = authored;
  return {
    kind: kinds[key].kind,
    set,
    title,
    ...(flavour !== undefined && { flavour }),
    ...(art !== undefined && { art }),
    copies,
    editions: authored.editions ?? editions,
    ...(family !== undefined && { family }),
    ...(has(key, 'pathos') && { pathos: { ...pathos }, icons: readIcons(authored) }),
    ...(has(key, 'effects') && { effects: readEffects(effects ?? {}) }),
    ...(requires !== undefined && { requires: readRequires(requires) }),
    ...(wording !== undefined && { wording: plainWording(wording) }),
    ...(has(key, 'asDrawn') && { asDrawn }),
    ...(body !== undefined && { body }),
  } as Card;
}

export function readFamily({ title, symbol = '' }: AuthoredCard): Family {
  return { title, symbol };
}

function readIcons({ icon, icons }: AuthoredCard): Icons {
  const printed: { readonly [S in Slot]?: PrintedIcon } =
    icons ?? (icon === undefined ? {} : { bottom: icon });
  const shown = SLOTS.filter((slot) => printed[slot] !== undefined && printed[slot] !== 'none');
  return Object.fromEntries(shown.map((slot) => [slot, printed[slot]]));
}

function plainWording(wording: NonNullable<AuthoredCard['wording']>) {
  return Object.fromEntries(Object.entries(wording).map(([lang, clauses]) => [lang, { ...clauses }]));
}
