import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { edit, onStudio } from '../../support/studio/running.js';

const FORTUNES = 'cards/first/fortunes.yaml';
const BADGER = 'bitten-by-a-badger';

const SLOW = { timeout: 60_000 };

describe('a card in the studio', () => {
  onStudio(
    'is edited in place: it is drawn while typing, saved as it was written, comments and all',
    async ({ page, folder }) => {
      const before = readFileSync(join(folder, FORTUNES), 'utf8');
      const english = page.locator(`.face[data-key^="${BADGER}/en/"] img`).first();
      const first = await english.getAttribute('src');
      const script = page.getByRole('textbox', { name: 'Script of Bitten by a Badger' });
      await script.getByText('Bitten by a Badger').click();
      await page.keyboard.press('End');
      await page.keyboard.type(' # seen in the garden');
      await page.keyboard.press('Home');
      await page.keyboard.press('Shift+End');
      await page.keyboard.type('title: Bored by a Badger # seen in the garden');
      await page.getByText('Not saved yet').waitFor();
      await page.getByRole('img', { name: 'As you type' }).waitFor();
      expect(readFileSync(join(folder, FORTUNES), 'utf8'), 'nothing is written yet').toBe(before);
      await page.keyboard.press('Control+s');
      await page.getByRole('heading', { name: 'Bored by a Badger', level: 1 }).waitFor();
      expect(readFileSync(join(folder, FORTUNES), 'utf8')).toBe(
        before.replace('title: Bitten by a Badger', 'title: Bored by a Badger # seen in the garden'),
      );
      await expect.poll(() => english.getAttribute('src'), SLOW).not.toBe(first);
    },
    { hash: `#/card/${BADGER}` },
  );

  onStudio(
    'is not saved over what another program has saved meanwhile',
    async ({ page, folder }) => {
      const script = page.getByRole('textbox', { name: 'Script of Bitten by a Badger' });
      await script.getByText('Bitten by a Badger').click();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      edit(folder, FORTUNES, (text) => text.replace('- discard: 1', '- discard: 2'));
      const theirs = readFileSync(join(folder, FORTUNES), 'utf8');
      await page.getByText('The file has changed in the meantime', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('nothing was written', { exact: false }).waitFor();
      expect(readFileSync(join(folder, FORTUNES), 'utf8')).toBe(theirs);
      await script.getByText('Bitten by a Badger!').waitFor();
      await page.getByRole('button', { name: 'Load the version on disk' }).click();
      await script.getByText('discard: 2').waitFor();
    },
    { hash: `#/card/${BADGER}` },
  );

  onStudio(
    'says what is wrong while typing, offers what may stand there, and shows each clause beside its sentences',
    async ({ page }) => {
      await page.locator('.clauses dd[lang=it]').first().waitFor();
      expect(await page.locator('.clauses article').first().textContent()).toMatch(
        /- discard: 1.*Discard 1 card\./s,
      );
      expect(await page.locator('.room dd').count()).toBeGreaterThan(3);
      const script = page.getByRole('textbox', { name: 'Script of Bitten by a Badger' });
      await script.getByText('discard: 1').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('wh');
      await page.getByRole('option', { name: 'who' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.type('atever: 1');
      await page.locator('.cm-lintRange-error').first().waitFor();
    },
    { hash: `#/card/${BADGER}` },
  );

  onStudio(
    'is proven on the spot',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Verify this card now' }).click();
      await page.getByText(/proven, with \d+ probes/).waitFor({ timeout: 120_000 });
    },
    { hash: `#/card/${BADGER}` },
  );
});
