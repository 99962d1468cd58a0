import { describe, expect, it } from 'vitest';
import { verify } from '../../../src/verify/index.js';
import { deckOf } from '../../support/engine/table.js';

/** No card of this deck shows a goblet or a duck; props do. */
const deck = deckOf(`
modifiers:
  hoping: { effects: { continuous: [{ drawLimit: 1, if: { count: { of: you, shows: goblet }, atLeast: 1 } }] } }
  counting: { effects: { continuous: [{ pathosPer: { icon: goblet, among: { of: you }, value: 5 } }] } }
  lasting: { icons: { top: lucre }, effects: { persistent: [{ drawLimit: 1, if: { this: { shows: duck } } }] } }
  looking: { effects: { immediate: [{ draw: 1, if: { this: { shows: [goblet] } } }] } }
mysteries:
  silent: { pathos: { top: -5 }, requires: { family: { shows: [goblet] } } }
  saying: { effects: { continuous: [{ drawLimit: 1 }] }, requires: { family: { shows: [duck] } } }
`);
const { cards } = await verify(deck, { games: 0 });
const verdictOf = (id: string) => cards[id]?.verdict;

describe('what only props could bring about', () => {
  it('does not prove that a clause acts', () => {
    expect([verdictOf('hoping'), verdictOf('lasting'), verdictOf('looking')]).toEqual([
      'never-fired',
      'never-fired',
      'never-fired',
    ]);
  });

  it('does not prove that it changes anything', () => {
    expect(verdictOf('counting')).toBe('no-change');
  });

  it('does not prove that a card can be played; the reason is reported', () => {
    expect(verdictOf('silent')).toBe('unplayable');
    expect(cards.silent?.reason).toContain('no card of the deck shows goblet');
    expect(verdictOf('saying')).toBe('unplayable');
    expect(cards.saying?.clauses[0]?.reason).toContain('no card of the deck shows duck');
  });
});

/** No one can die in this deck, and there are no mysteries; props could bring both. */
const withoutDeaths = deckOf(
  `
modifiers:
  sad: { pathos: { top: -10 }, copies: 20 }
  plain: { copies: 20 }
  shielded: { effects: { continuous: [{ shield: death }] } }
  forbidding: { effects: { continuous: [{ cannotPlay: mystery, who: opponents }] } }
  hasty: { effects: { continuous: [{ deathOnAnyPlay: true }] } }
  mourning: { requires: { target: { state: dead } } }
  gathering: { requires: { if: { count: { state: dead }, atLeast: 1 } } }
  kind: { effects: { immediate: [{ revive: { of: you } }] } }
  seeking: { effects: { immediate: [{ search: death }] } }
  digging: { effects: { immediate: [{ recover: mystery }] } }
  murderous: { effects: { immediate: [{ playDeath: { of: opponents } }] } }
  generous: { effects: { immediate: [{ freePlay: mystery }] } }
  waiting: { effects: { continuous: [{ whenever: { event: dies, of: opponents }, do: [{ draw: 1 }] }] } }
events:
  calm: { copies: 4 }
  no: { effects: { reaction: [{ cancel: mystery }] } }
  yes: { effects: { reaction: [{ cancel: modifier }] } }
`,
  { common: false },
);
/** All that it needs of the deck in which no one can die is there, but no one can come below 0 (DEATH-2). */
const withoutSorrow = deckOf(
  `
modifiers:
  glad: { pathos: { top: 10 }, copies: 20 }
  mourning: { requires: { target: { state: dead } } }
deaths:
  demise: { copies: 4 }
`,
  { common: false },
);
/** There is one event, and nothing picks a character. */
const withOneEvent = deckOf(
  `
modifiers:
  sad: { pathos: { top: -10 }, copies: 20 }
  guarded: { effects: { continuous: [{ shield: event }] } }
deaths:
  demise: { copies: 4 }
events:
  echo: { effects: { reaction: [{ cancel: event }] } }
`,
  { common: false },
);

describe('a kind of card that the deck does not have', () => {
  it.each([0, 12])('makes what is about it unproven, with the reason, after %i games', async (games) => {
    const { cards: found } = await verify(withoutDeaths, { games, editions: ['expansion'], players: [2] });
    const verdicts = Object.entries(found).map(([id, { verdict, clauses, reason }]) => [
      id,
      `${verdict}: ${/(the deck has [^.]*)\./.exec(clauses.at(-1)?.reason ?? reason ?? '')?.[1] ?? ''}`,
    ]);
    expect(Object.fromEntries(verdicts)).toMatchObject({
      shielded: 'no-change: the deck has no deaths',
      forbidding: 'no-change: the deck has no mysteries',
      hasty: 'no-change: the deck has no deaths',
      mourning: 'unplayable: the deck has no deaths',
      gathering: 'unplayable: the deck has no deaths',
      kind: 'no-change: the deck has no deaths',
      seeking: 'no-change: the deck has no deaths',
      digging: 'no-change: the deck has no mysteries',
      murderous: 'no-change: the deck has no deaths',
      generous: 'no-change: the deck has no mysteries',
      waiting: 'never-fired: the deck has no deaths',
      no: 'unplayable: the deck has no mysteries',
      plain: 'proven: ',
    });
    expect(['proven', 'rare']).toContain(found.yes?.verdict);
  });

  it('does not count itself: an event can’t answer the only event, which it is', async () => {
    const { cards: found } = await verify(withOneEvent, { games: 0 });
    expect(found.echo?.verdict).toBe('unplayable');
    expect(found.echo?.clauses[0]?.reason).toContain('the deck has no other events');
  });
});

describe('what the cards of the deck can’t do', () => {
  it('is not done by props: no one dies where no one comes below 0 (DEATH-2)', async () => {
    const { cards: found } = await verify(withoutSorrow, { games: 0 });
    expect([found.demise?.verdict, found.mourning?.verdict]).toEqual(['unplayable', 'unplayable']);
    expect(found.mourning?.reason).toContain('no card of the deck brings anyone below 0');
  });

  it('is not done by props: a shield against events keeps nothing off where no event picks a character', async () => {
    const { cards: found } = await verify(withOneEvent, { games: 0 });
    expect(found.guarded?.verdict).toBe('no-change');
    expect(found.guarded?.clauses[0]?.reason).toContain('no event of the deck picks a character');
  });
});

/** A goblet shows only on a death, a duck only on a mystery. */
const seldomShown = deckOf(`
modifiers:
  toasting: { effects: { immediate: [{ draw: 1, if: { count: { of: anyone, state: any, shows: goblet }, atLeast: 1 } }] } }
  pouring: { editions: [second], requires: { target: { state: dead, shows: goblet } } }
deaths:
  poisoned: { icons: { bottom: goblet } }
mysteries:
  pond: { icons: { top: duck } }
  bridge: { requires: { family: { shows: [duck] } } }
`);

describe('what any card of the deck can bring about', () => {
  it('is brought about by it: an icon that shows only on a death or on a mystery (MYST-3)', async () => {
    const { cards: found } = await verify(seldomShown, { games: 0 });
    const verdicts = ['toasting', 'pouring', 'bridge'].map((id) => found[id]?.verdict);
    expect(verdicts).toEqual(['proven', 'proven', 'proven']);
  });
});
