import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { edit, onStudio } from '../../support/studio/running.js';

const ITALIAN = 'cards/first/text/it.yaml';
const NEVER_SOUND = 'cards/first/never-sound.yaml';
const FORTUNES = 'cards/first/fortunes.yaml';

/** Each view, and what is there when it has all it shows. */
const VIEWS: Readonly<Record<string, string>> = {
  '#/': '.card .trouble',
  '#/?kind=death': '.clear',
  '#/card/bitten-by-a-badger': '.cm-lintRange-error',
  '#/card/mourned-by-mistake': '.room dd',
  '#/card/never-sound': '.face-lacks.is-bad',
  '#/file/cards/first/never-sound.yaml': '.cm-lintRange-error',
  '#/stacks/aunt-ottilie/bitten-by-a-badger': '.outlines path',
  '#/problems': '.problem .thumb img',
  '#/verify': '.proof .main',
  '#/print?stock=paper&copies=1': '.print-cards',
  '#/nowhere': '.card h2',
};

const RUN =
  "violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.html).slice(0, 3).join(' '))";

/** The rules about colours, of those that axe asks for where nothing else is said. */
const OF_COLOUR =
  "axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa')).map(({ ruleId }) => ruleId)";

/** What axe finds: everything in the dark; by daylight only colours are others. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate<string[]>(`axe.run().then(({ violations }) => ${RUN})`);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate<string[]>(
    `axe.run({ runOnly: ${OF_COLOUR} }).then(({ violations }) => ${RUN})`,
  );
  return [...dark, ...light.map((fault) => `light: ${fault}`)];
}

describe('axe finds nothing to complain of', () => {
  onStudio('in every view, with and without mistakes, dark and light', async ({ page, folder }) => {
    await page.locator('.card h2').first().waitFor();
    await page.evaluate(axe.source);
    edit(folder, FORTUNES, (text) => text.replace('- discard: 1', '- dicard: 1'));
    writeFileSync(join(folder, NEVER_SOUND), 'modifiers:\n  never-sound: { titel: 7 }\n');
    for (const [hash, there] of Object.entries(VIEWS)) {
      await page.evaluate(`location.hash = '${hash}'`);
      await page.locator(there).first().waitFor();
      expect(await faultsOf(page), hash).toEqual([]);
    }
    rmSync(join(folder, NEVER_SOUND));
    edit(folder, FORTUNES, (text) => text.replace('- dicard: 1', '- discard: 1'));
    edit(folder, ITALIAN, (text) => text.replace(/ {2}flavour: Non era un tasso grande.*\n/, ''));
    // Translations is sorted when it opens: wait until the deck is known to lack something.
    await page.evaluate("location.hash = '#/?translation=it'");
    await page.locator('#card-bitten-by-a-badger').waitFor();
    await page.evaluate("location.hash = '#/translations'");
    await page.getByText('missing', { exact: true }).waitFor();
    await page.locator('.words-card textarea').first().focus();
    await page.locator('.words-card .room dd').first().waitFor();
    expect(await faultsOf(page), 'words').toEqual([]);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    expect(await faultsOf(page), 'keys').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Settings', { exact: true }).click();
    expect(await faultsOf(page), 'settings').toEqual([]);
  });
});
