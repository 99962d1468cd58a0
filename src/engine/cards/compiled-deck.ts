/** Compiles the cards of one edition into flat arrays, indexed by card number: the engine's lookups are a hot path. */

import { copyNames } from '../../deck/copy-name.js';
import type { Deck } from '../../deck/deck.js';
import { type DrawPileCard, isInDrawPile } from '../../deck/draw-pile-card.js';
import { listIcons } from '../../deck/icons-of.js';
import type { Effects } from '../../vocabulary/cards/effects.js';
import { SLOTS } from '../../vocabulary/icons.js';
import type { CardKind, DrawPileKind } from '../../vocabulary/kinds/index.js';
import { limits } from '../../vocabulary/limits.js';
import type { RegionName } from '../../vocabulary/region.js';
import type { Requires } from '../../vocabulary/requires.js';
import { editionRules, type Switches } from '../rules/editions.js';
import { type CompiledEffects, compileEffects } from './compiled-clause.js';
import { type CompiledCondition, compileCondition } from './compiled-condition.js';
import { type CompiledSelector, compileSelector, type Names } from './compiled-selector.js';
import { kindNumbers } from './kind-numbers.js';

export { DEATH, EVENT, isOfKind, MODIFIER, MYSTERY } from './kind-numbers.js';

/** Nothing printed: whatever lies below shows through (VIS-2, VIS-4). */
export const CLEAR = 127;
/** An opaque patch in an icon slot (VIS-4): behind all icons that a deck can have, so that each has a bit. */
export const BLANK = limits.storyIcons.max;

/** What a card has, one bit each: most cards have little, and most questions about them end here. */
export const IMMEDIATE = 1;
export const CONTINUOUS = 2;
export const PERSISTENT = 4;
export const REACTION = 8;
/** It says on whom, or when, it may be played. */
export const REQUIRES_TARGET = 16;
export const REQUIRES_IF = 32;
/** It has a `whenever`. */
export const TRIGGER = 64;
/** A modifier that may be laid on the dead, too (DEATH-4). */
export const LIES_ON_DEAD = 128;

export interface CompiledRequires {
  readonly target: CompiledSelector | undefined;
  readonly if: CompiledCondition | undefined;
  /** Icons that must be visible in the family (MYST-3). */
  readonly family: readonly number[];
}

/** What a card does, what it requires and when it is played. */
export interface Script extends CompiledEffects {
  readonly requires?: CompiledRequires;
  readonly asDrawn: boolean;
  /** Whether its immediate clauses are a play of their own and do not follow its reaction. */
  readonly either: boolean;
}

/** The cards of one edition, by number: what the engine looks up thousands of times a game. */
export interface CompiledDeck {
  readonly switches: Switches;
  /** Drawn cards, by number; a second copy of a card is called `id~2`. */
  readonly names: readonly string[];
  /** Of each name: what chance knows it by, whatever else is in the deck. */
  readonly keys: Int32Array;
  readonly kinds: Uint8Array;
  /** A 1 in the byte of the card's kind: the sum over a hand counts all kinds at once. */
  readonly kindCounts: Int32Array;
  /** Three a card: top, middle, bottom. */
  readonly pathos: Int8Array;
  readonly icons: Int8Array;
  /** The story icons of the deck, by number. */
  readonly iconNames: readonly string[];
  readonly scripts: readonly Script[];
  /** The bits above. */
  readonly marks: Uint16Array;
  readonly hasReactions: boolean;
  /** The kinds of card that its reaction can do something to, one bit each. */
  readonly answers: Uint8Array;
  readonly hasLasting: boolean;
  readonly hasPersistent: boolean;
  /** Whether some modifier may be laid on the dead (DEATH-4). */
  readonly laysOnDead: boolean;
  readonly characters: readonly string[];
  /** The number of each character's family. */
  readonly familyOf: readonly number[];
  readonly families: readonly string[];
  /** Whether each family has a residence. */
  readonly housed: readonly boolean[];
  readonly cardNumbers: ReadonlyMap<string, number>;
  readonly characterNumbers: ReadonlyMap<string, number>;
}

const SILENT: Script = {
  clauses: [],
  immediate: [],
  continuous: [],
  persistent: [],
  reaction: [],
  asDrawn: false,
  either: false,
};

const tables = new WeakMap<Deck, Map<string, CompiledDeck>>();

