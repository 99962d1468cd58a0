import { describe, expect, it } from 'vitest';
import { view } from '../../src/engine/index.js';
import {
  type Arrangement,
  arrange,
  asked,
  discards,
  hand,
  isDead,
  isPlay,
  legal,
  pass,
  pick,
  play,
  playsLeft,
  stack,
  value,
  worth,
} from '../support/engine/table.js';
import { shippingDeck } from '../support/shipping-deck.js';

/** Cards of the deck that ships, played one by one. Two players: Castle Slogar, whose turn it is, and Hemlock Hall. */
const start = (arrangement: Arrangement) => arrange(shippingDeck, arrangement);
const GORR = 'elias-e-gorr';
const GROGAR = 'grogar';
const MELISSA = 'melissa-slogar';
const BUTLER = 'butterfield';
const LOLA = 'lola-wellington-smythe';
const NANNY = 'the-nanny';
const FIVE = [
  'driven-to-drink',
  'ducked-by-the-dean',
  'gored-by-a-goat',
  'jilted-in-jersey',
  'nauseated-by-nougat',
];

describe('to-be-or-not-to-be', () => {
  const question = () =>
    play(
      start({
        hands: [['to-be-or-not-to-be'], []],
        on: {
          [GORR]: ['jilted-in-jersey'],
          [GROGAR]: ['gored-by-a-goat'],
          [MELISSA]: ['pardoned-by-the-press'],
          [BUTLER]: ['summoned-to-a-seance'],
          [LOLA]: ['driven-to-drink'],
        },
        dead: { [GORR]: 'died-without-cares', [BUTLER]: 'dissolved-in-dishwater' },
      }),
      'to-be-or-not-to-be',
    );

  it('moves the death of any dead character to any living one below 0 (DEATH-7)', () => {
    expect(legal(question())).toEqual([`pick ${BUTLER}`, `pick ${GORR}`]);
    for (const from of [BUTLER, GORR])
      expect(legal(pick(question(), from))).toEqual([`pick ${GROGAR}`, `pick ${LOLA}`]);
  });

  it('moves a death within one’s own family (DEATH-7)', () => {
    const after = pick(question(), GORR, GROGAR);
    expect([isDead(after, GORR), isDead(after, GROGAR), value(after, 0)]).toEqual([false, true, 15]);
  });

  it('moves a death within a rival’s family (DEATH-7)', () => {
    const after = pick(question(), BUTLER, LOLA);
    expect([isDead(after, BUTLER), isDead(after, LOLA), value(after, 1)]).toEqual([false, true, -15]);
  });
});

describe('a-misdirected-misfortune', () => {
  it('moves the topmost modifier of anyone living to anyone else living (MOD-7)', () => {
    const state = play(
      start({
        hands: [['a-misdirected-misfortune'], []],
        on: { [GORR]: ['driven-to-drink', 'pardoned-by-the-press'], [LOLA]: ['jilted-in-jersey'] },
      }),
      'a-misdirected-misfortune',
    );
    expect(legal(state)).toHaveLength(2);
    const after = pick(pick(state, 'jilted-in-jersey'), GORR);
    expect(stack(after, GORR)).toEqual(['driven-to-drink', 'pardoned-by-the-press', 'jilted-in-jersey']);
    expect([worth(after, GORR), worth(after, LOLA)]).toEqual([-25, 0]);
    expect(discards(after)).toEqual(['a-misdirected-misfortune']);
  });
});

