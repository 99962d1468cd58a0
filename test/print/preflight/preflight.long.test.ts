import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../src/cache/cache.js';
import type { Deck } from '../../../src/deck/deck.js';
import { profiles } from '../../../src/print/core/profile.js';
import { type PrintJobOptions, preflightDeck } from '../../../src/print/index.js';
import { inspectFile } from '../../../src/print/preflight/inspect-file.js';
import { ROOT } from '../../support/places.js';
import { profile, wordsOf } from '../../support/print/decks.js';
import { writeCoarsePng } from '../../support/render/png-file.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const CLEAR = 'pursued-by-poodles';
const PAPER = 'melissa-slogar';

/** A template that draws nothing of its own but this. */
const drawing = (jsx: string) =>
  `export const frame = () => <g />;\nexport const face = () => <g>${jsx}</g>;\n`;
const text = (x: number, y: number, points: number, fill = '#000', words = 'Words') =>
  `<text x="${x}" y="${y}" font-family="EB Garamond" font-weight="500" font-size="${(points * 254) / 72}" fill="${fill}">${words}</text>`;
const box = (x: number, y: number, width: number, height: number, fill = '#222') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const line = (d: string, width: number) =>
  `<path d="${d}" stroke="#000" stroke-width="${width}" fill="none"/>`;

interface Wrong {
  readonly card?: string;
  /** What the card's template draws. */
  readonly draws?: string;
  readonly deck?: (deck: Deck) => Deck;
  readonly options?: Partial<PrintJobOptions>;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly found: RegExp;
}

const DARK = box(30, 510, 570, 210);
const photo = (width: number, height: number) => {
  const data = new Uint8Array(4 * width * height).map((_, at) => (at % 4 === 3 ? 255 : (at * 31) % 251));
  return { 'templates/art/photo.png': writeCoarsePng({ width, height, data }) };
};
const drawn = (inside: string) => ({
  'templates/art/photo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 336">${inside}</svg>`,
});
const withCard = (card: Partial<Deck['card']>) => (deck: Deck) => ({
  ...deck,
  card: { ...deck.card, ...card },
});
const withArt = (deck: Deck, id = PAPER, art = 'photo.png'): Deck =>
  ({ ...deck, cards: { ...deck.cards, [id]: { ...deck.cards[id], art } } }) as Deck;

/** The text's font, marked by its maker as not to be embedded. */
function restricted(): Record<string, string | Uint8Array> {
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
    ),
  );
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === 'OS/2')
      font.writeUInt16BE(0x0002, font.readUInt32BE(entry + 8) + 8);
  const theme = readFileSync(join(ROOT, 'templates/theme.yaml'), 'utf8');
  const own = theme.replace(
    '"@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf"',
    'mine.ttf',
  );
  return { 'templates/theme.yaml': own, 'templates/mine.ttf': font };
}

