/**
 * Converts a `Flex` to the elements that satori lays out. Validates styles and attributes, selects fonts, and replaces
 * drawings by placeholders. Entry point: `flexTree`.
 */

import type { Artwork, Child, Element, FlexStyle } from '../../../templates/template.js';
import type { FontMetrics } from '../core/font-metrics.js';
import { NARROW_SPACE } from '../core/typeface.js';
import type { Typesetting } from '../core/typesetting.js';
import { POINT } from '../core/typesetting.js';
import {
  flattenChildren,
  isPlaced,
  type PlacedElement,
  type TemplateMistakeError,
  toSvg,
} from '../template/element.js';
import { type FlexElement, HTML } from '../template/html.js';
import { describeFlaw, inTenths, paddings, tenths } from './css.js';

/** An element in satori's format. */
export interface SatoriElement {
  readonly type: string;
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Data on an element that satori lays out; its index is its key. */
export interface FlexNode {
  readonly made: TemplateMistakeError;
  readonly parent: number;
  /** Inline: its words belong to the enclosing paragraph. */
  readonly isInline: boolean;
  /** Absolutely positioned: it may be anywhere in the whole. */
  readonly isFree: boolean;
  readonly font: FontMetrics;
  /** Its padding: top, right, bottom, left; `whole` is the width of its parent. */
  padding(whole: number): readonly number[];
}

/** A `Flex` prepared for satori. */
export interface FlexTree {
  readonly root: SatoriElement;
  readonly nodes: readonly FlexNode[];
  /** Drawings, by the placeholders that satori positions. */
  readonly icons: ReadonlyMap<string, { readonly of: Artwork; readonly fill?: string }>;
  /** Characters that the font of an element lacks. */
  readonly lacking: readonly { readonly node: number; readonly letters: readonly string[] }[];
}

/** Each font of a theme has a unique name for satori: the font of a text is decided here, and never guessed. */
const satoriName = (measures: Pick<Typesetting, 'fonts'>, { file }: FontMetrics): string =>
  `f${measures.fonts.findIndex(({ path }) => path === file.path)}`;

/** Properties that children inherit. */
interface Inherited {
  readonly family: 'title' | 'text';
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly parent: number;
  /** The text size. */
  readonly size: number;
  readonly inColumn: boolean;
  readonly inText: boolean;
}

/**
 * @param size the text size, if it differs from the style's
 * @throws TemplateMistakeError at the line of what can't be laid out or printed
 */
export function flexTree({ props, made }: FlexElement, measures: Typesetting, size?: number): FlexTree {
  const nodes: FlexNode[] = [];
  const icons = new Map<string, { of: Artwork; fill?: string }>();
  const lacking: { node: number; letters: string[] }[] = [];
  const { font = 'text', width, height, style, children } = props;

  /** Registers an element and computes its style. */
  function enter(
    made: TemplateMistakeError,
    kind: 'box' | 'block' | 'inline',
    style: FlexStyle,
    from: Inherited,
  ) {
    const family = style.fontFamily ?? from.family;
    const { fontWeight: weight, fontStyle } = style;
    const isBold = weight === undefined ? from.isBold : weight === 'bold' || Number(weight) >= 600;
    const isItalic = fontStyle === undefined ? from.isItalic : fontStyle === 'italic';
    const metrics = measures.typefaces[family].of({ bold: isBold, italic: isItalic });
    const number = nodes.length;
    const isFree = style.position === 'absolute';
    const size = style.fontSize === undefined ? from.size : tenths(style.fontSize, from.size, from.size);
    nodes.push({
      made,
      parent: from.parent,
      isInline: kind === 'inline',
      isFree,
      font: metrics,
      padding: paddings(style, size),
    });
    const { fontFamily: _, fontWeight: __, fontStyle: ___, ...rest } = style;
    const converted = Object.fromEntries(
      Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, inTenths(value)]])),
    );
    const css = {
      ...(kind === 'inline' ? {} : { display: kind === 'box' ? 'flex' : 'block', boxSizing: 'border-box' }),
      // As on the web, no element becomes lower than its content.
      ...(from.inColumn && style.flex === undefined ? { flexShrink: 0 } : {}),
      ...converted,
      // The second name is not a font: satori returns it with each word, and it identifies the element.
      fontFamily: `${satoriName(measures, metrics)}, k${number}`,
    };
    const inColumn = kind === 'box' && (style.flexDirection?.startsWith('column') ?? false);
    const below: Inherited = {
      family,
      isBold,
      isItalic,
      parent: number,
      size,
      inColumn,
      inText: kind !== 'box',
    };
    return { number, css, below };
  }

  function content(child: Child, from: Inherited): (SatoriElement | string)[] {
    return flattenChildren(child).flatMap((one): (SatoriElement | string)[] => {
      if (typeof one === 'string') return [words(one, from.parent)];
      // The content of a fragment.
      if (one.type === 'g' && Object.keys(one.props).every((name) => name === 'children'))
        return content(one.props.children as Child, from);
      return [element(toHtml(one, nodes[from.parent]?.made ?? made), from)];
    });
  }

  function element({ type, props, made }: PlacedElement, from: Inherited): SatoriElement {
    const { is: usual, style } = HTML[type] as (typeof HTML)[string];
    // A picture among words is inline.
    const isPicture = type === 'img' || type === 'svg';
    const is = isPicture && from.inText ? 'inline' : usual;
    const flaw = describeFlaw(props.style) ?? strangerIn(type, props);
    if (flaw !== undefined) throw made.saying(flaw);
    const own = { ...style, ...(props.style as FlexStyle | undefined) };
    const { number, css, below } = enter(made, is, own, from);
    const key = String(number);
    if (isPicture) {
      const drawn = type === 'svg' ? { of: toArtwork(props) } : (props as { of?: Artwork; fill?: string });
      if (drawn.of === undefined) return { type, key, props: { src: props.src, style: css } };
      const src = placeholder(number);
      icons.set(src, { ...drawn, of: drawn.of });
      return { type: 'img', key, props: { src, style: { ...sizeIn(props), ...css } } };
    }
    if (type === 'br') return { type, key, props: {} };
    return {
      type: is === 'inline' ? 'span' : 'div',
      key,
      props: { style: css, children: unlessEmpty(content(props.children as Child, below)) },
    };
  }

  /** A text in characters that can be measured and drawn. */
  function words(text: string, node: number): string {
    const font = (nodes[node] as FlexNode).font;
    const narrow = font.has(NARROW_SPACE) ? NARROW_SPACE : '\u00a0';
    const shown = text.normalize('NFC').replaceAll(NARROW_SPACE, narrow);
    const letters = [...new Set(shown)].filter((letter) => !/\s/.test(letter) && !font.has(letter));
    if (letters.length > 0) lacking.push({ node, letters });
    return shown;
  }

  const flaw = describeFlaw(style);
  if (flaw !== undefined) throw made.saying(flaw);
  const usual = Math.round(measures.theme.sizes[font].largest * POINT * 100) / 100;
  const start: Inherited = {
    family: font,
    isBold: false,
    isItalic: false,
    parent: -1,
    size: usual,
    inColumn: false,
    inText: false,
  };
  const own = { ...style, ...(size !== undefined && { fontSize: size }) };
  const { number, css, below } = enter(made, 'box', own, start);
  const whole = { fontSize: usual, lineHeight: measures.theme.spacing.line, ...css, width, height };
  const root: SatoriElement = {
    type: 'div',
    key: String(number),
    props: { style: whole, children: unlessEmpty(content(children, below)) },
  };
  return { root, nodes, icons, lacking };
}

