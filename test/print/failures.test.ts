import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noCache } from '../../src/cache/cache.js';
import type { Deck } from '../../src/deck/deck.js';
import { findProfile, profileNames } from '../../src/print/index.js';
import { printed, profile } from '../support/print/decks.js';
import { shippingDeck } from '../support/shipping-deck.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const CARDS = ['pursued-by-poodles'];
const THEME = readFileSync(new URL('../../templates/theme.yaml', import.meta.url), 'utf8');

const GARAMOND = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf',
);

/** The deck that ships, a card of it with a picture of its own. */
function withArt(art: string): Deck {
  const deck = shippingDeck;
  const card = deck.cards['melissa-slogar'];
  return { ...deck, cards: { ...deck.cards, 'melissa-slogar': { ...card, art } } as Deck['cards'] };
}

const told = ({ diagnostics }: Awaited<ReturnType<typeof printed>>) =>
  diagnostics.map(({ code, span, message }) => [code, span.file, message]);

describe('a failure is reported with the name of the file', () => {
  it('a picture that is no picture (PICTURE_BROKEN)', async () => {
    const folder = temporaryFolder({ 'art/melissa.png': 'this is no picture' });
    const where = () => ({ file: 'cards/base/families.yaml', line: 3, column: 4, endLine: 3, endColumn: 9 });
    const result = await printed(
      { deck: withArt('art/melissa.png'), cards: ['melissa-slogar'], where },
      folder,
    );
    expect(result.files).toEqual([]);
    expect(told(result)).toEqual([
      ['PICTURE_BROKEN', 'cards/base/families.yaml', expect.stringContaining('art/melissa.png')],
    ]);
  });

  it.each([
    ['is no font', Buffer.from('this is no font')],
    ['is cut off', readFileSync(GARAMOND).subarray(0, 90_000)],
  ])('a font that %s (FILE_UNREADABLE)', async (_, bytes) => {
    const folder = temporaryFolder({
      'templates/theme.yaml': THEME.replace(/"@expo-google-fonts\/eb-garamond\/500Medium\/[^"]+"/, 'odd.ttf'),
      'templates/odd.ttf': bytes,
    });
    const result = await printed({ cards: CARDS }, folder);
    expect(result.files).toEqual([]);
    expect(told(result)).toEqual([
      ['FILE_UNREADABLE', expect.any(String), expect.stringContaining('odd.ttf')],
    ]);
  });

  it('a template that fails (TEMPLATE_FAILS)', async () => {
    const folder = temporaryFolder({
      'templates/modifier.tsx': 'export const frame = () => nothing;\nexport const face = frame;\n',
    });
    const result = await printed({ cards: CARDS }, folder);
    expect(told(result)).toEqual([['TEMPLATE_FAILS', 'templates/modifier.tsx', expect.any(String)]]);
  });

  it('a card that is larger than the paper (CARD_TOO_LARGE)', async () => {
    const deck = { ...shippingDeck, card: { width: 250, height: 300, bleed: 3, corner: 3 } };
    const result = await printed({ deck, cards: CARDS });
    expect(told(result)).toEqual([
      ['CARD_TOO_LARGE', 'shroud.yaml', 'A card of 250 × 300 mm does not fit on a4.'],
    ]);
  });

  it('a folder that can not be written to (OUTPUT_UNWRITABLE)', async () => {
    const folder = temporaryFolder({ 'output/print': 'a file is in the way' });
    const result = await printed({ cards: CARDS }, folder);
    expect(result.files).toEqual([]);
    expect(told(result)).toEqual([
      [
        'OUTPUT_UNWRITABLE',
        'output/print/shroud-en-a4-film.pdf',
        expect.stringMatching(/a part of the path is not a folder|a file is in the way/),
      ],
    ]);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'a disk that is full: the old file stays, and nothing is left over',
    async () => {
      const folder = temporaryFolder();
      const { path } = await printed({ cards: CARDS, cache: noCache }, folder);
      const file = path('shroud-en-a4-film.pdf');
      writeFileSync(file, 'the old one');
      const result = await onFullDisk(/\.shroud-en-a4-film\.pdf\..*\.tmp$/, () =>
        printed({ cards: CARDS, cache: noCache }, folder),
      );
      expect(told(result)).toEqual([
        [
          'OUTPUT_UNWRITABLE',
          'output/print/shroud-en-a4-film.pdf',
          "The file can't be written: the disk is full.",
        ],
      ]);
      expect(readFileSync(file, 'utf8')).toBe('the old one');
      expect(readdirSync(join(folder, 'output/print'))).toEqual(['shroud-en-a4-film.pdf']);
    },
  );
});

/** Whatever is written to files of such a name meanwhile is written, in truth, to a disk that is full. */
async function onFullDisk<T>(name: RegExp, work: () => Promise<T>): Promise<T> {
  const open = fs.openSync;
  fs.openSync = (file, ...rest) => {
    const handle = open(file, ...rest);
    if (!name.test(String(file))) return handle;
    fs.closeSync(handle);
    return open('/dev/full', 'w');
  };
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    fs.openSync = open;
    syncBuiltinESMExports();
  }
}

describe('profiles', () => {
  it('are found by name, and a printer of the deck extends one', () => {
    const study = { extends: 'home', backs: 'short-edge', offset: { x: 0.4, y: -1.1 } } as const;
    expect(findProfile('study', { study })).toEqual({
      ...profile('home'),
      backs: 'short-edge',
      offset: { x: 0.4, y: -1.1 },
    });
    expect(profileNames({ study })[0]).toBe('study');
  });

  it('that do not exist are not made up', () => {
    expect(findProfile('offset-press')).toBeUndefined();
    expect(findProfile('toString')).toBeUndefined();
    expect(findProfile('study', { study: { extends: 'nothing' } })).toBeUndefined();
  });
});
