import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { Report } from '../../src/diagnostics/index.js';
import { checkTranslations } from '../../src/l10n/check-translations.js';
import { textsIn } from '../../src/l10n/entries.js';
import { emptyLock } from '../../src/l10n/lock.js';
import { deckOf, SMALL } from '../support/l10n/decks.js';

it('texts of a deck are kept as long as the deck is open, and no longer', async () => {
  const open = () => {
    const deck = deckOf(SMALL);
    const texts = textsIn(deck, 'it', emptyLock);
    checkTranslations({ ...deck, lock: emptyLock, report: new Report() });
    expect(textsIn(deck, 'it', emptyLock) === texts).toBe(true);
    return [texts, ...texts.entries].map((one) => new WeakRef<object>(one));
  };
  const held = open();
  expect(held.length).toBeGreaterThan(5);
  // Checks of single cards keep those of the last deck that was loaded.
  deckOf(SMALL);
  // A reference that was just made holds its object until the next task.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  expect(held.filter((one) => one.deref() !== undefined)).toEqual([]);
});
