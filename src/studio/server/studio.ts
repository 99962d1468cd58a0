/**
 * The state of an open studio. `Studio` holds the workspace, follows file changes, and broadcasts patches to all
 * connected pages. Invariants: changes of the deck arrive only through the file watcher, and every patch increments
 * `version` by one.
 */

import { basename, resolve } from 'node:path';
import { areSame } from '../../memo/reuse-unchanged.js';
import { findUntranslatedCards } from '../../operations/l10n/untranslated.js';
import { type LastProof, lastProof } from '../../operations/verify/last-report.js';
import { VERIFY_OUTPUT } from '../../operations/verify/write-verified.js';
import type { Update } from '../../workspace/changes.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import { type WatchHooks, watchDeck } from '../../workspace/watch-deck.js';
import { openWorkspace, type Workspace } from '../../workspace/workspace.js';
import type {
  CardSummary,
  FaceKey,
  FaceLink,
  Faces,
  Hello,
  Patch,
  PrintMessage,
  Problems,
  VerifyMessage,
} from '../protocol.js';
import { brokenFiles, CardIndex } from './card-index.js';
import { DownloadStore } from './download-store.js';
import { FaceCache, isFaceKey, MOST_FACES } from './face-cache.js';
import { RecentMap } from './recent-map.js';
import { summarizeCard, summarizeDeck, summarizeProblem } from './summaries.js';

/** How long to wait for pages to fetch new pictures before checks go on, in ms; pages skip pictures that they have. */
const FETCHED = 60;

/** The last attempt to render a face. */
interface Attempt {
  readonly from: readonly unknown[];
  readonly hasFailed: boolean;
}

/** A connected page: the faces that it shows, and a function that sends it messages. */
export interface Client {
  shown: ReadonlySet<FaceKey>;
  send(news: Patch | Faces | VerifyMessage | PrintMessage): void;
}

/** An open deck: watched for changes, which are broadcast to all connected pages. */
export class Studio {
  readonly workspace: Workspace;
  readonly faceCache: FaceCache;
  readonly downloads = new DownloadStore();
  readonly clients = new Set<Client>();
  private readonly isLan: boolean;
  private readonly index = new CardIndex();
  private readonly albums = new Set<FaceCache>();
  private readonly stopping = new AbortController();
  /** Resolves when all requested faces are rendered; checks await it, too. */
  private drawn: Promise<void> = Promise.resolve();
  /** The inputs that each face was last rendered from, and whether that failed. */
  private readonly attempts = new RecentMap<FaceKey, Attempt>(MOST_FACES);
  private version = 0;
  private isChecked = false;
  private opened: OpenDeck;
  private proof: LastProof | undefined;
  private untranslated: ReadonlyMap<string, readonly string[]> = new Map();

  /** @param isLan whether other devices in the network have access */
  constructor(directory: string, isLan = false) {
    this.isLan = isLan;
    this.workspace = openWorkspace(directory);
    this.faceCache = new FaceCache(this.workspace);
    // Files and scripts are available at once; the diagnostics of `check` follow when it has run.
    this.opened = this.workspace.opened;
    this.workspace.cards.update(this.opened);
    this.index.update(this.workspace.cards, this.opened);
    this.readProof();
    this.readWords();
  }

  /** Watches files until it is stopped. */
  watch(): Promise<void> {
    // Visible faces are drawn and sent before the checks run, and the checks wait for faces that are being drawn.
    const hooks: WatchHooks = {
      onUpdate: (update) => this.onUpdate(update),
      onCardsReady: () => this.pushVisibleFaces(),
      whenIdle: () => this.drawn,
    };
    return watchDeck(this.workspace, hooks, this.stopping.signal);
  }

  stop(): void {
    this.stopping.abort();
  }

  /** The current deck, with all diagnostics. */
  get now(): OpenDeck {
    return this.opened;
  }

  /** The full state for a new page. */
  hello(): Hello {
    const { version, isChecked, isLan, workspace } = this;
    const deck =
      workspace.cards.ids.map((id) => workspace.cards.get(id)?.deck).at(-1) ?? this.opened.validSubset;
    return {
      is: 'hello',
      version,
      isChecked,
      deck: deck === undefined ? null : summarizeDeck(deck),
      cards: this.index.ids.flatMap((id) => this.summarize(id) ?? []),
      problems: this.problemsIn(this.opened.report.diagnostics.map(({ span }) => span.file)),
      unreadable: brokenFiles(this.opened),
      place: basename(resolve(workspace.directory)),
      isLan,
    };
  }

  /** The addresses of faces. Those that fail are retried after the next change. */
  faces(keys: readonly FaceKey[]): Promise<readonly FaceLink[]> {
    const faces = this.draw(keys.filter(isFaceKey));
    this.drawn = Promise.allSettled([this.drawn, faces]).then(() => {});
    return faces;
  }

  private async draw(keys: readonly FaceKey[]): Promise<readonly FaceLink[]> {
    const notes: FaceLink[] = [];
    for (const key of keys) {
      const from = this.getFaceInputs(key);
      this.attempts.set(key, { from, hasFailed: false });
      const note = await this.faceCache.note(key);
      if (note.why !== undefined || note.address === undefined)
        this.attempts.set(key, { from, hasFailed: true });
      notes.push(note);
    }
    return notes;
  }

