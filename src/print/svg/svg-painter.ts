import type { State } from '../pdf/artwork.js';
import { IDENTITY, type Matrix, magnification, multiply, parseTransform, translate } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import { type Box, type Path, pathBox, rectPath, transformPath } from '../pdf/path.js';
import { definitionsOf, isArt } from './art.js';
import { parseColour } from './colour.js';
import type { PictureBook } from './convert-svg.js';
import { DEFINITIONS, type Element, idsOf, length, reference } from './element.js';
import { filterRegion, withoutSource } from './filters.js';
import { colourPattern, type Gradient, gradientOf, isSeeThrough, opacityPattern } from './gradient.js';
import { paintImage } from './paint-image.js';
import { gatherLines, isText, paintLine } from './paint-text.js';
import { rasterise } from './rasterise.js';
import { shapeOf } from './shapes.js';
import { INITIAL, ruleOf, type Style, styleOf } from './style.js';
import { contentMatrix, isOneTile } from './tiles.js';
import { whiteShapes } from './white-shapes.js';

/** The document that an element stands in. */
export interface Surroundings {
  readonly root: Element;
  readonly byId: ReadonlyMap<string, Element>;
  readonly book: PictureBook;
}

/** So deep may masks, patterns and clips refer to each other: a circle ends. */
const DEEPEST = 12;

/** Walks an SVG tree and paints it. */
export class SvgPainter {
  private readonly painter: Painter;
  private readonly around: Surroundings;
  private readonly depth: number;

  constructor(painter: Painter, around: Surroundings, depth = 0) {
    this.painter = painter;
    this.around = around;
    this.depth = depth;
  }

  paintChildren(parent: Element, style: Style = styleOf(parent, INITIAL)): void {
    const painted = parent.children.filter((child) => !DEFINITIONS.has(child.name));
    for (const group of gatherLines(painted)) this.paint(group, style);
  }

  /** One element, or the words of a line that differ in their place only. */
  private paint([element, ...others]: readonly [Element, ...Element[]], inherited: Style): void {
    const { attributes } = element;
    if (attributes.display === 'none' || attributes.visibility === 'hidden') return;
    const opacity = length(attributes.opacity, 1);
    if (opacity <= 0) return;
    const style = styleOf(element, inherited);
    this.painter.within(() => {
      this.painter.transform(parseTransform(attributes.transform));
      this.clip(reference(attributes['clip-path']), element, style);
      const filter = this.definition(attributes.filter);
      const draw = (on: SvgPainter) => {
        if (filter !== undefined && on.paintFiltered(element, filter, style)) return;
        on.paintPlain([element, ...others], style);
      };
      this.composed(element, opacity, style, draw);
    });
  }

  /** With what applies to an element as a whole: opacity, mask, blending. */
  private composed(element: Element, opacity: number, style: Style, draw: (on: SvgPainter) => void): void {
    const blend = BLENDS[element.attributes['mix-blend-mode'] ?? ''];
    const mask = this.mask(this.definition(element.attributes.mask), element, style);
    if (mask === undefined && blend === undefined && opacity === 1) return draw(this);
    const state: State = {
      ...(opacity < 1 && { fill: opacity, stroke: opacity }),
      ...(blend && { blend }),
      ...(mask && { mask }),
    };
    const group = new Painter();
    draw(new SvgPainter(group, this.around, this.depth));
    if (group.bounds === undefined) return;
    this.painter.state(state);
    this.painter.form(group.finish(group.bounds, 'rgb'));
  }

  private paintPlain(elements: readonly [Element, ...Element[]], style: Style): void {
    const [element] = elements;
    if (isText(element)) return paintLine(this.painter, elements, style, this.around.book.fonts);
    if (isArt(element)) return this.paintArt(element, style);
    if (element.name === 'g' || element.name === 'a' || element.name === 'svg')
      return this.paintChildren(element, style);
    if (element.name === 'image') return paintImage(this.painter, element, this.around.book);
    const path = shapeOf(element);
    if (path === undefined || path.length === 0) return;
    this.paintFill(path, style);
    this.paintStroke(path, style);
  }

