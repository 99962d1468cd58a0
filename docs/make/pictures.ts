/**
 * `npm run pictures [NAME …]`: draws the pictures of the documentation, or those that are named, into docs/images/. Run
 * by hand when the look of the cards or of the studio has changed; pages of PDFs are drawn by `pdftoppm` (Poppler), the
 * report of `verify` and the studio by Chromium.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { withoutLayout } from '../../src/deck/without-layout.js';
import { collectBasics } from '../../src/operations/print/print-cards.js';
import { VERIFY_OUTPUT, writeVerified } from '../../src/operations/verify/write-verified.js';
import { findProfile, printCalibration, printDeck, printRulebook } from '../../src/print/index.js';
import type { Face } from '../../src/render/core/drawing.js';
import { STACK_LOOKS } from '../../src/render/core/stack-looks.js';
import { facePng, svgPng } from '../../src/render/output/png.js';
import { renderStack } from '../../src/render/output/stack.js';
import { stackSvg } from '../../src/render/output/stack-as.js';
import { verify } from '../../src/verify/index.js';
import { HOMEMADE_METHODS } from '../../src/vocabulary/files/profile-file.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { findBrowser, startBrowser } from '../../test/support/browser.js';
import { palettePng } from './palette-png.js';
import { ravenPdf } from './pdf-drawing.js';
import { lookAtStudio } from './studio-pictures.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMAGES = join(ROOT, 'docs/images');
/** A picture that is loaded on every visit of a page has to be small. */
const MOST_BYTES = 120_000;
const EDITION = 'classic';

const folder = mkdtempSync(join(tmpdir(), 'shroud-pictures-'));
cpSync(join(ROOT, 'shroud.yaml'), join(folder, 'shroud.yaml'));
cpSync(join(ROOT, 'cards'), join(folder, 'cards'), { recursive: true });
const workspace = openWorkspace(folder);
const loaded = workspace.opened;
const { deck } = loaded;
if (deck === undefined) throw new Error('the deck that ships is not sound');
const renderer = await workspace.openRenderer(deck);
const basics = collectBasics({ ...loaded, deck }, { languages: ['en'] });
mkdirSync(IMAGES, { recursive: true });

/** A picture on a board, in pixels; clear ones lie on a sheet of plastic. */
interface Item {
  readonly png: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lies?: 'as a card' | 'as a page' | 'bare';
  /** Seen through what lies below it, as against a light. */
  readonly isThrough?: boolean;
}

const TABLE = '#d5d9d3';
const GAP = 22;