/** The table of an edition of a deck; in a beginners' game no card does anything (SETUP-9). */
export function cardTable(deck: Deck, edition: string, beginners: boolean): CompiledDeck {
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

/** Whether cards of a kind print a region at all: one that the layout has no place for is transparent (VIS-2, VIS-4). */
function hasPlace({ layout, editions }: Deck, edition: string, kind: CardKind, region: RegionName): boolean {
  const regions = layout?.[editions[edition]?.rules ?? 'classic']?.[kind];
  return regions === undefined || regions[region] !== undefined;
}

function compile(deck: Deck, edition: string, beginners: boolean): CompiledDeck {
  const inEdition = Object.entries(deck.cards).filter(([, card]) => card.editions.includes(edition));
  const people = inEdition.flatMap(([id, card]) =>
    card.kind === 'character' ? [{ id, family: card.family }] : [],
  );
  const families = Object.keys(deck.families).filter((family) =>
    people.some((person) => person.family === family),
  );
  const switches = editionRules[deck.editions[edition]?.rules ?? 'classic'];
  const iconNames = listIcons(deck);
  const characters = people.map(({ id }) => id);
  const readScript = reader({ families, icons: iconNames, characters });
  // Each card is read once; its copies are the same in all but their names.
  const names: string[] = [];
  const drawn: ReadCard[] = [];
  for (const [id, card] of inEdition) {
    if (!isInDrawPile(card)) continue;
    const script = beginners ? SILENT : readScript(card);
    const read: ReadCard = {
      kind: kindNumbers[card.kind],
      slots: readSlots(deck, edition, card, iconNames),
      script,
      marks: countMarks(script, card.kind, switches),
      answers: countAnswers(script),
    };
    for (const name of copyNames(id, card.copies)) {
      names.push(name);
      drawn.push(read);
    }
  }
  const scripts = drawn.map(({ script }) => script);
  const marks = Uint16Array.from(drawn, (card) => card.marks);
  return {
    switches,
    names,
    keys: Int32Array.from(names, keyOfName),
    kinds: Uint8Array.from(drawn, ({ kind }) => kind),
    kindCounts: Int32Array.from(drawn, ({ kind }) => 1 << (8 * kind)),
    pathos: Int8Array.from(drawn.flatMap(({ slots }) => slots.pathos)),
    icons: Int8Array.from(drawn.flatMap(({ slots }) => slots.icons)),
    iconNames,
    scripts,
    marks,
    hasReactions: marks.some((mark) => (mark & REACTION) !== 0),
    answers: Uint8Array.from(drawn, (card) => card.answers),
    hasLasting: marks.some((mark) => (mark & (CONTINUOUS | PERSISTENT)) !== 0),
    hasPersistent: marks.some((mark) => (mark & PERSISTENT) !== 0),
    laysOnDead: marks.some((mark) => (mark & LIES_ON_DEAD) !== 0),
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

/** What the table says of every copy of a card. */
interface ReadCard {
  readonly kind: number;
  readonly slots: { readonly pathos: readonly number[]; readonly icons: readonly number[] };
  readonly script: Script;
  readonly marks: number;
  readonly answers: number;
}

/** What a card prints along its edges, from top to bottom. */
function readSlots(
  deck: Deck,
  edition: string,
  card: DrawPileCard,
  iconNames: readonly string[],
): ReadCard['slots'] {
  const isThere = (region: RegionName) => hasPlace(deck, edition, card.kind, region);
  return {
    pathos: SLOTS.map((slot) =>
      'pathos' in card && isThere(`pathos.${slot}`) ? (card.pathos[slot] ?? CLEAR) : CLEAR,
    ),
    icons: SLOTS.map((slot) =>
      'icons' in card && isThere(`icon.${slot}`) ? iconNumber(card.icons[slot], iconNames) : CLEAR,
    ),
  };
}

function iconNumber(icon: string | undefined, names: readonly string[]): number {
  if (icon === undefined) return CLEAR;
  return icon === 'blank' ? BLANK : names.indexOf(icon);
}

/** Reads what a card says into what the engine plays. */
function reader(names: Names): (card: DrawPileCard) => Script {
  return (card) => {
    const effects: Effects = card.effects;
    return {
      ...compileEffects(effects, names),
      ...(card.requires !== undefined && { requires: compileRequires(card.requires, names) }),
      asDrawn: card.kind === 'event' && card.asDrawn,
      either: card.kind === 'event' && card.either,
    };
  };
}

function compileRequires(requires: Requires, names: Names): CompiledRequires {
  const { target, family } = requires;
  return {
    target: target === undefined ? undefined : compileSelector(target, names),
    if: requires.if === undefined ? undefined : compileCondition(requires.if, names),
    family: (family?.shows ?? []).map((icon) => names.icons.indexOf(icon)),
  };
}

function countMarks(script: Script, kind: DrawPileKind, switches: Switches): number {
  const wanted = script.requires?.target;
  const lasting = [...script.continuous, ...script.persistent];
  return (
    (script.immediate.length > 0 ? IMMEDIATE : 0) |
    (script.continuous.length > 0 ? CONTINUOUS : 0) |
    (script.persistent.length > 0 ? PERSISTENT : 0) |
    (script.reaction.length > 0 ? REACTION : 0) |
    (wanted !== undefined ? REQUIRES_TARGET : 0) |
    (liesOnDead(kind, wanted, switches) ? LIES_ON_DEAD : 0) |
    (script.requires?.if !== undefined ? REQUIRES_IF : 0) |
    (lasting.some(({ verb }) => verb === 'whenever') ? TRIGGER : 0)
  );
}

/** Only a modifier, only if it says so, and only where the rules let it (DEATH-4). */
function liesOnDead(kind: DrawPileKind, wanted: CompiledSelector | undefined, switches: Switches): boolean {
  return switches['DEATH-4'] && kind === 'modifier' && wanted !== undefined && wanted.state !== 'living';
}

function countAnswers({ reaction }: Script): number {
  return reaction.reduce(
    (kinds, clause) =>
      clause.verb === 'cancel' || clause.verb === 'redirect' ? kinds | clause.value.kind : kinds,
    0,
  );
}

/** What chance knows a card by: made of its name alone (FNV-1a). */
export function keyOfName(name: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash;
}
