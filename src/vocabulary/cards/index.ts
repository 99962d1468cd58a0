import { character } from '../kinds/character.js';
import { death } from '../kinds/death.js';
import { event } from '../kinds/event.js';
import { family } from '../kinds/family.js';
import { modifier } from '../kinds/modifier.js';
import { mystery } from '../kinds/mystery.js';
import { reference } from '../kinds/reference.js';
import { residence } from '../kinds/residence.js';

/** Every kind that may stand in a file of cards, by the key that it stands under (COMP-6). */
export const kinds = {
  families: family,
  characters: character,
  residences: residence,
  modifiers: modifier,
  events: event,
  deaths: death,
  mysteries: mystery,
  references: reference,
} as const;

export type KindKey = keyof typeof kinds;
export const KIND_KEYS = Object.keys(kinds) as readonly KindKey[];

/** The kinds that are cards: a family is what cards belong to. */
export type CardKey = Exclude<KindKey, 'families'>;
export const CARD_KEYS = KIND_KEYS.filter((key): key is CardKey => key !== 'families');
export type CardKind = (typeof kinds)[CardKey]['kind'];
