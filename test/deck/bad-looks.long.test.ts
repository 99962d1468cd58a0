import { describe, it } from 'vitest';
import { badDecks, isAboutLooks } from '../support/deck/bad-decks.js';
import { isToldAsExpected } from '../support/deck/expect-diagnostics.js';

describe('a deck that looks wrong', () => {
  it.each(
    badDecks()
      .filter(({ name }) => isAboutLooks(name))
      .map((deck) => [deck.name, deck] as const),
  )('%s gets the expected diagnostics at their lines, and no others', (_, deck) => isToldAsExpected(deck));
});
