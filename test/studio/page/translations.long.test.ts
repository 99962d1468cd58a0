import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { edit, onStudio } from '../../support/studio/running.js';

const ITALIAN = 'cards/first/text/it.yaml';
const FORTUNES = 'cards/first/fortunes.yaml';
const LOCK = 'cards/l10n.lock.yaml';
const BADGER = 'bitten-by-a-badger';
const FLAVOUR = 'Non era un tasso grande, ma era un tasso scrupoloso.';
const SLOW = { timeout: 60_000 };

const there = { hash: '#/translations' };
const rowOf = (page: Page) => page.locator(`#words-${BADGER}`);
const fieldOf = (page: Page, name: string) =>
  rowOf(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('words in the studio', () => {
  onStudio(
    'what is missing comes first, is translated in place, and is on the card and in its file, which stays as it was',
    async ({ page, folder }) => {
      const comment = '# Tassi e altre sventure';
      edit(folder, ITALIAN, (text) =>
        text.replace(`  flavour: ${FLAVOUR}\n`, '').replace(`${BADGER}:`, `${comment}\n${BADGER}:`),
      );
      await page.getByRole('button', { name: 'Missing (1)' }).waitFor();
      await page.reload();
      const first = page.locator('.words-card').first();
      await expect.poll(() => first.getAttribute('id')).toBe(`words-${BADGER}`);
      await rowOf(page).getByText('It was not a large badger, but it was thorough.').waitFor();
      await rowOf(page).getByText('Discard 1 card.').waitFor();
      await rowOf(page)
        .getByText(/Scarta 1 carta/)
        .waitFor();
      const face = rowOf(page).locator('.words-face img');
      await face.waitFor();
      const before = await face.getAttribute('src');
      const field = fieldOf(page, 'Flavour');
      await field.fill('Un tasso piccolo, ma preciso.');
      await rowOf(page)
        .getByText(/mm left/)
        .first()
        .waitFor();
      await rowOf(page).getByRole('img', { name: 'As you type' }).waitFor();
      expect(await face.getAttribute('src'), 'the face is drawn while typing').not.toBe(before);
      expect(textOf(folder, ITALIAN), 'nothing is written yet').not.toContain('preciso');
      await field.press('Control+Enter');
      await page.getByRole('button', { name: 'Missing (0)' }).waitFor();
      expect(textOf(folder, ITALIAN)).toContain(
        `${comment}\n${BADGER}:\n  title: Morsi di un tasso tenace\n  flavour: Un tasso piccolo, ma preciso.\n`,
      );
      await expect.poll(() => rowOf(page).getByRole('img', { name: 'As you type' }).count(), SLOW).toBe(0);
      await expect.poll(() => face.getAttribute('src'), SLOW).not.toBe(before);
    },
    there,
  );

  onStudio(
    'what is outdated shows what the source was, and can be confirmed as it is',
    async ({ page, folder }) => {
      edit(folder, FORTUNES, (text) => text.replace('a large badger', 'a big badger'));
      await page.getByRole('button', { name: 'Outdated (1)' }).click();
      await rowOf(page).getByText('Previously: It was not a large badger, but it was thorough.').waitFor();
      const [italian, lock] = [textOf(folder, ITALIAN), textOf(folder, LOCK)];
      await rowOf(page).getByRole('button', { name: 'Still correct' }).click();
      await page.getByRole('button', { name: 'Outdated (0)' }).waitFor();
      expect(textOf(folder, ITALIAN)).toBe(italian);
      expect(textOf(folder, LOCK)).not.toBe(lock);
    },
    there,
  );

  onStudio(
    'what was translated meanwhile is not overwritten, unless the translator confirms it',
    async ({ page, folder }) => {
      const field = fieldOf(page, 'Title');
      await field.fill('Il tasso mio');
      edit(folder, ITALIAN, (text) => text.replace('Morsi di un tasso tenace', 'Il tasso altrui'));
      const theirs = textOf(folder, ITALIAN);
      await rowOf(page).getByText('The deck now says “Il tasso altrui”.').waitFor();
      await rowOf(page).getByRole('button', { name: 'Save' }).click();
      await rowOf(page).getByText('it was translated elsewhere in the meantime', { exact: false }).waitFor();
      expect(textOf(folder, ITALIAN)).toBe(theirs);
      expect(await field.inputValue(), 'what was typed stays').toBe('Il tasso mio');
      await rowOf(page).getByRole('button', { name: 'Keep mine' }).click();
      await rowOf(page).getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => textOf(folder, ITALIAN)).toContain('title: Il tasso mio');
    },
    there,
  );

  onStudio(
    'what is refused says why, what is too long is shown while typing, and what is typed outlives a look elsewhere',
    async ({ page, folder }) => {
      const before = textOf(folder, ITALIAN);
      const field = fieldOf(page, 'Title');
      await field.fill('Il {nome} tasso');
      await rowOf(page)
        .getByText(/Slots in braces must be kept/)
        .first()
        .waitFor();
      await field.fill(`${'Morsi di un tasso tenace '.repeat(4).trim()}`);
      await rowOf(page)
        .getByText(/mm too much/)
        .waitFor();
      await page.getByRole('link', { name: 'Gallery' }).click();
      await page.getByRole('link', { name: 'Translations' }).click();
      expect(await field.inputValue()).toMatch(/^Morsi di un tasso tenace Morsi/);
      expect(textOf(folder, ITALIAN)).toBe(before);
      await field.press('Control+s');
      await page.getByRole('button', { name: 'Too long (1)' }).waitFor();
      await rowOf(page).getByText('too long', { exact: true }).waitFor();
    },
    there,
  );

  onStudio(
    'a mistake in one card leaves the others to be translated, and what is on record of it stays there',
    async ({ page, folder }) => {
      edit(folder, FORTUNES, (text) => text.replace('- drawLimit: -1', '- drawLimt: -1'));
      await page.getByText('Left out because of errors: Mourned by Mistake').waitFor();
      expect(await page.locator('#words-mourned-by-mistake').count()).toBe(0);
      const field = fieldOf(page, 'Title');
      await field.fill('Il tasso, malgrado tutto');
      await field.press('Control+s');
      await expect.poll(() => textOf(folder, ITALIAN)).toContain('title: Il tasso, malgrado tutto');
      expect(textOf(folder, LOCK)).toContain('mourned-by-mistake.title');
      // What can't be read must not seem to be missing.
      edit(folder, ITALIAN, (text) => `${text}\n"half saved: [\n`);
      await page.getByText(`${ITALIAN} can’t be read`, { exact: false }).waitFor();
      expect(await rowOf(page).count()).toBe(0);
    },
    there,
  );
});