describe('laid on a rival’s character, the rival acts, and the player who laid it does not (MOD-3)', () => {
  it('pickled-at-the-palace: they exchange hands with the player on their right', () => {
    const state = start({
      players: 3,
      hands: [['pickled-at-the-palace', 'feverish-since-february'], FIVE, ['outwitted-by-an-otter']],
    });
    const after = play(state, 'pickled-at-the-palace', 'angel');
    expect([hand(after, 0), hand(after, 1), hand(after, 2)]).toEqual([
      ['feverish-since-february'],
      ['outwitted-by-an-otter'],
      FIVE,
    ]);
  });

  it('exposed-by-an-explorer: their hand is open, and no other', () => {
    const state = play(
      start({ players: 3, hands: [['exposed-by-an-explorer', 'gored-by-a-goat'], ['jilted-in-jersey'], []] }),
      'exposed-by-an-explorer',
      LOLA,
    );
    expect(view(state, 2).players.map((player) => player.hand)).toEqual([
      undefined,
      ['jilted-in-jersey'],
      [],
    ]);
  });

  it('snubbed-at-the-salon: they discard down to 3', () => {
    let state = play(
      start({
        edition: 'expansion',
        hands: [['snubbed-at-the-salon', 'feverish-since-february', 'outwitted-by-an-otter'], FIVE],
      }),
      'snubbed-at-the-salon',
      NANNY,
    );
    expect(asked(state)).toBe(1);
    state = pick(state, 'driven-to-drink', 'gored-by-a-goat');
    expect([hand(state, 0).length, hand(state, 1).length, asked(state)]).toEqual([2, 3, 0]);
  });

  it('cheered-by-a-cheesemonger: they draw 3, then discard 1', () => {
    const state = play(
      start({
        edition: 'expansion',
        hands: [['cheered-by-a-cheesemonger'], ['gored-by-a-goat']],
        draw: ['jilted-in-jersey', 'driven-to-drink', 'nauseated-by-nougat'],
      }),
      'cheered-by-a-cheesemonger',
      NANNY,
    );
    expect([asked(state), hand(state, 0), hand(state, 1).length]).toEqual([1, [], 4]);
    const after = pick(state, 'gored-by-a-goat');
    expect(hand(after, 1)).toEqual(['driven-to-drink', 'jilted-in-jersey', 'nauseated-by-nougat']);
  });
});

describe('mysteries give an effect and pathos (MYST-2)', () => {
  it('the-banister-that-breathes: −10, and one more play', () => {
    const state = start({
      edition: 'expansion',
      hands: [['the-banister-that-breathes', 'gored-by-a-goat'], []],
      on: { [GORR]: ['summoned-to-a-seance'] },
    });
    const after = play(state, 'the-banister-that-breathes');
    expect([value(after, 0), playsLeft(after)]).toEqual([-10, playsLeft(state)]);
  });

  const nursery = 'the-nursery-nobody-built';
  it(`${nursery}: −20, and a card to discard for each of the family who dies`, () => {
    const state = play(
      start({
        edition: 'expansion',
        hands: [['choked-on-a-chandelier', 'gored-by-a-goat', 'jilted-in-jersey'], []],
        on: { [GORR]: ['summoned-to-a-seance'] },
        mysteries: [[nursery]],
      }),
      'choked-on-a-chandelier',
      GORR,
    );
    expect(legal(state)).toEqual(['pick gored-by-a-goat', 'pick jilted-in-jersey']);
    const after = pick(state, 'gored-by-a-goat');
    expect([hand(after, 0), value(after, 0)]).toEqual([['jilted-in-jersey'], -40]);
  });

  it('the-cellar-under-the-cellar: −5, and a draw limit of 6', () => {
    const state = play(
      start({
        edition: 'expansion',
        hands: [['the-cellar-under-the-cellar'], []],
        on: { [GORR]: ['nauseated-by-nougat'] },
      }),
      'the-cellar-under-the-cellar',
    );
    expect(value(state, 0)).toBe(-5);
    expect(hand(pass(state), 0)).toHaveLength(6);
  });
});

describe('a free play in another player’s turn (TURN-7)', () => {
  const cards = [
    { title: 'serenaded-by-spectres', on: LOLA },
    { title: 'smothered-by-a-sampler', on: BUTLER },
    { title: 'wondrously-well-wed', on: LOLA },
  ];
  const laid = (edition: string, card: string, on: string, active: number) =>
    play(
      start({
        edition,
        active,
        hands: [
          active === 0 ? [card] : [],
          ['gnawed-by-a-gargoyle', 'outwitted-by-an-otter', ...(active === 1 ? [card] : [])],
        ],
        on: { [BUTLER]: ['haunted-by-a-haberdasher'], [GORR]: ['summoned-to-a-seance'] },
      }),
      card,
      on,
    );

  it.each(cards)('$title: is the rival’s in the classic edition', ({ title, on }) => {
    const state = laid('classic', title, on, 0);
    expect([isPlay(state), asked(state)]).toEqual([false, 1]);
  });

  it.each(cards)('$title: gives no play in the second edition', ({ title, on }) => {
    const state = laid('second', `${title}-in-turn`, on, 0);
    expect([isPlay(state), asked(state)]).toEqual([true, 0]);
  });

  it.each(cards)('$title: is one’s own in one’s own turn, in the second edition', ({ title, on }) => {
    const state = laid('second', `${title}-in-turn`, on, 1);
    expect([isPlay(state), asked(state)]).toEqual([false, 1]);
    expect(legal(state)).toContain('pass');
  });
});
