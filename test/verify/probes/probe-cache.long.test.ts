import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '../../../src/deck/deck.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { isPlayed, type VerifyOptions, verify } from '../../../src/verify/index.js';
import { TrackedDeck } from '../../../src/verify/probes/setup/tracked-deck.js';
import { MemoryStore } from '../../support/verify/memory-cache.js';
import { TWO_FAMILIES } from '../../support/verify/two-families.js';

const SETTINGS = `name: table
version: 1.0.0
languages: [en]
editions:
  short: { sets: [base], rules: classic }
  long: { sets: [base, ducks], rules: second }
`;
const BASE = `modifiers:
  sad: { title: Sad, pathos: { top: -10 }, copies: 12 }
  plain: { title: Plain, pathos: { middle: 5 }, icon: goblet }
  fed: { title: Feeds a Duck, requires: { target: { shows: duck } } }
  fond: { title: Fond of Goblets, effects: { immediate: [{ draw: 1, if: { this: { shows: goblet } } }] } }
  gloom: { title: Gloom, pathos: { bottom: -5 }, effects: { continuous: [{ drawLimit: -1 }] } }
events:
  thief: { title: A Thief, effects: { immediate: [{ take: 1 }] } }
`;
const DUCKS = `modifiers:
  duckling: { title: Duckling, icon: duck, copies: 2 }
deaths:
  demise: { title: A Demise, copies: 8 }
`;

/** The two files of cards. */
interface Files {
  readonly base: string;
  readonly ducks: string;
}
const files: Files = { base: BASE, ducks: DUCKS };

function deckOf({ base, ducks }: Files, settings = SETTINGS): Deck {
  const { deck, report } = loadDeck(
    memoryFolder({
      'shroud.yaml': settings,
      'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
      'cards/base/families.yaml': TWO_FAMILIES,
      'cards/base/cards.yaml': base,
      'cards/ducks/cards.yaml': ducks,
    }),
  );
  if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
  return deck;
}

type Edit = (before: Files) => Files;
const inBase = (from: string | RegExp, to: string): Edit => {
  return ({ base, ducks }) => ({ base: base.replace(from, to), ducks });
};

const withBird = inBase(
  'modifiers:\n',
  'modifiers:\n  bird: { title: Bird, icon: duck, pathos: { top: -5 } }\n',
);

const EDITS: Readonly<Record<string, Edit>> = {
  'a number': inBase('middle: 5', 'middle: -15'),
  'the lowest number': inBase('top: -10', 'top: -30'),
  'a script': inBase('take: 1', 'draw: 2'),
  'a script that comes to a card': inBase(
    'icon: goblet }',
    'icon: goblet, effects: { immediate: [{ draw: 1 }] } }',
  ),
  'an icon': inBase('icon: goblet', 'icon: duck'),
  'a title': inBase('title: Plain', 'title: Not So Plain'),
  copies: inBase('copies: 12', 'copies: 3'),
  'a card more': (before) => (before.base.includes('bird') ? before : withBird(before)),
  'a card less': inBase(/ {2}plain: .*\n/, ''),
  'the last death gone': ({ base, ducks }) => ({ base, ducks: ducks.replace(/deaths:\n.*\n/, '') }),
  'the edition of a card': inBase('title: Sad,', 'title: Sad, editions: [long],'),
  'the order of cards': inBase(/( {2}sad: .*\n)( {2}plain: .*\n)/, '$2$1'),
};

const QUICK: VerifyOptions = { games: 3, players: [2], lockstep: 1 };
const text = (report: object) => JSON.stringify(report);
const cardsIn = (deck: Deck) => Object.values(deck.cards).filter(isPlayed).length;

/** What a run of the deck above has left. */
const before = new MemoryStore();
const whole = text(await verify(deckOf(files), { ...QUICK, cache: before }));

