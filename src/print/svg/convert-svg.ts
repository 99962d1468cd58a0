import { openResvg } from '../../render/core/resvg.js';
import { viewBoxMatrix } from '../pdf/fit-box.js';
import type { FontBook } from '../pdf/font-book.js';
import { Painter } from '../pdf/painter.js';
import type { Image, Painting } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import type { PaintingBook } from './canvas.js';
import { BrokenSvgError, indexIds, length, parseSvg, type SvgNode, toXml } from './svg-node.js';
import { SvgPainter } from './svg-painter.js';

/** Converts SVG documents to paintings; memoized, because many cards share pictures. */
export class SvgConverter implements PaintingBook {
  readonly fonts: FontBook;
  readonly images = new Map<string, Image>();
  private readonly documents = new Map<string, Painting>();

  constructor(fonts: FontBook) {
    this.fonts = fonts;
  }

  /** Converts an SVG document to PDF operators, in the units of its view box, its upper left corner at the origin. */
  convert(svg: string): Painting {
    return convertTree(parseSvg(isPlain(svg) ? svg : this.simplified(svg)), this);
  }

  /** Converts art from the deck: resvg simplifies it first, whatever features it uses. */
  convertArt(svg: string): Painting {
    let painting = this.documents.get(svg);
    if (painting === undefined) {
      painting = convertTree(parseSvg(this.simplified(svg)), this);
      this.documents.set(svg, painting);
    }
    return painting;
  }

  /** Simplifies a parsed part of a document, like art. */
  simplify(root: SvgNode): SvgNode {
    return parseSvg(this.simplified(toXml(root)));
  }

  /** resvg resolves units, `use`, markers and text to paths, groups and a few definitions. */
  private simplified(svg: string): string {
    const fontFiles = svg.includes('<text') ? this.fonts.paths : [];
    try {
      return openResvg(svg, { font: { loadSystemFonts: false, fontFiles: [...fontFiles] } }).toString();
    } catch (cause) {
      throw new BrokenSvgError(cause instanceof Error ? cause.message : String(cause));
    }
  }
}

/**
 * Documents with text are made here and use few features, and their text must stay text; all others go through resvg.
 */
const isPlain = (svg: string): boolean =>
  svg.includes('<text') || !/<(use|symbol|switch|marker|svg\b[^>]*<svg)|[\d.](px|mm|cm|in|pt|em)"/.test(svg);

function convertTree(root: SvgNode, book: SvgConverter): Painting {
  const { attributes } = root;
  const [x = 0, y = 0, width = length(attributes.width, 100), height = length(attributes.height, 100)] =
    attributes.viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const box: Box = {
    x: 0,
    y: 0,
    width: length(attributes.width, width),
    height: length(attributes.height, height),
  };
  const painter = new Painter();
  painter.transform(viewBoxMatrix({ x, y, width, height }, box, attributes.preserveAspectRatio));
  new SvgPainter(painter, { root, byId: indexIds(root), book }).paintChildren(root);
  return painter.finish(box);
}
