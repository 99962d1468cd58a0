import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory, noCache } from '../../../src/cache/cache.js';
import type { Deck } from '../../../src/deck/deck.js';
import { printed } from '../../support/print/decks.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const NAME = 'shroud-en-a4-film.pdf';
const CARDS = ['pursued-by-poodles', 'wondrously-well-wed'];
const entries = (folder: string) =>
  readdirSync(cacheDirectory(folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Counts the faces that had to be made: progress begins with those that were there. */
async function madeAnew(folder: string, more: Parameters<typeof printed>[0] = {}): Promise<number> {
  let made: number | undefined;
  const progress = (done: number, of: number) => {
    made ??= of - done;
  };
  await printed({ cards: CARDS, ...more, progress }, folder);
  return made ?? 0;
}

describe('the store of faces', () => {
  it('spares the work that was done before', async () => {
    const folder = temporaryFolder();
    expect(await madeAnew(folder)).toBe(2);
    rmSync(join(folder, 'output/print'), { recursive: true });
    expect(await madeAnew(folder)).toBe(0);
  });

  it('a card that changed is made again, and only that one', async () => {
    const folder = temporaryFolder();
    const { bytes } = await printed({ cards: CARDS }, folder);
    const before = bytes(NAME);
    const deck = shippingDeck;
    const [id = ''] = CARDS;
    const cards = { ...deck.cards, [id]: { ...deck.cards[id], flavour: 'Another word.' } } as Deck['cards'];
    expect(await madeAnew(folder, { deck: { ...deck, cards } })).toBe(1);
    expect(bytes(NAME).equals(before)).toBe(false);
  });

  it('a card that names a character is made again if the title of the character changes', async () => {
    const folder = temporaryFolder();
    const named = 'grogar';
    const [id = ''] = CARDS;
    const titled = (title: string): Deck => {
      const requires = { target: { this: false, of: 'anyone', state: 'living', shows: [], is: named } };
      const { [id]: card, [named]: character, ...others } = shippingDeck.cards;
      const cards = { ...others, [id]: { ...card, requires }, [named]: { ...character, title } };
      return { ...shippingDeck, cards } as Deck;
    };
    await madeAnew(folder, { deck: titled('Grogar') });
    expect(await madeAnew(folder, { deck: titled('Grogar the Mild') })).toBe(1);
  });

  it('another language, or another theme, is another face', async () => {
    const folder = temporaryFolder();
    await printed({ cards: CARDS }, folder);
    expect(await madeAnew(folder, { languages: ['pl'] })).toBe(2);
    mkdirSync(join(folder, 'templates'));
    const theme = readFileSync(new URL('../../../templates/theme.yaml', import.meta.url), 'utf8');
    writeFileSync(join(folder, 'templates/theme.yaml'), theme.replace(/ink: "#\w+"/, 'ink: "#102030"'));
    expect(await madeAnew(folder)).toBe(2);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['emptied', () => Buffer.alloc(0)],
    [
      'with a letter changed',
      (bytes: Buffer) => {
        const copy = Buffer.from(bytes);
        copy[copy.length - 20] = (copy[copy.length - 20] ?? 0) ^ 1;
        return copy;
      },
    ],
  ])('an entry that is %s is noticed and made again', async (_, spoil) => {
    const folder = temporaryFolder();
    const { bytes } = await printed({ cards: CARDS }, folder);
    const before = bytes(NAME);
    for (const path of entries(folder)) writeFileSync(path, spoil(readFileSync(path)));
    expect(await madeAnew(folder)).toBe(2);
    expect(bytes(NAME).equals(before)).toBe(true);
    expect(await madeAnew(folder)).toBe(0);
  });

  it('a file that is up to date is left alone; one that was changed is written again', async () => {
    const folder = temporaryFolder();
    const { path, bytes } = await printed({ cards: CARDS }, folder);
    const before = bytes(NAME);
    utimesSync(path(NAME), 1, 1);
    const { files } = await printed({ cards: CARDS }, folder);
    expect(files.map((file) => file.path)).toEqual([`output/print/${NAME}`]);
    expect(statSync(path(NAME)).mtimeMs).toBe(1000);
    writeFileSync(path(NAME), before.subarray(10));
    await printed({ cards: CARDS }, folder);
    expect(bytes(NAME).equals(before)).toBe(true);
  });

  it('that can not be written is done without', async () => {
    const folder = temporaryFolder({ 'output/.cache': 'a file is in the way' });
    const { files, diagnostics } = await printed({ cards: CARDS }, folder);
    expect(diagnostics).toEqual([]);
    expect(files).toHaveLength(1);
  });

  it('is not touched when it is not wanted', async () => {
    const folder = temporaryFolder();
    await printed({ cards: CARDS, cache: noCache }, folder);
    expect(() => statSync(cacheDirectory(folder))).toThrow();
  });
});