  /** The drawing at an address, in any of the albums. */
  drawing(address: string): string | undefined {
    for (const faceCache of [this.faceCache, ...this.albums]) {
      const found = faceCache.drawing(address);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Adds an album with faces that are not part of the saved deck. */
  alsoShows(faceCache: FaceCache): void {
    this.albums.add(faceCache);
  }

  /** A new verification report was written: broadcasts its results. */
  proofChanged(): Promise<void> {
    this.readProof();
    return this.broadcast({
      cards: this.workspace.cards.ids,
      problems: [],
      faces: [],
      gone: [],
      touched: [],
    });
  }

  private readProof(): void {
    this.proof = lastProof(this.workspace.directory, VERIFY_OUTPUT);
  }

  /**
   * Updates the list of missing translations; cards with errors keep their last state. Returns the cards that changed.
   */
  private readWords(): readonly string[] {
    const before = this.untranslated;
    const { validTranslated: translated } = this.workspace;
    if (!('refused' in translated)) {
      const { cards } = translated.loaded.deck;
      const faulty = [...before].filter(([id]) => !Object.hasOwn(cards, id) && this.index.ids.includes(id));
      this.untranslated = new Map([...faulty, ...findUntranslatedCards(translated)]);
    }
    const said = (all: typeof before, id: string) => all.get(id)?.join(' ') ?? '';
    const ids = new Set([...before.keys(), ...this.untranslated.keys()]);
    return [...ids].filter((id) => said(before, id) !== said(this.untranslated, id));
  }

  private async onUpdate(update: Update): Promise<void> {
    const isFirst = !this.isChecked;
    this.opened = update.opened;
    this.isChecked = true;
    this.faceCache.forget(update.faces);
    this.faceCache.forgetFailed(
      [...this.attempts].flatMap(([key, { hasFailed }]) => (hasFailed ? [key] : [])),
    );
    const index = this.index.update(this.workspace.cards, this.opened);
    const gone = [...update.cards].flatMap(([id, what]) => (what === 'gone' ? [id] : []));
    const changed = isFirst ? this.index.ids : [...listChangedCards(update), ...index.cards];
    const touched = isFirst
      ? []
      : [...new Set([...update.texts, ...update.faces].map(({ id }) => id)), ...update.cards.keys()];
    await this.broadcast({
      cards: changed,
      problems: [...update.problems.keys()],
      faces: update.faces,
      gone: [...gone, ...index.gone].filter((id) => !this.index.ids.includes(id)),
      touched: [...new Set(touched)],
      ...(index.order && { order: index.order }),
    });
    // Done after the broadcast, so that no picture is delayed by it.
    const cards = this.readWords();
    if (cards.length > 0) await this.broadcast({ cards, problems: [], faces: [], gone: [], touched: [] });
  }

  /** Sends changed faces that are visible before the full check runs, so that users see them without delay. */
  private async pushVisibleFaces(): Promise<void> {
    const shown = new Set([...this.clients].flatMap((one) => [...one.shown]));
    const moved = [...shown].filter((key) => {
      const before = this.attempts.get(key)?.from;
      return before !== undefined && !areSame(before, this.getFaceInputs(key));
    });
    if (moved.length === 0) return;
    this.faceCache.forgetFailed(moved);
    const faces = await this.faces(moved);
    for (const { shown: own, send } of this.clients)
      send({ is: 'faces', faces: faces.filter(({ key }) => own.has(key)) });
    // Pages fetch them now; running checks would block the responses.
    await this.faceCache.whenFetched(
      faces.flatMap(({ address }) => address ?? []),
      FETCHED,
    );
  }

  /** The inputs of a face that keep their identity while nothing changes: the card and its translation. */
  private getFaceInputs(key: FaceKey): readonly unknown[] {
    const [id = '', language = ''] = key.split('/');
    const state = this.workspace.cards.get(id);
    return [state?.card, state?.deck.texts[language]?.[id]];
  }

  private async broadcast(news: {
    readonly cards: readonly string[];
    readonly problems: readonly string[];
    readonly faces: Update['faces'];
    readonly gone: readonly string[];
    readonly touched: readonly string[];
    readonly order?: readonly string[];
  }): Promise<void> {
    const deck = this.opened.validSubset;
    const common = {
      is: 'patch',
      version: ++this.version,
      deck: deck === undefined ? null : summarizeDeck(deck),
      cards: news.cards.flatMap((id) => this.summarize(id) ?? []),
      gone: news.gone,
      ...(news.order && { order: news.order }),
      problems: this.problemsIn(news.problems),
      unreadable: brokenFiles(this.opened),
      touched: news.touched,
    } as const;
    const changed = new Set(news.faces.map(({ id, language, side }) => `${id}/${language}/${side}`));
    const isChanged = (key: FaceKey) => {
      const [id, language, , side] = key.split('/');
      return changed.has(`${id}/${language}/${side}`) || this.attempts.get(key)?.hasFailed === true;
    };
    for (const client of this.clients) {
      const faces = await this.faces([...client.shown].filter(isChanged));
      client.send({ ...common, faces });
    }
  }

  private summarize(id: string): CardSummary | undefined {
    const state = this.workspace.cards.get(id);
    if (state === undefined) return this.index.summarizeFaceless(id);
    return summarizeCard(id, state, {
      proof: this.proof,
      untranslated: this.untranslated.get(id) ?? [],
    });
  }

  /** All problems of these files; an empty list for a file without any. */
  private problemsIn(files: readonly string[]): Problems {
    const all = this.opened.report.diagnostics;
    return Object.fromEntries(
      [...new Set(files)].map((file) => [
        file,
        all.filter(({ span }) => span.file === file).map((one) => summarizeProblem(one, this.opened)),
      ]),
    );
  }
}

const listChangedCards = ({ cards, texts }: Update): readonly string[] => [
  ...new Set([...cards.keys(), ...texts.map(({ id }) => id)]),
];
