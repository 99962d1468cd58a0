/**
 * An open deck and everything derived from it. All work is lazy and memoized; `update` re-reads changed files and
 * recomputes only what depends on them. Updates run one at a time, so that inputs never change during a check. Entry
 * points: `openWorkspace` for a folder on disk, `createWorkspace` for any other deck.
 */

import { bundleEntries } from '../cache/bundled-cache.js';
import { type Cache, deferWrites, noCache, openCache, type WriteBehindCache } from '../cache/cache.js';
import { runChecks, runLongChecks } from '../deck/check.js';
import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import { type LoadedDeck, loadDeck, type ValidDeck } from '../deck/load/load-deck.js';
import { ParsedFiles } from '../deck/source/parsed-file.js';
import { CHECKS } from '../design-checks/all-checks.js';
import { type FitScope, reportMisfits } from '../design-checks/check-fit.js';
import type { FullContext, OpenedDesign } from '../design-checks/contexts.js';
import { withWordedLanguages } from '../design-checks/worded-languages.js';
import { Report } from '../diagnostics/index.js';
import { cardText, type Sentence } from '../language/sentences/card-text.js';
import { Memo } from '../memo/memo.js';
import { MemoStore } from '../memo/memo-store.js';
import { type FaceKeys, faceKeys } from '../print/faces/face-keys.js';
import { fontShelf } from '../print/pdf/font-shelf.js';
import { withLayout } from '../render/core/deck-layout.js';
import type { FaceRequest } from '../render/core/face-request.js';
import { readLayout, readTheme } from '../render/core/read-design.js';
import { getShapedFont } from '../render/core/shaped-font.js';
import { budgetFor, type UntrustedBudget } from '../render/core/untrusted-budget.js';
import type { DrawnFace, Renderer } from '../render/drawing/render-face.js';
import { templateDiagnostic } from '../render/drawing/template-diagnostic.js';
import { loadTypesetting } from '../render/drawing/templates.js';
import { roomFor } from '../render/fit/room-for.js';
import { wordsFor } from '../services/built-in-words.js';
import { createCheckpoint, noCheckpoint } from '../services/cancellation.js';
import { namesForCards } from '../services/deck-schemas.js';
import { RendererFactory } from '../services/renderer-factory.js';
import { type RulesTextProviders, rulesTextProviders } from '../services/rules-text-providers.js';
import type { DeckNames } from '../vocabulary/fitting.js';
import { type CachedFolder, cachedFolder } from './cached-folder.js';
import { CardStates } from './card-states.js';
import { Changes, type Update } from './changes.js';
import { InvalidDeckError } from './errors.js';
import {
  type DeckWorkspace,
  finalize,
  type Misfits,
  type OpenDeck,
  type OpenValidDeck,
} from './open-deck.js';
import { type Translated, withLock } from './open-l10n.js';
import { parsedFileCache } from './parsed-file-cache.js';

/** Minimum interval between cache flushes, in ms. */
const FLUSH_INTERVAL_MS = 30_000;

/** Location of the deck of a workspace. */
interface Place {
  /** Folder of the deck on disk; `.` for a deck that is not on disk. */
  readonly directory: string;
  readonly isOnDisk: boolean;
  open(): DeckFolder | undefined;
}

/** Callbacks of one `update()` call. */
export interface UpdateHooks {
  /** Called when the cards are up to date, before `check` is complete. */
  onCardsReady?(): Promise<void>;
  /** Whether a newer change supersedes this update: then the rest of `check` is skipped. */
  isSuperseded?(): boolean;
  /** Resolves when no rendering is pending; checks await it between steps. */
  whenIdle?(): Promise<void>;
}

/** Opens the deck in a folder on disk. */
export const openWorkspace = (directory: string): Workspace =>
  new Workspace({ directory, isOnDisk: true, open: () => diskFolder(directory) });

/** Opens a deck from any folder; nothing is cached on disk. */
export const createWorkspace = (folder: DeckFolder | undefined): Workspace =>
  new Workspace({ directory: '.', isOnDisk: false, open: () => folder });

