import type { Severity, Span } from '../diagnostics/index.js';
import type { PrintRemark } from '../project/print-remark.js';
import type { Declared } from '../vocabulary/declared.js';
import type { Known } from '../vocabulary/fitting.js';

/** What the server of the studio and its page say to each other. Types only: both sides load it for nothing. */

/** A card as the gallery knows it. */
export interface CardNote {
  readonly id: string;
  /** By language; the source language is always there. */
  readonly titles: Readonly<Record<string, string>>;
  readonly kind: string;
  readonly set: string;
  readonly family?: string;
  readonly icons: readonly string[];
  readonly verbs: readonly string[];
  /** All that it prints, added up; left out where it prints none. */
  readonly pathos?: number;
  /** What it prints, slot by slot, from the top. */
  readonly values?: readonly (number | null)[];
  readonly slotIcons?: readonly (string | null)[];
  readonly editions: readonly string[];
  readonly file: string;
  /** Whether something is wrong with it now: then this is its last good state. */
  readonly isStale: boolean;
  /** Whether it was never sound since the studio was opened: it has no face, and only what stands in its file is known. */
  readonly isFaceless?: true;
  /** The languages in which something of it is not translated, or no longer as the source says. */
  readonly untranslated: readonly string[];
  readonly proof?: CardProof;
}

/** What the last proof said of a card. */
export interface CardProof {
  readonly verdict: string;
  /** Whether the card has changed since. */
  readonly isOld: boolean;
  /** By edition: how much it helps whoever plays it, in parts of a hundred. */
  readonly odds: Readonly<Record<string, Odds>>;
}
export interface Odds {
  readonly value: number;
  readonly margin: number;
}

export interface DeckNote {
  readonly name: string;
  readonly version: string;
  readonly languages: readonly string[];
  readonly editions: readonly string[];
  readonly families: Readonly<Record<string, string>>;
  /** What icons are called, by language of the tool. */
  readonly icons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** In mm. */
  readonly card: { readonly width: number; readonly height: number };
}

export interface ProblemNote {
  readonly span: Span;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The card that it is about, if it is about one, and the language. */
  readonly card?: string;
  readonly lang?: string;
  /** The line that it stands in. */
  readonly text?: string;
}

/** Problems by file; an empty list where all is well again. */
export type Problems = Readonly<Record<string, readonly ProblemNote[]>>;

/** Files of which nothing can be read, or without which nothing can: what stands in them is not known. */
export type BrokenFiles = readonly string[];

/** Which face: card, language, edition (empty: its first), side. */
export type FaceKey = `${string}/${string}/${string}/${'front' | 'back'}`;

/** Where a face is to be had; none where it can't be drawn, and why. */
export interface FaceNote {
  readonly key: FaceKey;
  readonly address?: string;
  readonly why?: string;
}

export interface Hello {
  readonly is: 'hello';
  readonly version: number;
  /** Whether everything has been checked: the first time that takes a while. */
  readonly isChecked: boolean;
  readonly deck: DeckNote | null;
  readonly cards: readonly CardNote[];
  readonly problems: Problems;
  readonly broken: BrokenFiles;
  readonly place: string;
  /** Whether other devices in the network can come in. */
  readonly isLan: boolean;
}

export interface Patch {
  readonly is: 'patch';
  readonly version: number;
  readonly deck: DeckNote | null;
  readonly cards: readonly CardNote[];
  readonly gone: readonly string[];
  /** All cards in the order of the deck, where that is another than before. */
  readonly order?: readonly string[];
  readonly problems: Problems;
  readonly broken: BrokenFiles;
  /** Those that somebody looks at, and that look otherwise now. */
  readonly faces: readonly FaceNote[];
  /** Cards whose words or looks are others than before. */
  readonly touched: readonly string[];
}

export interface Faces {
  readonly is: 'faces';
  readonly faces: readonly FaceNote[];
}

/** How far a proof is, or what came of it. */
export interface ProofNote {
  readonly is: 'proof';
  /** Of this card; left out: of the whole deck. */
  readonly card?: string;
  readonly isRunning: boolean;
  readonly progress?: {
    readonly done: number;
    readonly of: number;
    readonly games: number;
    readonly probes: number;
  };
  readonly outcome?: {
    readonly findings: number;
    readonly games: number;
    readonly probes: number;
    /** Of the card. */
    readonly verdict?: string;
  };
  readonly problem?: string;
  /** Whether somebody has stopped it. */
  readonly isStopped?: true;
}

/** How far a print is that somebody has asked for. */
export interface PrintProgress {
  readonly is: 'print';
  readonly done: number;
  readonly of: number;
}

export type ToPage = Hello | Patch | Faces | ProofNote | PrintProgress;