describe('what is kept of an earlier run', () => {
  it.each(Object.entries(EDITS))('changes nothing in the report after an edit of %s', async (_, edit) => {
    const cache = before.copy();
    const edited = deckOf(edit(files));
    expect(text(edited)).not.toBe(text(deckOf(files)));
    expect(text(await verify(edited, { ...QUICK, cache }))).toBe(text(await verify(edited, QUICK)));
    expect(text(await verify(deckOf(files), { ...QUICK, cache })), 'and back').toBe(whole);
  });

  it('changes nothing in the report, whatever was edited in whatever order', async () => {
    const options = { probesOnly: true, players: [2] };
    const names = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(names, async (sequence) => {
        const cache = before.copy();
        let now = files;
        for (const name of sequence) {
          now = (EDITS[name] as Edit)(now);
          await verify(deckOf(now), { ...options, cache });
        }
        const found = text(await verify(deckOf(now), { ...options, cache }));
        expect(found).toBe(text(await verify(deckOf(now), options)));
      }),
      { numRuns: 4, seed: 13 },
    );
  });

  it('is what the next run finds: of an unchanged deck nothing is done again', async () => {
    const cache = before.copy();
    expect(before.entries.size, 'each card, and each table, twice').toBe(cardsIn(deckOf(files)) + 2 * 2);
    let of = -1;
    const again = await verify(deckOf(files), { ...QUICK, cache, onProgress: (now) => (of = now.of) });
    expect({ of, probes: cache.take('proof') }).toEqual({ of: 0, probes: 0 });
    expect(text(again)).toBe(whole);
  });

  it('is probed again for the edited card and for those whose probes met it, and for no others', async () => {
    const cache = before.copy();
    await verify(deckOf(inBase('take: 1', 'take: 2')(files)), { ...QUICK, cache });
    expect(cache.take('proof'), 'no probe meets an event').toBe(1);
    await verify(deckOf(inBase('title: Plain', 'title: Other')(files)), { ...QUICK, cache });
    expect(cache.take('proof'), 'no probe reads a title').toBe(0);
  });

  it('is not played again at tables of editions that do not have the card', async () => {
    const cache = before.copy();
    const ducks = DUCKS.replace('icon: duck', 'icon: goblet');
    await verify(deckOf({ base: BASE, ducks }), { ...QUICK, cache });
    expect(cache.take('games'), 'the long edition has it').toBe(1);
    await verify(deckOf(inBase('take: 1', 'take: 2')(files)), { ...QUICK, cache });
    expect(cache.take('games'), 'both have it').toBe(2);
  });

  it('is not what was found with other games, seeds, players or cards', async () => {
    const cache = before.copy();
    const deck = deckOf(files);
    for (const options of [
      { ...QUICK, seed: 2 },
      { ...QUICK, games: 4 },
      { ...QUICK, lockstep: 0.5 },
      { ...QUICK, cards: ['thief'] },
      { games: 3, shard: { index: 1, of: 2 }, players: [2] },
    ])
      expect(text(await verify(deck, { ...options, cache }))).toBe(text(await verify(deck, options)));
  });

  it('is made again where it can not be read', async () => {
    const cache = before.copy();
    for (const [place, name] of [...cache.entries.keys()].entries())
      cache.entries.set(name, new TextEncoder().encode(['{', '7', '""', 'null'][place % 4]));
    expect(text(await verify(deckOf(files), { ...QUICK, cache }))).toBe(whole);
  });
});

describe('a stage', () => {
  it('has no other card of the deck until it is asked for, and writes down what was asked', () => {
    const stage = new TrackedDeck(deckOf(files), 'thief');
    expect(stage.deck.cards.sad).toBeUndefined();
    expect(stage.asked).toEqual([]);
    const [first] = stage.modifiers('short');
    expect(first).toBe('sad');
    expect(stage.deck.cards.sad).toMatchObject({ kind: 'modifier' });
    expect(stage.asked.map(([question]) => question)).toEqual([
      ['modifier', 'short', 0],
      ['card', 'sad'],
    ]);
    expect(stage.deckFor([]).cards.sad, 'it does not lie on a table yet').toBeUndefined();
    expect(stage.deckFor(['sad~2']).cards.sad).toBeDefined();
  });
});
