import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { edit, useStudio } from './running.js';

const ITALIAN = 'cards/first/text/it.yaml';
const FORTUNES = 'cards/first/fortunes.yaml';

/** Each view, and what is there when it has all it shows. */
const VIEWS: Readonly<Record<string, string>> = {
  '#/': '.card .trouble',
  '#/?kind=death': '.clear',
  '#/card/bitten-by-a-badger': '.cm-lintRange-error',
  '#/card/mourned-by-mistake': '.room dd',
  '#/stacks/aunt-ottilie/bitten-by-a-badger': '.outlines path',
  '#/problems': '.problem .thumb img',
  '#/proof': '.proof .main',
  '#/print?stock=paper&copies=1': '.print-cards',
  '#/nowhere': '.card h2',
};

const onStudio = useStudio();

async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    "axe.run().then(({ violations }) => violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 3).join(' ')))",
  );
}

describe('axe finds nothing to complain of', () => {
  for (const theme of ['dark', 'light'] as const)
    onStudio(
      `in every view, with and without mistakes, ${theme}`,
      async ({ page, folder }) => {
        await page.locator('.card h2').first().waitFor();
        await page.evaluate(axe.source);
        edit(folder, FORTUNES, (text) => text.replace('- discard: 1', '- dicard: 1'));
        for (const [hash, there] of Object.entries(VIEWS)) {
          await page.evaluate(`location.hash = '${hash}'`);
          await page.locator(there).first().waitFor();
          expect(await faultsOf(page), hash).toEqual([]);
        }
        edit(folder, FORTUNES, (text) => text.replace('- dicard: 1', '- discard: 1'));
        edit(folder, ITALIAN, (text) => text.replace(/ {2}flavour: Non era un tasso grande.*\n/, ''));
        await page.evaluate("location.hash = '#/words'");
        await page.getByText('missing', { exact: true }).waitFor();
        await page.locator('.words-card textarea').first().focus();
        await page.locator('.words-card .room dd').first().waitFor();
        expect(await faultsOf(page), 'words').toEqual([]);
        await page.getByRole('button', { name: 'Keys' }).click();
        expect(await faultsOf(page), 'keys').toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByText('Settings', { exact: true }).click();
        expect(await faultsOf(page), 'settings').toEqual([]);
      },
      { screen: { viewport: { width: 1280, height: 900 }, locale: 'en-GB', colorScheme: theme } },
    );
});
