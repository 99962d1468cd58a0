/** Writes the faces of a deck as HTML, nine to a page, for a browser to print: the same SVG, the same fonts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type * as PrintedRegions from '../../src/render/core/printed-regions.js';
import type * as RenderFace from '../../src/render/drawing/render-face.js';
import type * as Templates from '../../src/render/drawing/templates.js';
import type * as Svg from '../../src/render/output/svg.js';
import type * as Words from '../../src/services/built-in-words.js';
import type * as Workspaces from '../../src/workspace/workspace.js';

const [root = '', directory = '', language = '', edition = '', out = ''] = process.argv.slice(2);
const load = <T>(path: string): Promise<T> =>
  import(pathToFileURL(join(root, 'dist', path)).href) as Promise<T>;
const { openWorkspace } = await load<typeof Workspaces>('workspace/workspace.js');
const { wordsFor } = await load<typeof Words>('services/built-in-words.js');
const { createRenderer } = await load<typeof RenderFace>('render/drawing/render-face.js');
const { isClear } = await load<typeof PrintedRegions>('render/core/printed-regions.js');
const { openTemplates } = await load<typeof Templates>('render/drawing/templates.js');
const { faceSvg } = await load<typeof Svg>('render/output/svg.js');

const { deck } = openWorkspace(directory).opened;
const { opened } = await openTemplates(undefined);
if (deck === undefined || opened === undefined) throw new Error('the deck is not sound');
const renderer = createRenderer(deck, opened, (one) => wordsFor(deck, one));
const sides = Object.entries(deck.cards)
  .filter(([, card]) => card.editions.includes(edition))
  .flatMap(([id, card], at) =>
    (isClear(card) ? (['front'] as const) : (['front', 'back'] as const)).map((side) =>
      renderer
        .render({ id, side, language, edition })
        // Ids of one document must not meet those of another in the same page.
        .then((face) => withOwnIds(faceSvg(face), `${at}${side}`)),
    ),
  );
const faces = await Promise.all(sides);

function withOwnIds(svg: string, mark: string): string {
  return svg
    .replaceAll(/ id="([^"]+)"/g, ` id="${mark}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${mark}-$1)`);
}

const fonts = opened.fonts.map(
  ({ family, weight, style, path }) =>
    `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: url("${pathToFileURL(path).href}") }`,
);
const style = `${fonts.join('\n')}
@page { size: A4; margin: 0 }
body { margin: 0 }
.page { width: 189mm; height: 264mm; padding: 16.5mm 10.5mm 15.5mm; break-after: page; display: flex; flex-wrap: wrap; align-content: flex-start }
.card { width: 63mm; height: 88mm; overflow: hidden }
.card svg { margin: -3mm }`;
const pages = Array.from({ length: Math.ceil(faces.length / 9) }, (_, at) => {
  const cards = faces.slice(9 * at, 9 * at + 9).map((svg) => `<div class="card">${svg}</div>`);
  return `<div class="page">${cards.join('')}</div>`;
});
writeFileSync(out, `<!doctype html><meta charset="utf-8"><style>${style}</style>${pages.join('\n')}`);
