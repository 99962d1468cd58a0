import { describe, expect, it } from 'vitest';
import type { Card, Deck } from '../../../src/deck/deck.js';
import { isPlayed, type PlayedCard } from '../../../src/verify/core/clause-refs.js';
import type { Engine } from '../../../src/verify/core/engine.js';
import * as ourEngine from '../../../src/verify/core/engine.js';
import { runProbes } from '../../../src/verify/index.js';
import { generateProbes } from '../../../src/verify/probes/probes-of.js';
import { runProbe } from '../../../src/verify/probes/run-probe.js';
import { TrackedDeck } from '../../../src/verify/probes/setup/tracked-deck.js';
import { listCards } from '../../../src/verify/shrink/shrink.js';
import { readRequires } from '../../../src/vocabulary/requires.js';
import { deckOf } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';

/** Cards that say nothing. */
const deck = deckOf(`
modifiers:
  gloom: { pathos: { top: -10, middle: -5 }, icon: goblet }
  mask: { pathos: { bottom: 0 }, icons: { top: blank, bottom: duck } }
  eulogy: { pathos: { middle: 10 }, requires: { target: { state: dead } } }
deaths:
  folly: { pathos: { middle: -5 }, icon: blank }
  plague: { pathos: { bottom: -5 }, requires: { target: { selfWorth: { below: -10 } } } }
mysteries:
  banister: { pathos: { top: -10 }, icon: death, requires: { family: { shows: [goblet, duck] } } }
`);
const stageOf = (id: string, of = deck) => new TrackedDeck(of, id);
const contextsOf = (id: string) => [
  ...new Set([...generateProbes(stageOf(id))].map(({ context }) => context)),
];

type Laid = Extract<PlayedCard, { kind: 'modifier' | 'death' | 'mystery' }>;

/** The engine, which reads one card as another one. */
function misreading(id: string, misread: (card: Laid) => object): Engine {
  const known = new Map<Deck, Deck>();
  const asRead = (right: Deck): Deck => {
    const card = { ...right.cards[id], ...misread(right.cards[id] as Laid) } as Card;
    return { ...right, cards: { ...right.cards, [id]: card } };
  };
  return {
    ...ourEngine,
    layOut: (right, snapshot) => {
      const wrong = known.get(right) ?? asRead(right);
      known.set(right, wrong);
      // Only the engine is wrong: what it is compared with looks at the card itself.
      return Object.assign(ourEngine.layOut(wrong, snapshot), { deck: right });
    },
  };
}

const MISREADINGS: readonly [mistake: string, card: string, misread: (card: Laid) => object][] = [
  ['a value is another (VIS-2)', 'gloom', ({ pathos }) => ({ pathos: { ...pathos, top: -15 } })],
  ['a value is not there (VIS-2)', 'gloom', () => ({ pathos: { top: -10 } })],
  ['a value is in another slot (VIS-2)', 'gloom', () => ({ pathos: { top: -10, bottom: -5 } })],
  ['an empty slot hides like a 0 (VIS-2)', 'gloom', ({ pathos }) => ({ pathos: { ...pathos, bottom: 0 } })],
  ['a 0 is clear (VIS-2)', 'mask', () => ({ pathos: {} })],
  ['an icon is another (VIS-4)', 'gloom', () => ({ icons: { bottom: 'lucre' } })],
  ['an icon is not there (VIS-4)', 'gloom', () => ({ icons: {} })],
  ['an empty slot hides icons (VIS-4)', 'gloom', () => ({ icons: { middle: 'blank', bottom: 'goblet' } })],
  ['a blank is clear (VIS-4)', 'mask', () => ({ icons: { bottom: 'duck' } })],
  ['it may lie on the dead (DEATH-4)', 'gloom', () => asking({ target: { state: 'any' } })],
  ['it is only for one’s own (MOD-1)', 'gloom', () => asking({ target: { of: 'you' } })],
  ['it is only for others’ (MOD-1)', 'gloom', () => asking({ target: { of: 'opponents' } })],
  ['it is for the living (MOD-8)', 'eulogy', () => ({ requires: undefined })],
  ['a value is another (DEATH-5)', 'folly', () => ({ pathos: { middle: 5 } })],
  ['an empty slot hides like a 0 (DEATH-5)', 'folly', () => ({ pathos: { top: 0, middle: -5 } })],
  ['a blank is clear (DEATH-5)', 'folly', () => ({ icons: {} })],
  ['anyone below 0 will do (MOD-8)', 'plague', () => ({ requires: undefined })],
  ['a value is another (MYST-2)', 'banister', () => ({ pathos: { top: -5 } })],
  ['nothing is required (MYST-3)', 'banister', () => ({ requires: undefined })],
  ['one icon will do (MYST-3)', 'banister', () => asking({ family: { shows: ['duck'] } })],
];
const asking = (requires: Parameters<typeof readRequires>[0]) => ({ requires: readRequires(requires) });

describe('a card without clauses', () => {
  it.each(MISREADINGS)('is noticed by its own probes if the engine thinks: %s – %s', (_, id, misread) => {
    const options = { cards: [id], engine: misreading(id, misread), stopAtFirst: true };
    expect(runProbes(deck, options)[id]?.disagreements.length).toBe(1);
  });

  it('is sound if the engine reads it as it is', () => {
    const found = runProbes(deck, { cards: MISREADINGS.map(([, id]) => id) });
    expect(Object.values(found).map(({ played, disagreements }) => [played, disagreements])).toEqual(
      Object.keys(found).map(() => [true, []]),
    );
  });

  it('is played on, covered, uncovered and moved, cancelled, and where it can’t be played', () => {
    const played = [
      "on one's own character",
      "on another's character",
      'death nearly everywhere',
      'everyone can cancel it',
      'shields on the table',
      'as the second play',
      'over a card that prints everything',
    ];
    const covered = ['uncovered', 'its text covered', 'an icon at the bottom over it', 'wholly covered'];
    expect(contextsOf('gloom').sort()).toEqual([...played, ...covered, 'moved', 'under a death'].sort());
    expect(contextsOf('folly').sort()).toEqual([...played, ...covered, 'nobody below 0'].sort());
    expect(contextsOf('plague')).toContain('what it requires is not there');
    expect(contextsOf('banister')).toContain('beside other mysteries');
  });

  it('is tried in every edition and with every number of players', () => {
    const tables = new Set(
      [...generateProbes(stageOf('gloom'))].map(({ edition, players }) => `${edition} ${players}`),
    );
    for (const wanted of ['classic', 'expansion', 'second', '2', '3', '4', '5'])
      expect(
        [...tables].some((table) => table.includes(wanted)),
        wanted,
      ).toBe(true);
  });
});

describe('a card that requires something', () => {
  it('can be played in every context that plays it, but a death as the second play (DEATH-1)', () => {
    const unplayed = Object.entries(shippingDeck.cards).flatMap(([id, card]) => {
      if (!isPlayed(card) || card.requires === undefined) return [];
      const stage = stageOf(id, shippingDeck);
      return [...generateProbes(stage)].flatMap((probe) => {
        const isBarred = card.kind === 'death' && probe.context === 'as the second play';
        if (!probe.isPlayed || isBarred) return [];
        return runProbe(ourEngine, stage.deckFor(listCards(probe.snapshot)), probe).played
          ? []
          : [`${id}: ${probe.context}`];
      });
    });
    expect(unplayed).toEqual([]);
  });
});
