/** Converts satori's SVG to the fonts, numbers and ids of the tool's own SVG. Entry point: `fromSatori`. */

import { escapeXml } from '../../html/escape-xml.js';
import type { FontFile } from '../core/fonts.js';
import { decimals, toSvg } from '../template/element.js';
import { Picture } from '../template/index.js';
import type { FlexTree } from './flex-tree.js';

/** A word positioned by satori, with its element; `y` is the baseline. */
export interface SetWord {
  readonly node: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Converts satori's output to the names and numbers of the tool's own drawings. */
export function fromSatori(
  svg: string,
  {
    fonts,
    icons,
    prefix,
  }: {
    readonly fonts: readonly FontFile[];
    readonly icons: FlexTree['icons'];
    readonly prefix: string;
  },
) {
  const words: SetWord[] = [];
  const pictured = (/^<svg[^>]*>([\s\S]*)<\/svg>$/.exec(svg)?.[1] ?? '').replaceAll(
    /<image ([^>]*)\/>/g,
    (all, attributes: string) => iconAt(attributesIn(attributes), icons) ?? all,
  );
  const drawn = withoutIdle(pictured)
    .replaceAll(/(?:<text [^>]*>[^<]*<\/text>)+/g, (run: string) => {
      const set = [...run.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)]
        .map(([, attributes = '', text = '']) => readWord(attributes, text))
        .filter(({ text }) => text.trim() !== '');
      words.push(...set);
      return joinWords(set)
        .map((word) => textElement(word, fonts[word.font]))
        .join('');
    })
    .replaceAll(/(\sid="|url\(#)satori_/g, `$1${prefix}`)
    .replaceAll(/(?<=[\s"(,a-zA-Z])-?\d+\.\d{4,}/g, (long) => decimals(Number(long)));
  return { svg: drawn, words };
}

interface ReadWord extends SetWord {
  readonly text: string;
  /** Its index among the fonts. */
  readonly font: number;
  /** Its other attributes, as SVG. */
  readonly rest: string;
}

function readWord(attributes: string, text: string): ReadWord {
  const of = attributesIn(attributes);
  const [font = '', node = ''] = of('font-family').split(',');
  const [x = 0, y = 0, width = 0, size = 0] = ['x', 'y', 'width', 'font-size'].map((name) =>
    Number(of(name)),
  );
  const rest = ['letter-spacing', 'fill', 'opacity', 'fill-opacity']
    .filter((name) => of(name) !== '')
    .map((name) => ` ${name}="${of(name)}"`);
  return {
    text,
    node: Number(node.trim().slice(1)),
    font: Number(font.slice(1)),
    x,
    y,
    width,
    size,
    rest: rest.join(''),
  };
}

/** Joins adjacent words of one style, such as a word and its full stop. */
function joinWords(words: readonly ReadWord[]): ReadWord[] {
  const all: ReadWord[] = [];
  for (const word of words) {
    const last = all.at(-1);
    const isSame =
      last !== undefined &&
      (['node', 'font', 'y', 'size', 'rest'] as const).every((name) => last[name] === word[name]) &&
      Math.abs(last.x + last.width - word.x) < TOUCHING;
    if (isSame)
      all[all.length - 1] = { ...last, text: last.text + word.text, width: last.width + word.width };
    else all.push(word);
  }
  return all;
}
const TOUCHING = 0.01;

/** Draws an icon in the box of its placeholder; undefined for other images. */
function iconAt(of: (name: string) => string, icons: FlexTree['icons']): string | undefined {
  const icon = icons.get(of('href'));
  if (icon === undefined) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(of(name)));
  const opacity = of('opacity') === '' ? undefined : Number(of('opacity'));
  return toSvg(Picture({ ...icon, x, y, width, height, ...(opacity !== undefined && { opacity }) }));
}

function textElement({ text, x, y, size, rest }: ReadWord, font: FontFile | undefined): string {
  const place = `x="${decimals(x)}" y="${decimals(y)}"`;
  const style = `font-size="${decimals(size)}" font-weight="${font?.weight}"`;
  const slant = font?.style === 'italic' ? ' font-style="italic"' : '';
  const family = escapeXml(font?.family ?? '');
  return `<text ${place} font-family="${family}" ${style}${slant}${rest}>${text}</text>`;
}

const attributesIn = (attributes: string) => (name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** Removes unused masks, which satori adds to every element. */
function withoutIdle(svg: string): string {
  const used = new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  return svg
    .replaceAll(/<(mask|clipPath) id="([^"]+)">[\s\S]*?<\/\1>/g, (all, _, id: string) =>
      used.has(id) ? all : '',
    )
    .replaceAll(/<defs><\/defs>|<g\/>/g, '');
}
