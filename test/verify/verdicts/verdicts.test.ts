import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { emptyTally } from '../../../src/verify/games/tally.js';
import { listProblems, verify } from '../../../src/verify/index.js';
import { judge } from '../../../src/verify/verdicts/verdicts.js';
import { TWO_FAMILIES } from '../../support/verify/two-families.js';

const loaded = loadDeck(
  memoryFolder({
    'shroud.yaml': 'name: table\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base] }\n',
    'cards/rules/en.yaml': 'TURN-1: A turn is two plays.\n',
    'cards/base/families.yaml': TWO_FAMILIES,
    'cards/base/modifiers.yaml': `modifiers:
  sad: { title: Sad, pathos: { top: -10 }, copies: 12 }
  sound:
    title: Sound
    effects:
      immediate:
        - draw: 1
  longing:
    title: Longing for a Goblet
    effects:
      immediate:
        - draw: 1
        - discard: 1
          if: { this: { shows: goblet } }
  thirsty:
    title: Where there is no Goblet
    requires: { target: { shows: goblet } }
    effects:
      immediate:
        - draw: 1
  idle:
    title: Nobody has a Mystery
    effects:
      continuous:
        - cannotPlay: mystery
  noisy:
    title: Whenever
    effects:
      continuous:
        - whenever: { event: turnStarts, of: you }
          do:
            - draw: 1
            - discard: 1
              if: { this: { shows: duck } }
deaths:
  demise: { title: A Demise, copies: 8 }
`,
  }),
);

const deck = (() => {
  if (loaded.deck === undefined) throw new Error(JSON.stringify(loaded.report.diagnostics));
  return loaded.deck;
})();

const report = await verify(deck, { games: 60 });

const verdictOf = (card: string) => report.cards[card]?.verdict;
const clauses = (card: string) =>
  report.cards[card]?.clauses.map(({ path, verdict }) => `${path} ${verdict}`);

describe('the verdict on a clause', () => {
  it('is proven if it acts, changes something, and the second model agrees', () => {
    expect(clauses('sound')).toEqual(['immediate.0 proven']);
    expect(verdictOf('sad'), 'nothing to prove but that it can be played').toBe('proven');
    expect(verdictOf('demise')).toBe('proven');
  });

  it('is never-fired if no cards of the deck bring about its if; the other clauses of the card are not to blame', () => {
    expect(clauses('longing')).toEqual(['immediate.0 proven', 'immediate.1 never-fired']);
    expect(verdictOf('longing')).toBe('never-fired');
  });

  it('is never-fired inside a trigger, too', () => {
    expect(clauses('noisy')).toEqual([
      'continuous.0 proven',
      'continuous.0.do.0 proven',
      'continuous.0.do.1 never-fired',
    ]);
  });

  it('is unplayable, with the reason, if no cards of the deck bring about what the card requires', () => {
    expect(clauses('thirsty')).toEqual(['immediate.0 unplayable']);
    expect(report.cards.thirsty?.clauses[0]?.reason).toMatch(/target that it requires/);
  });

  it('is no-change if the game would look the same without it', () => {
    expect(clauses('idle')).toEqual(['continuous.0 no-change']);
  });
});

describe('a clause that is seen seldom', () => {
  const judged = (games: number, fired: number) => {
    const tally = {
      ...emptyTally('classic', 2),
      games,
      clauses: { 'a immediate.0': [fired, 0, 0, 0, 0, 0, 0] },
    };
    const evidence = {
      paths: ['immediate.0'],
      contexts: { 'immediate.0': { played: 'changed' as const } },
      editions: { classic: { played: true, best: { 'immediate.0': 'changed' as const }, missing: {} } },
      played: true,
      probes: 1,
      disagreements: [],
    };
    return judge({ id: 'a', evidence, tallies: [tally], findings: [] }).clauses[0];
  };
  const verdict = (games: number, fired: number) => judged(games, fired)?.verdict;

  it('is rare: fewer than 30 times in many games, fewer than twice in a hundred of a few', () => {
    expect([verdict(5000, 29), verdict(5000, 30)]).toEqual(['rare', 'proven']);
    expect([verdict(100, 1), verdict(100, 2)]).toEqual(['rare', 'proven']);
    expect(verdict(0, 0), 'without games nothing is known of that').toBe('proven');
  });

  it('has the number of times that it was seen', () => {
    expect([0, 1, 2].map((fired) => judged(800, fired)?.reason)).toEqual([
      'It was never seen in 800 games.',
      'It was seen once in 800 games.',
      'It was seen 2 times in 800 games.',
    ]);
  });
});

describe('a problem', () => {
  const places = listProblems(report).map(({ code, card, path }) => {
    const span = card === null ? undefined : loaded.where(card, [...path]);
    return `${code} ${card} ${span?.file}:${span?.line}`;
  });

  it('is reported at the line of its clause', () => {
    expect(places.sort()).toEqual([
      'VERIFY_NEVER_FIRED longing cards/base/modifiers.yaml:13',
      'VERIFY_NEVER_FIRED noisy cards/base/modifiers.yaml:33',
      'VERIFY_NO_CHANGE idle cards/base/modifiers.yaml:25',
      'VERIFY_UNPLAYABLE thirsty cards/base/modifiers.yaml:20',
    ]);
  });

  it('is added to the totals of the report', () => {
    expect(report.findings).toBe(4);
  });
});
