/**
 * The compiled deck: plain frozen data, and the input of engine, renderer, printer and verification. It is the same as
 * what `output/deck.json` parses to. Built by `load/assemble.ts`.
 */
import type { ReadOf } from '../vocabulary/cards/shapes.js';
import type { FieldType, FieldValue } from '../vocabulary/custom-field.js';
import type { RulesName } from '../vocabulary/files/deck-file.js';
import type { Circle, Rectangle } from '../vocabulary/files/layout-file.js';
import type { FigureName } from '../vocabulary/files/rules-file.js';
import type { wordsFile } from '../vocabulary/files/words-file.js';
import type { Crop } from '../vocabulary/kinds/common-fields.js';
import type { CardKey, CardKind, kinds } from '../vocabulary/kinds/index.js';
import type { RegionName } from '../vocabulary/region.js';
import type { TypeOf } from '../vocabulary/shape.js';

export type { Crop, Icons, Pathos, Wording } from '../vocabulary/kinds/common-fields.js';

/** Fields of every card. Short forms are expanded and defaults filled in; the deck is frozen. */
interface Common<Kind extends CardKind | 'own'> {
  readonly kind: Kind;
  /** The folder below `cards/` that contains it. */
  readonly set: string;
  readonly title: string;
  readonly flavour?: string;
  /** Rules text written by hand, for what effects can't express. */
  readonly text?: string;
  /** File of its picture. */
  readonly art?: string;
  /** Which part of the picture is shown; left out: as much of it as fits, from its middle. */
  readonly crop?: Crop;
  /** Values of the custom fields that the deck adds to its kind. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly copies: number;
  /** The editions that it is in. */
  readonly editions: readonly string[];
}

/** A card of a kind, by the key of its kind: the fields of every card, and those of its kind. */
type CardOf<K extends CardKey> = Common<(typeof kinds)[K]['kind']> & ReadOf<K>;

export type Character = CardOf<'characters'>;
export type Residence = CardOf<'residences'>;
export type Modifier = CardOf<'modifiers'>;
export type Event = CardOf<'events'>;
export type Death = CardOf<'deaths'>;
export type Mystery = CardOf<'mysteries'>;
export type Reference = CardOf<'references'>;
/** A card of a custom kind: drawn, translated and printed, not played. */
export interface CustomCard extends Common<'own'> {
  /** The name of its kind. */
  readonly of: string;
  readonly stock: CustomKind['stock'];
}
export type Card = { readonly [K in CardKey]: CardOf<K> }[CardKey] | CustomCard;

/** A custom kind of card. */
export interface CustomKind {
  readonly title: string;
  readonly stock: 'paper' | 'clear';
}

/** A custom field that the deck adds to a kind of card. */
export interface Field {
  readonly type: FieldType;
  readonly translated: boolean;
  readonly printed: boolean;
}

export type Family = ReadOf<'families'>;

export interface Edition {
  /** Left out: the name of its rules. */
  readonly title?: string;
  readonly sets: readonly string[];
  /** By kind, including custom kinds. */
  readonly census: Readonly<Record<string, number>>;
  /** The edition of the rules by which it is played; if it is not played, the one by which it is drawn. */
  readonly rules: RulesName;
  /** Only where it has no rules (`rules: none`): neither engine nor `verify` play it. */
  readonly isPlayed?: false;
}

/** What is translated of a card, a family, an edition or a kind of card. */
export interface Translation {
  readonly title?: string;
  readonly flavour?: string;
  readonly text?: string;
  /** Values of the custom fields that the deck adds to its kind. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** Of a family. */
  readonly description?: string;
  /** Waived remarks of the proofreader, each with a reason. */
  readonly ignore?: Readonly<Record<string, string>>;
}

/** A clause of the rulebook. */
export interface Rule {
  readonly text: string;
  /** The text by the rules of one edition: `findRuleText` chooses. */
  readonly for?: Readonly<Partial<Record<RulesName, string>>>;
  readonly short?: string;
  /** Begins a section. */
  readonly heading?: string;
  /** A worked example: a character and the cards on it, from the bottom up. */
  readonly stack?: readonly string[];
  /** A picture beside it, drawn from the deck. */
  readonly figure?: FigureName;
  /** The rules that it belongs to; left out: all of them. */
  readonly rules?: readonly RulesName[];
  /** Its section has a separate page, with numbered steps. */
  readonly steps?: boolean;
  /** Set apart in a box. */
  readonly aside?: boolean;
  readonly ignore?: Readonly<Record<string, string>>;
}

/** Phrases and lexicon of a language that a deck defines. */
export type DeckWords = TypeOf<typeof wordsFile>;

/** Where cards of a kind print something opaque, in mm: regions that are not listed are transparent. */
export type Regions = { readonly [R in RegionName]?: readonly (Rectangle | Circle)[] };

/** By the rules of an edition, then by kind: what covers what in a stack (VIS-1…5), and what the white plate backs. */
export type Layouts = { readonly [R in RulesName]?: { readonly [K in CardKind]: Regions } };

/** A checked deck: plain data, the same as what `output/deck.json` parses to. */
export interface Deck {
  readonly name: string;
  readonly version: string;
  /** The first is the source language. */
  readonly languages: readonly string[];
  readonly editions: Readonly<Record<string, Edition>>;
  /** Its story icons with their meanings; left out: the six built-in ones (VIS-7). */
  readonly icons?: Readonly<Record<string, string>>;
  /** Custom kinds of card, by name; left out: none. */
  readonly kinds?: Readonly<Record<string, CustomKind>>;
  /** Custom fields of kinds of card, by kind; left out: none. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, Field>>>>;
  readonly families: Readonly<Record<string, Family>>;
  readonly cards: Readonly<Record<string, Card>>;
  /** Language → card, family or edition → what is translated; only what there is. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Translation>>>>;
  /** Language → rule id → text, and its short form for reference cards. */
  readonly rules: Readonly<Record<string, Readonly<Record<string, Rule>>>>;
  /** Language → phrases and lexicon that the deck adds or overrides. */
  readonly words: Readonly<Record<string, DeckWords>>;
  /** From `templates/layout.yaml`; a deck without one covers slot by slot and box by box. */
  readonly layout?: Layouts;
  /** In mm. */
  readonly card: {
    readonly width: number;
    readonly height: number;
    readonly bleed: number;
    readonly corner: number;
  };
}