/**
 * A deck that stays open. It caches parsed files and the inputs of texts, fit and faces, so that a change recomputes
 * only what it affects: `update` does that and returns the changes. All work is lazy.
 */
export class Workspace implements DeckWorkspace {
  readonly directory: string;
  readonly cache: Cache;
  readonly cards = new CardStates();
  /** What checking untrusted files of this deck is charged to. */
  readonly budget: UntrustedBudget;
  private readonly place: Place;
  /** Write-behind cache, flushed after a complete check: opening a deck changes nothing on disk. */
  private readonly writeBehind: WriteBehindCache;
  private readonly folder: CachedFolder;
  private readonly parsedFiles: ParsedFiles;
  private readonly designFiles: ParsedFiles;
  private readonly memo = new Memo();
  private readonly rendererFactory: RendererFactory;
  private readonly checkMemos = new MemoStore();
  private readonly changes = new Changes();
  private now: State = {};
  private flushedAt = Number.NEGATIVE_INFINITY;
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(place: Place) {
    this.place = place;
    this.directory = place.directory;
    this.rendererFactory = new RendererFactory(this.memo);
    this.cache = place.isOnDisk ? bundleEntries(openCache(place.directory)) : noCache;
    this.folder = cachedFolder(place.open);
    this.budget = budgetFor(this.folder);
    this.writeBehind = deferWrites(this.cache);
    this.parsedFiles = new ParsedFiles(parsedFileCache(this.writeBehind));
    this.designFiles = new ParsedFiles(parsedFileCache(this.writeBehind));
  }

  /** The deck after the quick checks: files, scripts, and what the tool can say and print. */
  get opened(): OpenDeck {
    this.now.opened ??= this.openNow();
    return this.now.opened;
  }

  /** The deck after all checks of `shroud check`: translations, pictures, templates, text that does not fit. */
  checked(): Promise<OpenDeck> {
    this.now.checked ??= this.checkNow();
    return this.now.checked;
  }

  /**
   * The deck for translators; only the diagnostics if it has errors. Words are not checked here: a mistake in a
   * translation must not block its correction.
   */
  get translated(): Translated | { readonly refused: OpenDeck } {
    return this.translate(this.loaded);
  }

  /** The same for the valid part of the deck: translators need not wait until errors in other cards are fixed. */
  get validTranslated(): Translated | { readonly refused: OpenDeck } {
    const { validSubset } = this.loaded;
    return this.translate({ ...this.loaded, ...(validSubset && { deck: validSubset }) });
  }

  private translate(loaded: LoadedDeck): Translated | { readonly refused: OpenDeck } {
    const { directory } = this;
    const found = withLock({ ...loaded, report: copyReport(loaded.report) }, this.memo, this.writeBehind);
    return 'refused' in found
      ? { refused: { ...found.refused, directory, workspace: this } }
      : { directory, workspace: this, ...found };
  }

  /**
   * The same, from the current state on disk, for callers that are about to write; `update` still reports the changes.
   */
  translatedNow(): Promise<Workspace['validTranslated']> {
    return this.enqueue(() => {
      this.folder.refresh(undefined);
      this.now = {};
      return this.validTranslated;
    });
  }

  /** Maximum lengths of the texts on cards in a language, in characters; undefined if they can't be measured. */
  roomIn(deck: ValidDeck['deck'], language: string): ReturnType<typeof roomFor> | undefined {
    const { opened } = this.design;
    return opened && roomFor(deck, opened, this.createRulesText({ validSubset: deck }).of, language);
  }

  /**
   * Reads the folder again and returns the changes since the last update.
   * @param changed changed paths, if known; left out: any file may have changed
   * @throws SupersededError if `isSuperseded` returned true; the next update then includes these changes
   */
  update(changed?: Iterable<string>, attending: UpdateHooks = {}): Promise<Update> {
    return this.enqueue(() => this.updateNow(changed, attending));
  }

