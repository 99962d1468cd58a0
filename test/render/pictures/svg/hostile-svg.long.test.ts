import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openResvg } from '../../../../src/render/core/resvg.js';
import { UntrustedBudget } from '../../../../src/render/core/untrusted-budget.js';
import { judgeDrawing } from '../../../../src/render/drawing/judge-drawing.js';
import { readPicture } from '../../../../src/render/pictures/picture.js';
import { DRAWN, isKept } from '../../../../src/render/pictures/svg/names.js';
import { writeCoarsePng } from '../../../support/render/png-file.js';
import { temporaryFolder } from '../../../support/temporary-folder.js';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, names = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${names} viewBox="0 0 100 140">${inner}</svg>`;
/** Something to be seen: a drawing without it is reported as empty. */
const DOT = '<path d="M1 1h1v1z"/>';
const budget = new UntrustedBudget();
const read = (text: string) => readPicture(Buffer.from(text), budget);
const flawOf = (text: string): string | undefined => {
  const picture = read(text);
  return 'flaw' in picture ? picture.flaw : undefined;
};
const markupOf = (text: string): string => {
  const picture = read(text);
  if ('flaw' in picture || picture.art.is !== 'svg')
    throw new Error(`no drawing: ${JSON.stringify(picture)}`);
  return picture.art.artwork.markup;
};
const filtered = (effect: string, on = '<rect width="100" height="140" filter="url(#f)"/>', is = '') =>
  svg(`<filter id="f" ${is}>${effect}</filter>${on}`);
const dashed = (inner: string, times: number, dashes = '.001') =>
  `<g stroke="#000" stroke-dasharray="${dashes}">${inner.repeat(times)}</g>`;
const inData = (text: string) => `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;

beforeEach(() => budget.reset());

describe('SVG art that read image files outside of the deck', () => {
  it.each([
    ['by <feImage>', filtered('<feImage href="/abs.png"/>'), 'a <feImage> (line 1)'],
    [
      'by <feImage> and the older name',
      svg('<filter><feImage xlink:href="/abs.png"/></filter>', XLINK),
      '<feImage>',
    ],
    [
      'by an element with a foreign prefix',
      svg('<x:image href="/abs.png"/>', 'xmlns:x="http://www.w3.org/2000/svg"'),
      'it shows another file (/abs.png, line 1)',
    ],
    [
      'by an attribute prefix bound to xlink',
      svg('<image q:href="/abs.png"/>', 'xmlns:q="http://www.w3.org/1999/xlink"'),
      'it shows another file (/abs.png',
    ],
    [
      'by entity text in a DOCTYPE',
      `<!DOCTYPE svg [<!ENTITY e '<image href="/abs.png"/>'>]>\n${svg('&e;')}`,
      'it defines entities (line 1)',
    ],
    ['by an undefined entity', svg('<text>&boom;</text>'), 'it is not well-formed SVG (line 1'],
    [
      'by a prefix that is bound again inside',
      svg('<g xmlns:a="urn:x"><a:g xmlns:a="http://www.w3.org/2000/svg"><a:image href="x.png"/></a:g></g>'),
      'it shows another file (x.png',
    ],
    ['by <use> of another file', svg('<use href="other.svg#a"/>'), 'it shows another file (other.svg#a'],
    [
      'by a paint of another file',
      svg('<rect fill="url(other.svg#a)"/>'),
      'it refers to other.svg#a (line 1)',
    ],
    [
      'by a style of another file',
      svg('<rect style="fill: URL( \'http://x.y/z\' )"/>'),
      'it refers to http://x.y/z',
    ],
    [
      'by a style sheet',
      svg('<style>\n.a{mask:url("file:///abs.svg#m")}</style>'),
      'it refers to file:///abs.svg#m',
    ],
    ['by @import', svg('<style>@import url(x.css);</style>'), 'a style sheet with an @-rule'],
    ['by @font-face', svg('<style><![CDATA[@font-face{src:url(x.ttf)}]]></style>'), 'an @-rule'],
    [
      'by an escape in a style',
      svg('<rect style="fill:u\\72l(x.svg)"/>'),
      'a style that could show another file',
    ],
    [
      'by image-set',
      svg('<rect style="mask:image-set(\'x.png\' 1x)"/>'),
      'a style that could show another file',
    ],
    [
      'by a file: image',
      svg('\n\n<image href="file:///abs.png"/>'),
      'it shows another file (file:///abs.png, line 3)',
    ],
    [
      'by a drawing inside of it',
      svg(`<image href="${inData(svg('<image href="/abs.png"/>'))}"/>`),
      'it shows another file',
    ],
    [
      'by a pattern of another file',
      svg('<pattern id="p" href="x.svg#p"/>'),
      'it shows another file (x.svg#p',
    ],
  ])('%s', (_, text, flaw) => {
    expect(flawOf(text)).toContain(flaw);
  });

  it('gets no file from resvg either, whatever is written', () => {
    const folder = temporaryFolder();
    mkdirSync(folder, { recursive: true });
    const secret = join(folder, 'secret.png');
    writeFileSync(secret, writeCoarsePng({ width: 4, height: 4, data: new Uint8Array(64) }));
    expect(() => openResvg(svg(`<image width="9" height="9" href="${secret}"/>`))).toThrow('another file');
    expect(() => openResvg(svg(`<image xlink:href = ' ${secret}'/>`, XLINK))).toThrow('another file');
  });
});

