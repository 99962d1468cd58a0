import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { previewPage } from '../../../src/operations/l10n/preview-l10n.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';
import { findBrowser, startBrowser } from '../../support/browser.js';
import { SMALL } from '../../support/l10n/decks.js';
import { withTools } from '../../support/tools.js';

/** Something of everything: fresh, stale, missing, too long, markup, and what a page must not take for its own. */
const DECK = {
  ...SMALL,
  'cards/more/cards.yaml': [
    'events:',
    '  a-toast: { title: "A <b>Toast</b> & \\"more\\"", flavour: "To *you*,\\nmy :duck:!", effects: { immediate: [draw: 2] } }',
    '',
  ].join('\n'),
  'cards/more/text/it.yaml': `a-toast: { title: ${'Un brindisi lunghissimo '.repeat(4)}, flavour: "A *te*,\\nmia :duck:!" }\n`,
  'cards/base/text/pl.yaml': 'pursued-by-poodles: { title: Ścigani przez pudle }\n',
  'cards/l10n.lock.yaml': 'it: { castle-slogar.title: "aa" }\nsources: { aa: Old Slogar }\n',
};

const program = findBrowser();
const reason = program === undefined ? 'no Chromium is installed' : undefined;
const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 375, height: 760 }, isMobile: true, hasTouch: true };

let folder: string | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (program === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'shroud-preview-'));
  const opened = createWorkspace(memoryFolder(DECK)).translated;
  if ('refused' in opened) throw new Error(JSON.stringify(opened.refused.report.diagnostics));
  for (const lang of ['it', 'pl'])
    writeFileSync(join(folder, `${lang}.html`), await previewPage(opened, lang));
  browser = await startBrowser(program);
});
afterAll(async () => {
  await browser?.close();
  if (folder !== undefined && existsSync(folder)) rmSync(folder, { recursive: true });
});

/** A page as it lies on the disk; in the end it may have complained of nothing and asked for nothing. */
function onPage(
  name: string,
  lang: string,
  screen: BrowserContextOptions,
  test: (page: Page) => Promise<void>,
): void {
  withTools(name, reason, async () => {
    if (folder === undefined || browser === undefined) throw new Error('there is no page');
    const context = await browser.newContext(screen);
    try {
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('console', (said) => heard.push(said.text()));
      page.on('pageerror', ({ message }) => heard.push(message));
      page.on('request', (request) => heard.push(request.url()));
      const address = pathToFileURL(join(folder, `${lang}.html`)).href;
      await page.goto(address);
      await test(page);
      expect(heard.filter((one) => !one.startsWith('data:'))).toEqual([address]);
    } finally {
      await context.close();
    }
  });
}

const shown = (page: Page) => page.locator('.card:visible code').allInnerTexts();
const status = (page: Page) => page.getByRole('status').innerText();

describe('the page of a translation', () => {
  onPage('has source, translation, rules text and face of a card side by side', 'it', DESK, async (page) => {
    const toast = page.locator('.card', { hasText: 'a-toast' });
    const rows = await toast.locator('.pair').allInnerTexts();
    expect(rows[1]).toMatch(/^flavour\s+To \*you\*,\nmy :duck:!\s+A \*te\*,\nmia :duck:!$/);
    expect(rows[2]).toMatch(/^does\s+Draw 2 cards\.\s+Pesca 2 carte\.$/);
    expect(await toast.locator('.why').innerText()).toMatch(/^The title is [\d.]+ mm too long, even at/);
    const [source, translation] = [toast.locator('.pair p').nth(1), toast.locator('.pair p').nth(2)];
    const [left, right] = [await source.boundingBox(), await translation.boundingBox()];
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
    expect(right?.y).toBe(left?.y);
    await expect
      .poll(() => toast.locator('img').evaluate((image) => image.naturalWidth as number))
      .toBeGreaterThan(200);
    expect(await page.locator('.was').innerText()).toBe('stale: the source was Old Slogar');
  });

  onPage(
    'shows what is missing, stale or too long, and finds words of both languages',
    'it',
    DESK,
    async (page) => {
      const choose = (label: string, value: string) =>
        page.getByLabel(label, { exact: true }).selectOption(value);
      expect(await status(page)).toBe('5 of 5');
      await choose('State', 'stale');
      expect(await shown(page)).toEqual(['castle-slogar']);
      await choose('State', 'long');
      expect(await shown(page)).toEqual(['a-toast']);
      await choose('State', 'missing');
      expect(await shown(page)).toEqual(['pursued-by-poodles', 'TURN-1']);
      await choose('Set', 'rules');
      expect(await shown(page)).toEqual(['TURN-1']);
      await choose('State', '');
      await choose('Set', '');
      await page.getByRole('searchbox').fill('PESCA 2');
      expect(await shown(page)).toEqual(['a-toast']);
      await page.getByRole('searchbox').fill('nobody');
      expect(await status(page)).toBe('Nothing fits.');
    },
  );

  for (const lang of ['it', 'pl'])
    onPage(`is no wider than a phone (${lang})`, lang, PHONE, async (page) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(375);
      const [, source, translation] = await page.locator('.pair').first().locator('p').all();
      const [above, below] = [await source?.boundingBox(), await translation?.boundingBox()];
      expect(below?.y).toBeGreaterThan(above?.y ?? 0);
      expect(below?.x).toBe(above?.x);
    });

  onPage('can be printed, without its filters', 'pl', DESK, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.filters').isVisible()).toBe(false);
    expect(await page.locator('.missing').first().innerText()).toBe('missing');
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
