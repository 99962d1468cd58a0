/**
 * The protocol between the studio server and its page: messages, requests and their results. Types only, so that
 * importing it costs nothing at run time.
 */

import type { Severity, Span } from '../diagnostics/index.js';
import type { PrintRemark } from '../operations/print/print-remark.js';
import type { Declared } from '../vocabulary/declared.js';
import type { DeckNames } from '../vocabulary/fitting.js';

/** A card as the gallery shows it. */
export interface CardSummary {
  readonly id: string;
  /** By language; always includes the source language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly kind: string;
  readonly set: string;
  readonly family?: string;
  readonly icons: readonly string[];
  readonly verbs: readonly string[];
  /** The sum of the printed values; left out if it prints none. */
  readonly pathos?: number;
  /** The printed values, slot by slot, from the top. */
  readonly values?: readonly (number | null)[];
  readonly slotIcons?: readonly (string | null)[];
  readonly editions: readonly string[];
  readonly file: string;
  /** Whether the card has errors now; then this is its last valid state. */
  readonly isStale: boolean;
  /**
   * Whether it was never valid since the studio was opened: it has no face, and only the content of its file is known.
   */
  readonly isFaceless?: true;
  /** The languages in which a text of it is missing or stale. */
  readonly untranslated: readonly string[];
  readonly verification?: CardVerification;
}

/** The last verification result of a card. */
export interface CardVerification {
  readonly verdict: string;
  /** Whether the card changed since then. */
  readonly isOld: boolean;
  /** By edition: how much it helps the player who plays it, in percent. */
  readonly odds: Readonly<Record<string, Odds>>;
}
export interface Odds {
  readonly value: number;
  readonly margin: number;
}

export interface DeckSummary {
  readonly name: string;
  readonly version: string;
  readonly languages: readonly string[];
  readonly editions: readonly string[];
  readonly families: Readonly<Record<string, string>>;
  /** The names of icons, by language of the tool. */
  readonly icons: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** In mm. */
  readonly card: { readonly width: number; readonly height: number };
}

export interface ProblemSummary {
  readonly span: Span;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The card and the language that it is about, if any. */
  readonly card?: string;
  readonly lang?: string;
  /** The source line. */
  readonly text?: string;
}

/** Problems by file; an empty list if all are fixed. */
export type Problems = Readonly<Record<string, readonly ProblemSummary[]>>;

/** Files that can't be read, or that block reading others; their content is unknown. */
export type UnreadableFiles = readonly string[];

/** Which face: card, language, edition (empty: its first), side. */
export type FaceKey = `${string}/${string}/${string}/${'front' | 'back'}`;

/** The address of a face; left out, with a reason, if it can't be rendered. */
export interface FaceLink {
  readonly key: FaceKey;
  readonly address?: string;
  readonly why?: string;
}

export interface Hello {
  readonly is: 'hello';
  readonly version: number;
  /** Whether everything has been checked; the first check takes a while. */
  readonly isChecked: boolean;
  readonly deck: DeckSummary | null;
  readonly cards: readonly CardSummary[];
  readonly problems: Problems;
  readonly unreadable: UnreadableFiles;
  readonly place: string;
  /** Whether other devices in the network have access. */
  readonly isLan: boolean;
}

export interface Patch {
  readonly is: 'patch';
  readonly version: number;
  readonly deck: DeckSummary | null;
  readonly cards: readonly CardSummary[];
  readonly gone: readonly string[];
  /** All cards in the order of the deck, if the order changed. */
  readonly order?: readonly string[];
  readonly problems: Problems;
  readonly unreadable: UnreadableFiles;
  /** Faces that changed and that the page currently shows. */
  readonly faces: readonly FaceLink[];
  /** Cards with changed texts or faces. */
  readonly touched: readonly string[];
}

export interface Faces {
  readonly is: 'faces';
  readonly faces: readonly FaceLink[];
}

/** Progress or result of a verification. */
export interface VerifyMessage {
  readonly is: 'verify';
  /** The card; left out: the whole deck. */
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
    /** The verdict on the card. */
    readonly verdict?: string;
  };
  readonly problem?: string;
  /** Whether a user stopped it. */
  readonly isStopped?: true;
}

/** Progress of a print. */
export interface PrintMessage {
  readonly is: 'print';
  readonly done: number;
  readonly of: number;
}

export type ToPage = Hello | Patch | Faces | VerifyMessage | PrintMessage;

