/**
 * Parses untrusted SVG by an allowlist of elements and attributes. Refuses scripts, entities and references to other
 * files. Entry point: `parseSvg`; only its result is ever drawn.
 */

import { createRequire } from 'node:module';
import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { inDigits, limits, limitText } from '../../../vocabulary/limits.js';
import { type StyledElement, StyleSheets } from './apply-styles.js';
import { parseRules, plainLengths, referencesIn, shorten } from './css.js';
import {
  getExtent,
  getLargerSide,
  NOTHING,
  readScale,
  readView,
  refuseVast,
  scaleExtent,
  together,
  UNTRIED,
  type View,
} from './extent.js';
import { DEFINITIONS, DRAWN, isKept, isOfProgram, REMARKS, SVG_NAMES, WORDED, XLINK, XML } from './names.js';
import { SvgFlawError } from './svg-flaw-error.js';
import type { SvgElement } from './svg-tree.js';

const require = createRequire(import.meta.url);

/** Validates an image inside the drawing by its `href`; returns the `href` to draw. */
export type HeldImage = (href: string, line: number) => string;

/** Parses a drawing into a tree that contains only what may be drawn. @throws SvgFlawError */
export function parseSvg(text: string, image: HeldImage): SvgElement {
  // Loaded lazily: files that passed before are not parsed again, so the parser is rarely needed.
  const { SaxesParser } = require('saxes') as typeof import('saxes');
  const parser = new SaxesParser({ xmlns: true });
  const top: SvgElement = { name: '', attributes: new Map(), children: [], line: 1 };
  const open: SvgElement[] = [top];
  const elements: StyledElement[] = [];
  const sheets = new StyleSheets();
  const tally = new Tally();
  /** Nesting depth within dropped elements. */
  let outside = 0;
  let [line, count] = [1, 0];
  const add = (words: string): void => {
    const parent = open.at(-1);
    if (outside > 0 || parent === undefined) return;
    if (WORDED.has(parent.name) || (words.trim() !== '' && parent !== top)) parent.children.push(words);
  };
  parser.on('error', (error) => {
    const [, at = '1', column = '1', what = ''] = /^(\d+):(\d+): (.*?)\.?$/s.exec(error.message) ?? [];
    throw new SvgFlawError(`it is not well-formed SVG (line ${at}, column ${column}: ${what})`);
  });
  parser.on('doctype', (doctype) => {
    // Entities are in brackets; a doctype without them only says that SVG is SVG.
    if (doctype.includes('['))
      throw new SvgFlawError(`it defines entities (line ${parser.line}): write them out`);
  });
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', (tag) => {
    if (outside > 0 || isLeftOut(tag, line)) {
      outside++;
      return;
    }
    if (++count > limits.svgElements.max)
      throw new SvgFlawError(`it has more elements than can be drawn: ${limitText('svgElements')}`);
    if (open.length > limits.svgDepth.max)
      throw new SvgFlawError(
        `it nests elements more than ${inDigits(open.length - 1)} deep (line ${line}): ${limitText('svgDepth')}`,
      );
    const element = { name: tag.local, attributes: readAttributes(tag, line, image), children: [], line };
    if (element.name !== 'style') {
      open.at(-1)?.children.push(element);
      elements.push(element);
    }
    open.push(element);
    tally.enter(element);
  });
  parser.on('closetag', () => {
    if (outside > 0) {
      outside--;
      return;
    }
    const closed = open.pop();
    tally.leave();
    if (closed?.name === 'style') sheets.add(parseRules(wordsIn(closed), closed.line));
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const root = top.children[0];
  if (typeof root !== 'object' || root.name !== 'svg')
    throw new SvgFlawError('it is neither SVG, PNG nor JPEG');
  // Applied at the end: a style sheet also applies to elements before it.
  for (const element of elements) sheets.applyTo(element, element === root);
  return root;
}

/** Sums the extent while parsing, so that a drawing over the limit is refused early. */
class Tally {
  private root: { readonly view: View; readonly size: number } | undefined;
  private count = 0;
  private sum = NOTHING;
  /** Scales of the open elements; 0 for definitions, which are not drawn. */
  private readonly scales = [1];

  enter(element: SvgElement): void {
    const { name, attributes } = element;
    this.root ??= { view: readView(attributes), size: getLargerSide(attributes) };
    const scale = DEFINITIONS.has(name)
      ? 0
      : (this.scales.at(-1) ?? 1) * readScale(attributes.get('transform'));
    this.scales.push(scale);
    if (++this.count <= UNTRIED || scale === 0) return;
    const extent = scaleExtent(getExtent(element, this.root.view), scale);
    this.sum = together([
      [this.sum, 1],
      [extent, 1],
    ]);
    refuseVast(this.sum, this.root.size);
  }

  leave(): void {
    this.scales.pop();
  }
}

/** Whether an element is dropped because it draws nothing. Elements that should be drawn but can't be are refused. */
function isLeftOut({ uri, local, name }: SaxesTagNS, line: number): boolean {
  if (SVG_NAMES.includes(uri)) {
    if (DRAWN.has(local) || local === 'style') return false;
    if (REMARKS.has(local)) return true;
    throw new SvgFlawError(`it has a <${name}> (line ${line}), which is not among what can be drawn`);
  }
  if (isOfProgram(uri)) return true;
  throw new SvgFlawError(`it has a <${name}> of another vocabulary than SVG (line ${line}): ${shorten(uri)}`);
}

function readAttributes(tag: SaxesTagNS, line: number, image: HeldImage): Map<string, string> {
  const kept = new Map<string, string>();
  for (const attribute of Object.values(tag.attributes)) {
    const name = filterName(attribute, line);
    // Some programs write both `href` and its older form.
    if (name === undefined || (attribute.uri !== '' && kept.has(name))) continue;
    kept.set(name, filterValue(tag.local, name, attribute.value, line, image));
  }
  return kept;
}

function filterName({ uri, local, name }: SaxesAttributeNS, line: number): string | undefined {
  if (uri === XLINK) return local === 'href' ? 'href' : undefined;
  if (uri === XML) return local === 'space' ? 'xml:space' : undefined;
  // Attributes in namespaces of programs draw nothing.
  if (uri !== '' && !SVG_NAMES.includes(uri)) return undefined;
  if (/^on/i.test(local)) throw new SvgFlawError(`it has a script in \`${name}\` (line ${line})`);
  return isKept(local) ? local : undefined;
}

function filterValue(element: string, name: string, value: string, line: number, image: HeldImage): string {
  // Styles are parsed when style sheets are applied.
  if (name === 'style') return value;
  if (name !== 'href') {
    referencesIn(value, line);
    return plainLengths(name, value);
  }
  if (element === 'image') return image(value, line);
  if (value.trim().startsWith('#')) return value.trim();
  throw new SvgFlawError(
    `it shows another file (${shorten(value)}, line ${line}), which must be put into it`,
  );
}

const wordsIn = ({ children }: SvgElement): string =>
  children.filter((one) => typeof one === 'string').join('');
