import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../../src/verify/games/tally.js';
import { runProbes, verify } from '../../../src/verify/index.js';
import { judge } from '../../../src/verify/verdicts/verdicts.js';
import { deckOf } from '../../support/engine/table.js';

const trigger = (event: string, does: string) =>
  `effects: { continuous: [{ whenever: { ${event} }, do: [{ ${does} }] }] }`;

/** Triggers that nothing sets off by itself: the player who acts first does something else. */
const deck = deckOf(
  `
modifiers:
  beast: { icon: beast, pathos: { top: -10 }, copies: 4 }
  heir: { ${trigger('event: dies, of: you', 'draw: 1')} }
  giver: { ${trigger('event: played, of: playedBy, kind: mystery', 'draw: 1')} }
  rag: { ${trigger('event: discarded, of: left, kind: event', 'draw: 2')} }
  fisher: { ${trigger('event: drawn, of: right, kind: death', 'discard: 1')} }
deaths:
  undead: { requires: { target: { shows: beast } }, ${trigger('event: dies, of: everyone', 'revive: this')} }
mysteries:
  wake: { ${trigger('event: played, of: opponents, kind: death', 'discard: hand, who: everyone')} }
  attic: { copies: 3 }
`,
  { size: 3 },
);

const SET_OFF = [
  ['heir', 'its owner loses a character'],
  ['giver', 'whoever played it plays a mystery'],
  ['rag', 'the player to the left discards an event'],
  ['fisher', 'the player to the right draws a death'],
  ['undead', 'somebody loses a character'],
  ['wake', 'an opponent plays a death'],
] as const;

describe('a trigger', () => {
  const found = runProbes(deck, { cards: SET_OFF.map(([id]) => id), editions: ['expansion'] });

  it.each(SET_OFF)('is set off by what it waits for: %s, when %s', (id, context) => {
    expect(found[id]?.contexts['continuous.0']?.[context]).toBe('changed');
    expect(found[id]?.contexts['continuous.0.do.0']?.[context]).toBe('changed');
  });

  it('is proven if what it does is, without a game', async () => {
    const { cards } = await verify(deck, { games: 0, editions: ['expansion'] });
    expect(SET_OFF.map(([id]) => `${id} ${cards[id]?.verdict}`)).toEqual(
      SET_OFF.map(([id]) => `${id} proven`),
    );
  });

  it('is set off in each edition of its card, though most situations are tried in one of them', async () => {
    const cards = ['heir', 'rag', 'fisher', 'undead'];
    const report = await verify(deck, { games: 0, cards });
    expect(cards.map((id) => `${id} ${report.cards[id]?.verdict}`)).toEqual(
      cards.map((id) => `${id} proven`),
    );
    for (const id of cards)
      expect(Object.keys(report.evidence.cards[id]?.editions ?? {})).toEqual([
        'classic',
        'expansion',
        'second',
      ]);
  });
});

describe('a clause that acted in games and in no probe', () => {
  const asleep = 'asleep' as const;
  const judged = (paths: string[], fired: Record<string, number>) => {
    const tally = {
      ...emptyTally('classic', 2),
      games: 100,
      clauses: Object.fromEntries(paths.map((path) => [`a ${path}`, [fired[path] ?? 0, 0, 0, 0, 0, 0, 0]])),
    };
    const best = Object.fromEntries(paths.map((path) => [path, asleep]));
    const evidence = {
      paths,
      contexts: Object.fromEntries(paths.map((path) => [path, { played: asleep }])),
      editions: { classic: { played: true, best, missing: {} } },
      played: true,
      probes: 1,
      disagreements: [],
    };
    return judge({ id: 'a', evidence, tallies: [tally], findings: [] }).clauses;
  };

  it('is a trigger that mattered, if what it did changed something', () => {
    const clauses = judged(['continuous.0', 'continuous.0.do.0'], {
      'continuous.0': 72,
      'continuous.0.do.0': 72,
    });
    expect(clauses.map(({ verdict }) => verdict)).toEqual(['proven', 'proven']);
  });

  it('is never said to make no difference: that was not tried', () => {
    const [clause] = judged(['continuous.0'], { 'continuous.0': 72 });
    expect(clause?.verdict).toBe('no-change');
    expect(clause?.reason).toContain('was not tried');
    expect(clause?.reason).not.toContain('nothing would be different');
  });
});
