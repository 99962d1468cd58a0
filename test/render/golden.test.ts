import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFolder } from '../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../src/deck/load/load-deck.js';
import type { Face } from '../../src/render/core/drawing.js';
import { createRenderer, type Renderer } from '../../src/render/drawing/render-face.js';
import { openTemplates } from '../../src/render/drawing/templates.js';
import { facePng } from '../../src/render/output/png.js';
import { renderStack } from '../../src/render/output/stack.js';
import { builtInWords } from '../../src/services/built-in-words.js';
import { ROOT } from '../support/places.js';
import { type Image, readPng, writeCoarsePng } from '../support/render/png-file.js';

const GOLDEN = fileURLToPath(new URL('../golden', import.meta.url));
const LARGEST = 20 * 1024;
const DPI = 80;
/** The share of pixels that may be seen to differ: other machines round otherwise. */
const MOST_DIFFERENT = 0.002;
/** `UPDATE_GOLDEN=1 npx vitest run test/render/golden.test.ts` accepts what is drawn now. */
const isUpdate = process.env.UPDATE_GOLDEN === '1';

/** Every kind of face: the card, its side, the edition. */
const FACES = {
  character: ['ada', 'front', 'expansion'],
  'character-second': ['ada', 'front', 'second'],
  'character-dead': ['ada', 'back', 'expansion'],
  residence: ['mill', 'front', 'expansion'],
  modifier: ['gnats', 'front', 'expansion'],
  'modifier-second': ['gout', 'front', 'second'],
  event: ['tea', 'front', 'expansion'],
  'event-second': ['tea', 'front', 'second'],
  death: ['folly', 'front', 'expansion'],
  'death-second': ['folly', 'front', 'second'],
  mystery: ['clock', 'front', 'expansion'],
  reference: ['help', 'front', 'second'],
  back: ['mill', 'back', 'expansion'],
} as const;
const LANGUAGES = ['en', 'pl'] as const;
const CASES = Object.entries(FACES).flatMap(([name, face]) =>
  LANGUAGES.map((language) => ({ name: `${name}-${language}`, face, language })),
);

let renderer: Renderer;
const differing: { name: string; wanted: Uint8Array | undefined; drawn: Uint8Array }[] = [];

beforeAll(async () => {
  const folder = diskFolder(`${GOLDEN}/deck`);
  const { deck, report } = loadDeck(folder);
  const { opened, problems } = await openTemplates(folder);
  if (deck === undefined || opened === undefined)
    throw new Error(JSON.stringify([...report.diagnostics, ...problems]));
  renderer = createRenderer(deck, opened, builtInWords);
});

/** The share of pixels that one would see to be different. */
function differenceOf(a: Image, b: Image): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let different = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [one, other] = [a.data[i + 3] as number, b.data[i + 3] as number];
    const channels = [0, 1, 2].map(
      (c) => Math.abs((a.data[i + c] as number) * one - (b.data[i + c] as number) * other) / 255,
    );
    if (Math.max(Math.abs(one - other), ...channels) > 32) different++;
  }
  return different / (a.width * a.height);
}

async function compare(name: string, face: Face): Promise<void> {
  const path = `${GOLDEN}/${name}.png`;
  const png = await facePng(face, { dpi: DPI, fonts: renderer.templates.fonts, trim: 30 });
  const drawn = writeCoarsePng(readPng(png));
  expect(drawn.length).toBeLessThan(LARGEST);
  if (isUpdate) writeFileSync(path, drawn);
  const wanted = existsSync(path) ? readFileSync(path) : undefined;
  const difference = wanted === undefined ? 1 : differenceOf(readPng(wanted), readPng(drawn));
  if (difference > MOST_DIFFERENT) differing.push({ name, wanted, drawn });
  expect(difference, `${name}: see output/golden/index.html`).toBeLessThanOrEqual(MOST_DIFFERENT);
}

describe('faces look as they did', () => {
  it.each(CASES)('$name', async ({ name, face: [id, side, edition], language }) => {
    const face = await renderer.render({ id, side, language, edition });
    await compare(name, face);
  });

  it('stack', async () => {
    const face = await renderStack(renderer, {
      cards: ['ada', 'gnats', 'folly'],
      language: 'en',
      edition: 'expansion',
    });
    await compare('stack-en', face);
  });

  it('a difference of a few words is noticed', () => {
    const [en, pl] = LANGUAGES.map((language) =>
      readPng(readFileSync(`${GOLDEN}/modifier-second-${language}.png`)),
    );
    expect(differenceOf(en as Image, pl as Image)).toBeGreaterThan(5 * MOST_DIFFERENT);
    expect(differenceOf(en as Image, en as Image)).toBe(0);
  });

  it('no picture in test/golden is unused', () => {
    const pictures = readdirSync(GOLDEN).filter((name) => name.endsWith('.png'));
    expect(pictures.sort()).toEqual([...CASES.map(({ name }) => `${name}.png`), 'stack-en.png'].sort());
  });
});

/** What differs, side by side, to decide which is right. */
afterAll(() => {
  if (differing.length === 0) return;
  const picture = (png: Uint8Array | undefined) =>
    png === undefined
      ? '<td>none'
      : `<td><img src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`;
  const overlaid = (wanted: Uint8Array | undefined, drawn: Uint8Array) =>
    `<td><div style="position:relative">${[wanted ?? drawn, drawn]
      .map(
        (png, i) =>
          `<img style="${i === 1 ? 'position:absolute;left:0;top:0;mix-blend-mode:difference' : ''}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}">`,
      )
      .join('')}</div>`;
  const rows = differing.map(
    ({ name, wanted, drawn }) =>
      `<tr><th>${name}${picture(wanted)}${picture(drawn)}${overlaid(wanted, drawn)}`,
  );
  mkdirSync(`${ROOT}/output/golden`, { recursive: true });
  writeFileSync(
    `${ROOT}/output/golden/index.html`,
    `<!doctype html><meta charset="utf-8"><title>Faces that differ</title><style>body{background:#8a94a0;font-family:serif}img{width:300px}</style><table><tr><th>face<th>wanted<th>drawn<th>difference${rows.join('')}</table>\n`,
  );
});