  /** Somebody's drawing within ours, with style sheets or references: resvg resolves them, in their place. */
  private paintArt(element: Element, style: Style): void {
    const { root, book } = this.around;
    const {
      transform: _,
      opacity: __,
      mask: ___,
      'clip-path': ____,
      filter: _____,
      ...attributes
    } = element.attributes;
    const inherited = { fill: style.fill, stroke: style.stroke, ...attributes };
    const simple = book.simplify({
      ...root,
      children: [...definitionsOf(root), { ...element, name: 'g', attributes: inherited }],
    });
    new SvgPainter(this.painter, { root: simple, byId: idsOf(simple), book }, this.depth + 1).paintChildren(
      simple,
    );
  }

  private paintFill(path: Path, style: Style): void {
    const server = this.definition(style.fill);
    if (server !== undefined) return this.fillWith(server, path, style);
    const tint = parseColour(afterReference(style.fill));
    if (tint === undefined) return;
    this.withOpacity({ fill: tint.opacity * style.fillOpacity }, () => {
      this.painter.fillColour(tint.colour);
      this.painter.fill(path, style.fillRule);
    });
  }

  private paintStroke(path: Path, style: Style): void {
    if (style.stroke === 'none' || style.pen.width <= 0) return;
    const server = this.definition(style.stroke);
    const box = pathBox(path);
    if (server !== undefined && box !== undefined) {
      const gradient = gradientOf(server, box, this.around.byId);
      if (gradient === undefined) return;
      return this.withGradient(gradient, style.strokeOpacity, (painter, pattern) => {
        painter.strokePattern(pattern);
        painter.stroke(path, style.pen);
      });
    }
    const tint = parseColour(afterReference(style.stroke));
    if (tint === undefined) return;
    this.withOpacity({ stroke: tint.opacity * style.strokeOpacity }, () => {
      this.painter.strokeColour(tint.colour);
      this.painter.stroke(path, style.pen);
    });
  }

  private fillWith(server: Element, path: Path, style: Style): void {
    const box = pathBox(path);
    if (box === undefined || box.width <= 0 || box.height <= 0) return;
    if (server.name === 'pattern') return this.fillWithTiles(server, path, box, style);
    const gradient = gradientOf(server, box, this.around.byId);
    if (gradient === undefined) return this.fillByResvg(server, path, box, style);
    this.withGradient(gradient, style.fillOpacity, (painter, pattern) => {
      painter.fillPattern(pattern);
      painter.fill(path, style.fillRule);
    });
  }

  private withGradient(
    gradient: Gradient,
    opacity: number,
    paint: (painter: Painter, pattern: ReturnType<typeof colourPattern>) => void,
  ): void {
    this.painter.within(() => {
      if (isSeeThrough(gradient)) {
        const gray = new Painter();
        paint(gray, opacityPattern(gradient, IDENTITY, opacity));
        const form = gray.finish(gray.bounds ?? { x: 0, y: 0, width: 0, height: 0 }, 'gray');
        this.painter.state({ mask: { kind: 'Luminosity', form } });
      } else if (opacity < 1) this.painter.state({ fill: opacity, stroke: opacity });
      paint(this.painter, colourPattern(gradient, this.painter.matrix));
    });
  }

  /** A gradient that repeats has no form in PDF. */
  private fillByResvg(server: Element, path: Path, box: Box, style: Style): void {
    if (server.children.length === 0) return;
    const { x, y, width, height } = box;
    const shape: Element = {
      name: 'rect',
      attributes: {
        x: `${x}`,
        y: `${y}`,
        width: `${width}`,
        height: `${height}`,
        fill: style.fill,
        'fill-opacity': `${style.fillOpacity}`,
      },
      children: [],
      text: '',
    };
    this.painter.within(() => {
      this.painter.clip(path, style.fillRule);
      this.raster(shape, box);
    });
  }

