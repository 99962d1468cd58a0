import { join } from 'node:path';
import { diskFolder } from '../../deck/disk-folder.js';
import {
  type CompiledTemplates,
  compilerVersion,
  compileTemplates,
  isCurrent,
} from '../../render/compile-templates.js';
import type { FaceRequest } from '../../render/ground/face-request.js';
import type { Measures } from '../../render/ground/measures.js';
import { templateFolder } from '../../render/ground/template-folder.js';
import type { Looks } from '../../render/templates.js';
import { diskAt } from '../ground/disk.js';
import type { Shelf } from '../pdf/font-book.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Image, Images, Painting } from '../pdf/painting.js';
import { BrokenTemplates, type DeckInHand } from './deck-in-hand.js';
import { FaceCache } from './face-cache.js';
import { type FaceKeys, faceKeys } from './face-keys.js';
import { type FaceFailure, type FaceResult, type MadeFace, nameOf } from './made-face.js';
import { makeFaces } from './make-faces.js';

export type Progress = (done: number, of: number) => void;

/** Faces of one deck as paintings: from this run, from an earlier one, or made now. */
export class FaceLibrary {
  private readonly hand: DeckInHand;
  private readonly measures: Measures;
  private readonly keys: FaceKeys;
  /** Undefined where nothing is remembered. */
  readonly cache: FaceCache | undefined;
  private readonly faces = new Map<string, MadeFace>();
  private readonly drawings = new Map<string, Painting>();
  private readonly paintings = new Map<string, Painting>();
  private readonly shown: Record<string, Image> = {};

  /** @param isCached whether earlier runs are trusted, and this one remembered */
  constructor(hand: DeckInHand, measures: Measures, isCached = true) {
    this.hand = hand;
    this.measures = measures;
    this.keys = faceKeys(hand, diskFolder(hand.directory), measures.fonts);
    this.cache = isCached ? new FaceCache(diskAt(join(hand.directory, 'output/.cache/print'))) : undefined;
  }

  /** All images that the faces show. */
  get images(): Images {
    return this.shown;
  }

  /** Where what is made of fonts is remembered, beside the faces. */
  get shelf(): Shelf | undefined {
    const { cache, keys } = this;
    return (
      cache && {
        find: (name) => cache.note(keys.drawing(name)),
        keep: (name, thing) => cache.keepNote(keys.drawing(name), thing),
      }
    );
  }

  /** Changes whenever anything changes that the face is made from. */
  keyOf(request: FaceRequest): string {
    return this.keys.face(request);
  }

  /** Sees to it that these faces are there; what could not be made is told. */
  async prepare(requests: readonly FaceRequest[], progress?: Progress): Promise<readonly FaceFailure[]> {
    const missing = requests.filter((request) => !this.faces.has(nameOf(request)) && !this.recall(request));
    const failures: FaceFailure[] = [];
    let done = requests.length - missing.length;
    progress?.(done, requests.length);
    if (missing.length > 0) {
      await makeFaces(missing, this.hand, this.looks(), (result) => {
        this.take(result);
        if (result.failure) failures.push(result.failure);
        progress?.(++done, requests.length);
      });
      this.cache?.tidy();
    }
    return failures.sort((a, b) => (nameOf(a.request) < nameOf(b.request) ? -1 : 1));
  }

  /** A face that was prepared. */
  painting(request: FaceRequest): Painting | undefined {
    const name = nameOf(request);
    const known = this.paintings.get(name);
    const face = this.faces.get(name);
    if (known !== undefined || face === undefined) return known;
    const painter = new Painter();
    for (const { x, y, key } of face.layers) {
      const drawing = this.drawings.get(key);
      if (drawing === undefined) throw new Error(`The drawing ${key} is lost.`);
      painter.form(drawing, translate(x, y));
    }
    const painting = painter.finish({ x: 0, y: 0, width: face.width, height: face.height });
    this.paintings.set(name, painting);
    return painting;
  }

  /** Templates are compiled once, here: not in every thread, and not in every run. */
  private async looks(): Promise<Looks> {
    const { theme, layout, fonts } = this.measures;
    const folder = templateFolder(diskFolder(this.hand.directory));
    const key = this.keys.templates(compilerVersion());
    const known = this.cache?.note<CompiledTemplates>(key);
    if (known !== undefined && isCurrent(known, folder)) return { theme, layout, fonts, compiled: known };
    const { compiled, problems } = await compileTemplates(folder);
    if (compiled === undefined) throw new BrokenTemplates(problems);
    this.cache?.keepNote(key, compiled);
    return { theme, layout, fonts, compiled };
  }

  private recall(request: FaceRequest): boolean {
    const face = this.cache?.face(this.keys.face(request));
    if (face === undefined || !face.layers.every(({ key }) => this.recallDrawing(key))) return false;
    this.faces.set(nameOf(request), face);
    return true;
  }

  private recallDrawing(key: string): boolean {
    if (this.drawings.has(key)) return true;
    const found = this.cache?.drawing(this.keys.drawing(key));
    if (found === undefined) return false;
    this.drawings.set(key, found.painting);
    Object.assign(this.shown, found.images);
    return true;
  }

  private take({ request, face, drawings }: FaceResult): void {
    for (const [key, converted] of Object.entries(drawings)) {
      this.drawings.set(key, converted.painting);
      Object.assign(this.shown, converted.images);
      this.cache?.keepDrawing(this.keys.drawing(key), converted);
    }
    if (face === undefined) return;
    this.faces.set(nameOf(request), face);
    this.cache?.keepFace(this.keys.face(request), face);
  }
}
