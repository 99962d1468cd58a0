/**
 * Reads an untrusted SVG file: parses, weighs and checks it, and writes it again from the parsed tree. No byte of the
 * file itself is drawn. Entry point: `readSvg`.
 */

import type { Artwork } from '../../../../templates/template.js';
import type { UntrustedBudget } from '../../core/untrusted-budget.js';
import { shorten } from './css.js';
import { estimateCost } from './estimate-cost.js';
import { fontsIn } from './fonts-in.js';
import { DEFINITIONS, PROPERTIES } from './names.js';
import { parseSvg } from './parse-svg.js';
import { SvgFlawError } from './svg-flaw-error.js';
import { type SvgElement, serialize, serializeAttributes } from './svg-tree.js';
import { flawAtSight, proofFlaw } from './try-drawing.js';

/** Validates an image; returns it as a `data:` URL. */
type ReadImage = (bytes: Uint8Array) => { readonly href: string } | { readonly flaw: string };

/**
 * Reads an SVG file for drawing inside another, or describes what is wrong with it. The file itself is never drawn: the
 * parsed tree is written again, as far as it is known to be harmless.
 * @param image validates the images inside it, and returns how they are drawn
 * @param isInner whether another drawing contains it, which is checked as a whole
 */
export function readSvg(
  bytes: Uint8Array,
  image: ReadImage,
  budget: UntrustedBudget,
  isInner = false,
): { artwork: Artwork; families: readonly string[] } | { flaw: string } {
  try {
    const text = decodeText(bytes);
    if (!/<(?:[\w.-]+:)?svg\b/.test(text)) return { flaw: 'it is neither SVG, PNG nor JPEG' };
    const hopeless = bytes.length > LONG ? flawAtSight(bytes, budget) : undefined;
    if (hopeless !== undefined) return { flaw: hopeless };
    const root = parseSvg(text, (href, line) => readHeldImage(href, line, image));
    const box = viewBox(root.attributes);
    if (box === undefined)
      return { flaw: 'it is an SVG without a size: it needs a viewBox, or width and height' };
    const weight = estimateCost(root);
    if (!draws(root)) return { flaw: EMPTY_SVG };
    const artwork = readArtwork(root, box);
    const isLight = !weight.isHeavy && bytes.length <= LONG && artwork.markup.length <= LIGHT;
    const flaw = isInner
      ? undefined
      : proofFlaw(toDocument(artwork), bytes, budget, { effects: weight.effects, isLight });
    return flaw === undefined ? { artwork, families: fontsIn(root) } : { flaw };
  } catch (cause) {
    if (!(cause instanceof SvgFlawError)) throw cause;
    if (bytes.length > LONG) budget.countFailure(bytes);
    return { flaw: cause.message };
  }
}

export const EMPTY_SVG = 'it is empty: an SVG without anything in it';

/** Whether there is anything visible in it. */
function draws({ children }: SvgElement): boolean {
  return children.some(
    (one) => typeof one === 'object' && !DEFINITIONS.has(one.name) && (!HOLDERS.has(one.name) || draws(one)),
  );
}

const HOLDERS = new Set(['g', 'svg', 'switch']);

/** Length of markup that draws quickly without a check, wherever its lines cross. */
const LIGHT = 65_536;

/** File size in bytes from which parsing is slow, and few files are light. */
const LONG = 2 * LIGHT;

/** A drawing as a standalone document. */
export function toDocument({ width, height, markup }: Artwork): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgFlawError('it is neither PNG nor JPEG, nor an SVG in UTF-8');
  }
}

function readArtwork({ attributes, children }: SvgElement, { x, y, width, height }: Box): Artwork {
  // Styles of the root apply to the whole drawing.
  const style = [...attributes].filter(([name]) => PROPERTIES.has(name) && name !== 'transform');
  const carried = serializeAttributes(style);
  const moved = x !== 0 || y !== 0 ? ` transform="translate(${-x} ${-y})"` : '';
  const markup = serialize(children).trim();
  return { width, height, markup: moved + carried === '' ? markup : `<g${moved}${carried}>${markup}</g>` };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function viewBox(attributes: SvgElement['attributes']): Box | undefined {
  const numbers = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width, height] = numbers ?? [
    0,
    0,
    Number.parseFloat(attributes.get('width') ?? ''),
    Number.parseFloat(attributes.get('height') ?? ''),
  ];
  if (!width || !height || width < 0 || height < 0 || ![x, y, width, height].every(Number.isFinite))
    return undefined;
  return { x, y, width, height };
}

const DATA = /^\s*data:[^,]*?(;base64)?,/;

/** Reads an image inside an SVG in the same way as the picture of a card. */
function readHeldImage(href: string, line: number, image: ReadImage): string {
  const head = DATA.exec(href);
  if (head === null)
    throw new SvgFlawError(
      `it shows another file (${shorten(href)}, line ${line}), which must be put into it`,
    );
  const body = href.slice(head[0].length);
  const bytes =
    head[1] === undefined ? Buffer.from(decodeEntities(body), 'utf8') : Buffer.from(body, 'base64');
  const read = image(bytes);
  if ('flaw' in read) throw new SvgFlawError(`an image inside of it can not be drawn: ${read.flaw}`);
  return read.href;
}

function decodeEntities(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SvgFlawError('an image inside of it is damaged');
  }
}