  /** The pattern's tiles; one tile that fills the whole shape is painted as it is. */
  private fillWithTiles(pattern: Element, path: Path, box: Box, style: Style): void {
    if (this.depth > DEEPEST) return;
    const { attributes } = pattern;
    const isInBox = attributes.patternUnits !== 'userSpaceOnUse';
    const at = (key: 'x' | 'y' | 'width' | 'height') => {
      const whole = key === 'x' || key === 'width' ? box.width : box.height;
      return isInBox ? length(attributes[key]) * whole : length(attributes[key], 0, whole);
    };
    const origin = isInBox ? translate(box.x, box.y) : IDENTITY;
    const [width, height] = [at('width'), at('height')];
    if (width <= 0 || height <= 0) return;
    const own = multiply(
      parseTransform(attributes.patternTransform),
      multiply(origin, translate(at('x'), at('y'))),
    );
    const content = contentMatrix(attributes, { x: at('x'), y: at('y'), width, height }, box, isInBox);
    const drawTile = (painter: Painter) => {
      painter.transform(content);
      new SvgPainter(painter, this.around, this.depth + 1).paintChildren(pattern);
    };
    const gradient = this.wholeTile(pattern, { x: 0, y: 0, width, height }, box, own);
    if (gradient !== undefined) {
      return this.withGradient(gradient, style.fillOpacity, (painter, paint) => {
        painter.fillPattern(paint);
        painter.fill(path, style.fillRule);
      });
    }
    this.painter.within(() => {
      if (style.fillOpacity < 1) this.painter.state({ fill: style.fillOpacity, stroke: style.fillOpacity });
      if (isOneTile(own, width, height, box)) {
        this.painter.clip(path, style.fillRule);
        this.painter.transform(own);
        return drawTile(this.painter);
      }
      const tile = new Painter();
      drawTile(tile);
      this.painter.fillPattern({
        is: 'tiles',
        tile: tile.finish({ x: 0, y: 0, width, height }),
        step: { width, height },
        matrix: multiply(this.painter.matrix, own),
      });
      this.painter.fill(path, style.fillRule);
    });
  }

  /**
   * A gradient dressed up as a pattern of one tile, as satori writes backgrounds: the gradient itself. The tile may be
   * smaller than the shape by the shape's own border, below which nobody sees whether it begins anew or goes on.
   */
  private wholeTile(pattern: Element, tile: Box, box: Box, own: Matrix): Gradient | undefined {
    const [rect, more] = pattern.children.filter(({ name }) => name === 'rect');
    const isSmall = tile.width < 0.8 * box.width || tile.height < 0.8 * box.height;
    if (rect === undefined || more !== undefined || isSmall) return undefined;
    const server = this.definition(rect.attributes.fill);
    const at = (key: string) => length(rect.attributes[key]);
    const isWhole =
      at('x') === 0 &&
      at('y') === 0 &&
      at('width') >= tile.width - 0.01 &&
      at('height') >= tile.height - 0.01;
    if (server === undefined || !isWhole || server.name === 'pattern') return undefined;
    const gradient = gradientOf(
      server,
      { x: 0, y: 0, width: at('width'), height: at('height') },
      this.around.byId,
    );
    return gradient && { ...gradient, matrix: multiply(own, gradient.matrix) };
  }

  private withOpacity(state: State, paint: () => void): void {
    if ((state.fill ?? state.stroke ?? 1) >= 1) return paint();
    this.painter.within(() => {
      this.painter.state(state);
      paint();
    });
  }

  /** Clips to a clip path, and to the one that it is clipped by itself. */
  private clip(id: string | undefined, element: Element, style: Style, depth = 0): void {
    const clip = id === undefined ? undefined : this.around.byId.get(id);
    if (clip === undefined || depth > DEEPEST) return;
    this.clip(reference(clip.attributes['clip-path']), element, style, depth + 1);
    const shapes = this.clipShapes(clip, this.frameOf(clip, 'clipPathUnits', element, style));
    const [first] = shapes;
    // Nothing to see through: nothing is seen.
    if (first === undefined) return this.painter.clip(rectPath({ x: 0, y: 0, width: 0, height: 0 }));
    const isSame = shapes.every(({ rule }) => rule === first.rule);
    this.painter.clip(
      shapes.flatMap(({ path }) => path),
      isSame ? first.rule : 'nonzero',
    );
  }

