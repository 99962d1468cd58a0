import { describe, expect, it } from 'vitest';
import { type Fate, Oracle, type OracleState, type SetupOptions } from '../../../src/verify/oracle/index.js';
import { namesInEdition } from '../../../src/verify/oracle/table/cards.js';
import { lastingClauses } from '../../../src/verify/oracle/table/lasting.js';
import { scoreFamilies } from '../../../src/verify/oracle/table/score.js';
import { shippingDeck as deck } from '../../support/shipping-deck.js';

/** Numbers below `max` that only depend on the seed. */
function seeded(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

function fateOf(below: (max: number) => number): Fate {
  const shuffle = (cards: readonly string[]) => {
    const left = [...cards];
    return cards.flatMap(() => left.splice(below(left.length), 1));
  };
  return { shuffle, pickRandom: (from, count) => shuffle(from).slice(0, count) };
}

/** Every place that a card can be in. */
function everyCard({ seats, drawPile, discards, resolving, outOfGame }: OracleState): string[] {
  const ofSeats = seats.flatMap(({ hand, family, residence, mysteries }) => [
    ...hand,
    ...family.flatMap(({ name, stack }) => [name, ...stack.map(({ card }) => card)]),
    ...(residence === null ? [] : [residence]),
    ...mysteries.map(({ card }) => card),
  ]);
  return [...ofSeats, ...drawPile, ...discards, ...resolving, ...outOfGame].sort();
}

const FAMILIES = ['castle-slogar', 'hemlock-hall', 'blackwater-watch', 'darks-den-of-deformity'];
const NOT_SHUFFLED = ['reference'];

const kinds = Object.entries(deck.editions).flatMap(([edition, { rules }]) =>
  (rules === 'second' ? [2, 3, 4, 5] : [2, 3, 4]).map((players): [string, number] => [edition, players]),
);

describe.each(kinds)('random games of the %s edition with %i players', (edition, players) => {
  const options: SetupOptions = { edition, players, families: FAMILIES.slice(0, players), first: 1 };
  const all = namesInEdition(deck, edition)
    .filter((name) => !NOT_SHUFFLED.includes(deck.cards[name.replace(/~\d+$/, '')]?.kind ?? ''))
    .sort()
    .join();

  it('come to an end, and every card is in exactly one place after every decision', () => {
    for (const seed of [1, 2, 3]) {
      const below = seeded(seed * 7919);
      const oracle = Oracle.begin(deck, options, fateOf(below));
      for (let steps = 0; oracle.decision !== null; steps += 1) {
        expect(steps).toBeLessThan(20_000);
        const { choices } = oracle.decision;
        const choice = choices[below(choices.length)];
        if (choice === undefined) throw new Error(`nothing to choose: ${JSON.stringify(oracle.decision)}`);
        oracle.choose(choice);
        expect(everyCard(oracle.state).join()).toBe(all);
      }
      expect(oracle.state.over).not.toBeNull();
      expect(oracle.winners.length).toBeGreaterThan(0);
    }
  });

  it('show and are worth what a table shows and is worth that was not looked at before (VIS-1)', () => {
    const below = seeded(104_729);
    const oracle = Oracle.begin(deck, options, fateOf(below));
    const told = (state: OracleState) => ({
      lasting: lastingClauses({ deck, state }).map(({ card, path, on }) => `${card} ${path} ${on?.name}`),
      scores: scoreFamilies({ deck, state }),
    });
    while (oracle.decision !== null) {
      const { choices } = oracle.decision;
      oracle.choose(choices[below(choices.length)] as (typeof choices)[number]);
      expect(told(oracle.table)).toEqual(told(oracle.state));
    }
  });
});

describe('a game', () => {
  it('goes on the same way from any of its decisions, stored as JSON and read again', () => {
    const options: SetupOptions = { edition: 'second', players: 5, families: FAMILIES, first: 0 };
    const below = seeded(4711);
    const oracle = Oracle.begin(deck, options, fateOf(below));
    for (let steps = 0; steps < 400 && oracle.decision !== null; steps += 1) {
      const again = Oracle.at(deck, JSON.parse(JSON.stringify(oracle.position)), fateOf(seeded(0)));
      expect(again.decision).toEqual(oracle.decision);
      expect(again.state).toEqual(oracle.state);
      const { choices } = oracle.decision;
      const choice = choices[below(choices.length)];
      if (choice !== undefined) oracle.choose(choice);
    }
  });
});
