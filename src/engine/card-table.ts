import type { Card, Deck } from '../deck/deck.js';
import type { Effects } from '../vocabulary/cards/effects.js';
import type { CardKind } from '../vocabulary/cards/index.js';
import type { Clause } from '../vocabulary/clause.js';
import type { RegionName } from '../vocabulary/files/layout-file.js';
import { SLOTS, STORY_ICONS } from '../vocabulary/icons.js';
import { DRAWN_KINDS, type DrawnKind, type Kinds } from '../vocabulary/kind.js';
import type { Requires } from '../vocabulary/requires.js';
import { editionRules, type Switches } from './rules/editions.js';

export const MODIFIER = 0;
export const EVENT = 1;
export const DEATH = 2;
export const MYSTERY = 3;

/** Nothing printed: whatever lies below shows through (VIS-2, VIS-4). */
export const CLEAR = 127;
/** An opaque patch in an icon slot (VIS-4). */
export const BLANK = 6;

/** What a card does, by the categories that the engine asks for. */
export interface Script {
  readonly immediate: readonly Clause[];
  readonly continuous: readonly Clause[];
  readonly persistent: readonly Clause[];
  readonly reaction: readonly Clause[];
  readonly requires?: Requires;
  readonly asDrawn: boolean;
}

/** The cards of one edition, by number: what the engine looks up thousands of times a game. */
export interface CardTable {
  readonly switches: Switches;
  /** Drawn cards, by number; a second copy of a card is called `id~2`. */
  readonly names: readonly string[];
  readonly kinds: Uint8Array;
  /** A 1 in the byte of the card's kind: the sum over a hand counts all kinds at once. */
  readonly kindCounts: Int32Array;
  /** Three a card: top, middle, bottom. */
  readonly pathos: Int8Array;
  readonly icons: Int8Array;
  readonly scripts: readonly Script[];
  /** No card does anything: the quick way through a play. */
  readonly silent: boolean;
  readonly hasReactions: boolean;
  readonly hasLasting: boolean;
  readonly characters: readonly string[];
  /** The number of each character's family. */
  readonly familyOf: readonly number[];
  readonly families: readonly string[];
  /** Whether each family has a residence. */
  readonly housed: readonly boolean[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly characterNumbers: ReadonlyMap<string, number>;
}

const SILENT: Script = { immediate: [], continuous: [], persistent: [], reaction: [], asDrawn: false };

const tables = new WeakMap<Deck, Map<string, CardTable>>();

/** The table of an edition of a deck; in a beginners' game no card does anything (SETUP-9). */
export function cardTable(deck: Deck, edition: string, beginners: boolean): CardTable {
  let byEdition = tables.get(deck);
  if (byEdition === undefined) {
    byEdition = new Map();
    tables.set(deck, byEdition);
  }
  const key = `${edition} ${beginners}`;
  let table = byEdition.get(key);
  if (table === undefined) {
    table = compile(deck, edition, beginners);
    byEdition.set(key, table);
  }
  return table;
}

type Drawn = Extract<Card, { kind: DrawnKind }>;
const isDrawn = (card: Card): card is Drawn => (DRAWN_KINDS as readonly string[]).includes(card.kind);

/** Whether cards of a kind print a region at all: one that the layout has no place for is transparent (VIS-2, VIS-4). */
function hasPlace({ layout, editions }: Deck, edition: string, kind: CardKind, region: RegionName): boolean {
  const regions = layout?.[editions[edition]?.rules ?? 'classic']?.[kind];
  return regions === undefined || regions[region] !== undefined;
}

function compile(deck: Deck, edition: string, beginners: boolean): CardTable {
  const inEdition = Object.entries(deck.cards).filter(([, card]) => card.editions.includes(edition));
  const drawn = inEdition.flatMap(([id, card]) =>
    isDrawn(card)
      ? Array.from({ length: card.copies }, (_, i) => ({ id, name: i === 0 ? id : `${id}~${i + 1}`, card }))
      : [],
  );
  const people = inEdition.flatMap(([id, card]) =>
    card.kind === 'character' ? [{ id, family: card.family }] : [],
  );
  const families = Object.keys(deck.families).filter((family) =>
    people.some((person) => person.family === family),
  );
  const scripts = drawn.map(({ card }) => (beginners ? SILENT : scriptOf(card)));
  const names = drawn.map(({ name }) => name);
  const characters = people.map(({ id }) => id);
  return {
    switches: editionRules[deck.editions[edition]?.rules ?? 'classic'],
    names,
    kinds: Uint8Array.from(drawn, ({ card }) => DRAWN_KINDS.indexOf(card.kind)),
    kindCounts: Int32Array.from(drawn, ({ card }) => 1 << (8 * DRAWN_KINDS.indexOf(card.kind))),
    pathos: Int8Array.from(
      drawn.flatMap(({ card }) =>
        SLOTS.map((slot) =>
          'pathos' in card && hasPlace(deck, edition, card.kind, `pathos.${slot}`)
            ? (card.pathos[slot] ?? CLEAR)
            : CLEAR,
        ),
      ),
    ),
    icons: Int8Array.from(
      drawn.flatMap(({ card }) =>
        SLOTS.map((slot) =>
          'icons' in card && hasPlace(deck, edition, card.kind, `icon.${slot}`)
            ? iconNumber(card.icons[slot])
            : CLEAR,
        ),
      ),
    ),
    scripts,
    silent: scripts.every((script) => script === SILENT || isSilent(script)),
    hasReactions: scripts.some(({ reaction }) => reaction.length > 0),
    hasLasting: scripts.some(({ continuous, persistent }) => continuous.length + persistent.length > 0),
    characters,
    familyOf: people.map(({ family }) => families.indexOf(family)),
    families,
    housed: families.map((family) =>
      inEdition.some(([, card]) => card.kind === 'residence' && card.family === family),
    ),
    cardNumbers: new Map(names.map((name, number) => [name, number])),
    characterNumbers: new Map(characters.map((name, number) => [name, number])),
  };
}

function iconNumber(icon: string | undefined): number {
  if (icon === undefined) return CLEAR;
  return icon === 'blank' ? BLANK : STORY_ICONS.indexOf(icon as (typeof STORY_ICONS)[number]);
}

function scriptOf(card: Drawn): Script {
  const effects: Effects = card.effects;
  return {
    immediate: effects.immediate ?? [],
    continuous: effects.continuous ?? [],
    persistent: effects.persistent ?? [],
    reaction: effects.reaction ?? [],
    ...(card.requires !== undefined && { requires: card.requires }),
    asDrawn: card.kind === 'event' && card.asDrawn,
  };
}

function isSilent({ immediate, continuous, persistent, reaction, requires, asDrawn }: Script): boolean {
  return (
    immediate.length + continuous.length + persistent.length + reaction.length === 0 &&
    requires === undefined &&
    !asDrawn
  );
}

/** Whether a card's kind, by number, is among those that a script names. */
export function isOfKind(kinds: Kinds, kind: number): boolean {
  return kinds.includes(DRAWN_KINDS[kind] as DrawnKind);
}
