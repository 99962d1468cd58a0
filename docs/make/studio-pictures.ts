import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { findBrowser, startBrowser } from '../../test/support/browser.js';
import { runStudio } from '../../test/support/studio/run-studio.js';

/** A view of the studio as it is shown in the documentation. */
interface Scene {
  readonly name: string;
  readonly at: string;
  readonly looks: 'dark' | 'light';
  readonly height: number;
  /** Edits that are saved before the picture is taken: by file, the old text and the new one. */
  readonly edits?: readonly (readonly [file: string, before: string | RegExp, after: string])[];
  /** What is done there, until there is all that it shows. */
  show(page: Page): Promise<unknown>;
}

const MODIFIERS = 'cards/base/modifiers.yaml';
const ITALIAN = 'cards/base/text/it.yaml';

const SCENES: readonly Scene[] = [
  {
    name: 'studio-gallery.png',
    at: '#/?kind=modifier',
    looks: 'dark',
    height: 860,
    show: (page) => page.locator('.card .face img').nth(9).waitFor(),
  },
  {
    name: 'studio-card.png',
    at: '#/card/pursued-by-poodles',
    looks: 'dark',
    height: 940,
    show: async (page) => {
      await page.getByRole('button', { name: 'Verify this card now' }).click();
      await page.getByText(/proven, with \d+ probes/).waitFor();
      await page.locator('.clauses dd').first().waitFor();
    },
  },
  {
    name: 'studio-stacks.png',
    at: '#/stacks/lord-slogar/wondrously-well-wed/pursued-by-poodles',
    looks: 'dark',
    height: 860,
    show: async (page) => {
      await page.getByLabel('Pull apart').fill('30');
      await page.locator('.outlines path').nth(3).waitFor();
    },
  },
  {
    name: 'studio-print.png',
    at: '#/print?stock=paper',
    looks: 'light',
    height: 860,
    show: async (page) => {
      await page.getByRole('button', { name: 'Show the pages' }).click();
      await page.getByText('Page 1 of', { exact: false }).waitFor();
      await page.getByText('No findings: it can be printed.').waitFor();
    },
  },
  {
    name: 'studio-problems.png',
    at: '#/problems',
    looks: 'light',
    height: 400,
    edits: [[MODIFIERS, /(pursued-by-poodles:[\s\S]*?)discard: 1/, '$1dicard: 1']],
    show: (page) => page.locator('.problem .thumb img').waitFor(),
  },
  {
    name: 'studio-words.png',
    at: '#/translations?lang=it',
    looks: 'dark',
    height: 900,
    edits: [
      [ITALIAN, /(\npursued-by-poodles:\n {2}title: .*\n) {2}flavour: .*\n/, '$1'],
      [MODIFIERS, 'about oneself from a heron.', 'about oneself from a heron. Nobody minded.'],
    ],
    show: async (page) => {
      await page.getByRole('button', { name: 'Outdated (1)' }).waitFor();
      // A page that is opened now lists missing texts first.
      await page.reload();
      const field = page.locator('#words-pursued-by-poodles').getByRole('textbox', { name: /^Flavour/ });
      await field.fill('Erano così piccoli, e così spaventosamente numerosi.');
      await page
        .getByText(/mm left/)
        .first()
        .waitFor();
      await page.getByRole('img', { name: 'As you type' }).waitFor();
    },
  },
];

/** Pages as wide as at a desk, a quarter smaller. */
const [WIDTH, SCALE] = [1280, 0.75];

/**
 * Looks at the studio of a deck, view by view; in the end the deck is as it was.
 * @param paint gets each picture, in pixels of the documentation
 */
export async function lookAtStudio(
  folder: string,
  paint: (name: string, png: Uint8Array, width: number, height: number) => void,
): Promise<void> {
  const program = findBrowser();
  if (program === undefined) {
    console.log('docs/images/studio-*.png are as they were: there is no Chromium');
    return;
  }
  const [studio, browser] = [await runStudio(folder), await startBrowser(program)];
  try {
    for (const { name, at, looks, height, edits = [], show } of SCENES) {
      const context = await browser.newContext({
        viewport: { width: WIDTH, height },
        deviceScaleFactor: SCALE,
        colorScheme: looks,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await page.goto(`${studio.address}${at}`);
      await isStill(page);
      const before = new Map(edits.map(([file]) => [file, readFileSync(join(folder, file), 'utf8')]));
      for (const [file, old, now] of edits)
        save(join(folder, file), (before.get(file) ?? '').replace(old, now));
      await show(page);
      await isStill(page);
      paint(name, await page.screenshot(), WIDTH * SCALE, Math.round(height * SCALE));
      for (const [file, text] of before) save(join(folder, file), text);
      await context.close();
    }
  } finally {
    await browser.close();
    await studio.stop();
  }
}

/** As an editor saves. */
function save(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Nothing is being checked, and for a second no picture has come. */
async function isStill(page: Page): Promise<void> {
  let [still, before] = [0, -1];
  while (still < 5) {
    await page.waitForTimeout(200);
    const pictures = await page.locator('img, canvas').count();
    const isBusy = (await page.locator('.notice').innerText()) !== '';
    still = isBusy || pictures !== before ? 0 : still + 1;
    before = pictures;
  }
}