/** A clause or a requirement of a card, and its sentence in each language. */
export interface ClauseSummary {
  readonly path: string;
  /** The lines of the file that contain it. */
  readonly from?: number;
  readonly to?: number;
  readonly sentences: Readonly<Record<string, string>>;
}

/** How a text fits into its region; sizes in points, remaining space in mm. */
export interface RoomSummary {
  readonly region: string;
  readonly size: number;
  readonly least: number;
  readonly largest: number;
  readonly left: number;
}

/** A file of the deck as it is on disk, with its hash. */
export interface ScriptFile {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** The data of the card view, with the whole file that contains the card. */
export interface CardDetails extends ScriptFile {
  readonly id: string;
  readonly clauses: readonly ClauseSummary[];
  /** The deck's declarations, and the names that cards may refer to: for the script editor. */
  readonly declared: Declared;
  readonly names: DeckNames;
  /** By language. */
  readonly room: Readonly<Record<string, readonly RoomSummary[]>>;
}

/** The result of saving the typed text, as a preview. */
export interface DraftSummary {
  readonly problems: readonly ProblemSummary[];
  /** The face of the card, if one was requested. */
  readonly face?: FaceLink;
}

/** A text of the deck and its translation into the target language. */
export interface TextSummary {
  readonly context: string;
  readonly field: string;
  readonly about: string;
  readonly source: string;
  readonly translation?: string;
  readonly status: 'fresh' | 'stale' | 'missing';
  /** The source that a stale translation was made from. */
  readonly previous?: string;
}

/** Texts that are translated together: of a card, a rule, a phrase. */
export interface TranslationsItem {
  readonly id: string;
  readonly group: string;
  readonly card?: string;
  /** The effects of the card, in the source language and in the target language. */
  readonly does?: readonly [source: string, translation: string];
  readonly texts: readonly TextSummary[];
}

/** All texts of a language; empty while the deck as a whole has errors. */
export interface TranslationsSummary {
  readonly lang: string;
  readonly source: string;
  readonly items: readonly TranslationsItem[];
  readonly isBroken: boolean;
  /** Cards that are left out because they have errors. */
  readonly faulty: readonly string[];
  /** Files that can't be read. */
  readonly unread: readonly string[];
}

/** A translation from the user, with the source and translation that the user saw. */
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

/** The result of saving translations: all were saved, or none. */
export interface SavedTranslations {
  readonly changed: number;
  readonly confirmed: number;
  readonly refusals: readonly Refused[];
}

/** The result of saving the typed translations, as a preview. */
export interface TranslationsDraft {
  readonly refusals: readonly Refused[];
  readonly problems: readonly ProblemSummary[];
  readonly room: readonly RoomSummary[];
  readonly face?: FaceLink;
}

/** The available print options. */
export interface PrintChoicesSummary {
  readonly printers: readonly {
    readonly name: string;
    readonly pages: 'sheets' | 'cards';
    readonly stocks: readonly string[];
    readonly note?: string;
  }[];
  readonly papers: readonly string[];
  readonly usual: { readonly printer: string; readonly paper: string };
}

/** Print options of the user; those left out have their default. */
export interface PrintOrder {
  readonly language: string;
  readonly edition?: string;
  readonly printer?: string;
  readonly stock?: string;
  readonly paper?: string;
  readonly cards?: readonly string[];
  readonly copies?: number;
}

/** A printed or previewed file, and its address. */
export interface FileSummary {
  readonly name: string;
  readonly pages: number;
  readonly bytes: number;
  readonly address: string;
}

export interface PrintSummary {
  readonly files: readonly FileSummary[];
  /** Remarks for the user who prints. */
  readonly notes: readonly PrintRemark[];
}

/** A preflight finding. */
export interface FindingSummary {
  readonly severity: Severity;
  readonly card?: string;
  readonly message: string;
  readonly remedy: string;
}

/** The address of the page for other devices in the network; the QR code is SVG. */
export interface LanSummary {
  readonly address?: string;
  readonly qr?: string;
}

/** Outlines of what a card prints, by region: path data in tenths of a millimetre from the corner of the cut card. */
export interface OutlineSummary {
  readonly id: string;
  readonly regions: Readonly<Record<string, string>>;
}

export type FromPage =
  /** All faces that are visible now. */
  | { readonly is: 'show'; readonly faces: readonly FaceKey[] }
  /** Faces that were no longer available at their address. */
  | { readonly is: 'again'; readonly faces: readonly FaceKey[] }
  /** The page missed a message and requests the full state. */
  | { readonly is: 'hello' };
