/** Converts the text of an SVG to outlines, for viewers that can't load fonts. Entry point: `outlineText`. */

import { memoizeByKey } from '../../memo/memoize.js';
import { type FontFile, fontName } from '../core/fonts.js';
import { getShapedFont, type ShapedFont } from '../core/shaped-font.js';
import { NARROW_SPACE, NARROW_WIDTH } from '../core/typeface.js';
import { decimals } from '../template/element.js';

/** A text element in the form that the tool writes. */
const TEXT = /<text ([^>]*)>([^<]*)<\/text>/g;

/** Attributes that the positions of the glyphs replace. */
const SETTING = /^(x|y|width|height|font-.*|text-anchor|letter-spacing|textLength|lengthAdjust|xml:space)$/;

const SHARES: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

/**
 * Converts text to outlines: the drawing looks the same everywhere, for example as an image in a web page, which can't
 * load fonts. Glyphs have the same positions as in print.
 */
export function outlineText(svg: string, fonts: readonly FontFile[]): string {
  const outlines = new Outlines(fonts);
  const drawn = svg.replaceAll(TEXT, (_, attributes: string, text: string) =>
    outlines.draw(attributes, text),
  );
  return drawn.replace(/^<svg[^>]*>/, (head) => `${head}${outlines.definitions}`);
}

class Outlines {
  private readonly fonts: readonly FontFile[];
  private readonly used = new Map<string, string>();

  constructor(fonts: readonly FontFile[]) {
    this.fonts = fonts;
  }

  get definitions(): string {
    const all = [...this.used].map(([id, path]) => `<path id="${id}" d="${path}"/>`);
    return all.length === 0 ? '' : `<defs>${all.join('')}</defs>`;
  }

  draw(attributes: string, escaped: string): string {
    const given = new Map(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]),
    );
    const number = (name: string) => Number.parseFloat(given.get(name) ?? '0') || 0;
    const size = number('font-size');
    const file = this.fontFor(given);
    if (file === undefined || size <= 0) return '';
    const font = getShapedFont(file);
    const scale = size / font.font.unitsPerEm;
    const { glyphs, width } = this.lay(font, file, unescapeXml(escaped), number('letter-spacing') / scale);
    const x = number('x') - width * scale * (SHARES[given.get('text-anchor') ?? ''] ?? 0);
    const place = `translate(${decimals(x)} ${decimals(number('y'))}) scale(${fine(scale)} ${fine(-scale)})`;
    const rest = [...given]
      .filter(([name]) => !SETTING.test(name))
      .map(([name, value]) => ` ${name}="${value}"`);
    return `<g${rest.join('')}><g transform="${place}">${glyphs}</g></g>`;
  }

  private lay(font: ShapedFont, file: FontFile, text: string, spacing: number) {
    const narrow = NARROW_WIDTH * font.font.unitsPerEm;
    let at = 0;
    const glyphs: string[] = [];
    for (const [index, piece] of text.split(NARROW_SPACE).entries()) {
      if (index > 0) at += narrow;
      for (const { id, advance, right, up } of font.glyphs(piece, spacing !== 0)) {
        const name = this.define(font, file, id);
        if (name !== undefined)
          glyphs.push(`<use href="#${name}" x="${decimals(at + right)}"${up ? ` y="${up}"` : ''}/>`);
        at += advance + spacing;
      }
    }
    return { glyphs: glyphs.join(''), width: at };
  }

  private define(font: ShapedFont, file: FontFile, glyph: number): string | undefined {
    const path = outlineGlyph(font, glyph);
    if (path === '') return undefined;
    const id = `f${this.fonts.findIndex((one) => fontName(one) === fontName(file))}g${glyph}`;
    this.used.set(id, path);
    return id;
  }

  /** The nearest available font: by family, then slant, then weight. */
  private fontFor(given: ReadonlyMap<string, string>): FontFile | undefined {
    const family = given
      .get('font-family')
      ?.split(',')[0]
      ?.replaceAll(/^['"\s]+|['"\s]+$/g, '');
    const weight = Number(given.get('font-weight')?.replace('bold', '700') ?? 400) || 400;
    const style = given.get('font-style') === 'italic' ? 'italic' : 'normal';
    const ofFamily = this.fonts.filter((one) => one.family === family);
    const own = ofFamily.length > 0 ? ofFamily : this.fonts;
    const slanted = own.filter((one) => one.style === style);
    const among = slanted.length > 0 ? slanted : own;
    return among.toSorted((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight))[0];
  }
}

const outlineGlyph = memoizeByKey((font: ShapedFont, glyph: number) =>
  font.font.getGlyph(glyph).path.toSVG(),
);

/** Formats a scale, which needs more digits than a length. */
const fine = (value: number) => String(Number(value.toPrecision(6)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    decimal || hex
      ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
      : (ENTITIES[name] ?? whole),
  );
