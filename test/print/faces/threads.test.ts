import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect } from 'vitest';
import { type Cache, noCache, openCache } from '../../../src/cache/cache.js';
import type * as Print from '../../../src/print/index.js';
import { ROOT } from '../../support/places.js';
import { profile, wordsOf } from '../../support/print/decks.js';
import { shippingDeck } from '../../support/shipping-deck.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { withTools } from '../../support/tools.js';

const COMPILED = join(ROOT, 'dist/print/index.js');

describe('threads', () => {
  const reason = existsSync(COMPILED) ? undefined : 'the tool is not compiled: npm run build';
  withTools('draw the same as one thread alone', reason, async () => {
    const deck = shippingDeck;
    const modifiers = Object.keys(deck.cards).filter((id) => deck.cards[id]?.kind === 'modifier');
    const all = modifiers.slice(0, 44);
    const { printDeck } = (await import(pathToFileURL(COMPILED).href)) as typeof Print;
    const print = async (directory: string, cards: readonly string[], cache: Cache) => {
      const basics = { deck, directory, words: wordsOf(deck), languages: ['en'], cache };
      const used = { paper: 'a4' as const, profile: profile('home'), profileName: 'home' };
      expect(await printDeck({ ...basics, ...used, cards })).toMatchObject({ diagnostics: [] });
      return readFileSync(join(directory, 'output/print/shroud-en-a4-film.pdf'));
    };
    // So many at once are shared out; a few at a time are not, and all of them are then taken from the store.
    const together = await print(temporaryFolder(), all, noCache);
    const folder = temporaryFolder();
    for (let at = 0; at < all.length; at += 11)
      await print(folder, all.slice(at, at + 11), openCache(folder));
    expect((await print(folder, all, openCache(folder))).equals(together)).toBe(true);
  });
});