  private clipShapes(parent: Element, matrix: Matrix): { path: Path; rule: 'nonzero' | 'evenodd' }[] {
    const own = multiply(matrix, parseTransform(parent.attributes.transform));
    return parent.children.flatMap((child) => {
      if (child.name === 'g') return this.clipShapes(child, own);
      const path = shapeOf(child);
      if (path === undefined) return [];
      const placed = transformPath(path, multiply(own, parseTransform(child.attributes.transform)));
      return [
        { path: placed, rule: ruleOf(child.attributes['clip-rule'] ?? parent.attributes['clip-rule']) },
      ];
    });
  }

  /** The units of a clip path or a mask: those around it, or fractions of what it is applied to. */
  private frameOf(definition: Element, key: string, element: Element, style: Style): Matrix {
    if (definition.attributes[key] !== 'objectBoundingBox') return IDENTITY;
    const { x, y, width, height } = this.boundsOf(element, style);
    return [width, 0, 0, height, x, y];
  }

  /** Painted aside to see where it would be. */
  private boundsOf(element: Element, style: Style): Box {
    const aside = new Painter();
    new SvgPainter(aside, this.around, this.depth + 1).paintPlain([element], style);
    return aside.bounds ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** A mask that is one white shape is a clip; everything else is a soft mask. */
  private mask(mask: Element | undefined, element: Element, style: Style): State['mask'] {
    if (mask === undefined || this.depth > DEEPEST) return undefined;
    const clips = whiteShapes(mask, this.around.byId);
    if (clips !== undefined) {
      for (const path of clips) this.painter.clip(path);
      return undefined;
    }
    const painter = new Painter();
    painter.transform(this.frameOf(mask, 'maskContentUnits', element, style));
    new SvgPainter(painter, this.around, this.depth + 1).paintChildren(mask);
    const kind = mask.attributes['mask-type'] === 'alpha' ? 'Alpha' : 'Luminosity';
    return { kind, form: painter.finish(painter.bounds ?? { x: 0, y: 0, width: 0, height: 0 }, 'rgb') };
  }

  /** Only the effect becomes pixels: what lies on top of its own shadow stays as it is. */
  private paintFiltered(element: Element, filter: Element, style: Style): boolean {
    const bounds = this.boundsOf(element, style);
    if (bounds.width <= 0 || bounds.height <= 0) return true;
    const shadow = withoutSource(filter);
    const region = filterRegion(filter, bounds);
    const { opacity: _, transform: __, mask: ___, 'clip-path': ____, ...attributes } = element.attributes;
    const inherited = { 'font-family': style.family, 'font-size': `${style.size}`, fill: style.fill };
    this.raster({ ...element, attributes: { ...inherited, ...attributes } }, region, shadow);
    return shadow === undefined;
  }

  private raster(element: Element, region: Box, instead?: Element): void {
    const definitions = [...this.around.byId.values()]
      .filter(({ name }) => DEFINITIONS.has(name))
      .map((one) => (one.attributes.id === instead?.attributes.id && instead ? instead : one));
    const { book } = this.around;
    const grown = magnification(this.painter.matrix);
    const { key, image } = rasterise(element, definitions, region, grown, book.fonts.paths);
    book.images.set(key, image);
    this.painter.image(key, region);
  }

  private definition(value: string | undefined): Element | undefined {
    const id = reference(value);
    return id === undefined ? undefined : this.around.byId.get(id);
  }
}

const BLENDS: Readonly<Record<string, string>> = {
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'color-dodge': 'ColorDodge',
  'color-burn': 'ColorBurn',
  'hard-light': 'HardLight',
  'soft-light': 'SoftLight',
  difference: 'Difference',
  exclusion: 'Exclusion',
  hue: 'Hue',
  saturation: 'Saturation',
  color: 'Color',
  luminosity: 'Luminosity',
};

/** `url(#gone) red`: the colour that is meant when the reference leads nowhere. */
const afterReference = (paint: string): string => paint.replace(/^\s*url\([^)]*\)\s*/, '');