/** A clause, or what a card requires, and the sentence that it makes in each language. */
export interface ClauseNote {
  readonly path: string;
  /** The lines of its file that it stands in. */
  readonly from?: number;
  readonly to?: number;
  readonly sentences: Readonly<Record<string, string>>;
}

/** How a text fits into its region; sizes in points, what is left in mm. */
export interface RoomNote {
  readonly region: string;
  readonly size: number;
  readonly least: number;
  readonly largest: number;
  readonly left: number;
}

/** A file of the deck as it is on the disk, and what tells this state of it from others. */
export interface ScriptFile {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** What the page of one card shows, with the whole file that it stands in. */
export interface CardDetails extends ScriptFile {
  readonly id: string;
  readonly clauses: readonly ClauseNote[];
  /** What the deck declares, and what it has that cards may name: for whoever writes its script. */
  readonly declared: Declared;
  readonly known: Known;
  /** By language. */
  readonly room: Readonly<Record<string, readonly RoomNote[]>>;
}

/** What would be if what is typed were saved. */
export interface DraftNote {
  readonly problems: readonly ProblemNote[];
  /** Of the card, where one was asked for. */
  readonly face?: FaceNote;
}

/** A text of the deck in the language that it is being translated into. */
export interface TextNote {
  readonly context: string;
  readonly field: string;
  readonly about: string;
  readonly source: string;
  readonly translation?: string;
  readonly status: 'fresh' | 'stale' | 'missing';
  /** What a stale translation was made from. */
  readonly previous?: string;
}

/** What is translated together: a card, a rule, a phrase. */
export interface WordsItem {
  readonly id: string;
  readonly group: string;
  readonly card?: string;
  /** What the card does, in the source language and in this one. */
  readonly does?: readonly [source: string, translation: string];
  readonly texts: readonly TextNote[];
}

/** All texts of a language; none while something is wrong with the deck as a whole. */
export interface WordsNote {
  readonly lang: string;
  readonly source: string;
  readonly items: readonly WordsItem[];
  readonly isBroken: boolean;
  /** Cards that are left out while something is wrong with them. */
  readonly faulty: readonly string[];
  /** Files that can't be read. */
  readonly unread: readonly string[];
}

/** A text as somebody has translated it, and what they have seen before. */
export interface Translated {
  readonly context: string;
  readonly source: string;
  readonly before?: string;
  readonly translation: string;
}

export interface Refused {
  readonly context: string;
  readonly message: string;
}

/** What became of translations: all were taken, or none. */
export interface TakenNote {
  readonly changed: number;
  readonly confirmed: number;
  readonly refusals: readonly Refused[];
}

/** What would be if what is typed were taken over. */
export interface WordsDraft {
  readonly refusals: readonly Refused[];
  readonly problems: readonly ProblemNote[];
  readonly room: readonly RoomNote[];
  readonly face?: FaceNote;
}

/** What can be chosen for a print. */
export interface PrintChoicesNote {
  readonly printers: readonly {
    readonly name: string;
    readonly pages: 'sheets' | 'cards';
    readonly stocks: readonly string[];
    readonly note?: string;
  }[];
  readonly papers: readonly string[];
  readonly usual: { readonly printer: string; readonly paper: string };
}

/** What somebody wants to be printed; what is left out is as usual. */
export interface PrintOrder {
  readonly language: string;
  readonly edition?: string;
  readonly printer?: string;
  readonly stock?: string;
  readonly paper?: string;
  readonly cards?: readonly string[];
  readonly copies?: number;
}

/** A file that was printed, or would be, and where it is to be had. */
export interface FileNote {
  readonly name: string;
  readonly pages: number;
  readonly bytes: number;
  readonly address: string;
}

export interface PrintNote {
  readonly files: readonly FileNote[];
  /** What whoever prints should know. */
  readonly notes: readonly PrintRemark[];
}

/** What a shop would say. */
export interface FindingNote {
  readonly severity: Severity;
  readonly card?: string;
  readonly message: string;
  readonly remedy: string;
}

/** Where other devices in the network find the page; the picture is SVG. */
export interface LanNote {
  readonly address?: string;
  readonly qr?: string;
}

/** Outlines of what a card prints, by region: path data in tenths of a millimetre from the corner of the cut card. */
export interface OutlineNote {
  readonly id: string;
  readonly regions: Readonly<Record<string, string>>;
}

export type FromPage =
  /** All faces that are on show now. */
  | { readonly is: 'show'; readonly faces: readonly FaceKey[] }
  /** Faces that were no longer to be had where they should have been. */
  | { readonly is: 'again'; readonly faces: readonly FaceKey[] }
  /** The page has missed something. */
  | { readonly is: 'hello' };
