import type { ReadOf } from '../vocabulary/cards/shapes.js';
import type { RulesName } from '../vocabulary/files/deck-file.js';
import type { Circle, Rectangle } from '../vocabulary/files/layout-file.js';
import type { FigureName } from '../vocabulary/files/rules-file.js';
import type { wordsFile } from '../vocabulary/files/words-file.js';
import type { Crop } from '../vocabulary/kinds/common-fields.js';
import type { CardKey, CardKind, kinds } from '../vocabulary/kinds/index.js';
import type { FieldType, FieldValue } from '../vocabulary/own-field.js';
import type { RegionName } from '../vocabulary/region.js';
import type { TypeOf } from '../vocabulary/shape.js';

export type { Crop, Icons, Pathos, Wording } from '../vocabulary/kinds/common-fields.js';

/** What every card has. Short forms are spelled out and defaults filled in; the deck is frozen. */
interface Common<Kind extends CardKind | 'own'> {
  readonly kind: Kind;
  /** The folder below `cards/` that it comes from. */
  readonly set: string;
  readonly title: string;
  readonly flavour?: string;
  /** Rules text written by hand: what no effect can say. */
  readonly text?: string;
  /** The file of its picture. */
  readonly art?: string;
  /** Which part of the picture is shown; left out: as much of it as fits, from its middle. */
  readonly crop?: Crop;
  /** What stands in the fields that the deck gives to its kind. */
  readonly fields?: Readonly<Record<string, FieldValue>>;
  readonly copies: number;
  /** The editions that it is in. */
  readonly editions: readonly string[];
}

/** A card of a kind, by the key of its kind: what every card has, and what its kind adds. */
type CardOf<K extends CardKey> = Common<(typeof kinds)[K]['kind']> & ReadOf<K>;

export type Character = CardOf<'characters'>;
export type Residence = CardOf<'residences'>;
export type Modifier = CardOf<'modifiers'>;
export type Event = CardOf<'events'>;
export type Death = CardOf<'deaths'>;
export type Mystery = CardOf<'mysteries'>;
export type Reference = CardOf<'references'>;
/** A card of a kind of the deck's own: drawn, translated and printed, not played. */
export interface OwnCard extends Common<'own'> {
  /** The name of its kind. */
  readonly of: string;
  readonly stock: OwnKind['stock'];
}
export type Card = { readonly [K in CardKey]: CardOf<K> }[CardKey] | OwnCard;

/** A kind of card of the deck's own. */
export interface OwnKind {
  readonly title: string;
  readonly stock: 'paper' | 'clear';
}

/** A field that the deck gives to a kind of card. */
export interface Field {
  readonly type: FieldType;
  readonly translated: boolean;
  readonly printed: boolean;
}

export type Family = ReadOf<'families'>;

export interface Edition {
  /** Left out: it is called as its rules are. */
  readonly title?: string;
  readonly sets: readonly string[];
  /** By kind, the deck's own among them. */
  readonly census: Readonly<Record<string, number>>;
  /** The edition of the rules that it is played by; of one that nobody plays, the one that it is drawn by. */
  readonly rules: RulesName;
  /** Only where it has no rules (`rules: none`): neither engine nor `verify` play it. */
  readonly isPlayed?: false;
}

/** What is translated of a card, a family, an edition or a kind of card. */
export interface Translation {
  readonly title?: string;
  readonly flavour?: string;
  readonly text?: string;
  /** What stands in the fields that the deck gives to its kind. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>>;
  /** Of a family. */
  readonly description?: string;
  /** Remarks of the proofreader that do not hold, each with a reason. */
  readonly ignore?: Readonly<Record<string, string>>;
}

/** A clause of the rulebook. */
export interface Rule {
  readonly text: string;
  readonly short?: string;
  /** Begins a section. */
  readonly heading?: string;
  /** A worked example: a character and what lies on it, from the bottom up. */
  readonly stack?: readonly string[];
  /** A picture beside it, drawn from the deck. */
  readonly figure?: FigureName;
  /** The rules that it belongs to; left out: all of them. */
  readonly rules?: readonly RulesName[];
  /** Its section has a page of its own, in numbered steps. */
  readonly steps?: boolean;
  /** Set apart in a box. */
  readonly aside?: boolean;
  readonly ignore?: Readonly<Record<string, string>>;
}

/** Phrases and lexicon of a language, as far as a deck brings them along. */
export type DeckWords = TypeOf<typeof wordsFile>;

/** Where cards of a kind print something opaque, in mm: a region that is not named is transparent. */
export type Regions = { readonly [R in RegionName]?: readonly (Rectangle | Circle)[] };

/** By the rules of an edition, then by kind: what covers what in a stack (VIS-1…5), and what the white plate lies under. */
export type Layouts = { readonly [R in RulesName]?: { readonly [K in CardKind]: Regions } };

/** A checked deck: plain data, the same as what `output/deck.json` parses to. */
export interface Deck {
  readonly name: string;
  readonly version: string;
  /** The first is the source language. */
  readonly languages: readonly string[];
  readonly editions: Readonly<Record<string, Edition>>;
  /** Its story icons, and what they stand for; left out: the six that are built in (VIS-7). */
  readonly icons?: Readonly<Record<string, string>>;
  /** Kinds of card of its own, by name; left out: none. */
  readonly kinds?: Readonly<Record<string, OwnKind>>;
  /** The fields that it gives to kinds of card, by kind; left out: none. */
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
