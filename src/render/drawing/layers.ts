import { createHash } from 'node:crypto';
import type { Child, Element } from '../../../templates/template.js';
import type { Deck } from '../../deck/deck.js';
import type { LayoutFile } from '../../vocabulary/files/layout-file.js';
import type { Drawing, Layer } from '../core/drawing.js';
import { fitCard } from '../core/scale-layout.js';
import { decimals, flattenChildren, toSvg } from '../template/element.js';

/** Maps what a template draws to the cards of a deck, in tenths of a millimetre. */
export interface Canvas {
  /** Size of the whole face, bleed included. */
  readonly width: number;
  readonly height: number;
  /** Distance from the corner of the bleed to that of the card, in both directions. */
  readonly bleed: number;
  /** Scale of the layout's lengths. */
  readonly scale: number;
}

export function createCanvas(layout: LayoutFile, card: Deck['card']): Canvas {
  const { scale } = fitCard(layout, card);
  const bleed = card.bleed * 10;
  return {
    width: card.width * 10 + 2 * bleed,
    height: card.height * 10 + 2 * bleed,
    bleed,
    scale,
  };
}

/** Makes a drawing from SVG. */
export type Draw = (width: number, height: number, inner: string) => Drawing;

/** Deduplicates drawings by content. @param known existing drawings by key */
export function drawingOnce(known: Map<string, Drawing>): Draw {
  return (width, height, inner) => {
    const [w, h] = [decimals(width), decimals(height)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20);
    const drawing = known.get(key) ?? { key, width, height, svg };
    known.set(key, drawing);
    return drawing;
  };
}

/** Splits a template's output into layers: explicit ones, and one for everything between two of them. */
export function splitLayers(element: Element, canvas: Canvas, draw: Draw): Layer[] {
  const layers: Layer[] = [];
  let loose: (Element | string)[] = [];
  const close = () => {
    layers.push(...looseLayer(loose, canvas, draw));
    loose = [];
  };
  for (const child of flatten(element)) {
    if (typeof child === 'string' || child.type !== 'layer') {
      loose.push(child);
      continue;
    }
    close();
    layers.push(ownLayer(child, canvas, draw));
  }
  close();
  return layers;
}

/** Opens groups without attributes, so that layers inside them are found. */
function flatten(element: Child): (Element | string)[] {
  return flattenChildren(element).flatMap((child) => {
    if (typeof child === 'string' || child.type !== 'g') return [child];
    const { children, ...attributes } = child.props;
    return Object.keys(attributes).length > 0 ? [child] : flatten(children as Child);
  });
}

function looseLayer(elements: (Element | string)[], canvas: Canvas, draw: Draw): Layer[] {
  const svg = toSvg(elements);
  if (svg === '') return [];
  const move = `translate(${decimals(canvas.bleed)} ${decimals(canvas.bleed)})`;
  const transform = canvas.scale === 1 ? move : `${move} scale(${decimals(canvas.scale)})`;
  const drawing = draw(canvas.width, canvas.height, `<g transform="${transform}">${svg}</g>`);
  return [{ x: 0, y: 0, drawing }];
}

type LayerProps = Record<'x' | 'y' | 'width' | 'height', number> & { readonly children: Child };

function ownLayer({ props }: Element, canvas: Canvas, draw: Draw): Layer {
  const { x, y, width, height, children } = props as unknown as LayerProps;
  const { scale } = canvas;
  const inner = toSvg(children);
  const svg = scale === 1 ? inner : `<g transform="scale(${decimals(scale)})">${inner}</g>`;
  return {
    x: canvas.bleed + x * scale,
    y: canvas.bleed + y * scale,
    drawing: draw(width * scale, height * scale, svg),
  };
}
