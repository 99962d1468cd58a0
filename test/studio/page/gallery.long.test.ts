import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkedStarter } from '../../support/checked-starter.js';
import { edit, noBrowser, onStudio, openPage, pictureOf, startStudio } from '../../support/studio/running.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { withTools } from '../../support/tools.js';

const FORTUNES = 'cards/first/fortunes.yaml';
/** A machine that is busy with other tests takes a while. */
const SLOW = { timeout: 60_000 };
const BADGER = 'bitten-by-a-badger';
const EVENTS = 'cards/first/events.yaml';

/** Types over something in the script that is open, and saves. */
async function replaceTyped(page: Page, before: string, after: string): Promise<void> {
  const script = page.locator('.cm-content');
  await script.getByText(before).first().waitFor();
  await script.click();
  // The panel of the editor itself: it finds text anywhere in the file.
  await page.keyboard.press('Control+f');
  await page.locator('.cm-search input[name=search]').fill(before);
  await page.locator('.cm-search input[name=replace]').fill(after);
  await page.getByRole('button', { name: 'replace all' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
}

describe('the gallery of the studio', () => {
  onStudio('shows every card: its face, and its title as text beside it', async ({ page }) => {
    await pictureOf(page, BADGER);
    const titles = await page.locator('.card h2').allTextContents();
    expect(titles).toContain('Bitten by a Badger');
    expect(titles).toContain('Aunt Ottilie');
    expect(await page.locator('.count').innerText()).toBe(`${titles.length} of ${titles.length} cards`);
    for (const image of await page.locator('.face img').all())
      await expect.poll(() => image.evaluate((one) => one.naturalWidth as number)).toBeGreaterThan(100);
    expect(page.url()).not.toContain('token');
  });

  onStudio('shows a card that was saved at once, and marks it as changed', async ({ page, folder }) => {
    const before = await pictureOf(page, BADGER);
    edit(folder, FORTUNES, (text) => text.replace('Bitten by a Badger', 'Beaten by a Badger'));
    await page.getByRole('heading', { name: 'Beaten by a Badger' }).waitFor();
    await expect.poll(() => pictureOf(page, BADGER)).not.toBe(before);
    expect(await page.locator('.mark.is-changed').count()).toBe(1);
    await page.getByRole('button', { name: /Changed since opened/ }).click();
    expect(await page.locator('.card h2').allTextContents()).toEqual(['Beaten by a Badger']);
    // Undoing it gives the very same picture again.
    edit(folder, FORTUNES, (text) => text.replace('Beaten by a Badger', 'Bitten by a Badger'));
    await expect.poll(() => pictureOf(page, BADGER)).toBe(before);
  });

  onStudio(
    'keeps the last good face of a card with a mistake, with the message over it',
    async ({ page, folder }) => {
      const before = await pictureOf(page, BADGER);
      edit(folder, FORTUNES, (text) => text.replace('- discard: 1', '- dicard: 1'));
      const card = page.locator(`#card-${BADGER}`);
      await card.getByText('Unknown verb "dicard".').waitFor();
      expect(await pictureOf(page, BADGER)).toBe(before);
      expect(await card.getAttribute('class')).toContain('is-stale');
      await card.getByText('Unknown verb "dicard".').click();
      await page.getByText('Did you mean "discard"?').waitFor();
      expect(await page.locator('.problem pre mark').innerText()).toBe('dicard');
      edit(folder, FORTUNES, (text) => text.replace('- dicard: 1', '- discard: 1'));
      await page.getByText('No problems.').waitFor();
    },
  );

  onStudio('a broken file leaves the cards of other files as they are', async ({ page, folder }) => {
    await pictureOf(page, 'a-telegram-at-tea');
    edit(folder, FORTUNES, (text) => `${text}\n  "half saved: [\n`);
    await page.locator(`#card-${BADGER}.is-stale`).waitFor();
    await pictureOf(page, BADGER);
    expect(await page.locator('#card-a-telegram-at-tea.is-stale').count()).toBe(0);
  });

  onStudio('twenty saves in a second end in the last state', async ({ page, folder }) => {
    await pictureOf(page, BADGER);
    for (let time = 1; time <= 20; time++) {
      edit(folder, FORTUNES, (text) =>
        text.replace(/title: (Bitten by a Badger|Badger \d+)$/m, `title: Badger ${time}`),
      );
      await new Promise((resolve) => setTimeout(resolve, 45));
    }
    await page.getByRole('heading', { name: 'Badger 20', exact: true }).waitFor();
    const last = await pictureOf(page, BADGER);
    await page.waitForTimeout(400);
    expect(await page.locator(`#card-${BADGER} h2`).innerText()).toBe('Badger 20');
    expect(await pictureOf(page, BADGER)).toBe(last);
  });

  onStudio('a hundred files at once, as by a switch of branches, all arrive', async ({ page, folder }) => {
    await pictureOf(page, BADGER);
    for (let at = 0; at < 100; at++)
      writeFileSync(
        join(folder, `cards/first/more-${at}.yaml`),
        `modifiers:\n  more-${at}:\n    title: More ${at}\n    pathos: { top: -5 }\n`,
      );
    await expect.poll(() => page.locator('.card h2', { hasText: /^More \d+$/ }).count(), SLOW).toBe(100);
    for (let at = 0; at < 100; at++) edit(folder, `cards/first/more-${at}.yaml`, () => 'modifiers: {}\n');
    await expect.poll(() => page.locator('.card h2', { hasText: /^More \d+$/ }).count(), SLOW).toBe(0);
  });

  onStudio('a file that vanishes takes its cards with it, and brings them back', async ({ page, folder }) => {
    await pictureOf(page, BADGER);
    const path = join(folder, FORTUNES);
    renameSync(path, `${path}.away`);
    await expect.poll(() => page.locator(`#card-${BADGER}`).count(), SLOW).toBe(0);
    expect(await page.locator('#card-aunt-ottilie').count()).toBe(1);
    renameSync(`${path}.away`, path);
    await pictureOf(page, BADGER);
  });

  onStudio('shows which cards are not translated yet, in which language', async ({ page, folder }) => {
    await pictureOf(page, BADGER);
    edit(folder, 'cards/first/text/it.yaml', (text) => text.replace(/ {2}flavour: Non era un tasso.*\n/, ''));
    await page.getByLabel('Translation').selectOption('it');
    expect(await page.locator('.card h2').allTextContents()).toEqual(['Bitten by a Badger']);
  });

  onStudio('finds cards by name, kind, icon and verb, and sorts them', async ({ page }) => {
    const titles = () => page.locator('.card h2').allTextContents();
    await pictureOf(page, BADGER);
    await page.getByLabel('Search').fill('BADGER');
    await expect.poll(titles).toEqual(['Bitten by a Badger']);
    await page.getByLabel('Search').fill('nobody of this name');
    await page.getByText('No cards match.').waitFor();
    await page.getByRole('link', { name: 'Show all' }).first().click();
    // The link changes the address, which the page hears a moment later.
    await page.locator('.card h2').first().waitFor();
    await page.getByLabel('Kind').selectOption('death');
    await expect
      .poll(async () => (await titles()).sort())
      .toEqual(['Choked on a Cherry', 'Lost in the Larder']);
    await page.reload();
    await page.locator('.card h2').first().waitFor();
    expect((await titles()).length, 'the address keeps the filters').toBe(2);
    await page.getByLabel('Kind').selectOption('');
    await page.getByLabel('Sort').selectOption('name');
    const isSorted = (all: readonly string[]) =>
      all.length > 2 && all.join() === all.toSorted((a, b) => a.localeCompare(b)).join();
    await expect.poll(async () => isSorted(await titles())).toBe(true);
  });

  onStudio('shows the back, and another language', async ({ page }) => {
    const front = await pictureOf(page, BADGER);
    await page.getByLabel('Side', { exact: true }).selectOption('back');
    await expect.poll(() => pictureOf(page, BADGER)).not.toBe(front);
    await page.getByLabel('Side', { exact: true }).selectOption('front');
    await page.getByLabel('Language', { exact: true }).selectOption('it');
    await expect.poll(() => pictureOf(page, BADGER)).not.toBe(front);
    expect(await page.locator(`#card-${BADGER} h2`).innerText()).not.toBe('Bitten by a Badger');
    await page.getByLabel('Background').selectOption('character');
    await expect.poll(() => page.locator(`#card-${BADGER} .face img`).count()).toBe(2);
  });

  withTools(
    'what is wrong when the studio starts is mended in the page: settings, a card, a file that can’t be read',
    noBrowser,
    async () => {
      const folder = await checkedStarter(temporaryFolder(), 'command');
      edit(folder, 'shroud.yaml', (text) => text.replace('name:', 'naem:'));
      edit(folder, FORTUNES, (text) => text.replace('- discard: 1', '- dicard: 1'));
      edit(folder, EVENTS, (text) => `${text}  "half saved: [\n`);
      const { page, heard } = await openPage((await startStudio(folder)).address);
      const badger = page.locator(`#card-${BADGER}`);
      // The settings: all cards are there by name, and none has a face.
      await badger.getByRole('link', { name: 'Bitten by a Badger', exact: true }).waitFor();
      expect(await page.locator('.face img').count()).toBe(0);
      await page.getByRole('link', { name: 'shroud.yaml', exact: true }).click();
      await replaceTyped(page, 'naem', 'name');
      await page.getByText('No problems.').waitFor();
      // The card: its problem is shown in place of its face.
      await page.getByRole('link', { name: 'Gallery' }).click();
      await pictureOf(page, 'aunt-ottilie');
      await badger.locator('.face-lacks', { hasText: 'Unknown verb "dicard".' }).waitFor();
      await page.getByLabel('Problem', { exact: true }).selectOption('faceless');
      expect(await page.locator('.card[id] h2').allTextContents()).toEqual(['Bitten by a Badger']);
      await badger.getByRole('link', { name: 'Bitten by a Badger', exact: true }).click();
      await page.locator('.cm-lintRange-error').first().waitFor();
      await replaceTyped(page, 'dicard', 'discard');
      await pictureOf(page, BADGER);
      await page.getByRole('heading', { name: 'Clauses and sentences' }).waitFor();
      expect(readFileSync(join(folder, FORTUNES), 'utf8')).toContain('- discard: 1');
      // The file: its cards are unknown until it can be read.
      await page.getByRole('link', { name: 'Gallery' }).click();
      expect(await page.locator('#card-a-telegram-at-tea').count()).toBe(0);
      await page.getByRole('link', { name: EVENTS, exact: true }).click();
      await replaceTyped(page, '  "half saved: [', '');
      await page.getByText('No problems.').waitFor();
      await page.getByRole('link', { name: 'Gallery' }).click();
      await pictureOf(page, 'a-telegram-at-tea');
      const titles = await page.locator('.card h2').allTextContents();
      await page.reload();
      await page.locator('.card h2').first().waitFor();
      expect(await page.locator('.card h2').allTextContents(), 'in the order of the deck').toEqual(titles);
      expect(heard).toEqual([]);
    },
  );

  onStudio('a title with a script in it is text, on the page and on the card', async ({ page, folder }) => {
    edit(folder, FORTUNES, (text) => text.replace('Bitten by a Badger', '"<script>alert(1)</script>"'));
    await page.getByRole('heading', { name: '<script>alert(1)</script>' }).waitFor();
    const address = await pictureOf(page, BADGER);
    const svg = await page.request.get(new URL(address, page.url()).href);
    expect(svg.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await svg.text()).not.toContain('<script');
  });

  withTools(
    'finds a studio again that was restarted, and what has changed meanwhile',
    noBrowser,
    async () => {
      const folder = await checkedStarter(temporaryFolder(), 'command');
      const first = await startStudio(folder);
      const { page } = await openPage(first.address);
      const { page: other } = await openPage(first.address);
      await Promise.all([pictureOf(page, BADGER), pictureOf(other, BADGER)]);
      await first.stop();
      await page.getByText('The studio is not running.', { exact: false }).waitFor();
      edit(folder, FORTUNES, (text) => text.replace('Bitten by a Badger', 'Beaten by a Badger'));
      await startStudio(folder, Number(first.address.port));
      await page.getByRole('heading', { name: 'Beaten by a Badger' }).waitFor();
      await other.getByRole('heading', { name: 'Beaten by a Badger' }).waitFor();
      await page.locator(`#card-${BADGER} .mark.is-changed`).waitFor();
    },
  );
});
