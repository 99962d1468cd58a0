/**
 * Lays out a `Flex` with satori, at the largest text size that fits. Layouts are memoized by their content. Entry
 * point: `layFlex`.
 */

import { memoize } from '../../memo/memoize.js';
import { fontBytes } from '../core/fonts.js';
import type { Typesetting } from '../core/typesetting.js';
import { POINT } from '../core/typesetting.js';
import type { TemplateMistakeError } from '../template/element.js';
import type { FlexElement } from '../template/html.js';
import { inTenths } from './css.js';
import { type FlexTree, flexTree, type SatoriElement } from './flex-tree.js';
import { type Box, worstOverflow } from './overflow.js';
import { satori } from './satori.js';
import { fromSatori } from './satori-svg.js';

/** A flaw of the content of a `Flex`, which is drawn nevertheless: how far it overflows, or what can't be written. */
export type FlexFlaw =
  | { readonly is: 'high' | 'wide'; readonly by: number }
  | { readonly is: 'letters'; readonly letters: readonly string[]; readonly font: string };

/** A `Flex` as SVG, its corner at the origin. */
export interface LaidFlex {
  readonly svg: string;
  /** With the element that causes each. */
  readonly flaws: readonly { readonly flaw: FlexFlaw; readonly made: TemplateMistakeError }[];
}

/**
 * Lays out a `Flex`.
 * @param prefix prefix of the ids in its SVG: unique in the drawing
 * @throws TemplateMistakeError at the line of what can't be laid out
 */
export async function layFlex(flex: FlexElement, measures: Typesetting, prefix: string): Promise<LaidFlex> {
  const { least } = flex.props;
  const largest = readSize(flex.props.style?.fontSize);
  const laid = await layAt(flex, measures, prefix);
  if (least === undefined || largest === undefined || !isOver(laid)) return laid;
  // What does not fit is set smaller, by quarters of a point, like all other text.
  const smallest = Math.min(readSize(least) ?? largest, largest);
  // Sizes are computed, not listed: a template may ask for a size of millions.
  let [fits, over] = [Math.ceil((largest - smallest) / STEP), 0];
  const sizeAt = (step: number) => Math.max(smallest, largest - step * STEP);
  while (fits - over > 1) {
    const middle = Math.floor((fits + over) / 2);
    if (isOver(await layAt(flex, measures, prefix, sizeAt(middle)))) over = middle;
    else fits = middle;
  }
  return layAt(flex, measures, prefix, sizeAt(fits));
}

const isOver = ({ flaws }: LaidFlex): boolean => flaws.some(({ flaw }) => 'by' in flaw);

/** A size in tenths of a millimetre; undefined for relative sizes. */
function readSize(size: number | string | undefined): number | undefined {
  const found = Number(String(inTenths(size)).replace(/px$/, ''));
  return Number.isFinite(found) ? found : undefined;
}

const STEP = POINT / 4;

async function layAt(
  flex: FlexElement,
  measures: Typesetting,
  prefix: string,
  size?: number,
): Promise<LaidFlex> {
  const tree = flexTree(flex, measures, size);
  const { svg, boxes } = await layOnce(tree, flex, measures);
  const drawn = fromSatori(svg, { fonts: measures.fonts, icons: tree.icons, prefix });
  const overflow = worstOverflow(tree.nodes, boxes, drawn.words);
  const findMade = (node: number) => tree.nodes[node]?.made ?? flex.made;
  return {
    svg: drawn.svg,
    flaws: [
      ...(overflow ? [{ flaw: { is: overflow.is, by: overflow.by }, made: findMade(overflow.node) }] : []),
      ...tree.lacking.map(({ node, letters }) => {
        const font = tree.nodes[node]?.font.file.family ?? '';
        return { flaw: { is: 'letters' as const, letters, font }, made: findMade(node) };
      }),
    ],
  };
}

interface LaidOut {
  readonly svg: string;
  readonly boxes: ReadonlyMap<number, Box>;
}

/** Memo of layouts, for example of the back that all cards share. */
const layoutsWith = memoize((_fonts: Typesetting['fonts']) => new Map<string, Promise<LaidOut>>());

/** A long session in the studio lays out ever new texts. */
const MOST_LAYOUTS = 2000;

function layOnce(tree: FlexTree, flex: FlexElement, measures: Typesetting): Promise<LaidOut> {
  const before = layoutsWith(measures.fonts);
  const name = JSON.stringify([flex.props.width, flex.props.height, tree.root]);
  if (before.size >= MOST_LAYOUTS) before.clear();
  const found = before.get(name) ?? layOut(tree, flex, measures);
  before.set(name, found);
  return found;
}

async function layOut(
  { root, nodes }: FlexTree,
  { props: { width, height }, made }: FlexElement,
  measures: Typesetting,
): Promise<LaidOut> {
  const boxes = new Map<number, Box>();
  try {
    const svg = await satori()(root as unknown as Parameters<ReturnType<typeof satori>>[0], {
      width,
      height,
      fonts: satoriFonts(measures.fonts),
      embedFont: false,
      // The unit is a tenth of a millimetre, not a pixel: nothing is rounded to it.
      pointScaleFactor: 0,
      onNodeDetected: ({ key, left, top, width, height }) =>
        boxes.set(Number(key), { left, top, width, height }),
    });
    return { svg, boxes };
  } catch (cause) {
    const message = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    const at = culprit(root, message, (node) => nodes[node]?.made) ?? made;
    throw at.saying(`It can't be laid out: ${message}`);
  }
}

/** Finds the element whose style satori rejects: its message has the value, not the position. */
function culprit(
  { key, props }: SatoriElement,
  message: string,
  madeAt: (node: number) => TemplateMistakeError | undefined,
): TemplateMistakeError | undefined {
  const values = Object.values((props.style ?? {}) as Record<string, unknown>);
  const isNamed = values.some((value) => typeof value === 'string' && message.includes(`"${value}"`));
  if (isNamed) return madeAt(Number(key));
  for (const child of [props.children].flat()) {
    const found =
      typeof child === 'object' && child !== null
        ? culprit(child as SatoriElement, message, madeAt)
        : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

type SatoriFonts = { name: string; data: Buffer; weight: 400; style: 'normal' }[];

/** One shared list: satori recognizes fonts by their bytes. */
const satoriFonts = memoize(
  (fonts: Typesetting['fonts']): SatoriFonts =>
    fonts.map((font, i) => {
      const bytes = fontBytes(font);
      const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return { name: `f${i}`, data, weight: 400, style: 'normal' };
    }),
);
