import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { Drawing } from '../../render/core/drawing.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import { UntrustedBudget } from '../../render/core/untrusted-budget.js';
import { TemplateFailureError } from '../../render/drawing/compile-templates.js';
import { createRenderer, type DrawnFace, type Renderer } from '../../render/drawing/render-face.js';
import { assembleTemplates, type Design } from '../../render/drawing/templates.js';
import { BrokenPictureError } from '../../render/pictures/picture-of-card.js';
import { BrokenFontError, FontBook } from '../pdf/font-book.js';
import type { Image, Painting } from '../pdf/painting.js';
import { BrokenImageError } from '../pdf/read-image.js';
import { SvgConverter } from '../svg/convert-svg.js';
import { BrokenSvgError } from '../svg/svg-node.js';
import { BrokenTemplatesError, type FaceInput } from './face-input.js';
import type { Converted, FaceFailure, FaceResult, MadeFace } from './made-face.js';

/** Renders faces and converts them to PDF operators. */
export class FaceMaker {
  private readonly renderer: Renderer;
  private readonly book: SvgConverter;
  private readonly handedOut = new Set<string>();

  private constructor(renderer: Renderer) {
    this.renderer = renderer;
    this.book = new SvgConverter(new FontBook(renderer.templates.fonts));
  }

  /** @param budget what checking untrusted files is charged to; left out, as in a worker: a new one */
  static async open(
    { deck, directory, words }: FaceInput,
    looks: Design,
    budget = new UntrustedBudget(),
  ): Promise<FaceMaker> {
    const { opened, problems } = await assembleTemplates(looks, diskFolder(directory), 'printed', budget);
    if (opened === undefined || problems.length > 0) throw new BrokenTemplatesError(problems);
    const findWords = (language: string) => {
      const found = words[language];
      if (found === undefined) throw new Error(`There are no words of the language ${language}.`);
      return found;
    };
    return new FaceMaker(createRenderer(deck, opened, findWords));
  }

  async make(request: FaceRequest): Promise<FaceResult> {
    try {
      const face = await this.renderer.render(request);
      const fresh = face.layers.map(({ drawing }) => drawing).filter(({ key }) => !this.handedOut.has(key));
      const drawings = Object.fromEntries(fresh.map((drawing) => [drawing.key, this.convert(drawing)]));
      for (const { key } of fresh) this.handedOut.add(key);
      return { request, face: toMadeFace(face), drawings };
    } catch (cause) {
      return { request, drawings: {}, failure: toFailure(cause, request) };
    }
  }

  private convert({ svg }: Drawing): Converted {
    const painting = this.book.convert(svg);
    const images: Record<string, Image> = {};
    for (const key of imageKeys(painting)) {
      const image = this.book.images.get(key);
      if (image) images[key] = image;
    }
    return { painting, images };
  }
}

function toMadeFace({ width, height, layers, flaws }: DrawnFace): MadeFace {
  return {
    width,
    height,
    layers: layers.map(({ x, y, drawing }) => ({ x, y, key: drawing.key })),
    ...(flaws.length > 0 && { flaws }),
  };
}

/** Converts an error caused by a designer's file to a failure; rethrows all others, which are bugs of the tool. */
function toFailure(cause: unknown, request: FaceRequest): FaceFailure {
  if (cause instanceof TemplateFailureError) return { is: 'template', request, ...cause.problem };
  if (cause instanceof BrokenFontError)
    return { is: 'font', request, file: cause.path, message: cause.message };
  if (cause instanceof BrokenPictureError)
    return { is: 'picture', request, message: cause.message, problem: cause.problem };
  if (cause instanceof BrokenImageError || cause instanceof BrokenSvgError) {
    return { is: 'picture', request, message: cause.message };
  }
  throw cause;
}

/** Every image of a painting, nested ones included. */
function imageKeys(painting: Painting): string[] {
  const masks = Object.values(painting.states ?? {}).flatMap(({ mask }) =>
    typeof mask === 'object' ? [mask.form] : [],
  );
  const tiles = Object.values(painting.patterns ?? {}).flatMap((pattern) =>
    pattern.is === 'tiles' ? [pattern.tile] : [],
  );
  const within = [...Object.values(painting.forms ?? {}), ...masks, ...tiles];
  return [...Object.values(painting.images ?? {}), ...within.flatMap(imageKeys)];
}
