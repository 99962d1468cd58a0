import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { withoutLayout } from '../../../src/deck/without-layout.js';
import { writeVerified } from '../../../src/operations/verify/write-verified.js';
import { verify } from '../../../src/verify/index.js';
import { makeReport } from '../../../src/verify/verdicts/verify-report.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { findBrowser, startBrowser } from '../../support/browser.js';
import { STARTER } from '../../support/places.js';
import { lacks, run, withTools } from '../../support/tools.js';
import { breakEngine } from '../../support/verify/broken-engine.js';
import { evidenceOf } from '../../support/verify/evidence-of.js';

/** An edition of its own with a card that nothing allows: no card of the deck shows a goblet. */
const LATE = `modifiers:
  longing-for-a-goblet:
    title: Longing for a <Goblet> & More
    requires: { target: { shows: goblet } }
    effects:
      immediate:
        - draw: 1
`;
const PROVEN = [
  'A Telegram at Tea',
  'Bitten by a Badger',
  'Choked on a Cherry',
  'Lost in the Larder',
  'Mourned by Mistake',
  'Not at Home',
  'Ruined by Roulette',
  'The Humming Cellar',
];
const UNPLAYABLE = 'Longing for a <Goblet> & More';
const WRONG = 'Courted by a Count';
/** As they stand on the page: the worst first. */
const ALL = [WRONG, UNPLAYABLE, ...PROVEN];

/** The deck to start from, verified as the command does it; one card with an engine that draws a card too few. */
async function verifiedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-page-'));
  cpSync(STARTER, folder, { recursive: true });
  const settings = readFileSync(join(folder, 'shroud.yaml'), 'utf8');
  const late = '  expansion: { sets: [first, late], rules: expansion }\ncard:';
  writeFileSync(join(folder, 'shroud.yaml'), settings.replace('card:', late));
  mkdirSync(join(folder, 'cards/late'));
  writeFileSync(join(folder, 'cards/late/late.yaml'), LATE);
  const { deck, ...loaded } = openWorkspace(folder).opened;
  if (deck === undefined) throw new Error(loaded.report.diagnostics.map(({ message }) => message).join('\n'));
  const bare = withoutLayout(deck);
  const found = await verify(bare, { games: 300, players: [2] });
  const engine = await breakEngine('verbs/draw.ts', 'value.count', 'value.count - 1');
  const wrong = evidenceOf(bare, { cards: ['courted-by-a-count'], players: [2] }, engine);
  const report = makeReport(found, { ...found.evidence, cards: { ...found.evidence.cards, ...wrong } });
  await writeVerified({ ...loaded, deck }, report);
  return folder;
}

const program = findBrowser();
const reason = program === undefined ? 'no Chromium is installed' : undefined;
const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

