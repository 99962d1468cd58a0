/**
 * The registry of card kinds. Each kind is one file, written with `defineKind`; everything else (schemas, reading,
 * layouts, templates) derives from this table. To add a kind, add its file and list it here.
 */

import { character } from './character.js';
import { death } from './death.js';
import type { CardFacts } from './define-kind.js';
import { event } from './event.js';
import { family } from './family.js';
import { modifier } from './modifier.js';
import { mystery } from './mystery.js';
import { reference } from './reference.js';
import { residence } from './residence.js';

/** Every kind of card, by its key in a file (COMP-6), in the order in which decks list them. */
export const cardKinds = {
  characters: character,
  residences: residence,
  modifiers: modifier,
  events: event,
  deaths: death,
  mysteries: mystery,
  references: reference,
} as const;

/** All entries of a card file: the kinds of card, and families, which cards belong to. */
export const kinds = { families: family, ...cardKinds } as const;

export type KindKey = keyof typeof kinds;
export const KIND_KEYS = Object.keys(kinds) as readonly KindKey[];

export type CardKey = keyof typeof cardKinds;
export const CARD_KEYS = Object.keys(cardKinds) as readonly CardKey[];
export type CardKind = (typeof cardKinds)[CardKey]['kind'];
export const CARD_KINDS: readonly CardKind[] = CARD_KEYS.map((key) => cardKinds[key].kind);

/** The kinds with given facts: `KindsWith<{ isDrawn: true }>`. */
type KindsWith<Fact extends Partial<CardFacts>> = Extract<(typeof cardKinds)[CardKey], Fact>['kind'];

const facts = Object.fromEntries(
  CARD_KEYS.map((key) => [cardKinds[key].kind, cardKinds[key]]),
) as unknown as {
  readonly [K in CardKind]: CardFacts;
};

/** What a kind of card is: what it is printed on, where it lies, what it prints. */
export const getKindFacts = (kind: CardKind): CardFacts => facts[kind];

/** "a modifier", "an event": the kind by its bare name, for reports. */
export const withArticle = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

/** The kinds of card that are shuffled into the draw pile (SETUP-4). */
export type DrawPileKind = KindsWith<{ isInDrawPile: true }>;
export const DRAW_PILE_KINDS = CARD_KINDS.filter((kind): kind is DrawPileKind => facts[kind].isInDrawPile);

/** The kinds of card that are laid on a character. */
export type LaidKind = KindsWith<{ liesOn: 'character' }>;
export const isLaidOnCharacter = (kind: CardKind): kind is LaidKind => facts[kind].liesOn === 'character';
export const LAID_KINDS = CARD_KINDS.filter(isLaidOnCharacter);
