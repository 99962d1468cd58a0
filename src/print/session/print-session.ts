/**
 * The session of a print: opens fonts, layout and faces, writes files, and collects diagnostics. Entry point:
 * `withPrintSession`. Invariants: problems with files of the deck become diagnostics, never exceptions; files with unchanged
 * inputs can be reused.
 */

import { basename } from 'node:path';
import type { PDFDocument } from 'pdf-lib';
import { type Cache, noCache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { computeCacheKey } from '../../cache/key.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { WriteError } from '../../deck/disk/write-atomic.js';
import { type Diagnostic, diagnostic, type Span, toFileStart } from '../../diagnostics/index.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import type { ReadResult } from '../../render/core/read-design.js';
import type { Typesetting } from '../../render/core/typesetting.js';
import { UntrustedBudget } from '../../render/core/untrusted-budget.js';
import type { FaceFlaw } from '../../render/drawing/render-face.js';
import { templateDiagnostic } from '../../render/drawing/template-diagnostic.js';
import { loadTypesetting } from '../../render/drawing/templates.js';
import { draftMark } from '../../render/output/draft-mark.js';
import { isPdfName, pictureFinder } from '../../render/pictures/find-picture.js';
import { pdfKey, readPdf } from '../../render/pictures/pdf.js';
import { pictureDiagnostic } from '../../render/pictures/picture-of-card.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Theme } from '../../vocabulary/files/theme-file.js';
import { type Disk, printFolder } from '../core/disk.js';
import { BrokenTemplatesError, type FaceInput } from '../faces/face-input.js';
import { FaceLibrary, type Progress } from '../faces/face-library.js';
import type { FaceFailure } from '../faces/made-face.js';
import { type DocumentOptions, type Page, writeDocument } from '../pdf/document.js';
import { BrokenFontError, FontBook, type FontFace } from '../pdf/font-book.js';
import { Painter } from '../pdf/painter.js';
import type { Image, Images, Painting } from '../pdf/painting.js';
import { SvgConverter } from '../svg/convert-svg.js';

/** Options that every kind of print needs. */
export interface PrintBasics extends FaceInput {
  readonly languages: readonly string[];
  /** Locates a card, or a value of it, in its file: for diagnostics. */
  readonly where?: (id: string, path?: readonly (string | number)[], at?: 'key') => Span | undefined;
  readonly progress?: Progress;
  /** Creates the diagnostics for content that does not fit into a `Flex`; left out: none, and it is printed. */
  readonly judge?: (flaw: FaceFlaw, request: FaceRequest) => readonly Diagnostic[];
  /**
   * If given, content that does not fit is printed with a mark across: for these cards by language, and for an overfull
   * `Flex`.
   */
  readonly drafts?: DraftMarkedCards;
  /** The layout, if it was already read. */
  readonly layout?: ReadResult<LayoutFile>;
  /** The theme, if it was already read. */
  readonly theme?: ReadResult<Theme>;
  /** The cache; left out: everything is rendered, and nothing is cached. */
  readonly cache?: Cache;
  /** What checking untrusted files is charged to: that of the workspace; left out: a new one. */
  readonly budget?: UntrustedBudget;
  /** The output folder; left out: the deck's folder for prints. */
  readonly disk?: Disk;
}

/** Ids of cards by language. */
export type DraftMarkedCards = Readonly<Record<string, readonly string[]>>;

/** A file that was written, relative to the deck. */
export interface PrintedFile {
  readonly path: string;
  readonly pages: number;
  readonly bytes: number;
}

export interface Printed {
  readonly files: readonly PrintedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

const OUTPUT = 'output/print';

/** Cache entry of written files: the key of their inputs and, if known, the files with their checksums. */
interface OutputStamp {
  readonly key: string;
  readonly known?: readonly (PrintedFile & { readonly sum: string })[];
}

/** The fonts, faces and output folder of a print. */
export class PrintSession {
  readonly measures: Typesetting;
  readonly fonts: FontBook;
  readonly budget: UntrustedBudget;
  readonly diagnostics: Diagnostic[] = [];
  readonly files: PrintedFile[] = [];
  private readonly basics: PrintBasics;
  private readonly library: FaceLibrary;
  private readonly disk: Disk;
  private readonly pdfs = new Map<string, PDFDocument>();
  private readonly shown = new Map<string, Image>();

  constructor(basics: PrintBasics, measures: Typesetting, budget: UntrustedBudget) {
    this.basics = basics;
    this.measures = measures;
    this.budget = budget;
    this.library = new FaceLibrary(basics, measures, basics.cache ?? noCache, budget);
    this.fonts = new FontBook(measures.fonts, this.library.shelf);
    this.fonts.verify();
    this.fonts.recall();
    this.disk = basics.disk ?? printFolder(basics.directory);
  }

  /** The font of captions. */
  get textFace(): FontFace {
    return this.fonts.find(this.measures.theme.fonts.text.family, 500);
  }

  computeFaceKey(request: FaceRequest): string {
    return this.library.computeKey(request);
  }

  /** Looks up the cache entry for files with these inputs. */
  ticket(inputs: unknown): OutputStamp {
    const key = computeCacheKey(inputs);
    const known = getJson<NonNullable<OutputStamp['known']>>(this.library.cache, 'sheet', key);
    return { key, ...(known && { known }) };
  }

  /** Whether the files exist, were made from the same inputs, and have not been modified. */
  isFresh({ known }: OutputStamp): boolean {
    return known?.every(({ path, sum }) => this.disk.sum(basename(path)) === sum) ?? false;
  }

  reuse({ known = [] }: OutputStamp): void {
    this.files.push(...known.map(({ path, pages, bytes }) => ({ path, pages, bytes })));
  }

  async writing(ticket: OutputStamp, write: () => Promise<void>): Promise<void> {
    const before = this.files.length;
    const troubles = this.diagnostics.length;
    await write();
    if (this.diagnostics.length > troubles) return;
    const made = this.files
      .slice(before)
      .map((file) => ({ ...file, sum: this.disk.sum(basename(file.path)) }));
    setJson(this.library.cache, 'sheet', ticket.key, made);
  }

  get hasFailed(): boolean {
    return this.diagnostics.length > 0;
  }

  report(code: Diagnostic['code'], span: Span, message: string, hint?: string): void {
    this.diagnostics.push(diagnostic(code, span, message, hint));
  }

  async prepare(requests: readonly FaceRequest[]): Promise<void> {
    const failures = await this.library.prepare(requests, this.basics.progress);
    const unreadable = await this.openPdfs(new Set(requests.map(({ id }) => id)));
    const reported = new Set<string>();
    for (const problem of [...failures.map((failure) => this.diagnose(failure)), ...unreadable]) {
      const name = JSON.stringify([problem.code, problem.span, problem.message]);
      // Each language hits the same broken file; it is reported once.
      if (!reported.has(name)) this.diagnostics.push(problem);
      reported.add(name);
    }
  }

  /** Reports what does not fit on prepared faces, unless they are printed as drafts. */
  judge(requests: readonly FaceRequest[]): void {
    if (this.basics.drafts !== undefined) return;
    for (const request of requests)
      for (const flaw of this.library.listFlaws(request))
        this.diagnostics.push(...(this.basics.judge?.(flaw, request) ?? []));
  }

  /** Whether a face has a problem and is printed as a draft. */
  private isDraft(request: FaceRequest): boolean {
    const { drafts } = this.basics;
    if (drafts === undefined) return false;
    return drafts[request.language]?.includes(request.id) || this.library.listFlaws(request).length > 0;
  }

  /** Opens the PDFs that cards show; returns problems that show only when a PDF is fully read. */
  private async openPdfs(ids: ReadonlySet<string>): Promise<Diagnostic[]> {
    const { deck, directory, where } = this.basics;
    const finder = pictureFinder(diskFolder(directory));
    const unreadable: Diagnostic[] = [];
    for (const id of ids) {
      const name = deck.cards[id]?.art;
      const found = name === undefined || !isPdfName(name) ? undefined : finder.read(name);
      if (name === undefined || found === undefined || !('bytes' in found)) continue;
      const flaw = await this.takePdf(found.bytes);
      if (flaw !== undefined) unreadable.push(pictureDiagnostic({ id, name, flaw }, where, true));
    }
    return unreadable;
  }

  /** Adds a PDF whose pages will be placed; returns the problem if it can't be read. */
  async takePdf(bytes: Uint8Array): Promise<string | undefined> {
    const key = pdfKey(bytes);
    if (this.pdfs.has(key)) return undefined;
    const read = await readPdf(bytes, this.budget);
    if ('flaw' in read) return read.flaw;
    this.pdfs.set(key, read.document);
    return undefined;
  }

  /** A face that was prepared. */
  painting(request: FaceRequest): Painting | undefined {
    const painting = this.library.painting(request);
    return painting && this.isDraft(request) ? this.markDraft(painting, request.language) : painting;
  }

  /** Adds a mark across the face, so that a draft is not mistaken for a finished card. */
  private markDraft(painting: Painting, language: string): Painting {
    const { box } = painting;
    const mark = draftMark(box, language, this.measures.theme.fonts.text.family);
    const painter = new Painter();
    painter.form(painting);
    painter.form(new SvgConverter(this.fonts).convert(mark.svg));
    return painter.finish(box);
  }

  /** All images in faces. */
  get images(): Images {
    return this.library.images;
  }

  /** Adds images that are not part of faces. */
  show(images: ReadonlyMap<string, Image>): void {
    for (const [key, image] of images) this.shown.set(key, image);
  }

  async write(name: string, pages: readonly Page[], options: DocumentOptions): Promise<void> {
    const bytes = await writeDocument(
      pages,
      this.fonts,
      { images: { ...this.library.images, ...Object.fromEntries(this.shown) }, pdfs: this.pdfs },
      options,
    );
    this.put(name, bytes, pages.length);
  }

  /** Writes a file as it is. */
  put(name: string, bytes: Uint8Array, pages = 1): void {
    const path = `${OUTPUT}/${name}`;
    try {
      this.disk.write(name, bytes);
      this.files.push({ path, pages, bytes: bytes.length });
    } catch (cause) {
      if (!(cause instanceof WriteError)) throw cause;
      this.report('OUTPUT_UNWRITABLE', toFileStart(path), `The file can't be written: ${cause.reason}.`);
    }
  }

  private diagnose(failure: FaceFailure): Diagnostic {
    const { is, request, message, problem, file, line = 1, column = 1 } = failure;
    if (is === 'template') return templateDiagnostic({ file: file ?? '', line, column, message });
    if (is === 'font') return diagnostic('FILE_UNREADABLE', toFileStart(file ?? ''), message);
    const { deck, where } = this.basics;
    const { id } = request;
    const art = deck.cards[id]?.art;
    if (problem !== undefined) return pictureDiagnostic(problem, where, art !== undefined);
    const span =
      (art === undefined ? undefined : where?.(id, ['art'])) ??
      where?.(id) ??
      toFileStart(art ?? 'templates/art');
    return diagnostic(
      'PICTURE_BROKEN',
      span,
      `The picture ${art ?? `of "${id}"`} can't be printed: ${message}.`,
    );
  }
}

/** Opens a print session and runs a job in it. Problems with its files become diagnostics, never a stack trace. */
export async function withPrintSession(
  basics: PrintBasics,
  work: (press: PrintSession) => Promise<void>,
): Promise<Printed> {
  try {
    const { directory, layout, theme, budget = new UntrustedBudget() } = basics;
    const { opened, diagnostics } = loadTypesetting(
      diskFolder(directory),
      directory,
      layout,
      theme,
      undefined,
      budget,
    );
    if (opened === undefined) return { files: [], diagnostics };
    const press = new PrintSession(basics, opened, budget);
    await work(press);
    press.fonts.keep();
    return { files: press.files, diagnostics: press.diagnostics };
  } catch (cause) {
    if (cause instanceof BrokenTemplatesError) {
      return { files: [], diagnostics: cause.problems.map((problem) => templateDiagnostic(problem)) };
    }
    if (cause instanceof BrokenFontError) {
      return {
        files: [],
        diagnostics: [diagnostic('FILE_UNREADABLE', toFileStart(cause.path), cause.message)],
      };
    }
    throw cause;
  }
}
