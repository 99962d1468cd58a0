import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '../../../src/cache/cache.js';
import type { Deck } from '../../../src/deck/deck.js';
import { findProfile, type Printed, type PrintJobOptions, printDeck } from '../../../src/print/index.js';
import { wordsFor } from '../../../src/services/built-in-words.js';
import type { Profile } from '../../../src/vocabulary/files/profile-file.js';
import { shippingDeck } from '../shipping-deck.js';
import { temporaryFolder } from '../temporary-folder.js';

export const wordsOf = (deck: Deck) =>
  Object.fromEntries(deck.languages.map((language) => [language, wordsFor(deck, language)]));

export function profile(name: string, more: Partial<Profile> = {}): Profile {
  const found = findProfile(name);
  if (found === undefined) throw new Error(`there is no profile ${name}`);
  return { ...found, ...more };
}

/** Some cards of the deck that ships, of each sort. */
export const FEW = [
  'melissa-slogar',
  'grogar',
  'pursued-by-poodles',
  'wondrously-well-wed',
  'died-without-cares',
];

/** Prints a few cards into a folder of their own. */
export async function printed(
  more: Partial<PrintJobOptions> = {},
  folder = temporaryFolder(),
): Promise<Printed & { folder: string; path(name: string): string; bytes(name: string): Buffer }> {
  const deck = more.deck ?? shippingDeck;
  const result = await printDeck({
    deck,
    directory: folder,
    words: wordsOf(deck),
    languages: ['en'],
    paper: 'a4',
    profile: profile('home'),
    profileName: 'home',
    cards: FEW,
    cache: openCache(folder),
    ...more,
  });
  const path = (name: string) => join(folder, 'output/print', name);
  return { ...result, folder, path, bytes: (name) => readFileSync(path(name)) };
}