function board(
  name: string,
  width: number,
  height: number,
  items: readonly Item[],
  { colours = 128, over = '' }: { colours?: number; over?: string } = {},
): void {
  const drawn = items.map(({ png, x, y, width: w, height: h, lies = 'as a card', isThrough = false }) => {
    const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    const radius = lies === 'as a card' ? (3 / 63) * w : 0;
    const box = `x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"`;
    const id = `at-${x}-${y}`;
    const below =
      lies === 'bare'
        ? ''
        : `<rect ${box} fill="#fff" fill-opacity="${lies === 'as a card' ? 0.45 : 1}" stroke="#7d857f" stroke-width="1"/>`;
    return `${below}<clipPath id="${id}"><rect ${box}/></clipPath><image href="${href}" x="${x}" y="${y}" width="${w}" height="${h}" clip-path="url(#${id})"${isThrough ? ' opacity="0.5" style="mix-blend-mode:multiply"' : ''}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${TABLE}"/>${drawn.join('')}${over}</svg>`;
  const fontFiles = renderer.templates.fonts.map(({ path }) => path);
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render();
  const bytes = palettePng({ width, height, data: pixels }, colours);
  if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
  writeFileSync(join(IMAGES, name), bytes);
  console.log(`docs/images/${name}  ${width} × ${height}, ${Math.ceil(bytes.length / 1000)} kB`);
}

async function cardPng(face: Face, width: number): Promise<Uint8Array> {
  const trim = (deck?.card.bleed ?? 0) * 10;
  const dpi = (width * 254) / (face.width - 2 * trim);
  return facePng(face, { dpi, fonts: renderer.templates.fonts, trim });
}

const heightOf = (width: number) => Math.round((width * 88) / 63);
const front = (id: string, language = 'en') =>
  renderer.render({ id, side: 'front', language, edition: EDITION });

/** Faces beside each other. */
async function row(faces: readonly Promise<Face>[], width: number): Promise<Item[]> {
  const pngs = await Promise.all(faces.map(async (face) => cardPng(await face, width)));
  return pngs.map((png, at) => ({
    png,
    x: GAP + at * (width + GAP),
    y: GAP,
    width,
    height: heightOf(width),
  }));
}

const boardWidth = (cards: number, width: number) => GAP + cards * (width + GAP);
const boardHeight = (width: number) => heightOf(width) + 2 * GAP;

async function drawCards(): Promise<void> {
  const faces = ['melissa-slogar', 'pursued-by-poodles', EVENT].map((id) => front(id));
  board('card.png', boardWidth(3, 400), boardHeight(400), await row(faces, 400));
}
const EVENT = 'the-wrong-carriage';

async function drawStack(): Promise<void> {
  const cards = ['melissa-slogar', 'wondrously-well-wed', 'pursued-by-poodles'];
  const width = 300;
  const stack = renderStack(renderer, { cards, language: 'en', edition: EDITION });
  const items = await row([...cards.map((id) => front(id)), stack], width);
  const room = 50;
  const placed = items.map((item, at) => (at === 3 ? { ...item, x: item.x + room } : item));
  const [x, y] = [GAP + 3 * (width + GAP) - GAP / 2 + room / 2, boardHeight(width) / 2];
  const arrow = `<path d="M${x - 18} ${y - 5}h20v-9l17 14l-17 14v-9h-20z" fill="#4b4a52"/>`;
  board('stack.png', boardWidth(4, width) + room, boardHeight(width), placed, { over: arrow });
}

/** The same stack, made in four ways. */
async function drawWays(): Promise<void> {
  const cards = ['melissa-slogar', 'wondrously-well-wed', 'outwitted-by-an-otter', 'pursued-by-poodles'];
  const [width, room] = [270, 34];
  const trim = (deck?.card.bleed ?? 0) * 10;
  const corner = (deck?.card.corner ?? 0) * 10;
  const items = await Promise.all(
    STACK_LOOKS.map(async (look, at): Promise<Item> => {
      const stack = { cards, language: 'en', edition: EDITION };
      const svg = await stackSvg(renderer, stack, look, { trim, corner });
      const png = await svgPng(svg, 630, { dpi: (width * 254) / 630, fonts: renderer.templates.fonts });
      return { png, x: GAP + at * (width + GAP), y: GAP, width, height: heightOf(width), lies: 'bare' };
    }),
  );
  const names = {
    clear: 'clear plastic with white ink, from a shop',
    film: 'plain film',
    labels: 'film with labels',
    windows: 'paper with windows',
  };
  const captions = STACK_LOOKS.map((look, at) => {
    const x = GAP + at * (width + GAP) + width / 2;
    return `<text x="${x}" y="${boardHeight(width) + 8}" text-anchor="middle" font-family="EB Garamond" font-size="17" fill="#2b2a30">${names[look]}</text>`;
  });
  board('ways.png', boardWidth(4, width), boardHeight(width) + room, items, { over: captions.join('') });
}

/** How clear cards are made at home: the cover, and a sheet. */
async function drawInstructions(): Promise<void> {
  const profile = findProfile('home');
  if (profile === undefined) throw new Error('there is no profile for printing at home');
  for (const stock of HOMEMADE_METHODS) {
    await printDeck({ ...basics, paper: 'a4', profile, profileName: 'home', edition: EDITION, stock });
    const pages = stock === 'labels' ? [1, 2, 3] : [1, 2];
    pagesBoard(
      `${stock}.png`,
      pages.map((page) => pdfPage(`shroud-en-a4-${stock}.pdf`, page, 60)),
      48,
    );
  }
}

async function drawLanguages(): Promise<void> {
  const languages = deck?.languages ?? [];
  const faces = languages.map((language) => front('pursued-by-poodles', language));
  board('languages.png', boardWidth(faces.length, 230), boardHeight(230), await row(faces, 230), {
    colours: 64,
  });
}

/** Another game: a plant, what grows on it, the stack, a visitor, and a card in the other language. */
async function drawGarden(): Promise<void> {
  const garden = join(folder, 'garden');
  cpSync(join(ROOT, 'examples/night-garden'), garden, { recursive: true });
  const tried = openWorkspace(garden);
  const game = tried.opened.deck;
  if (game === undefined) throw new Error('the other game is not sound');
  const drawing = await tried.openRenderer(game);
  const edition = 'garden';
  const of = (id: string, language = 'en') => drawing.render({ id, side: 'front', language, edition });
  const cards = ['moonflower', 'courted-by-moths', 'roots-in-the-crypt'];
  const stack = renderStack(drawing, { cards, language: 'en', edition });
  const faces = [
    of(cards[0] ?? ''),
    of(cards[2] ?? ''),
    stack,
    of('an-owl-with-opinions'),
    of('the-bat-from-the-belfry', 'it'),
  ];
  const [width, height] = [220, Math.round((220 * 120) / 70)];
  const items = (await row(faces, width)).map((item) => ({ ...item, height }));
  board('night-garden.png', boardWidth(5, width), height + 2 * GAP, items, { colours: 96 });
}

/** The example of docs/guide/templates.md, as it is there: on the deck that `shroud init` makes. */
async function drawExample(): Promise<void> {
  const example = join(folder, 'example');
  cpSync(join(ROOT, 'examples/starter'), example, { recursive: true });
  const page = readFileSync(join(ROOT, 'docs/guide/templates.md'), 'utf8');
  const files = page.matchAll(/^`(templates\/\S+)`\n\n```\w+\n([\s\S]*?)```$/gm);
  for (const [, path = '', text = ''] of files) {
    mkdirSync(join(example, path, '..'), { recursive: true });
    // Of the theme, the page shows only what is added.
    const whole = path.endsWith('theme.yaml')
      ? readFileSync(join(ROOT, path), 'utf8').replace('colours:\n', text)
      : text;
    writeFileSync(join(example, path), whole);
  }
  const tried = openWorkspace(example);
  const starter = tried.opened.deck;
  if (starter === undefined) throw new Error('the deck to start from is not sound');
  const drawing = await tried.openRenderer(starter);
  const [edition = ''] = Object.keys(starter.editions);
  const cards = ['aunt-ottilie', 'bitten-by-a-badger'];
  const faces = cards.map((id) => drawing.render({ id, side: 'front', language: 'en', edition }));
  const stack = renderStack(drawing, { cards, language: 'en', edition });
  board('example.png', boardWidth(3, 220), boardHeight(220), await row([...faces, stack], 220), {
    colours: 96,
  });
  const events = [
    ['a-telegram-at-tea', 'en'],
    ['not-at-home', 'it'],
  ].map(([id = '', language = '']) => drawing.render({ id, side: 'front', language, edition }));
  board('flex.png', boardWidth(2, 260), boardHeight(260), await row(events, 260), { colours: 96 });
}

interface PdfPage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A page of a PDF, or in tenths of a millimetre a part of it. */
function pdfPage(
  file: string,
  page: number,
  dpi: number,
  part?: { x: number; y: number; width: number; height: number },
): PdfPage {
  const target = join(folder, 'page');
  const pixels = (length: number) => String(Math.round((length * dpi) / 254));
  const crop = part
    ? ['-x', pixels(part.x), '-y', pixels(part.y), '-W', pixels(part.width), '-H', pixels(part.height)]
    : [];
  const pages = ['-f', String(page), '-l', String(page), '-singlefile'];
  execFileSync('pdftoppm', [
    '-png',
    '-r',
    String(dpi),
    ...pages,
    ...crop,
    join(folder, 'output/print', file),
    target,
  ]);
  const png = readFileSync(`${target}.png`);
  return { png, width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Pages beside each other. */
function pagesBoard(name: string, pages: readonly PdfPage[], colours: number): void {
  const height = Math.max(...pages.map((page) => page.height)) + 2 * GAP;
  let x = GAP;
  const items = pages.map((page) => {
    const item: Item = { ...page, x, y: GAP, lies: 'as a page' };
    x += page.width + GAP;
    return item;
  });
  board(name, x, height, items, { colours });
}

async function drawSheets(): Promise<void> {
  const profile = findProfile('home');
  if (profile === undefined) throw new Error('there is no profile for printing at home');
  await printDeck({ ...basics, paper: 'a4', profile, profileName: 'home', edition: EDITION });
  pagesBoard('sheet.png', [pdfPage('shroud-en-a4-film.pdf', 1, 80)], 64);
  const both = [1, 2].map((page) => pdfPage('shroud-en-a4-paper.pdf', page, 44));
  pagesBoard('paper-sheet.png', both, 96);
}

/** The whole sheet, and its middle against a light: the cross of the back is off, to be read as x −2 and y −3. */
async function drawCalibration(): Promise<void> {
  const profile = findProfile('home');
  if (profile === undefined) throw new Error('there is no profile for printing at home');
  await printCalibration({ ...basics, paper: 'a4', profile });
  const file = 'shroud-en-a4-calibration.pdf';
  const [whole, dpi, half] = [pdfPage(file, 1, 45), 254, 175];
  const middle = { x: 1050, y: Math.round(2970 * 0.62) };
  const part = (x: number, y: number) => ({
    x: middle.x + x - half,
    y: middle.y + y - half,
    width: 2 * half,
    height: 2 * half,
  });
  const rulers = pdfPage(file, 1, dpi, part(0, 0));
  // A cross that lies 2 mm to the left and 3 mm above: cut out around it, so that it is in the middle.
  const cross = pdfPage(file, 2, dpi, part(20, 30));
  const x = whole.width + 2 * GAP;
  const y = Math.round((whole.height - rulers.height) / 2) + GAP;
  board('calibration.png', x + rulers.width + GAP, whole.height + 2 * GAP, [
    { ...whole, x: GAP, y: GAP, lies: 'as a page' },
    { ...rulers, x, y, lies: 'as a page' },
    { ...cross, x, y, lies: 'bare', isThrough: true },
  ]);
}

async function drawProof(): Promise<void> {
  const profile = findProfile('clear');
  if (profile === undefined) throw new Error('there is no profile for clear plastic');
  const cards = ['pursued-by-poodles', 'wondrously-well-wed', EVENT];
  await printDeck({ ...basics, paper: 'a4', profile, profileName: 'clear', cards, copies: 1 });
  pagesBoard(
    'proof.png',
    [1, 2, 3].map((page) => pdfPage('shroud-en-clear-proof.pdf', page, 76)),
    64,
  );
}

async function drawRulebook(): Promise<void> {
  await printRulebook({ ...basics, paper: 'a4', edition: EDITION, isForScreen: true });
  const pages = [1, 3, 6].map((page) => pdfPage('shroud-en-rulebook.pdf', page, 70));
  pagesBoard('rulebook.png', pages, 16);
}

/** A card with a drawing from a PDF, and a part of it under a glass. */
async function drawPdfArt(): Promise<void> {
  const profile = findProfile('mbprint');
  if (deck === undefined || profile === undefined) throw new Error('there is no profile with a card a page');
  const id = 'grogar';
  mkdirSync(join(folder, 'templates/art'), { recursive: true });
  writeFileSync(join(folder, 'templates/art/raven.pdf'), await ravenPdf());
  const card = { ...deck.cards[id], art: 'raven.pdf' };
  const own = { ...deck, cards: { ...deck.cards, [id]: card } as typeof deck.cards };
  const printed = await printDeck({
    ...basics,
    deck: own,
    paper: 'a4',
    profile,
    profileName: 'pdf-art',
    cards: [id],
    copies: 1,
  });
  for (const { message } of printed.diagnostics) throw new Error(message);
  const file = 'shroud-en-pdf-art.pdf';
  const whole = pdfPage(file, 1, 138, { x: 30, y: 30, width: 630, height: 880 });
  pagesBoard('pdf-art.png', [whole, pdfPage(file, 1, 810, { x: 222, y: 270, width: 78, height: 150 })], 64);
}

/** Of a few cards, so that all sorts of things that the page tells are on one picture; one card is open. */
async function drawReport(): Promise<void> {
  const program = findBrowser();
  if (deck === undefined || program === undefined) throw new Error('no Chromium is installed');
  const cards = [
    'a-prior-engagement',
    'adopted-by-an-albatross',
    'pursued-by-poodles',
    'the-reading-of-the-will',
    'to-be-or-not-to-be',
    'toasted-by-a-traitor',
    'trampled-at-a-tea-dance',
  ];
  const report = await verify(withoutLayout(deck), { cards, editions: [EDITION], games: 500 });
  await writeVerified({ ...loaded, deck }, report);
  const browser = await startBrowser(program);
  try {
    const page = await browser.newPage({ viewport: { width: 1040, height: 1000 } });
    await page.goto(pathToFileURL(join(folder, VERIFY_OUTPUT, 'index.html')).href);
    await page.locator('#card-pursued-by-poodles summary').click();
    // Down to the second row of charts: who wins, by seat.
    const charts = await page.locator('.plots').nth(1).boundingBox();
    const [width, height] = [1040, Math.ceil((charts?.y ?? 0) + (charts?.height ?? 0))];
    const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
    const item: Item = { png, x: GAP, y: GAP, width, height, lies: 'as a page' };
    board('report.png', width + 2 * GAP, height + 2 * GAP, [item], { colours: 64 });
  } finally {
    await browser.close();
  }
}

/** The studio as it looks on the deck that ships, view by view. */
async function drawStudio(): Promise<void> {
  await lookAtStudio(folder, (name, png, width, height) =>
    board(name, width, height, [{ png, x: 0, y: 0, width, height, lies: 'bare' }], { colours: 96 }),
  );
}

const pictures = {
  cards: drawCards,
  stack: drawStack,
  ways: drawWays,
  instructions: drawInstructions,
  languages: drawLanguages,
  example: drawExample,
  garden: drawGarden,
  sheets: drawSheets,
  calibration: drawCalibration,
  proof: drawProof,
  rulebook: drawRulebook,
  'pdf-art': drawPdfArt,
  report: drawReport,
  studio: drawStudio,
};

try {
  const wanted = process.argv.slice(2);
  for (const [name, draw] of Object.entries(pictures)) {
    if (wanted.length === 0 || wanted.includes(name)) await draw();
  }
} finally {
  rmSync(folder, { recursive: true });
}
