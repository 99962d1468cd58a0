import type { Artwork, Child, Element, FlexStyle } from '../../../templates/template.js';
import type { FontMetrics } from '../ground/font-metrics.js';
import type { Measures } from '../ground/measures.js';
import { POINT } from '../ground/measures.js';
import { NARROW_SPACE } from '../ground/typeface.js';
import {
  childrenOf,
  isPlaced,
  type PlacedElement,
  type TemplateMistake,
  toSvg,
} from '../template/element.js';
import { type FlexElement, HTML } from '../template/html.js';
import { flawOf, inTenths, paddings, tenths } from './css.js';

/** An element as satori takes it. */
export interface SatoriElement {
  readonly type: string;
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What is known of an element that satori lays out; its number is its key. */
export interface FlexNode {
  readonly made: TemplateMistake;
  readonly parent: number;
  /** Inline: its words belong to the paragraph around it. */
  readonly isInline: boolean;
  /** Placed by itself: it may lie anywhere in the whole. */
  readonly isFree: boolean;
  readonly font: FontMetrics;
  /** What it keeps free at its sides: top, right, bottom, left; `whole` is the width around it. */
  padding(whole: number): readonly number[];
}

/** A `Flex` made ready for satori. */
export interface FlexTree {
  readonly root: SatoriElement;
  readonly nodes: readonly FlexNode[];
  /** Drawings, by what stands for them while satori finds their places. */
  readonly icons: ReadonlyMap<string, { readonly of: Artwork; readonly fill?: string }>;
  /** Letters that the font of an element does not have. */
  readonly lacking: readonly { readonly node: number; readonly letters: readonly string[] }[];
}

/** The fonts of a theme, each under a name of its own: which one a text gets is decided here, and never guessed. */
const satoriName = (measures: Pick<Measures, 'fonts'>, { file }: FontMetrics): string =>
  `f${measures.fonts.findIndex(({ path }) => path === file.path)}`;

/** What children inherit. */
interface Inherited {
  readonly family: 'title' | 'text';
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly parent: number;
  /** The size of text. */
  readonly size: number;
  readonly inColumn: boolean;
  readonly inText: boolean;
}

/**
 * @param size of its text, where it is not as its style says
 * @throws TemplateMistake at the line of what can't be laid out or printed
 */
export function flexTree({ props, made }: FlexElement, measures: Measures, size?: number): FlexTree {
  const nodes: FlexNode[] = [];
  const icons = new Map<string, { of: Artwork; fill?: string }>();
  const lacking: { node: number; letters: string[] }[] = [];
  const { font = 'text', width, height, style, children } = props;

  /** Notes an element, and gives it its style. */
  function enter(made: TemplateMistake, kind: 'box' | 'block' | 'inline', style: FlexStyle, from: Inherited) {
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
      // As on the web, nothing becomes lower than what stands in it.
      ...(from.inColumn && style.flex === undefined ? { flexShrink: 0 } : {}),
      ...converted,
      // The second name is no font: it comes back with each word and tells whose it is.
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
    return childrenOf(child).flatMap((one): (SatoriElement | string)[] => {
      if (typeof one === 'string') return [words(one, from.parent)];
      // What a fragment holds.
      if (one.type === 'g' && Object.keys(one.props).every((name) => name === 'children'))
        return content(one.props.children as Child, from);
      return [element(htmlOf(one, nodes[from.parent]?.made ?? made), from)];
    });
  }

  function element({ type, props, made }: PlacedElement, from: Inherited): SatoriElement {
    const { is: usual, style } = HTML[type] as (typeof HTML)[string];
    // Among words a picture is one of them.
    const isPicture = type === 'img' || type === 'svg';
    const is = isPicture && from.inText ? 'inline' : usual;
    const flaw = flawOf(props.style) ?? strangerIn(type, props);
    if (flaw !== undefined) throw made.saying(flaw);
    const own = { ...style, ...(props.style as FlexStyle | undefined) };
    const { number, css, below } = enter(made, is, own, from);
    const key = String(number);
    if (isPicture) {
      const drawn = type === 'svg' ? { of: artworkOf(props) } : (props as { of?: Artwork; fill?: string });
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

  /** A text in letters that can be measured and drawn. */
  function words(text: string, node: number): string {
    const font = (nodes[node] as FlexNode).font;
    const narrow = font.has(NARROW_SPACE) ? NARROW_SPACE : '\u00a0';
    const shown = text.normalize('NFC').replaceAll(NARROW_SPACE, narrow);
    const letters = [...new Set(shown)].filter((letter) => !/\s/.test(letter) && !font.has(letter));
    if (letters.length > 0) lacking.push({ node, letters });
    return shown;
  }

  const flaw = flawOf(style);
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

/** An empty picture, unlike all others. */
function placeholder(node: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1" id="k${node}"/>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** satori takes one child as it is, and none as nothing. */
const unlessEmpty = <T>(children: readonly T[]) =>
  children.length === 0 ? undefined : children.length === 1 ? children[0] : children;

function htmlOf(element: Element, around: TemplateMistake): PlacedElement {
  if (element.type === 'flex' && isPlaced(element))
    throw element.made.saying('A <Flex> within another is a <div>.');
  if (isPlaced(element)) return element;
  throw around.saying(
    `<${element.type}> can't stand in a <Flex>: it holds ${Object.keys(HTML).join(', ')}, Icon and Paragraph.`,
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

/** What is drawn within an `svg`, from the corner of its view box. */
function artworkOf({ width, height, viewBox, children }: Element['props']): Artwork {
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

/** An attribute that would be left out without a word, or a picture that is not part of the deck. */
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