  /** Runs tasks one after another: the deck must not change during a task. */
  private enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.lastTask.then(work);
    this.lastTask = turn.catch(() => {});
    return turn;
  }

  private async updateNow(
    changed: Iterable<string> | undefined,
    { onCardsReady, isSuperseded, whenIdle }: UpdateHooks,
  ): Promise<Update> {
    this.folder.refresh(changed);
    this.now = {};
    this.cards.update(this.opened);
    await onCardsReady?.();
    const checkpoint = isSuperseded === undefined ? noCheckpoint : createCheckpoint(isSuperseded, whenIdle);
    await checkpoint();
    const opened = await this.checkNow(checkpoint);
    this.now.checked = Promise.resolve(opened);
    await checkpoint();
    return this.changes.since(
      opened,
      this.cards,
      opened.validSubset && {
        rulesText: this.createRulesText(opened),
        measures: this.design,
        fingerprint: this.rendererFactory.fingerprint(this.folder),
        folder: this.folder,
        memo: this.memo,
      },
    );
  }

  /** Names that cards may refer to, for completion in editors. */
  get names(): DeckNames {
    return namesForCards(this.opened, this.folder);
  }

  /**
   * Text of a card in a language. For a card with errors, the text of its last valid state; undefined if it has none.
   */
  text(id: string, language: string): readonly Sentence[] | undefined {
    const state = this.cards.get(id);
    return (
      state &&
      cardText(state.deck, state.card, this.createRulesText({ validSubset: state.deck }).of(language))
    );
  }

  /**
   * Renders a face; for a card with errors, its last valid state.
   * @throws InvalidDeckError if nothing can be rendered; TemplateFailureError, BrokenPictureError
   */
  async face(request: FaceRequest): Promise<DrawnFace | undefined> {
    const state = this.cards.get(request.id);
    return state && (await this.openRenderer(state.deck)).render(request);
  }

  /** Returns a renderer for a deck. @throws InvalidDeckError if nothing can be rendered */
  async openRenderer(deck: ValidDeck['deck']): Promise<Renderer> {
    const { opened, diagnostics } = this.design;
    if (opened === undefined) throw new InvalidDeckError(diagnostics);
    const rulesText = this.createRulesText({ validSubset: deck });
    const { renderer, problems } = await this.rendererFactory.open(deck, this.folder, opened, rulesText);
    if (renderer === undefined)
      throw new InvalidDeckError([...diagnostics, ...problems.map((one) => templateDiagnostic(one))]);
    return renderer;
  }

  /** Cache keys of faces, which change with all inputs of a face; undefined if nothing can be rendered. */
  createFaceKeys(deck: ValidDeck['deck'], languages: readonly string[]): FaceKeys | undefined {
    const { directory, folder } = this;
    const { opened } = this.design;
    const words = Object.fromEntries(languages.map((language) => [language, wordsFor(deck, language)]));
    return opened && faceKeys({ deck, words, directory }, folder, opened.fonts);
  }

  /** Diagnostics of `check` for the texts of some cards: text that does not fit, or glyphs that the font lacks. */
  async misfits(loaded: OpenValidDeck, asked: FitScope): Promise<Misfits> {
    const report = new Report();
    const { cache, checkMemos: memos } = this;
    const { opened } = this.design;
    if (opened === undefined) return { problems: [], diagnostics: [] };
    const rulesText = this.createRulesText({ validSubset: loaded.deck });
    const context = { design: { opened }, cache, memos, rulesText, checkpoint: noCheckpoint };
    const problems = await reportMisfits({ ...loaded, ...context, report }, asked);
    return { problems, diagnostics: report.diagnostics };
  }

  /** Parsed files and scripts. */
  private get loaded(): LoadedDeck {
    this.now.loaded ??= this.loadNow();
    return this.now.loaded;
  }

  private loadNow(): LoadedDeck {
    this.budget.reset();
    const isThere = !this.place.isOnDisk || this.folder.list('') !== undefined;
    return loadDeck(isThere && this.place.open() ? this.folder : undefined, this.directory, this.parsedFiles);
  }

  private openNow(): OpenDeck {
    const { loaded, directory, design } = this;
    const { layout, theme } = design;
    const laidOut =
      loaded.validSubset && layout?.value ? withLayout(loaded.validSubset, layout.value) : loaded.validSubset;
    const report = copyReport(loaded.report);
    const opened = {
      ...loaded,
      report,
      ...(laidOut && { validSubset: laidOut }),
      ...(layout && { layout }),
      theme,
      directory,
      workspace: this,
    };
    runChecks(CHECKS.open, { ...this.checkContext(opened), cache: this.writeBehind });
    return finalize(opened);
  }

  private async checkNow(checkpoint = noCheckpoint): Promise<OpenDeck> {
    const { validSubset } = this.opened;
    const report = copyReport(this.opened.report);
    const opened = { ...this.opened, report };
    if (validSubset === undefined) return finalize(opened);
    const { rendererFactory } = this;
    await runLongChecks(CHECKS.full, {
      ...this.checkContext(opened),
      deck: withWordedLanguages(validSubset, opened),
      ...(report.errors === 0 && this.openLock({ ...opened, deck: validSubset })),
      rulesText: this.createRulesText(opened),
      rendererFactory,
      failed: new Set(),
      checkpoint,
    });
    this.flushCache();
    return finalize(opened);
  }

  /** What checks of all stages are given. */
  private checkContext(opened: OpenDeck) {
    const { folder, directory, design, cache, checkMemos: memos } = this;
    const { validSubset } = opened;
    const { isOnDisk } = this.place;
    return {
      ...opened,
      ...(validSubset && { deck: validSubset }),
      folder,
      directory,
      isOnDisk,
      design,
      cache,
      memos,
    };
  }

  /** The lock of the translations; what is wrong with it is added to the report. */
  private openLock(opened: OpenDeck): Pick<FullContext, 'lock' | 'lexicon'> {
    const found = withLock(opened, this.memo, this.writeBehind);
    if ('refused' in found) return { lock: 'refused' };
    const { lexicon } = found.loaded;
    return { lock: found.lock, ...(lexicon && { lexicon }) };
  }

  /** The cache is for the next process, so it is not written after every edit. */
  private flushCache(): void {
    if (performance.now() - this.flushedAt < FLUSH_INTERVAL_MS) return;
    for (const font of this.design.opened?.fonts ?? [])
      getShapedFont(font).flush(fontShelf(this.writeBehind));
    this.writeBehind.flush();
    this.cache.prune();
    this.flushedAt = performance.now();
  }

  private get design(): OpenedDesign {
    this.now.design ??= this.loadDesignNow();
    return this.now.design;
  }

  private loadDesignNow() {
    const layout = readLayout(this.folder, this.designFiles, this.loaded.declared);
    const theme = readTheme(this.folder, this.designFiles, this.loaded.declared);
    const { title, text } = theme.value?.fonts ?? {};
    const fonts = [...(title?.files ?? []), ...(text?.files ?? [])];
    const stamps = fonts.map(({ file }) => this.folder.stamp(`templates/${file}`)).join(' ');
    const from = [layout.value, theme.value, theme.isCustom, layout.diagnostics, theme.diagnostics, stamps];
    const measures = this.memo.get('measures', from, () =>
      loadTypesetting(this.folder, this.directory, layout, theme, fontShelf(this.writeBehind)),
    );
    return { ...measures, layout, theme };
  }

  /** Speakers, which generate the texts of a deck's cards. */
  getRulesText(deck: Deck): RulesTextProviders {
    return this.createRulesText({ validSubset: deck });
  }

  private createRulesText({ validSubset }: Pick<LoadedDeck, 'validSubset'>): RulesTextProviders {
    if (validSubset === undefined) throw new Error('There is no deck to speak of.');
    return rulesTextProviders(validSubset, this.cache, this.memo);
  }
}

interface State {
  loaded?: LoadedDeck;
  opened?: OpenDeck;
  checked?: Promise<OpenDeck>;
  design?: OpenedDesign;
}

function copyReport(report: Report): Report {
  const copy = new Report();
  copy.absorb(report);
  return copy;
}
