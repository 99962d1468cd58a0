import { describe, it } from 'vitest';
import { badDecks, isAboutLooks } from './bad-decks.js';
import { isToldAsExpected } from './told-of.js';

describe('a deck that looks wrong', () => {
  it.each(
    badDecks()
      .filter(({ name }) => isAboutLooks(name))
      .map((deck) => [deck.name, deck] as const),
  )('%s is told what is wrong, and where, and no more', (_, deck) => isToldAsExpected(deck));
});
