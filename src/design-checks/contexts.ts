/** What checks are given, stage by stage: the deck with the places of its values, and all that belongs to it by then. */
import type { Cache } from '../cache/cache.js';
import type { LongCheckContext } from '../deck/check.js';
import type { DeckFolder } from '../deck/folder.js';
import type { LoadedDeck, ValidDeck } from '../deck/load/load-deck.js';
import type { Lexicon } from '../l10n/entry.js';
import type { Lock } from '../l10n/lock.js';
import type { MemoStore } from '../memo/memo-store.js';
import type { ReadResult, ReadYaml } from '../render/core/read-design.js';
import type { Typesetting } from '../render/core/typesetting.js';
import type { LoadedTypesetting } from '../render/drawing/templates.js';
import type { RendererFactory } from '../services/renderer-factory.js';
import type { RulesTextProviders } from '../services/rules-text-providers.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';

/** Measures, and the files that they were read from. */
export type OpenedDesign = LoadedTypesetting & {
  readonly layout: ReadResult<LayoutFile>;
  readonly theme: ReadResult<Theme>;
};

/** A deck in any state, with its folder. */
export interface OpenContext extends LoadedDeck {
  readonly folder: DeckFolder;
  /** Path of the folder; `.` for a deck that is not on disk. */
  readonly directory: string;
  readonly isOnDisk: boolean;
  readonly design: OpenedDesign;
  readonly cache: Cache;
  /** What checks remember between two runs. */
  readonly memos: MemoStore;
}

/** A deck, or its valid part. */
export type DeckContext = OpenContext & ValidDeck;

/** All that complete checks are given. Of the deck, languages that lack words are left out. */
export type FullContext = DeckContext &
  LongCheckContext & {
    readonly rulesText: RulesTextProviders;
    readonly rendererFactory: RendererFactory;
    readonly lexicon?: Lexicon;
    /** Undefined while the deck has errors; `refused` if it can't be read. */
    readonly lock?: Lock | 'refused';
  };

/** The same where the state of translations is known. */
export type TranslationContext = FullContext & { readonly lock: Lock };

/** The same with a theme that could be read. */
export type ThemeContext = FullContext & { readonly design: { readonly theme: ReadYaml<Theme> } };

/** The same with a design that texts can be typeset in. */
export type DesignContext = ThemeContext & {
  readonly design: { readonly opened: Typesetting; readonly layout: ReadYaml<LayoutFile> };
};
