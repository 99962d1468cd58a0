/**
 * Faces of a deck as PDF paintings, from memory, from the cache or rendered now. Call `prepare` first; `painting` and
 * `listFlaws` then return what was prepared. Compiled templates are code and are never cached.
 */

import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import type { FontCache } from '../../render/core/font-shelf.js';
import { templateFolder } from '../../render/core/template-folder.js';
import type { Typesetting } from '../../render/core/typesetting.js';
import type { UntrustedBudget } from '../../render/core/untrusted-budget.js';
import { compileTemplates } from '../../render/drawing/compile-templates.js';
import type { FaceFlaw } from '../../render/drawing/render-face.js';
import type { Design } from '../../render/drawing/templates.js';
import { fontShelf } from '../pdf/font-shelf.js';
import { translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { Image, Images, Painting } from '../pdf/painting.js';
import { BrokenTemplatesError, type FaceInput } from './face-input.js';
import { type FaceKeys, faceKeys } from './face-keys.js';
import { type FaceFailure, type FaceResult, type MadeFace, nameRequest } from './made-face.js';
import { makeFaces } from './make-faces.js';
import { type PackedImages, pack, unpack } from './packed-images.js';

/** A drawing as stored in the cache. */
interface KeptDrawing {
  readonly painting: Painting;
  readonly images: PackedImages;
}

export type Progress = (done: number, of: number) => void;

/** Faces of one deck as paintings: from this run, from the cache of an earlier one, or rendered now. */
export class FaceLibrary {
  private readonly hand: FaceInput;
  private readonly measures: Typesetting;
  private readonly budget: UntrustedBudget;
  private readonly keys: FaceKeys;
  /** The cache for faces of this run and of earlier ones. */
  readonly cache: Cache;
  private readonly faces = new Map<string, MadeFace>();
  private readonly drawings = new Map<string, Painting>();
  private readonly paintings = new Map<string, Painting>();
  private readonly shown: Record<string, Image> = {};

  constructor(hand: FaceInput, measures: Typesetting, cache: Cache, budget: UntrustedBudget) {
    this.hand = hand;
    this.measures = measures;
    this.keys = faceKeys(hand, diskFolder(hand.directory), measures.fonts);
    this.cache = cache;
    this.budget = budget;
  }

  /** All images that the faces show. */
  get images(): Images {
    return this.shown;
  }

  /** The cache for data derived from fonts. */
  get shelf(): FontCache {
    return fontShelf(this.cache);
  }

  /** The cache key: changes whenever any input of the face changes. */
  computeKey(request: FaceRequest): string {
    return this.keys.face(request);
  }

  /** Ensures that these faces are available; returns the failures. */
  async prepare(requests: readonly FaceRequest[], progress?: Progress): Promise<readonly FaceFailure[]> {
    const missing = requests.filter(
      (request) => !this.faces.has(nameRequest(request)) && !this.recall(request),
    );
    const failures: FaceFailure[] = [];
    let done = requests.length - missing.length;
    progress?.(done, requests.length);
    if (missing.length > 0) {
      await makeFaces(missing, this.hand, this.looks(), this.budget, (result) => {
        this.take(result);
        if (result.failure) failures.push(result.failure);
        progress?.(++done, requests.length);
      });
      this.cache.prune();
    }
    return failures.sort((a, b) => (nameRequest(a.request) < nameRequest(b.request) ? -1 : 1));
  }

  /** A face that was prepared. */
  painting(request: FaceRequest): Painting | undefined {
    const name = nameRequest(request);
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

  /** What does not fit on a prepared face. */
  listFlaws(request: FaceRequest): readonly FaceFlaw[] {
    return this.faces.get(nameRequest(request))?.flaws ?? [];
  }

  /** Compiles templates once, here, instead of in every worker. The result is code and never cached. */
  private async looks(): Promise<Design> {
    const { theme, layout, fonts } = this.measures;
    const { compiled, problems } = await compileTemplates(
      templateFolder(diskFolder(this.hand.directory)),
      Object.keys(this.hand.deck.kinds ?? {}),
    );
    if (compiled === undefined) throw new BrokenTemplatesError(problems);
    return { theme, layout, fonts, compiled };
  }

  private recall(request: FaceRequest): boolean {
    const face = getJson<MadeFace>(this.cache, 'face', this.keys.face(request));
    if (face === undefined || !face.layers.every(({ key }) => this.recallDrawing(key))) return false;
    this.faces.set(nameRequest(request), face);
    return true;
  }

  private recallDrawing(key: string): boolean {
    if (this.drawings.has(key)) return true;
    const found = getJson<KeptDrawing>(this.cache, 'drawing', this.keys.drawing(key));
    if (found === undefined) return false;
    this.drawings.set(key, found.painting);
    Object.assign(this.shown, unpack(found.images));
    return true;
  }

  private take({ request, face, drawings }: FaceResult): void {
    for (const [key, converted] of Object.entries(drawings)) {
      this.drawings.set(key, converted.painting);
      Object.assign(this.shown, converted.images);
      const drawing: KeptDrawing = { painting: converted.painting, images: pack(converted.images) };
      setJson(this.cache, 'drawing', this.keys.drawing(key), drawing);
    }
    if (face === undefined) return;
    this.faces.set(nameRequest(request), face);
    setJson(this.cache, 'face', this.keys.face(request), face);
  }
}
