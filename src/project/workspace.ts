import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { Readings } from '../deck/draft/reading.js';
import type { DeckFolder } from '../deck/folder.js';
import { type LoadedDeck, loadDeck, type SoundDeck } from '../deck/load/load-deck.js';
import { type Diagnostic, Report } from '../diagnostics/index.js';
import { checkTranslations } from '../l10n/check-translations.js';
import { cardText, type Sentence } from '../language/card-text.js';
import { type FaceKeys, faceKeys } from '../print/faces/face-keys.js';
import { fontShelf } from '../print/pdf/font-shelf.js';
import { withLayout } from '../render/deck-layout.js';
import type { FitProblem } from '../render/fit-problems.js';
import type { FaceRequest } from '../render/ground/face-request.js';
import { lookAnew } from '../render/ground/one-look.js';
import { readLayout, readTheme } from '../render/ground/read-looks.js';
import { shapedFont } from '../render/ground/shaped-font.js';
import type { DrawnFace, Renderer } from '../render/render-face.js';
import { roomFor } from '../render/room-for.js';
import { templateDiagnostic } from '../render/template-diagnostic.js';
import { openMeasures } from '../render/templates.js';
import { packed } from '../store/packed.js';
import { noStore, openStore, type PatientStore, patient, type Store } from '../store/store.js';
import type { Known } from '../vocabulary/fitting.js';
import { wordsFor } from './built-in-words.js';
import { CardStates } from './card-states.js';
import { Changes, type Update } from './changes.js';
import type { Asked } from './check-fit.js';
import { checkFolders } from './check-folders.js';
import { LooksCheck, type OpenedLooks } from './check-looks.js';
import { checkOutput } from './check-output.js';
import { Refused } from './complaint.js';
import { namesForCards, outdatedSchemas } from './deck-schemas.js';
import { Easel } from './easel.js';
import { keptReadings } from './kept-readings.js';
import { holdAgainstTool, type OpenDeck, type OpenSoundDeck, settled } from './open-deck.js';
import { type Translated, withLock } from './open-l10n.js';
import { pausing, withoutPause } from './overtaken.js';
import { Recall } from './recall.js';
import { type RememberedFolder, rememberedFolder } from './remembered-folder.js';
import { type RememberingSpeakers, rememberingSpeakers } from './remembering-speakers.js';

/** So many ms lie at least between two times that a running workspace writes what it keeps. */
const KEEP_EVERY = 30_000;

/** What a workspace holds open. */
interface Place {
  /** Where the deck lies on disk; `.` for one that does not. */
  readonly directory: string;
  readonly isOnDisk: boolean;
  open(): DeckFolder | undefined;
}

/** Whoever waits for an update. */
interface Attending {
  /** Called when the cards are known as they are now, before all of `check` is done. */
  early?(): Promise<void>;
  /** Whether something has changed again: then the rest of `check` need not be done. */
  isOvertaken?(): boolean;
  /** Done when nothing is more urgent than `check`: it waits for that between its pieces. */
  urgent?(): Promise<void>;
}

/** The deck in a folder on disk. */
export const openWorkspace = (directory: string): Workspace =>
  new Workspace({ directory, isOnDisk: true, open: () => diskFolder(directory) });

/** A deck wherever it is; nothing of it is kept on disk. */
export const workspaceOf = (folder: DeckFolder | undefined): Workspace =>
  new Workspace({ directory: '.', isOnDisk: false, open: () => folder });

/**
 * A deck that is held open. It keeps what each file was read into and what texts, fit and faces were made from, so that
 * after a change only what it touches is done again: `update` does it, and says what has changed. What nobody has asked
 * for is not worked out.
 */
export class Workspace {
  readonly directory: string;
  readonly store: Store;
  readonly cards = new CardStates();
  private readonly place: Place;
  /** What was read is kept when everything is checked: whoever only opens a deck changes nothing on disk. */
  private readonly shelf: PatientStore;
  private readonly folder: RememberedFolder;
  private readonly readings: Readings;
  private readonly looks: Readings;
  private readonly recall = new Recall();
  private readonly easel: Easel;
  private readonly looksCheck = new LooksCheck();
  private readonly changes = new Changes();
  private now: State = {};
  private keptAt = Number.NEGATIVE_INFINITY;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(place: Place) {
    this.place = place;
    this.directory = place.directory;
    this.easel = new Easel(this.recall);
    this.store = place.isOnDisk ? packed(openStore(place.directory)) : noStore;
    this.folder = rememberedFolder(place.open);
    this.shelf = patient(this.store);
    this.readings = new Readings(keptReadings(this.shelf));
    this.looks = new Readings(keptReadings(this.shelf));
  }

  /** The deck, its files and scripts checked, and held against what the tool can say and print: quick. */
  get opened(): OpenDeck {
    this.now.opened ??= this.openNow();
    return this.now.opened;
  }