describe('SVG whose scripts were kept by `render --type svg`', () => {
  it.each([
    ['<script>', svg('<script>alert(1)</script>'), 'it has a <script> (line 1)'],
    [
      'a script in XHTML',
      svg('<h:script>1</h:script>', 'xmlns:h="http://www.w3.org/1999/xhtml"'),
      'another vocabulary',
    ],
    ['<foreignObject>', svg('<foreignObject><b/></foreignObject>'), 'a <foreignObject>'],
    ['a handler', svg('\n<g onclick="alert(1)"/>'), 'it has a script in `onclick` (line 2)'],
    ['a handler in capitals', svg('<g ONLOAD="alert(1)"/>'), 'a script in `ONLOAD`'],
    ['a link that runs', svg('<a href="javascript:alert(1)"><g/></a>'), 'a <a>'],
    ['an animation of a link', svg('<set attributeName="href" to="javascript:1"/>'), 'a <set>'],
    ['an animation', svg('<animate attributeName="x" values="1;2"/>'), 'an <animate>'.replace('an ', 'a ')],
    ['a frame', svg('<iframe src="x"/>'), 'a <iframe>'],
  ])('is refused: %s', (_, text, flaw) => {
    expect(flawOf(text)).toContain(flaw);
  });

  it('keeps nothing that is not on the list, whatever it is and wherever it hides', () => {
    const markup = markupOf(
      `<?xml version="1.0"?><?xml-stylesheet href="http://x.y/z.css"?><!DOCTYPE svg PUBLIC "a" "b">${svg(
        `<title>&lt;script&gt;</title><g data-x="1" xml:base="http://x.y/" tabindex="1" class="a"><!-- <script/> -->
         <path d="M0 0H9" style="fill:red;behavior:url(x);-moz-binding:url(#x);background:url(y)"/></g>
         <style>.a{fill:#123;content:'}'}</style><style>x{fill:red}</style><text>a &lt;b&gt; <tspan>c</tspan> d</text>`,
      )}`,
    );
    expect(markup).toBe(
      '<g fill="#123"><path d="M0 0H9" fill="red"/></g><text>a &lt;b&gt; <tspan>c</tspan> d</text>',
    );
    for (const { name, attributes } of elementsIn(markup)) {
      expect(DRAWN.has(name)).toBe(true);
      expect(attributes.filter((one) => !isKept(one))).toEqual([]);
    }
    const open = `<style>.a{fill:#123;content:'}</style><style>';fill:url(http://x.y);x{fill:red}</style>${DOT}`;
    expect(flawOf(svg(open))).toContain('a quote that is left open');
  });
});

describe('SVG that hung or crashed the renderer', () => {
  const deep = (levels: number) => svg('<g>'.repeat(levels) + '</g>'.repeat(levels));
  const chain = Array.from({ length: 5000 }, (_, i) => `<g id="n${i}"><use href="#n${i + 1}"/></g>`).join('');
  const doubling = Array.from(
    { length: 30 },
    (_, i) => `<g id="n${i}"><use href="#n${i + 1}"/><use href="#n${i + 1}"/></g>`,
  ).join('');
  it.each([
    [
      'feTurbulence numOctaves=1e9',
      filtered('<feTurbulence numOctaves="1e9"/>'),
      '1,000,000,000 octaves (line 1): the limit is 10',
    ],
    ['feMorphology radius=1e8', filtered('<feMorphology radius="1e8"/>'), 'by 100,000,000'],
    [
      'feMorphology with 300,000 numbers, over which check fell',
      filtered(`<feMorphology radius="${'1 '.repeat(300_000)}1e8"/>`),
      'by 100,000,000',
    ],
    [
      'feMorphology as large as what it is applied to',
      filtered('<feMorphology radius="2"/>', undefined, 'primitiveUnits="objectBoundingBox"'),
      'by 2 (line 1): the limit is 0.02',
    ],
    [
      'feConvolveMatrix of 31 × 31',
      filtered(`<feConvolveMatrix order="31" kernelMatrix="${'1 '.repeat(961)}"/>`),
      'a matrix of 961 numbers',
    ],
    ['a thousand effects', filtered('<feFlood/>'.repeat(1000)), '1,000 filter effects: the limit is 60'],
    [
      'an effect on a thousand parts',
      filtered('<feFlood/>', '<g filter="url(#f)"/>'.repeat(1000)),
      'parts with opacity',
    ],
    [
      'a filter region that took the process with it',
      filtered('<feFlood/>', undefined, 'x="-1000000" width="1e7"'),
      'it has a number far outside of it (line 1: x, -1000000): the limit here is 10',
    ],
    [
      'a filter on something endless',
      filtered('<feGaussianBlur stdDeviation="1"/>', '<rect width="1e9" height="9" filter="url(#f)"/>'),
      'far outside of it',
    ],
    ['a shadow that is thrown too far', filtered('<feOffset dx="1e30"/>'), 'far outside of it (line 1: dx'],
    [
      'a filter on something skewed',
      filtered(
        '<feFlood/>',
        '<g transform="skewX(89.99999)"><rect width="9" height="9" filter="url(#f)"/></g>',
      ),
      'skewed into nothing',
    ],
    [
      'filters on what is scaled again and again',
      filtered(
        '<feFlood/>',
        `${'<g transform="scale(900)">'.repeat(6)}<rect width="99" height="99" filter="url(#f)"/>${'</g>'.repeat(6)}`,
      ),
      'effects that can not be drawn',
    ],
    [
      'an effect that is scaled up',
      filtered(
        '<feMorphology radius="2"/>',
        '<g transform="scale(900)"><rect width="99" height="99" filter="url(#f)"/></g>',
      ),
      'it grows or shrinks something by 1,800, as it is scaled: the limit is 2.8',
    ],
    [
      'an effect that is scaled up by a drawing within the drawing',
      filtered(
        '<feMorphology radius="2"/>',
        '<svg width="100" height="140" viewBox="0 0 .1 .14"><rect width="99" height="99" filter="url(#f)"/></svg>',
      ),
      'it takes too long to draw: the limit is 1.5 seconds',
    ],
    ['5,000 nested <g>', deep(5000), 'it nests elements more than'],
    ['101 nested <g>', deep(101), 'the limit is 100'],
    ['5,000 uses in a chain', svg(`${chain}<use href="#n0"/>`), 'too deep (line 1): the limit is 100'],
    [
      'uses that double',
      svg(`<defs>${doubling}</defs><use href="#n0"/>`),
      'elements, repeated ones included',
    ],
    [
      'patterns that double',
      svg(
        `${Array.from(
          { length: 20 },
          (_, i) => `<pattern id="n${i}">${`<rect fill="url(#n${i + 1})"/>`.repeat(3)}</pattern>`,
        ).join('')}<rect fill="url(#n0)"/>`,
      ),
      'elements, repeated ones included',
    ],
    [
      'a style sheet that doubles',
      svg(
        `<style>${Array.from({ length: 20 }, (_, i) => `.c${i}{mask:url(#n${i})}`).join('')}</style>${Array.from({ length: 20 }, (_, i) => `<mask id="n${i}">${`<g class="c${i + 1}"/>`.repeat(3)}</mask>`).join('')}<g class="c0"/>`,
      ),
      'the limit is',
    ],
    [
      'a marker on every corner of a long path',
      svg(
        `<marker id="m">${'<path d="M0 0"/>'.repeat(99)}</marker><path marker-mid="url(#m)" d="${'M0 0'.repeat(9999)}"/>`,
      ),
      'elements, repeated ones included',
    ],
    ['30,001 elements', svg('<g/>'.repeat(30_001)), 'more elements than can be drawn: the limit is 30,000'],
    [
      'a text of 5,001 letters',
      svg(`<text>${'M'.repeat(5001)}</text>`),
      'it has 5,001 characters of text: the limit is 5,000',
    ],
    [
      'a text that is used again and again',
      svg(`<text id="t">${'M'.repeat(99)}</text>${'<use href="#t"/>'.repeat(99)}`),
      '9,900 characters of text',
    ],
    [
      'what looks light, and covers the card 29,000 times',
      svg('<rect width="100" height="140" fill-opacity=".1"/>'.repeat(29_000)),
      'its parts cover all of it 501 times: the limit is 500',
    ],
    [
      'an effect that is used, and scaled',
      svg(
        `<defs><g id="a">${'<circle r=".7"/>'.repeat(30)}</g></defs><g transform="scale(100)">${'<use href="#a"/>'.repeat(30)}</g>`,
      ),
      'its parts cover all of it 900 times: the limit is 500',
    ],
    [
      'the same by paths',
      svg('<path d="m0 0h100v140H0z" transform="matrix(1 0 0 1 5 5)"/>'.repeat(901)),
      'its parts cover all of it 501 times: the limit is 500',
    ],
    [
      'a path that crosses itself everywhere',
      svg(
        `<path d="M0 0${Array.from({ length: 150_000 }, (_, i) => `L${(i * 37) % 100} ${i % 2 ? 140 : 0}`).join('')}"/>`,
      ),
      'its lines are 149,999 times as long as it is: the limit is 5,000',
    ],
    [
      'a broad line of 100,000 round corners',
      svg(
        `<path fill="none" stroke="#000" stroke-width="50" stroke-linejoin="round" d="M0 0${Array.from({ length: 100_000 }, (_, i) => `L${(i * 37) % 100} ${(i * 53) % 140}`).join('')}"/>`,
      ),
      /^its lines are \d\d,\d{3} times as long as it is: the limit is 5,000$/,
    ],
    [
      'drawings in drawings',
      Array.from({ length: 5 }).reduce<string>((inner) => svg(`<image href="${inData(inner)}"/>`), svg('')),
      'the limit is 4',
    ],
    [
      'a selector that takes resvg for ever',
      svg(
        `<style>.q ${'g '.repeat(60)}rect{fill:red}</style>${'<g>'.repeat(60)}<rect width="9" height="9"/>${'</g>'.repeat(60)}`,
      ),
      'only those by name, class or id can be drawn',
    ],
    ['390 paths of short dashes', svg(dashed('<path d="M0 0H100"/>', 390)), '39,000,390 dashes and gaps'],
    [
      'one that is used, dashed by what is around it',
      svg(`<defs><path id="a" d="M0 0C0 100 100 100 100 0"/></defs>${dashed('<use href="#a"/>', 90)}`),
      'dashes and gaps of lines: the limit is 200,000',
    ],
    [
      'dashes by a style sheet, in the units of a printer',
      svg(`<style>g{stroke:#000;stroke-dasharray:.0003mm}</style><g>${'<circle r="50"/>'.repeat(90)}</g>`),
      'dashes and gaps',
    ],
    ['dashes in hundredths', svg(dashed('<line x2="100" y2="100"/>', 90, '.001%')), 'dashes and gaps'],
    ['dashes of letters', svg(dashed('<text font-size="99">MMM</text>', 30)), 'dashes and gaps'],
    [
      'dashes that can not be measured',
      svg(dashed('<path d="M0 0H9"/>', 1, '.01em')),
      'dashes in em (line 1)',
    ],
    [
      'dashes of what is tiny, and made larger',
      svg(`<g transform="scale(900)">${dashed('<rect width=".1" height=".1"/>', 90, '.0001')}</g>`),
      'dashes and gaps',
    ],
    [
      'dashes of a path that goes back again and again',
      svg(dashed(`<path d="M0 0${'L100 0z'.repeat(99)}"/>`, 1, '.01')),
      'dashes and gaps',
    ],
    [
      'a list of 30,000 dashes on each of 390 paths',
      svg(dashed('<path d="M0 0H1"/>', 390, '1 '.repeat(30_000))),
      'dashes and gaps',
    ],
    [
      'dashes that a mask inherits from its place',
      svg(
        `${dashed(`<mask id="m">${'<path d="M0 0H100"/>'.repeat(90)}</mask>`, 1)}<rect mask="url(#m)" width="9" height="9"/>`,
      ),
      'dashes and gaps',
    ],
    [
      'opacity of everything by a style sheet',
      svg(`<style>*{opacity:.9}</style>${DOT.repeat(501)}`),
      '502 parts with opacity, a clip, a mask or a filter: the limit is 500',
    ],
    [
      'blending and isolation',
      svg(
        `<style>.a{mix-blend-mode:multiply}.b{isolation:isolate}</style>${'<g class="a"/><g class="b"/>'.repeat(251)}${DOT}`,
      ),
      '502 parts with opacity',
    ],
    [
      'a marker on every corner of what is inside',
      svg(`<marker id="m">${DOT}</marker><g marker-mid="url(#m)"><path d="M0 0${'h1'.repeat(25_000)}"/></g>`),
      'elements, repeated ones included',
    ],
    [
      'markers by a style sheet, over which resvg fell with the whole process',
      svg(
        `<style>path{marker-mid:url(#m)}</style><marker id="m"><rect width="9" height="9"/></marker><path d="M0 0${'h1'.repeat(2000)}"/>`,
      ),
      'that can not be drawn',
    ],
    [
      'what can be seen through, far outside, over which resvg falls, too',
      svg(`${DOT}<g opacity=".5"><rect x="2000" width="9" height="9"/></g>`),
      'it has parts that can not be drawn: they are too large, or lie too far outside of it',
    ],
    [
      'arcs of circles that are far larger than the drawing',
      svg(
        `<path fill="none" stroke="#000" stroke-width="9" d="M0 0${Array.from({ length: 1500 }, (_, i) => `A90000 90000 0 1 1 ${(i * 37) % 100} ${(i * 53) % 140}`).join('')}"/>`,
      ),
      'it takes too long to draw: the limit is 1.5 seconds',
    ],
    [
      'what is scaled by a style',
      svg(`<g style="transform:scale(1000)">${'<circle r="1"/>'.repeat(600)}</g>`),
      'its parts cover all of it',
    ],
    [
      'a thousand rules for 20,000 elements',
      svg(`<style>${'g{fill:red}'.repeat(1000)}</style>${'<g/>'.repeat(20_000)}${DOT}`),
      'too many rules for too many elements: the limit is 4,000,000',
    ],
    [
      'a rule of a megabyte for 20,000 elements',
      svg(`<style>g{font-family:${'a,'.repeat(500_000)}b}</style>${'<g/>'.repeat(20_000)}${DOT}`),
      'too many rules for too many elements',
    ],
  ])('%s', (_, text, flaw) => {
    expect(flawOf(text)).toMatch(flaw);
  });

  it('1.2 MB of it, whatever regular expressions stumble over, is read in a blink', () => {
    expect(flawOf(`${'<svg '.repeat(240_000)}`)).toContain('not well-formed');
    expect(flawOf(`${'<!-- '.repeat(240_000)}<svg/>`)).toContain('not well-formed');
    expect(flawOf(svg(`<path d="${'M0 0 '.repeat(199_999)}"/>`))).toBeUndefined();
    expect(flawOf(svg(`<path d="${'M0 0 '.repeat(240_000)}"/>`))).toBe(
      'it has 1,200,000 characters of paths: the limit is 1,000,000',
    );
    // Three large ones that are of no use are all that a look reads.
    budget.reset();
    const used = `<defs><path id="p" d="${'M0 0 '.repeat(24_000)}"/></defs>${'<use href="#p"/>'.repeat(9)}`;
    expect(flawOf(svg(used))).toBe('it has 1,080,000 characters of paths: the limit is 1,000,000');
    expect(flawOf(svg(`<g style="${'a:b;'.repeat(300_000)}"/>${DOT}`))).toBeUndefined();
    expect(flawOf(svg(`<style>${'/*'.repeat(600_000)}</style>${DOT}`))).toBeUndefined();
    expect(flawOf(svg(`<style>${"fill:'".repeat(200_000)}</style>${DOT}`))).toBeUndefined();
  });
});

describe('what a deck’s own template draws', () => {
  it.each([
    ['short dashes', dashed('<path d="M0 0H600"/>', 90), 'dashes and gaps of lines'],
    ['a thousand layers', '<g opacity=".5"><path d="M0 0H9"/></g>'.repeat(1000), '1,000 parts with opacity'],
    [
      'a selector that takes for ever',
      `<style>${'g '.repeat(60)}rect{fill:red}</style><rect/>`,
      'only those by name, class or id',
    ],
    [
      'an effect that is scaled again and again',
      `<filter id="f"><feFlood/></filter>${'<g transform="scale(900)">'.repeat(6)}<rect width="99" height="99" filter="url(#f)"/>${'</g>'.repeat(6)}`,
      'effects that can not be drawn',
    ],
    [
      'a tile that is far too large',
      '<pattern id="p" patternUnits="userSpaceOnUse" patternTransform="scale(900)" width="900" height="900"><path d="M0 0h9v9"/></pattern><rect fill="url(#p)" width="100" height="140"/>',
      'parts that can not be drawn',
    ],
  ])('is weighed like the drawing of a stranger: %s', (_, inner, mistake) => {
    expect(() => judgeDrawing(inner, 630, 880, budget)).toThrow(mistake);
  });

  it('is drawn if it has no forbidden content', () => {
    const soft =
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g style="opacity:.5" filter="url(#f)"><path d="M0 0h9"/></g>';
    expect(judgeDrawing(soft, 630, 880, budget)).toBe(
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)" opacity=".5"><path d="M0 0h9"/></g>',
    );
  });
});

describe('sound SVG', () => {
  it.each([
    [
      'with a soft shadow',
      filtered(
        '<feGaussianBlur stdDeviation="2"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>',
      ),
    ],
    ['with a texture', filtered('<feTurbulence baseFrequency=".05" numOctaves="3"/>')],
    ['with letters grown a little', filtered('<feMorphology operator="dilate" radius=".5"/>')],
    [
      'with a pattern',
      svg(
        '<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><circle r="2"/></pattern><rect width="99" height="99" fill="url(#p)"/>',
      ),
    ],
    [
      'from Illustrator',
      svg(
        '<defs><style>.cls-1{fill:url(#g);}</style><linearGradient id="g"><stop offset="0"/></linearGradient></defs><path class="cls-1" d="M0 0H9"/>',
      ),
    ],
    [
      'from Illustrator, with presentation in lists',
      svg('<style>.cls-1,.cls-2{fill:none;}.cls-2{opacity:.5;}</style><path class="cls-2" d="M0 0H9"/>'),
    ],
    ['with dashes', svg(dashed('<path d="M0 0H100"/>', 90, '1 .5'))],
    ['with lines that are whole', svg(dashed('<path d="M0 0H100"/>', 390, 'none'))],
    [
      'with dashes that are none',
      svg(dashed('<path d="M0 0H100"/>', 390, '0 0') + dashed(DOT, 390, '-1 .001')),
    ],
    ['that contains itself', svg('<g id="a"><use href="#a"/></g>')],
    [
      'with a drawing inside',
      svg(`<image width="9" height="9" href="${inData(svg('<path d="M0 0H9V9"/>'))}"/>`),
    ],
    ['100 deep', svg('<g>'.repeat(99) + '</g>'.repeat(99) + DOT)],
  ])('is drawn: %s', (_, text) => {
    expect(flawOf(text)).toBeUndefined();
  });
});

function elementsIn(markup: string) {
  const found: { name: string; attributes: string[] }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => found.push({ name, attributes: Object.keys(attributes) }));
  parser.write(`<svg>${markup}</svg>`).close();
  return found;
}
