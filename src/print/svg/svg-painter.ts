/**
 * Paints an SVG tree as PDF operators: transforms, clips, masks, opacity, text, images and shapes. Effects that PDF
 * can't express are rasterized. Entry point: `SvgPainter`.
 */

import { parseTransform } from '../pdf/matrix.js';
import { Painter } from '../pdf/painter.js';
import type { State } from '../pdf/painting.js';
import type { Box } from '../pdf/path.js';
import { findDefinitions, isArt } from './art.js';
import { type Canvas, NOWHERE, resolveReference, type Surroundings } from './canvas.js';
import { clipTo, toMask } from './clip-and-mask.js';
import { paintImage } from './paint-image.js';
import { paintFiltered } from './paint-raster.js';
import { paintShape } from './paint-shape.js';
import { gatherLines, isText, paintLine } from './paint-text.js';
import { toPath } from './shapes.js';
import { INITIAL, resolveStyle, type Style } from './style.js';
import { DEFINITIONS, indexIds, length, reference, type SvgNode } from './svg-node.js';

/** Walks an SVG tree and paints it. */
export class SvgPainter implements Canvas {
  readonly painter: Painter;
  readonly around: Surroundings;
  readonly depth: number;

  constructor(painter: Painter, around: Surroundings, depth = 0) {
    this.painter = painter;
    this.around = around;
    this.depth = depth;
  }

  paintChildren(parent: SvgNode, style: Style = resolveStyle(parent, INITIAL)): void {
    const painted = parent.children.filter((child) => !DEFINITIONS.has(child.name));
    for (const group of gatherLines(painted)) this.paint(group, style);
  }

  paintWithin(node: SvgNode, painter: Painter): void {
    new SvgPainter(painter, this.around, this.depth + 1).paintChildren(node);
  }

  /** Paints to a scratch painter to get the bounds. */
  measureBounds(node: SvgNode, style: Style): Box {
    const aside = new Painter();
    new SvgPainter(aside, this.around, this.depth + 1).paintPlain([node], style);
    return aside.bounds ?? NOWHERE;
  }

  /** Paints one node, or words of a line that differ only in their position. */
  private paint([node, ...others]: readonly [SvgNode, ...SvgNode[]], inherited: Style): void {
    const { attributes } = node;
    if (attributes.display === 'none' || attributes.visibility === 'hidden') return;
    const opacity = length(attributes.opacity, 1);
    if (opacity <= 0) return;
    const style = resolveStyle(node, inherited);
    this.painter.within(() => {
      this.painter.transform(parseTransform(attributes.transform));
      clipTo(this, reference(attributes['clip-path']), node, style);
      const filter = resolveReference(this, attributes.filter);
      const draw = (on: SvgPainter) => {
        if (filter !== undefined && paintFiltered(on, node, filter, style)) return;
        on.paintPlain([node, ...others], style);
      };
      this.compose(node, opacity, style, draw);
    });
  }

  /** Applies what affects a node as a whole: opacity, mask, blending. */
  private compose(node: SvgNode, opacity: number, style: Style, draw: (on: SvgPainter) => void): void {
    const blend = BLENDS[node.attributes['mix-blend-mode'] ?? ''];
    const mask = toMask(this, resolveReference(this, node.attributes.mask), node, style);
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

  private paintPlain(nodes: readonly [SvgNode, ...SvgNode[]], style: Style): void {
    const [node] = nodes;
    if (isText(node)) return paintLine(this.painter, nodes, style, this.around.book.fonts);
    if (isArt(node)) return this.paintArt(node, style);
    if (node.name === 'g' || node.name === 'a' || node.name === 'svg') return this.paintChildren(node, style);
    if (node.name === 'image') return paintImage(this.painter, node, this.around.book);
    const path = toPath(node);
    if (path === undefined || path.length === 0) return;
    paintShape(this, path, style);
  }

  /** Paints art that is nested in our drawing: resvg resolves its references first. */
  private paintArt(node: SvgNode, style: Style): void {
    const { root, book } = this.around;
    const {
      transform: _,
      opacity: __,
      mask: ___,
      'clip-path': ____,
      filter: _____,
      ...attributes
    } = node.attributes;
    const inherited = { fill: style.fill, stroke: style.stroke, ...attributes };
    const simple = book.simplify({
      ...root,
      children: [...findDefinitions(root), { ...node, name: 'g', attributes: inherited }],
    });
    new SvgPainter(
      this.painter,
      { root: simple, byId: indexIds(simple), book },
      this.depth + 1,
    ).paintChildren(simple);
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