  /** The same with all that `shroud check` tells: translations, pictures, templates, text that does not fit. */
  checked(): Promise<OpenDeck> {
    this.now.checked ??= this.checkNow();
    return this.now.checked;
  }

  /**
   * The deck for translators; only what was found wrong, where something was. Words are not held against anything here:
   * a mistake in a translation must not keep its correction out.
   */
  get translated(): Translated | { readonly refused: OpenDeck } {
    return this.translatedOf(this.loaded);
  }

  /** The same of what is sound, whatever is wrong with other cards: who translates need not wait for who mends them. */
  get soundTranslated(): Translated | { readonly refused: OpenDeck } {
    const { usable } = this.loaded;
    return this.translatedOf({ ...this.loaded, ...(usable && { deck: usable }) });
  }

  private translatedOf(loaded: LoadedDeck): Translated | { readonly refused: OpenDeck } {
    const { directory } = this;
    const found = withLock({ ...loaded, report: copyOf(loaded.report) }, this.recall, this.shelf);
    return 'refused' in found
      ? { refused: { ...found.refused, directory, workspace: this } }
      : { directory, workspace: this, ...found };
  }

  /** The same as it lies on the disk at this moment, for whoever is about to write; what has changed is told by `update`. */
  translatedNow(): Promise<Workspace['soundTranslated']> {
    return this.next(() => {
      this.folder.refresh(undefined);
      this.now = {};
      return this.soundTranslated;
    });
  }

  /** How many letters the texts of a deck may have on their cards in a language; undefined where nobody can measure it. */
  roomIn(deck: SoundDeck['deck'], language: string): ReturnType<typeof roomFor> | undefined {
    const { opened } = this.measures;
    return opened && roomFor(deck, opened, this.speakers({ usable: deck }).of, language);
  }

  /**
   * Looks at the folder again and says what has changed since the last time.
   * @param changed paths, for whoever knows them; left out: any file may have changed
   * @throws Overtaken where that was said: the next update tells what this one would have
   */
  update(changed?: Iterable<string>, attending: Attending = {}): Promise<Update> {
    return this.next(() => this.updateNow(changed, attending));
  }