let folder: string | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (program === undefined) return;
  [folder, browser] = await Promise.all([verifiedFolder(), startBrowser(program)]);
});
afterAll(async () => {
  await browser?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

/** A test of the page as it lies on the disk; in the end the page may have complained of nothing and asked for nothing. */
function onPage(
  name: string,
  screen: BrowserContextOptions,
  test: (page: Page, folder: string) => Promise<void>,
  missing = reason,
): void {
  withTools(name, missing, async () => {
    if (folder === undefined || browser === undefined) throw new Error('there is no page');
    const context = await browser.newContext(screen);
    try {
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('console', (said) => heard.push(`${said.type()}: ${said.text()}`));
      page.on('pageerror', ({ message }) => heard.push(message));
      page.on('request', (request) => heard.push(request.url()));
      page.setDefaultTimeout(5000);
      const address = pathToFileURL(join(folder, 'output/verify/index.html')).href;
      await page.goto(address);
      await test(page, folder);
      expect(heard).toEqual([address]);
    } finally {
      await context.close();
    }
  });
}

const shown = (page: Page) => page.locator('.card:visible h3').allInnerTexts();
const cardOf = (page: Page, title: string) => page.locator('.card').filter({ hasText: title });
const status = (page: Page) => page.getByRole('status').innerText();
const openAll = (page: Page) =>
  page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");

describe('the page in a browser', () => {
  onPage('says first what needs a look and why, with a face and what to do', DESK, async (page) => {
    expect(await page.locator('.lead').innerText()).toBe('8 of 10 cards are proven; 2 things need a look.');
    const [wrong, unplayable] = await page.locator('.finding').allInnerTexts();
    expect(wrong).toMatch(/^Courted by a Count\s+immediate\.0 · ✗\sdisagrees with the rules/);
    expect(wrong).toMatch(/The hand of player \d: in the engine/);
    expect(wrong).toMatch(/shroud replay output\/verify\/replays\/courted-by-a-count-immediate-0\.json/);
    expect(unplayable).toContain(UNPLAYABLE);
    expect(unplayable).toMatch(/immediate\.0 · ✗\scan’t be played/);
    expect(unplayable).toContain('no card of the deck brings about the target that it requires');
    expect(unplayable).toContain('Loosen requires, or add cards that bring it about.');
    expect(await shown(page)).toEqual(ALL);
    // Lazy pictures are loaded as they come near: each has to be one.
    for (const picture of await page.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image) => image.naturalWidth as number)).toBeGreaterThan(100);
    }
  });

  onPage('names a replay that is there', DESK, async (page, deck) => {
    const command = await page.locator('.finding code', { hasText: 'shroud replay' }).innerText();
    const file = command.replace('shroud replay ', '');
    expect(JSON.parse(readFileSync(join(deck, file), 'utf8'))).toMatchObject({ shroud: 'replay' });
  });

  onPage('finds cards by name, words, verdict, edition and kind', DESK, async (page) => {
    const search = page.getByRole('searchbox', { name: 'Search' });
    const choose = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).selectOption(value);
    expect(await status(page)).toBe('10 cards');
    await search.fill('  BADGER ');
    expect(await shown(page)).toEqual(['Bitten by a Badger']);
    expect(await status(page)).toBe('1 of 10 cards');
    await search.fill('discards random');
    expect(await shown(page)).toEqual(['A Telegram at Tea']);
    await search.fill('nobody of this name');
    expect(await shown(page)).toEqual([]);
    expect(await status(page)).toBe('No cards match.');
    await search.fill('');
    expect(await shown(page)).toEqual(ALL);

    await choose('Verdict', 'proven');
    expect(await shown(page)).toEqual(PROVEN);
    await choose('Kind', 'death');
    expect(await shown(page)).toEqual(['Choked on a Cherry', 'Lost in the Larder']);
    await search.fill('jam cherry');
    expect(await status(page)).toBe('No cards match.');
    await search.fill('');
    await choose('Kind', '');
    await choose('Verdict', 'can’t be played');
    expect(await shown(page)).toEqual([UNPLAYABLE]);
    await choose('Edition', 'first');
    expect(await status(page)).toBe('No cards match.');
    await choose('Verdict', '');
    expect(await shown(page)).toEqual([WRONG, ...PROVEN]);
  });

  onPage('opens a card: what it says, where it was tried, how it fares', DESK, async (page) => {
    const badger = cardOf(page, 'Bitten by a Badger');
    await expect.poll(() => badger.locator('.contexts').isVisible()).toBe(false);
    await badger.locator('summary').click();
    const text = await badger.innerText();
    expect(text).toMatch(/Discard 1 card\. immediate\.0 ✓\sproven/);
    expect(text).toMatch(/acted:? on one's own character; on another's character/);
    expect(text).toMatch(/In games: acted [\d,]+×/);
    const rows = await badger.locator('tr').allInnerTexts();
    expect(rows[0]?.split(/\s+/)).toEqual(['edition', 'drawn', 'played', 'discarded', 'odds']);
    expect(rows.slice(1).map((row) => row.split('\t')[0])).toEqual(['first', 'expansion']);
    for (const row of rows.slice(1)) expect(row).toMatch(/\t\d+\t\d+ %\t\d\.\d\d×\t[+−]\d+\.\d ± \d+\.\d$/);
    const wrong = cardOf(page, WRONG);
    await wrong.locator('summary').click();
    expect(await wrong.locator('.contexts .disagrees').innerText()).toMatch(
      /^disagrees:? on one's own character/,
    );
    expect(await wrong.locator('.why').innerText()).toMatch(/The hand of player \d/);
  });

  onPage('leads from a finding to its card, also where a filter hides it', DESK, async (page) => {
    await page.getByRole('searchbox').fill('badger');
    await page.locator('.finding').getByRole('link', { name: UNPLAYABLE }).click();
    expect(await shown(page)).toEqual(ALL);
    const card = cardOf(page, UNPLAYABLE);
    expect(await card.locator('.why').isVisible()).toBe(true);
    const top = (await card.boundingBox())?.y ?? -1;
    const bar = await page.locator('.filters').boundingBox();
    expect(top, 'not under the filters').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(top).toBeLessThan(DESK.viewport.height);
  });

  onPage('can be used with the keyboard alone', DESK, async (page) => {
    const focused = () =>
      page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText");
    const tab = async () => {
      await page.keyboard.press('Tab');
      return focused();
    };
    const first = [await tab(), await tab(), await tab(), await tab(), await tab(), await tab()];
    expect(first).toEqual(['What needs a look', 'Cards', 'How it plays', WRONG, UNPLAYABLE, 'Search']);
    await page.keyboard.type('ruined');
    expect(await shown(page)).toEqual(['Ruined by Roulette']);
    expect(await tab()).toBe('Verdict');
    await page.keyboard.type('can');
    expect(await shown(page)).toEqual([]);
    await page.keyboard.press('Home');
    expect([await tab(), await tab()]).toEqual(['Edition', 'Kind']);
    // What is filtered out is not in the way.
    expect(await tab()).toBe('2 clauses, odds');
    await page.keyboard.press('Enter');
    expect(await cardOf(page, 'Ruined by Roulette').locator('.contexts').first().isVisible()).toBe(true);
    expect(await tab()).toBe('first');
  });

  onPage('draws charts that have a name and figures', DESK, async (page) => {
    const charts = page.locator('#plays details[open]').getByRole('img');
    const names: string[] = await charts.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')),
    );
    const share = '\\d+\\.\\d % \\(\\d+\\.\\d % to \\d+\\.\\d %\\)';
    expect(names).toEqual([
      expect.stringMatching(/^Length of a game, 2 players: \d+ to \d+ turns each, \d+\.\d on average$/),
      expect.stringMatching(`^Who wins, by seat, 2 players: starts ${share}, seat 2 ${share}$`),
      expect.stringMatching(
        `^Who wins, by family, 2 players: Lantern Street ${share}, The Menagerie ${share}$`,
      ),
      expect.stringMatching(
        `^How often a value is covered, by slot, 2 players: top ${share}, middle ${share}, bottom ${share}$`,
      ),
    ]);
    expect(await charts.evaluateAll((all) => all.map((one) => one.tagName))).toEqual(names.map(() => 'svg'));
    await page.locator('#plays summary', { hasText: 'expansion' }).click();
    expect(await charts.count()).toBe(2 * names.length);
    // Whatever is in the chart stays in the chart.
    expect(await page.evaluate(OUTSIDE_OF_CHARTS)).toEqual([]);
  });

  for (const [name, screen] of [
    ['desk', DESK],
    ['phone', PHONE],
    ['narrow phone', { ...PHONE, viewport: { width: 320, height: 640 } }],
  ] as const) {
    onPage(`fits a ${name}, with everything open`, screen, async (page) => {
      await openAll(page);
      const { width } = screen.viewport;
      expect(await page.evaluate('[innerWidth, document.documentElement.scrollWidth]')).toEqual([
        width,
        width,
      ]);
      expect(await page.evaluate(TOO_WIDE)).toEqual([]);
    });
  }

  onPage('has no letters on a phone that are too small to read', PHONE, async (page) => {
    await openAll(page);
    const sizes = (await page.evaluate(LETTER_SIZES)) as [size: number, text: string][];
    expect(sizes.length).toBeGreaterThan(100);
    expect(sizes.filter(([size]) => size < 12)).toEqual([]);
  });

  onPage('prints every card with all there is to know, without the controls', DESK, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(ALL);
    for (const control of ['nav', '#search', '#verdict', '#edition', '#kind', '.card summary'])
      expect(await page.locator(control).first().isVisible(), control).toBe(false);
    for (const title of [WRONG, 'Bitten by a Badger'])
      expect(await cardOf(page, title).locator('.contexts').isVisible(), title).toBe(true);
    expect(await page.locator('#plays summary').allInnerTexts()).toEqual(['first', 'expansion']);
    expect(await page.locator('svg.chart:visible').count()).toBe(8);
  });

  onPage(
    'is on paper what it is on the screen, and afterwards as it was before',
    DESK,
    async (page, deck) => {
      const path = join(deck, 'report.pdf');
      await page.pdf({ path, format: 'A4' });
      const text = run('pdftotext', ['-raw', path, '-']).said.replace(/\s+/g, ' ');
      for (const title of ALL) expect(text).toContain(title);
      expect(text).toContain("acted: on one's own character; on another's character");
      expect(text.match(/In games:/g)?.length).toBeGreaterThanOrEqual(PROVEN.length);
      expect(text).toContain('Who wins, by seat');
      expect(await page.locator('.card details[open]').count()).toBe(0);
      expect(await page.locator('#plays details[open]').count()).toBe(1);
    },
    reason ?? lacks('pdftotext'),
  );
});

