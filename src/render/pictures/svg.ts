import { createRequire } from 'node:module';
import type { Artwork } from '../../../templates/template.js';
import { readArtwork } from '../ground/artwork.js';
import { escapeXml } from '../template/element.js';
import type { Picture } from './picture.js';

const require = createRequire(import.meta.url);

type ReadImage = (bytes: Uint8Array) => Picture;

/** Stops the parser. */
class Flaw extends Error {}

/**
 * An SVG file as it is drawn inside another, or what is wrong with it.
 * @param readImage judges the images that it holds
 */
export function readSvg(bytes: Uint8Array, readImage: ReadImage): { artwork: Artwork } | { flaw: string } {
  try {
    const text = textOf(bytes);
    if (!/<(svg:)?svg\b/.test(text)) return { flaw: 'it is neither SVG, PNG nor JPEG' };
    const artwork = readArtwork(plainSvg(text, readImage));
    if (artwork !== undefined) return { artwork };
    return { flaw: 'it is an SVG without a size: it needs a viewBox, or width and height' };
  } catch (cause) {
    if (cause instanceof Flaw) return { flaw: cause.message };
    throw cause;
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Flaw('it is neither PNG nor JPEG, nor an SVG in UTF-8');
  }
}

/** What drawing programs add for themselves stands under names like `inkscape:label`. */
const HAS_PREFIXES = /<\w+:|\s(?!xml:)\w+:[\w-]+\s*=/;

/**
 * The document without what drawing programs add for themselves: a part of it that is put elsewhere would lack the
 * declarations that such names need.
 */
function plainSvg(text: string, readImage: ReadImage): string {
  // What was found sound before is not read again: most of the time nobody needs the parser.
  const { SaxesParser } = require('saxes') as typeof import('saxes');
  const parser = new SaxesParser();
  const written: string[] = [];
  /** How deep we are in elements that are left out. */
  let outside = 0;
  let isPlain = !HAS_PREFIXES.test(text);
  parser.on('error', (error) => {
    const [, line = '1', column = '1', what = ''] = /^(\d+):(\d+): (.*?)\.?$/s.exec(error.message) ?? [];
    throw new Flaw(`it is not well-formed SVG (line ${line}, column ${column}: ${what})`);
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const own = ownName(name);
    if (outside > 0 || own === undefined) {
      outside++;
      return;
    }
    const pairs = Object.entries(attributes).map(([key, value]) => {
      const plain = ownName(key);
      // Some programs write both `href` and its older form.
      if (plain === undefined || (plain !== key && plain in attributes)) return '';
      const held = own === 'image' && plain === 'href' ? heldImage(value, readImage) : value;
      if (held !== value) isPlain = false;
      return ` ${plain}="${escapeXml(held)}"`;
    });
    written.push(`<${own}${pairs.join('')}${isSelfClosing ? '/' : ''}>`);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (outside > 0) outside--;
    else if (!isSelfClosing) written.push(`</${ownName(name)}>`);
  });
  parser.on('text', (words) => {
    if (outside === 0) written.push(escapeXml(words));
  });
  parser.on('cdata', (words) => {
    if (outside === 0) written.push(escapeXml(words));
  });
  parser.write(text).close();
  return isPlain ? text : written.join('');
}

/** A name without the prefixes that mean SVG; undefined where it is of another vocabulary. */
function ownName(name: string): string | undefined {
  if (!name.includes(':')) return name;
  const [prefix, own] = name.split(':', 2);
  if (prefix === 'svg' || (prefix === 'xlink' && own === 'href')) return own;
  return prefix === 'xml' ? name : undefined;
}

const DATA = /^\s*data:[^,]*?(;base64)?,/;

/** An image inside an SVG, made as it would be if it were the picture of a card. */
function heldImage(href: string, readImage: ReadImage): string {
  const head = DATA.exec(href);
  if (head === null)
    throw new Flaw(`it shows another file (${href.slice(0, 60)}), which must be put into it`);
  const body = href.slice(head[0].length);
  const bytes = head[1] === undefined ? Buffer.from(decoded(body), 'utf8') : Buffer.from(body, 'base64');
  const read = readImage(bytes);
  if ('flaw' in read) throw new Flaw(`an image inside of it can not be drawn: ${read.flaw}`);
  return read.art.is === 'image' ? read.art.href : href;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Flaw('an image inside of it is damaged');
  }
}
