import { describe, expect, it } from 'vitest';
import { badDecks, isAboutLooks, SOUND } from '../support/deck/bad-decks.js';
import { found, isToldAsExpected } from '../support/deck/expect-diagnostics.js';

describe('a bad deck', () => {
  it('would be sound without its bad file', () => {
    expect(found({ ...SOUND, 'cards/base/cards.yaml': 'events: {}\n' })).toEqual([]);
  });

  // Those that look wrong are asked in `bad-looks.long.test.ts`.
  const read = badDecks().filter(({ name }) => !isAboutLooks(name));
  it.each(read.map((deck) => [deck.name, deck] as const))(
    '%s gets the expected diagnostics at their lines, and no others',
    (_, deck) => isToldAsExpected(deck),
  );

  it('has at least sixty fixtures', () => {
    expect(read.length).toBeGreaterThanOrEqual(60);
    for (const deck of badDecks()) expect(deck.expected.length, deck.name).toBeGreaterThan(0);
  });
});