  /** One after another: what is being worked out must not change meanwhile. */
  private next<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => {});
    return turn;
  }

  private async updateNow(
    changed: Iterable<string> | undefined,
    { early, isOvertaken, urgent }: Attending,
  ): Promise<Update> {
    this.folder.refresh(changed);
    this.now = {};
    this.cards.update(this.opened);
    await early?.();
    const pause = isOvertaken === undefined ? withoutPause : pausing(isOvertaken, urgent);
    await pause();
    const opened = await this.checkNow(pause);
    this.now.checked = Promise.resolve(opened);
    await pause();
    return this.changes.since(
      opened,
      this.cards,
      opened.usable && {
        speakers: this.speakers(opened),
        measures: this.measures,
        fingerprint: this.easel.fingerprint(this.folder),
        folder: this.folder,
        recall: this.recall,
      },
    );
  }

  /** What there is that cards may name: editors offer it. */
  get names(): Known {
    return namesForCards(this.opened, this.folder);
  }

  /** What a card says in a language; of a faulty one, what it said when it was last sound. Undefined for one that never was. */
  text(id: string, language: string): readonly Sentence[] | undefined {
    const state = this.cards.get(id);
    return state && cardText(state.deck, state.card, this.speakers({ usable: state.deck }).of(language));
  }

  /**
   * Draws a face; of a faulty card, as it was when it was last sound.
   * @throws Refused where nothing can be drawn; TemplateFailure, BrokenPicture
   */
  async face(request: FaceRequest): Promise<DrawnFace | undefined> {
    const state = this.cards.get(request.id);
    return state && (await this.rendererOf(state.deck)).render(request);
  }

  /** What draws a deck. @throws Refused where nothing can be drawn */
  async rendererOf(deck: SoundDeck['deck']): Promise<Renderer> {
    const { opened, diagnostics } = this.measures;
    if (opened === undefined) throw new Refused(diagnostics);
    const speakers = this.speakers({ usable: deck });
    const { renderer, problems } = await this.easel.open(deck, this.folder, opened, speakers);
    if (renderer === undefined)
      throw new Refused([...diagnostics, ...problems.map((one) => templateDiagnostic(one))]);
    return renderer;
  }

  /** Names of faces of a deck that change with whatever these are made from; none where nothing can be drawn. */
  faceKeysOf(deck: SoundDeck['deck'], languages: readonly string[]): FaceKeys | undefined {
    const { directory, folder } = this;
    const { opened } = this.measures;
    const words = Object.fromEntries(languages.map((language) => [language, wordsFor(deck, language)]));
    return opened && faceKeys({ deck, words, directory }, folder, opened.fonts);
  }

  /** What `check` would tell of the texts of some cards: that they do not fit, or lack letters. */
  async misfits(loaded: OpenSoundDeck, asked: Asked): Promise<Misfits> {
    const report = new Report();
    const { measures, store } = this;
    const speakers = this.speakers({ usable: loaded.deck });
    const looking = { measures, store, speakers, pause: withoutPause };
    const problems = await this.looksCheck.checkFit({ ...loaded, report }, asked, looking);
    return { problems, diagnostics: report.diagnostics };
  }

  /** Files and scripts. */
  private get loaded(): LoadedDeck {
    this.now.loaded ??= this.loadNow();
    return this.now.loaded;
  }

  private loadNow(): LoadedDeck {
    lookAnew();
    const isThere = !this.place.isOnDisk || this.folder.list('') !== undefined;
    return loadDeck(isThere && this.place.open() ? this.folder : undefined, this.directory, this.readings);
  }

  private openNow(): OpenDeck {
    const { loaded, directory, measures } = this;
    const { layout, theme } = measures;
    const laidOut = loaded.usable && layout?.value ? withLayout(loaded.usable, layout.value) : loaded.usable;
    const report = copyOf(loaded.report);
    const opened = {
      ...loaded,
      report,
      ...(laidOut && { usable: laidOut }),
      ...(layout && { layout }),
      theme,
      directory,
      workspace: this,
    };
    holdAgainstTool(opened, this.shelf, theme.value);
    if (this.place.isOnDisk) report.addAll(checkOutput(directory));
    report.addAll(checkFolders(this.folder));
    return settled(opened);
  }

  private async checkNow(pause = withoutPause): Promise<OpenDeck> {
    const { usable } = this.opened;
    const report = copyOf(this.opened.report);
    const opened = { ...this.opened, report };
    if (usable === undefined) return settled(opened);
    report.addAll(outdatedSchemas(opened, this.folder, this.directory));
    await pause();
    // What is not translated can wait until nothing is wrong: of a faulty card nobody knows what to translate.
    if (report.errors === 0) {
      const found = withLock({ ...opened, deck: usable }, this.recall, this.shelf);
      if ('refused' in found) return settled(opened);
      checkTranslations(found.loaded, found.lock, report);
      await pause();
    }
    const { folder, store, easel, measures } = this;
    const looking = { folder, store, easel, measures, speakers: this.speakers(opened), pause };
    // Where a language lacks words, it is too early to ask whether its texts fit; a folder with too much in it is not read.
    const isTooEarly = ({ severity, code, span }: Diagnostic) =>
      severity === 'error' &&
      (/^(WORDS|PHRASE)_/.test(code) || (code === 'TOO_MUCH' && span.file.startsWith('templates')));
    if (!report.diagnostics.some(isTooEarly))
      await this.looksCheck.check({ ...opened, deck: usable }, looking);
    this.keep();
    return settled(opened);
  }

  /** What is kept on disk is for the next process: while one edit follows another, it need not be written after each. */
  private keep(): void {
    if (performance.now() - this.keptAt < KEEP_EVERY) return;
    for (const font of this.measures.opened?.fonts ?? []) shapedFont(font).keep(fontShelf(this.shelf));
    this.shelf.flush();
    this.store.tidy();
    this.keptAt = performance.now();
  }

  private get measures(): OpenedLooks {
    this.now.measures ??= this.measureNow();
    return this.now.measures;
  }

  private measureNow() {
    const layout = readLayout(this.folder, this.looks, this.loaded.declared);
    const theme = readTheme(this.folder, this.looks, this.loaded.declared);
    const { title, text } = theme.value?.fonts ?? {};
    const fonts = [...(title?.files ?? []), ...(text?.files ?? [])];
    const stamps = fonts.map(({ file }) => this.folder.stamp(`templates/${file}`)).join(' ');
    const from = [layout.value, theme.value, theme.isOwn, layout.diagnostics, theme.diagnostics, stamps];
    const measures = this.recall.once('measures', from, () =>
      openMeasures(this.folder, this.directory, layout, theme, fontShelf(this.shelf)),
    );
    return { ...measures, layout, theme };
  }

  /** What says what the cards of a deck do. */
  speakersOf(deck: Deck): RememberingSpeakers {
    return this.speakers({ usable: deck });
  }

  private speakers({ usable }: Pick<LoadedDeck, 'usable'>): RememberingSpeakers {
    if (usable === undefined) throw new Error('There is no deck to speak of.');
    return rememberingSpeakers(usable, this.store, this.recall);
  }
}

/** Texts that do not fit, and how that is told. */
export interface Misfits {
  readonly problems: readonly FitProblem[];
  readonly diagnostics: readonly Diagnostic[];
}

interface State {
  loaded?: LoadedDeck;
  opened?: OpenDeck;
  checked?: Promise<OpenDeck>;
  measures?: OpenedLooks;
}

function copyOf(report: Report): Report {
  const copy = new Report();
  copy.absorb(report);
  return copy;
}