/** A unique empty picture. */
function placeholder(node: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" id="k${node}"/>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** satori expects a single child as is, and no children as undefined. */
const unlessEmpty = <T>(children: readonly T[]) =>
  children.length === 0 ? undefined : children.length === 1 ? children[0] : children;

function toHtml(element: Element, around: TemplateMistakeError): PlacedElement {
  if (element.type === 'flex' && isPlaced(element))
    throw element.made.saying('A <Flex> within another is a <div>.');
  if (isPlaced(element)) return element;
  throw around.saying(
    `<${element.type}> is not allowed in a <Flex>: it holds ${Object.keys(HTML).join(', ')}, Icon and Paragraph.`,
  );
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'style', 'of', 'fill'],
  svg: ['width', 'height', 'viewBox', 'style', 'children'],
};

const sizeIn = ({ width, height }: Element['props']) => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});

/** The content of an `svg`, moved to the corner of its view box. */
function toArtwork({ width, height, viewBox, children }: Element['props']): Artwork {
  const whole = [0, 0, Number(width), Number(height)];
  const [x = 0, y = 0, w = 1, h = 1] =
    viewBox === undefined
      ? whole
      : String(viewBox)
          .split(/[\s,]+/)
          .map(Number);
  const markup = toSvg(children as Child);
  return { width: w, height: h, markup: `<g transform="translate(${-x} ${-y})">${markup}</g>` };
}

/** Finds an attribute that would silently be dropped, or a picture that is not part of the deck. */
function strangerIn(type: string, props: Element['props']): string | undefined {
  const known = ATTRIBUTES[type] ?? ['style', 'children'];
  const stranger = Object.keys(props).find((name) => !known.includes(name));
  if (stranger !== undefined) return `<${type}> has no \`${stranger}\` here.`;
  if (type === 'img' && props.of === undefined && !/^data:image\/(png|jpeg);/.test(String(props.src)))
    return '`src` is a picture of the card (art.href); a drawing of the theme is an <Icon>.';
  const numbers = String(props.viewBox ?? `0 0 ${props.width} ${props.height}`)
    .split(/[\s,]+/)
    .map(Number);
  if (type === 'svg' && !(numbers.length === 4 && numbers.every(Number.isFinite)))
    return '<svg> needs a `viewBox`, or `width` and `height` in numbers.';
  return undefined;
}
