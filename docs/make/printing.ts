import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getMargins } from '../../src/print/core/profile.js';
import { PAPERS, profiles } from '../../src/print/index.js';
import { capacity, fitGrid } from '../../src/print/sheets/grid.js';
import { fitGutterfold } from '../../src/print/sheets/gutterfold.js';
import { CARD_SIZE } from '../../src/vocabulary/files/deck-file.js';
import type { Profile } from '../../src/vocabulary/files/profile-file.js';
import { code, table } from './markdown.js';

const PAGE = fileURLToPath(new URL('../guide/printing.md', import.meta.url));

/** The page is written by hand, but for the parts between a pair of marks: those come from the profiles. */
export function printing(): string {
  const parts: Readonly<Record<string, () => string>> = {
    papers: papersTable,
    profiles: profilesTable,
    shops,
  };
  return Object.entries(parts).reduce(
    (page, [name, make]) => between(page, name, make()),
    readFileSync(PAGE, 'utf8'),
  );
}

/** Replaces what is between `<!-- name: … -->` and `<!-- /name -->`. */
function between(page: string, name: string, made: string): string {
  const start = page.indexOf(`<!-- ${name}: `);
  const open = page.indexOf('-->', start) + 3;
  const end = page.indexOf(`<!-- /${name} -->`);
  if (start < 0 || open < 3 || end < open)
    throw new Error(`docs/guide/printing.md has lost its marks for ${name}`);
  return `${page.slice(0, open)}\n\n${made}\n\n${page.slice(end)}`;
}

const mm = (length: number) => `${length} mm`;

function papersTable(): string {
  const card = { width: CARD_SIZE.width * 10, height: CARD_SIZE.height * 10 };
  const home = profiles().home;
  const margin = home === undefined ? 50 : getMargins(home);
  return table(
    ['`--paper`', 'size', 'cards on a sheet', 'with `backs: gutterfold`'],
    Object.entries(PAPERS).map(([name, paper]) => {
      const grid = fitGrid(paper, card, margin);
      const fold = fitGutterfold(paper, card, margin, CARD_SIZE.bleed * 10);
      return [
        code(name),
        `${paper.width / 10} × ${paper.height / 10} mm`,
        String(grid ? capacity(grid) : 0),
        String(fold ? capacity(fold.fronts) : 0),
      ];
    }),
  );
}

function profilesTable(): string {
  return table(
    ['`--profile`', 'what for', 'stocks', 'pages', 'backs', 'bleed', 'also'],
    Object.entries(profiles()).map(([name, profile]) => [
      code(name),
      profile.description ?? '',
      profile.stocks.join(', '),
      profile.pages,
      profile.backs ?? 'none',
      profile.bleed === undefined ? "the deck's" : mm(profile.bleed),
      alsoOf(profile),
    ]),
  );
}

function alsoOf({ marks, mirrored, white, cut, format, margin, sheet, gap }: Profile): string {
  return [
    marks === 'crop' && 'crop marks',
    typeof margin === 'number' && `margin ${mm(margin)}`,
    sheet && `sheets of ${sheet.width} × ${sheet.height} mm`,
    gap !== undefined && `gaps of ${mm(gap)}`,
    mirrored && 'mirrored',
    white &&
      `white plate ${code(white.ink)}, choke ${mm(white.choke ?? 0)}, printed ${white.printed ?? 'first'}`,
    cut && `cut line ${code(cut.ink)}`,
    format && `cut to ${format.width} × ${format.height} mm`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Shops that say themselves what they want. */
function shops(): string {
  return Object.entries(profiles())
    .filter(([, { claims }]) => claims !== undefined)
    .map(([name, profile]) => shop(name, profile))
    .join('\n\n');
}

const ORDERS = {
  'front-back': 'front and back by turns',
  'back-front': 'back and front by turns',
  'fronts-backs': 'all fronts, then all backs',
} as const;

function shop(name: string, profile: Profile): string {
  const { description, wants, claims = [], note, safe, order } = profile;
  const facts = [
    profile.sheet === undefined ? cardPage(profile) : cardSheet(profile, profile.sheet),
    ...(safe === undefined ? [] : [`Text should stay ${safe} mm away from the cut.`]),
    `Pages: ${ORDERS[order ?? 'front-back']}.`,
    ...(wants === undefined
      ? []
      : [`Not yet in these files, and said whenever they are written: ${wants.join('; ')}.`]),
    ...(note === undefined ? [] : [note.trim()]),
    ...claims.map(({ says, source, read }) => `The shop, read on ${read}: “${says}” <${source}>`),
  ];
  return [`**${code(name)}**: ${description ?? ''}`, facts.map((fact) => `- ${fact}`).join('\n')].join(
    '\n\n',
  );
}

function cardPage({ format, bleed = CARD_SIZE.bleed }: Profile): string {
  const { width, height } = format ?? CARD_SIZE;
  const round = (length: number) => Number(length.toFixed(2));
  const own = format ? '' : " (the deck's own size, if it has another one)";
  return `A page is ${round(width + 2 * bleed)} × ${round(height + 2 * bleed)} mm: a card of ${width} × ${height} mm with ${bleed} mm of bleed${own}.`;
}

function cardSheet(profile: Profile, { width, height }: NonNullable<Profile['sheet']>): string {
  const card = { width: CARD_SIZE.width * 10, height: CARD_SIZE.height * 10 };
  const paper = { width: width * 10, height: height * 10 };
  const grid = fitGrid(paper, card, getMargins(profile), (profile.gap ?? 0) * 10, false);
  return `A sheet is ${width} × ${height} mm and takes ${grid ? capacity(grid) : 0} cards of ${CARD_SIZE.width} × ${CARD_SIZE.height} mm, ${profile.gap ?? 0} mm apart.`;
}
