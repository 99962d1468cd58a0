import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { listProblems, mergeReports, reportPage, verify } from '../../../src/verify/index.js';
import { TWO_FAMILIES } from '../../support/verify/two-families.js';

/** Ducks and deaths are only in the second of three editions. */
const { deck } = loadDeck(
  memoryFolder({
    'shroud.yaml': `name: table
version: 1.0.0
languages: [en]
editions:
  short: { sets: [base], rules: classic }
  long: { sets: [base, ducks], rules: classic }
  other: { sets: [base], rules: classic }
`,
    'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
    'cards/base/families.yaml': TWO_FAMILIES,
    'cards/base/modifiers.yaml': `modifiers:
  sad: { title: Sad, pathos: { top: -10 }, copies: 12 }
  fed: { title: Feeds a Duck, requires: { target: { shows: duck } } }
  fond: { title: Fond of Ducks, effects: { immediate: [{ draw: 1, if: { this: { shows: duck } } }] } }
  safe: { title: Safe, effects: { continuous: [{ shield: { kind: death, from: anyone } }] } }
  sound: { title: Sound, effects: { immediate: [{ draw: 1 }] } }
`,
    'cards/ducks/cards.yaml': `modifiers:
  duckling: { title: Duckling, icon: duck, copies: 4 }
deaths:
  demise: { title: A Demise, copies: 8 }
`,
  }),
);
if (deck === undefined) throw new Error('a deck');
const report = await verify(deck, { games: 0 });
const told = (id: string) => [
  report.cards[id]?.reason,
  ...(report.cards[id]?.clauses ?? []).map((one) => one.reason),
];

describe('a card in several editions', () => {
  it('is as good as in the worst of them', () => {
    const verdicts = Object.fromEntries(
      Object.entries(report.cards).map(([id, { verdict }]) => [id, verdict]),
    );
    expect(verdicts).toEqual({
      demise: 'proven',
      duckling: 'proven',
      fed: 'unplayable',
      fond: 'never-fired',
      sad: 'proven',
      safe: 'no-change',
      sound: 'proven',
    });
  });

  it('says in which editions it is not proven, and why', () => {
    expect(told('fed').join()).toMatch(
      /^In the editions short and other: it can never be played: .*shows duck\.$/,
    );
    expect(told('fond')[1]).toBe(
      'In the editions short and other: it never takes effect: no card of the deck shows duck.',
    );
    expect(told('safe')[1]).toMatch(/^In the editions short and other: .*: the deck has no deaths\.$/);
    expect(report.cards.fond?.editions).toEqual({
      short: 'never-fired',
      long: 'proven',
      other: 'never-fired',
    });
    expect(report.cards.sound?.editions, 'where it is the same in all, that is not said').toBeUndefined();
  });

  it('is reported in the terminal and on the page', async () => {
    const messages = listProblems(report).map(({ message }) => message);
    expect(messages.filter((message) => message.includes('In the editions short and other: '))).toHaveLength(
      3,
    );
    const page = await reportPage(deck, report);
    expect(page).toContain('In the editions short and other: it never takes effect');
    expect(page).toContain('short: never takes effect, long: proven, other: never takes effect');
  });

  it('names no edition if it fails in all that were asked for', async () => {
    const { cards } = await verify(deck, { games: 0, editions: ['short', 'other'], cards: ['fond'] });
    expect(cards.fond?.clauses[0]?.reason).toBe('It never takes effect: no card of the deck shows duck.');
    const long = await verify(deck, { games: 0, editions: ['long'] });
    expect(new Set(Object.values(long.cards).map(({ verdict }) => verdict))).toEqual(new Set(['proven']));
  });

  it('is judged alike if the work was split', async () => {
    const parts = await Promise.all(
      [1, 2].map((index) => verify(deck, { games: 0, shard: { index, of: 2 } })),
    );
    expect(JSON.stringify(mergeReports(parts))).toBe(JSON.stringify(report));
  });
});
