import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openResvg } from '../../../../src/render/core/resvg.js';
import { parseSvg } from '../../../../src/render/pictures/svg/parse-svg.js';
import { toDocument } from '../../../../src/render/pictures/svg/read-svg.js';
import { SvgFlawError } from '../../../../src/render/pictures/svg/svg-flaw-error.js';
import { serialize } from '../../../../src/render/pictures/svg/svg-tree.js';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inner}</svg>`;
const parse = (inner: string) => parseSvg(svg(inner), () => '');
const plain = (inner: string): string => serialize(parse(inner).children);
const flawOf = (inner: string): string => {
  try {
    parse(inner);
  } catch (cause) {
    if (cause instanceof SvgFlawError) return cause.message;
    throw cause;
  }
  return '';
};
const RECT = '<rect width="80" height="80"/>';
const pixels = (document: string) =>
  createHash('sha256').update(openResvg(document).render().pixels).digest('hex');

describe('a style sheet becomes attributes', () => {
  it.each([
    ['by name', '<style>rect{fill:red}</style><rect/><circle/>', '<rect fill="red"/><circle/>'],
    ['by class', '<style>.a{fill:red}</style><g class="b a"/>', '<g fill="red"/>'],
    ['by id', '<style>#a{fill:red}</style><g id="a"/>', '<g id="a" fill="red"/>'],
    ['for everything', '<style>*{fill:red}</style><g/>', '<g fill="red"/>'],
    [
      'for several at once, as Illustrator writes them',
      '<defs><style>.cls-1, .cls-2 { fill: #fff; }\n.cls-2 { stroke-width: 2px; }</style></defs><g class="cls-1"/><g class="cls-2"/>',
      '<defs/><g fill="#fff"/><g fill="#fff" stroke-width="2"/>',
    ],
    [
      'by several of these together',
      '<style>rect.a#x.b{fill:red}.a.c{fill:blue}</style><rect id="x" class="a b"/>',
      '<rect id="x" fill="red"/>',
    ],
    [
      'in CDATA, with comments, no matter where it is',
      '<g class="fil0"/><style type="text/css"><![CDATA[ /* } */ .fil0 {fill:#1F1A17/* x */} ]]></style>',
      '<g fill="#1F1A17"/>',
    ],
    [
      'the more exact one, and of two alike the later one',
      '<style>#a{fill:red}.a{fill:blue;stroke:red}g{fill:green;stroke:blue}.a{stroke:green}</style><g id="a" class="a"/>',
      '<g id="a" fill="red" stroke="green"/>',
    ],
    [
      'above attributes and below `style`',
      '<style>g{fill:red;stroke:red}</style><g fill="blue" style="stroke:blue"/>',
      '<g fill="red" stroke="blue"/>',
    ],
    [
      'above all where it is important',
      '<style>g{fill:red!important;stroke:red !IMPORTANT;color:red}</style><g style="fill:blue;stroke:blue !important;color:blue"/>',
      '<g color="blue" fill="red" stroke="blue"/>',
    ],
    [
      'without what only holds while the pointer is over it',
      '<style>.a:hover{fill:red}.a,.b:focus{fill:blue}</style><g class="a b"/>',
      '<g fill="blue"/>',
    ],
    [
      'with shorthands spelled out',
      '<style>text{font:italic bold 10pt/1.2 "A B", serif}path{marker:none}</style><text>a</text><path/>',
      '<text font-style="italic" font-variant="normal" font-weight="bold" font-stretch="normal" font-size="13.333333333333332" font-family="&quot;A B&quot;, serif">a</text><path marker-start="none" marker-mid="none" marker-end="none"/>',
    ],
    [
      'unless it is none: blending holds in CSS only',
      '<style>g{mix-blend-mode:multiply;isolation:isolate;fill:red}</style><g mix-blend-mode="screen"/>',
      '<g fill="red" style="mix-blend-mode:multiply;isolation:isolate"/>',
    ],
    [
      'in units of the drawing',
      '<g style="stroke-width:1in;transform:rotate(9deg)"/>',
      '<g stroke-width="96" transform="rotate(9)"/>',
    ],
  ])('%s', (_, inner, markup) => {
    expect(plain(inner)).toBe(markup);
  });

  it.each([
    '<style>.a{fill:red;stroke:blue;stroke-width:9px}rect{fill:green}</style><rect class="a" width="80" height="80"/>',
    `<style>g,rect{opacity:.7}rect{fill:red}</style><g opacity=".5">${RECT.replace('/>', ' style="fill:blue"/>')}</g>`,
    `<style>.a{mix-blend-mode:multiply}#b{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><rect id="b" width="60" height="60"/><circle class="a" r="70" style="fill:#0ff;stroke-dasharray:2mm,1mm;stroke:red"/>`,
    `<style>g{transform:scale(.5)}.m{mask:url(#m)}stop{stop-color:red}</style><mask id="m"><circle cx="40" cy="40" r="40" fill="#fff"/></mask><g class="m">${RECT}</g>`,
  ])('and is drawn as resvg would draw it: %s', (inner) => {
    const ours = toDocument({ width: 90, height: 90, markup: plain(inner) });
    expect(ours).not.toMatch(/<style|class=/);
    expect(pixels(ours)).toBe(pixels(svg(inner)));
  });

  it.each([
    ['g rect{fill:red}', 'the selector "g rect" (line 1): only those by name, class or id can be drawn'],
    ['.a,g>rect{fill:red}', 'the selector "g>rect"'],
    ['rect:first-child{fill:red}', 'the selector "rect:first-child"'],
    ['[id]{fill:red}', 'the selector "[id]"'],
    ['.a{fill:red}@media print{.a{fill:blue}}', 'an @-rule (line 1)'],
    ['g{fill:red;rect{fill:blue}}', 'rules inside of each other (line 1)'],
    [".a{font-family:'}", 'a quote that is left open (line 1)'],
  ])('or says what can not be applied, and what to do: %s', (sheet, flaw) => {
    const told = flawOf(`<style>${sheet.replaceAll('>', '&gt;')}</style>${RECT}`);
    expect(told).toContain(flaw);
    if (!told.includes('quote')) expect(told).toContain('Save it with presentation attributes');
  });

  it('of rules that draw nothing is left out, whatever they select', () => {
    expect(
      plain(`<style>g > rect{}svg text::selection{background:red}</style>${RECT}`.replace('g >', 'g &gt;')),
    ).toBe(RECT);
  });
});