const WRONG: Readonly<Record<string, Wrong>> = {
  'an angel in the air': {
    draws: box(200, 200, 100, 100),
    found: /has ink with no white under it.*\(25 mm from the left and 25 mm from the top\)/,
  },
  'a line in the air': {
    draws: line('M200 300H400', 5),
    found: /ink with no white.*\(30 mm from the left and 30 mm/,
  },
  'words in the air': { draws: text(200, 300, 10), found: /ink with no white/ },
  'a circle half off its disc': {
    draws: '<circle cx="140" cy="167" r="54" fill="#a00"/>',
    found: /ink with no white/,
  },
  'ink in a slot that the card leaves clear': {
    draws: '<circle cx="90" cy="391" r="40" fill="#a00"/>',
    found: /ink with no white.*\(9 mm from the left and 39.1 mm/,
  },
  'a border around a clear card': { draws: line('M20 20H610V860H20Z', 4), found: /ink with no white/ },
  'ink beyond the cut of a clear card': { draws: box(-20, 400, 40, 40), found: /ink with no white/ },
  'a title that spills out of its plate': { draws: box(30, 30, 570, 100), found: /ink with no white/ },
  'a coarse photograph on plastic': {
    deck: (deck) => withArt(deck, CLEAR),
    files: photo(60, 67),
    found: /has a picture of \d\d dots to the inch, [\d.]+ mm wide/,
  },
  'tiny type on plastic': {
    draws: `${box(30, 510, 570, 210, '#eee')}${text(60, 600, 4)}`,
    found: /has type of 4 pt, “Words”, where 6.5 pt/,
  },
  'small light type on dark plastic': {
    draws: `${DARK}${text(60, 600, 7, '#fff')}`,
    found: /has light type of 7 pt on a dark ground/,
  },
  'tiny type on paper': { card: PAPER, draws: text(200, 300, 3.5), found: /has type of 3.5 pt/ },
  'small light type on dark paper': {
    card: PAPER,
    draws: `${DARK}${text(60, 600, 5.5, '#fff')}`,
    found: /has light type of 5.5 pt on a dark ground/,
  },
  'a hairline': {
    card: PAPER,
    draws: line('M100 300H400', 0.2),
    found: /has a line of 0.02 mm.*\(25 mm from the left and 30 mm/,
  },
  'a hairline made by scaling': {
    card: PAPER,
    draws: `<g transform="scale(0.1)">${line('M1000 3000H4000', 3)}</g>`,
    found: /has a line of 0.03 mm/,
  },
  'words at the cut': {
    card: PAPER,
    draws: text(5, 300, 10),
    found: /has text that is only 0.5 mm away from the cut, “Words”/,
  },
  'words across the cut': {
    card: PAPER,
    draws: text(-20, 300, 10),
    found: /has text that is cut off, “Words”/,
  },
  'words at the lower edge': { card: PAPER, draws: text(200, 875, 10), found: /text that is (cut off|only)/ },
  'words in the safe zone of a shop': {
    card: PAPER,
    draws: text(30, 300, 10),
    options: { profile: profile('mbprint'), profileName: 'mbprint' },
    found: /only 3 mm away from the cut.*where 4 mm are wanted/,
  },
  'a frame along the cut': {
    card: PAPER,
    draws: line('M10 10H620V870H10Z', 3),
    found: /has a line along the cut, 0.9 mm away/,
  },
  'a hairline in a drawing of the deck': {
    card: PAPER,
    deck: (deck) => withArt(deck, PAPER, 'photo.svg'),
    files: drawn(line('M20 20H280', 0.1)),
    found: /has a line of 0.01 mm/,
  },
  'a small word in a drawing of the deck': {
    card: PAPER,
    deck: (deck) => withArt(deck, PAPER, 'photo.svg'),
    files: drawn('<text x="100" y="100" font-family="EB Garamond" font-size="10">Words</text>'),
    found: /has type of 2\.\d pt, “Words”/,
  },
  'a photograph of 51 dots to the inch': {
    card: PAPER,
    deck: (deck) => withArt(deck),
    files: photo(60, 67),
    found: /has a picture of \d\d dots to the inch, [\d.]+ mm wide/,
  },
  'a photograph that is a little coarse': {
    card: PAPER,
    deck: (deck) => withArt(deck),
    files: photo(300, 336),
    found: /has a picture of 2\d\d dots to the inch/,
  },
  'cards that are larger than the shop cuts': {
    card: PAPER,
    deck: withCard({ width: 70, height: 120 }),
    options: { profile: profile('drivethrucards'), profileName: 'drivethrucards' },
    found: /All cards are 70 × 120 mm, and drivethrucards cuts 63.5 × 88.9 mm: their edges/,
  },
  'cards that are much smaller than the shop cuts': {
    card: PAPER,
    deck: withCard({ width: 44, height: 67 }),
    options: { profile: profile('drivethrucards'), profileName: 'drivethrucards' },
    found: /they would have wide borders/,
  },
  'no bleed': {
    card: PAPER,
    deck: withCard({ bleed: 0 }),
    options: { profile: profile('mbprint'), profileName: 'mbprint' },
    found: /All cards have 0 mm of bleed, and mbprint wants 3 mm/,
  },
  'less bleed than the shop wants': {
    card: PAPER,
    deck: withCard({ bleed: 1 }),
    options: { profile: profile('mbprint'), profileName: 'mbprint' },
    found: /All cards have 1 mm of bleed, and mbprint wants 3 mm/,
  },
  'sheets of another size than the shop prints': {
    card: PAPER,
    options: {
      profile: profile('printplaygames'),
      profileName: 'printplaygames',
      sheet: { width: 2100, height: 2970 },
    },
    found: /All sheets are 210 × 297 mm, and printplaygames wants 304.8 × 457.2 mm/,
  },
  'cards that touch on the sheets of a shop': {
    card: PAPER,
    options: { profile: profile('printplaygames', { gap: 0 }), profileName: 'printplaygames' },
    found: /All cards on a sheet lie 0 mm apart, .*, and printplaygames wants 2 mm/,
  },
  'a font that may not be embedded': {
    files: restricted(),
    found: /All cards use EB Garamond, whose maker does not allow it to be embedded/,
  },
};

async function findingsOf({
  card = CLEAR,
  draws,
  deck: change = (deck) => deck,
  options,
  files = {},
}: Wrong) {
  const template = card === PAPER ? 'character' : 'modifier';
  const folder = temporaryFolder({
    ...files,
    ...(draws !== undefined && { [`templates/${template}.tsx`]: drawing(draws) }),
  });
  return preflight({ deck: change(shippingDeck), directory: folder, cards: [card], ...options });
}

const preflight = ({
  deck = shippingDeck,
  directory = temporaryFolder(),
  ...more
}: Partial<PrintJobOptions>) =>
  preflightDeck({
    deck,
    directory,
    words: wordsOf(deck),
    languages: ['en'],
    paper: 'a4',
    profile: profile('home'),
    profileName: 'home',
    cache: openCache(directory),
    ...more,
  });

describe('preflight', () => {
  it.each(Object.entries(WRONG))(
    'finds %s, in a sentence that names the card and the place',
    async (_, wrong) => {
      const { findings, diagnostics } = await findingsOf(wrong);
      expect(diagnostics).toEqual([]);
      // What a template draws is on both sides of a card on paper.
      const told = findings.filter(({ side }) => side !== 'back').map(({ message }) => message);
      expect(told.filter((message) => wrong.found.test(message))).toHaveLength(1);
      for (const { card, message, remedy, place } of findings) {
        if (card !== undefined)
          expect(message).toMatch(
            new RegExp(`^"${card}" .*\\(.*mm from the left and .*mm from the top\\)\\.$`),
          );
        if (card !== undefined) expect(place).toBeDefined();
        expect(remedy).toMatch(/\.$/);
      }
    },
  );

  // With the three in test/cli/commands/print.long.test.ts that are found before anything is drawn.
  it('knows 25 mistakes of single cards and more', () => {
    const ofCards = Object.values(WRONG).filter(({ found }) => !found.source.startsWith('All '));
    expect(ofCards.length + 3).toBeGreaterThanOrEqual(25);
  });

  it('tells once what is in all languages, and in which where it is not in all', async () => {
    const folder = { 'templates/modifier.tsx': drawing(box(200, 200, 100, 100)) };
    const all = await preflight({
      directory: temporaryFolder(folder),
      languages: ['en', 'it'],
      cards: [CLEAR],
    });
    expect(all.findings).toMatchObject([{ rule: 'ink', languages: ['en', 'it'] }]);
    expect(all.findings[0]?.message).not.toContain('in en');
    const some = `export const frame = () => <g />;
export const face = ({ language }) => <g>{language === 'it' ? ${box(200, 200, 100, 100)} : <g />}</g>;
`;
    const one = await preflight({
      directory: temporaryFolder({ 'templates/modifier.tsx': some }),
      languages: ['en', 'it'],
      cards: [CLEAR],
    });
    expect(one.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^"pursued-by-poodles" has ink .* \(in it, 25 mm from the left/),
    ]);
  });

  it('tells thin lines of a face once, by the thinnest', async () => {
    const { findings } = await findingsOf({
      card: PAPER,
      draws: `${line('M100 300H400', 0.2)}${line('M100 400H400', 0.1)}`,
      found: /./,
    });
    const told = findings.filter(({ side, rule }) => side === 'front' && rule === 'hairline');
    expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('a line of 0.01 mm')]);
  });

  it('holds the pages of a file against the profile: their order, and their boxes', () => {
    const page = { width: 690, height: 940, trim: { x: 30, y: 30, width: 630, height: 880 } };
    const bled = { ...page, bleed: { x: 0, y: 0, width: 690, height: 940 } };
    const file = {
      profile: profile('mbprint'),
      profileName: 'mbprint',
      card: { width: 630, height: 880 },
      bleed: 30,
      fonts: undefined as never,
      usedFonts: new Set<string>(),
    };
    const sides = (['front', 'back'] as const).map((side) => ({ card: PAPER, side }));
    const told = (some: typeof sides, pages: object[]) =>
      inspectFile({ ...file, sides: some, pages: pages as never }).map(({ message }) => message);
    expect(told(sides, [bled, bled])).toEqual([]);
    expect(told(sides.toReversed(), [bled, bled])).toEqual([
      'Page 1 is the back of "melissa-slogar", and mbprint wants front and back by turns.',
    ]);
    const narrow = { ...bled, bleed: page.trim };
    expect(told(sides, [bled, narrow])).toEqual([
      'The page of "melissa-slogar" has other boxes than mbprint wants: 63 × 88 mm and 3 mm of bleed.',
    ]);
  });

  it('lets cards of the deck that ships pass, whatever the profile', async () => {
    const directory = temporaryFolder();
    const cards = [PAPER, 'grogar', CLEAR, 'wondrously-well-wed', 'died-without-cares', 'the-wrong-carriage'];
    for (const [name, used] of Object.entries(profiles())) {
      const { findings } = await preflight({ directory, profile: used, profileName: name, cards });
      expect([name, findings.filter(({ severity }) => severity === 'error')]).toEqual([name, []]);
    }
  });
});
