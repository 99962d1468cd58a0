import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { onStudio } from '../../support/studio/running.js';

const SLOW = { timeout: 120_000 };

/** How much of the first page is ink, in parts of a hundred. */
const inkOf = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const canvas = document.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] < 128) dark++;
    return (100 * dark) / (canvas.width * canvas.height);
  })()`);

describe('print in the studio', () => {
  onStudio(
    'shows the pages as they will come out, writes nothing before it is asked to, and hands the files over',
    async ({ page, folder }) => {
      const path = join(folder, 'output/print/starter-it-a4-paper-x1.pdf');
      await page.getByLabel('Language', { exact: true }).selectOption('it');
      await page.getByLabel('Stock').selectOption('paper');
      await page.getByLabel('Copies of each').fill('1');
      await page.getByLabel('Copies of each').press('Tab');
      await page.getByRole('button', { name: 'Show the pages' }).click();
      await page.locator('canvas[data-painted="true"]').first().waitFor(SLOW);
      expect(await inkOf(page)).toBeGreaterThan(10);
      const shown = await page.locator('canvas').count();
      expect(shown).toBeGreaterThan(1);
      expect(existsSync(path), 'nothing is written yet').toBe(false);
      await page.getByText(/Warnings: \d+|No findings: it can be printed/).waitFor(SLOW);
      await page.evaluate(axe.source);
      expect(
        await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))'),
      ).toEqual([]);
      await page.getByRole('button', { name: 'Write the files' }).click();
      const link = page.getByRole('link', { name: 'starter-it-a4-paper-x1.pdf' });
      await link.waitFor(SLOW);
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('starter-it-a4-paper-x1.pdf');
      const written = readFileSync(path);
      expect(readFileSync(await download.path()).equals(written)).toBe(true);
      expect(written.subarray(0, 5).toString()).toBe('%PDF-');
      await page.reload();
      await expect.poll(() => page.getByLabel('Stock').inputValue(), SLOW).toBe('paper');
    },
    { hash: '#/print' },
  );

  onStudio(
    'prints some cards for a shop, with what it should know, and says what can not be printed',
    async ({ page, folder }) => {
      await page.getByText('Cards: 2').waitFor();
      await page.getByLabel('Printer or print shop').selectOption('clear');
      await page.getByRole('button', { name: 'Show the pages' }).click();
      await page.locator('canvas[data-painted="true"]').first().waitFor(SLOW);
      await page.getByRole('heading', { name: 'Preflight' }).waitFor();
      expect(existsSync(join(folder, 'output/print'))).toBe(true);
      await page.getByRole('checkbox', { name: /Aunt Ottilie/ }).check();
      await page.getByText('Something has changed: show the pages again.').waitFor();
      await page.getByRole('checkbox', { name: /Bitten by a Badger/ }).uncheck();
      await page.getByRole('checkbox', { name: /Courted by a Count/ }).uncheck();
      await page.getByLabel('Stock').selectOption('film');
      await page.getByRole('button', { name: 'Show the pages' }).click();
      await page.getByText('there is nothing to print', { exact: false }).waitFor(SLOW);
    },
    { hash: '#/print?cards=bitten-by-a-badger,courted-by-a-count' },
  );
});
