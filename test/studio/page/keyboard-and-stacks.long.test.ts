import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { onStudio } from '../../support/studio/running.js';

/** A studio that was just started is busy checking. */
const SLOW = { timeout: 30_000 };

/** What has the focus, by all its names. */
const FOCUSED = `(() => {
  const one = document.activeElement;
  const labels = [...(one.labels ?? [])].map((label) => label.innerText);
  return [one.getAttribute('aria-label') ?? '', ...labels, one.innerText ?? ''].join(' ').trim();
})()`;

/** Goes on by Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(FOCUSED);
    if (name.test(focused)) return;
    met.add(focused.replaceAll('\n', ' ').slice(0, 40));
  }
  throw new Error(`Tab never comes to ${name}, only to: ${[...met].join(' | ')}`);
}

const at = (page: Page): Promise<string> => page.evaluate('location.hash');

describe('keys alone are enough', () => {
  onStudio(
    'from the gallery through every view, with an edit, a translation and a stack',
    async ({ page, folder }) => {
      await page.locator('.card h2').first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });

      await page.keyboard.press('/');
      await page.keyboard.type('badger');
      await expect.poll(() => page.locator('.card').count()).toBe(1);
      await tabTo(page, /Bitten by a Badger/);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Bitten by a Badger', level: 1 }).waitFor();
      await page.keyboard.press(']');
      await page.getByRole('heading', { name: 'Mourned by Mistake', level: 1 }).waitFor();
      await page.keyboard.press('[');
      await page.getByRole('heading', { name: 'Bitten by a Badger', level: 1 }).waitFor();
      await page.locator('.cm-content').waitFor();
      await tabTo(page, /^Script of Bitten by a Badger/);
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' # by keys');
      await page.keyboard.press('Control+s');
      const fortunes = () => readFileSync(join(folder, 'cards/first/fortunes.yaml'), 'utf8');
      await expect.poll(fortunes, SLOW).toContain('# by keys');
      // Tab leaves the script: the keyboard is not trapped.
      await tabTo(page, /^Open in my editor/);

      await page.keyboard.press('3');
      await page.locator('.words-card textarea').first().waitFor();
      await tabTo(page, /^Flavour, italiano: Zia Ottilia/);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Ha seppellito tre mariti, e ne osserva un quarto.');
      await page.keyboard.press('Control+s');
      const italian = () => readFileSync(join(folder, 'cards/first/text/it.yaml'), 'utf8');
      await expect.poll(italian, SLOW).toContain('Ha seppellito tre mariti, e ne osserva un quarto.');
      await tabTo(page, /^Show the card/);

      await page.keyboard.press('2');
      await page.getByRole('heading', { name: 'Stacks' }).waitFor();
      await tabTo(page, /character/i);
      await page.keyboard.type('Aunt');
      await expect.poll(() => at(page)).toBe('#/stacks/aunt-ottilie');
      await tabTo(page, /^Lay a card on it/);
      await page.keyboard.type('Bitten');
      await page.keyboard.press('Enter');
      await expect.poll(() => at(page)).toBe('#/stacks/aunt-ottilie/bitten-by-a-badger');
      await page.locator('.stack-list li').nth(1).waitFor();

      for (const [key, view] of [
        ['4', 'Problems'],
        ['5', 'Verify'],
        ['6', 'Print'],
      ] as const) {
        await page.keyboard.press('Escape');
        await page.evaluate('document.activeElement.blur()');
        await page.keyboard.press(key);
        await page.getByRole('heading', { name: view, level: 1 }).waitFor();
      }
      await tabTo(page, /^Show the pages/);
      await page.keyboard.press('1');
      await page.locator('.card h2').first().waitFor();
      await page.locator('.gallery article > a').first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(FOCUSED)).toContain('Little Lambert');
    },
  );
});

describe('stacks in the studio', () => {
  onStudio(
    'say what counts and why, outline it, are put in another order, pulled apart, and saved as a picture',
    async ({ page }) => {
      const rows = page.locator('.stack-list li');
      await rows.nth(2).waitFor();
      const order = async () => (await rows.locator('a').allTextContents()).join(', ');
      expect(await order()).toBe('Mourned by Mistake, Courted by a Count, Aunt Ottilie');
      await page.getByText('Visible pathos: −5').waitFor();
      await expect.poll(() => page.locator('.outlines path').count()).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'Lower: Mourned by Mistake' }).click();
      await page.getByText('Visible pathos: 0').or(page.getByText('Visible pathos: +0')).waitFor();
      expect(await at(page)).toBe('#/stacks/aunt-ottilie/mourned-by-mistake/courted-by-a-count');
      await page.getByLabel('Pull apart').fill('60');
      await page.getByRole('button', { name: 'Show as home-printed film' }).click();
      expect(await page.locator('.pile.is-film').count()).toBe(1);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the picture' }).click(),
      ]);
      const picture = readFileSync(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      await page.reload();
      await rows.nth(2).waitFor();
    },
    { hash: '#/stacks/aunt-ottilie/courted-by-a-count/mourned-by-mistake' },
  );
});

describe('proof in the studio', () => {
  onStudio(
    'is run from the page with how far it is, and its report can be read',
    async ({ page, folder }) => {
      await page.getByRole('button', { name: 'Quick: without games' }).click();
      await page.getByRole('button', { name: 'Stop' }).waitFor();
      await page.getByText(/^Done: \d+ probes/).waitFor({ timeout: 180_000 });
      await page.getByText(/^Proven: \d+ of \d+ cards/).waitFor();
      expect(readFileSync(join(folder, 'output/verify/index.html'), 'utf8')).toContain('<!doctype html>');
      const [report] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Open the report' }).click(),
      ]);
      await report.waitForURL(/\/file\/.*index\.html/);
      await report.getByRole('heading', { level: 1 }).waitFor();
      await report.close();
    },
    { hash: '#/verify' },
  );
});