/** What sticks out of the screen or of its card. */
const TOO_WIDE = `[...document.querySelectorAll('h1, h2, h3, p, dl, table, li, figure, svg, img, input, select')]
  .filter((one) => {
    const room = (one.closest('article') ?? document.body).getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 || left < room.left || right > room.right || right > innerWidth);
  })
  .map((one) => one.tagName + ' ' + one.textContent.slice(0, 60))`;

/** Each text that can be seen with the height of its letters, in pixels of the page; charts are drawn to scale. */
const LETTER_SIZES = `(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes = [];
  while (walk.nextNode()) {
    const { parentElement: around, data } = walk.currentNode;
    if (data.trim() === '' || !around.checkVisibility() || around.closest('script') !== null) continue;
    const scale = around.getScreenCTM?.().a ?? 1;
    sizes.push([parseFloat(getComputedStyle(around).fontSize) * scale, data.trim()]);
  }
  return sizes;
})()`;

/** Texts of charts that stick out of them, by more than a pixel. */
const OUTSIDE_OF_CHARTS = `[...document.querySelectorAll('svg.chart text')].filter((text) => {
  const [inner, outer] = [text, text.closest('svg')].map((one) => one.getBoundingClientRect());
  return text.checkVisibility() && (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
}).map((text) => text.textContent)`;
