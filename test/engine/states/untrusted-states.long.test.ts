import { describe, expect, it } from 'vitest';
import {
  apply,
  choices,
  createGame,
  IllegalCallError,
  readState,
  type State,
  view,
} from '../../../src/engine/index.js';
import { arrange, deckOf, play } from '../../support/engine/table.js';
import { shippingDeck } from '../../support/shipping-deck.js';

const deck = deckOf('events:\n  no: { effects: { reaction: [{ cancel: modifier }] }, copies: 2 }\n');
const plainly = arrange(deck, { hands: [['sad', 'demise'], ['glad']], discards: ['calm'] });
const laid = play(plainly, 'sad', 'n1');
/** In the midst of an answer. */
const answered = play(arrange(deck, { hands: [['sad'], ['no']] }), 'sad', 'n1');

/** In the midst of a choice. */
const forked = deckOf(
  'events:\n  fork: { effects: { immediate: [{ choose: [[{ draw: 1 }], [{ discard: 1 }]] }] } }\n',
);
const choosing = play(arrange(forked, { hands: [['fork', 'sad'], []] }), 'fork');

/** A stored state, with something changed. */
type Edit = (state: State) => unknown;
const edited = (state: State, edit: Edit): State => {
  const copy = JSON.parse(JSON.stringify(state)) as State;
  edit(copy);
  return copy;
};

describe('a stored state', () => {
  it('goes on as before, at every decision of a game', () => {
    for (const edition of Object.keys(shippingDeck.editions)) {
      let state = createGame(shippingDeck, { players: 3, edition, seed: 2 });
      for (let step = 0; step < 60; step++) {
        const { deck: _, ...rest } = state;
        const stored = readState(shippingDeck, JSON.parse(JSON.stringify(rest)));
        const legal = choices(stored);
        expect(legal).toEqual(choices(state));
        state = apply(state, legal[(step * 7) % legal.length] as (typeof legal)[number]);
      }
    }
  });

  it.each<[string, State, Edit, string]>([
    ['a card in two places', laid, (s) => s.draw.push(s.discards[0] as number), 'lies at draw'],
    ['a card twice in a hand', laid, (s) => s.hands[0]?.push(s.hands[0][0] as number), 'lies at hands.0'],
    ['a card on two characters', laid, (s) => s.stacks[1]?.push(s.stacks[0]?.[0] as number), 'already'],
    ['a card that there is not', laid, (s) => s.hands[1]?.push(4000), 'hands.1.1: there is no card 4000'],
    [
      'an event on a character',
      laid,
      (s) => s.stacks[2]?.push(s.discards.pop() as number),
      "can't lie there",
    ],
    ['a list that is none', laid, (s) => Object.assign(s, { draw: 7 }), 'draw: Expected a list'],
    ['a part that is missing', laid, (s) => delete (s as Partial<State>).living, '"living" is missing'],
    ['an unknown part', laid, (s) => Object.assign(s, { rich: 1 }), 'rich'],
    ['a seat too many', laid, (s) => s.hands.push([]), 'hands: it has 3 entries, and should have 2'],
    ['a turn of no seat', laid, (s) => Object.assign(s, { active: 4 }), 'active: there is no seat 4'],
    ['a question to no seat', laid, (s) => Object.assign(s, { deciding: -1 }), 'deciding: a player decides'],
    ['half a number', laid, (s) => Object.assign(s, { used: 0.5 }), 'used: Expected a whole number'],
    ['a better day', laid, (s) => s.worth.fill(99), 'worth.0: the cards there show -10, not 99'],
    ['a better slot', laid, (s) => s.pathos.fill(5), 'pathos.0'],
    ['a dead that lives', laid, (s) => s.living.pop(), 'living: they are not those who live'],
    ['a death that is none', laid, (s) => s.death.fill(0), 'death.0'],
    ['a character in two families', laid, (s) => s.families[1]?.push(0), 'families.1.5'],
    ['another owner', laid, (s) => s.owner.reverse(), 'owner.'],
    [
      'an answer to no play',
      answered,
      (s) => Object.assign(s.frames.at(-1) as object, { about: 9 }),
      'play 9',
    ],
    [
      'an answer of no seat',
      answered,
      (s) => Object.assign(s.frames.at(-1) as object, { seats: [] }),
      'asked',
    ],
    [
      'a play of no card',
      answered,
      (s) => Object.assign(s.frames[0] as object, { card: 999 }),
      'no card 999',
    ],
    [
      'an alternative that there is not',
      choosing,
      (s) => Object.assign(s.frames.at(-1) as object, { branch: 4 }),
      'frames.1.branch: the clause has no such list',
    ],
    [
      'a clause inside that of no seat',
      choosing,
      (s) => Object.assign(s.frames.at(-1) as object, { actor: 2 }),
      'frames.1.actor: there is no seat 2',
    ],
    [
      'a character that was picked and is not there',
      choosing,
      (s) => Object.assign(s.frames[0] as object, { that: 99 }),
      'frames.0.that: there is no character 99',
    ],
    ['nothing to answer', answered, (s) => s.frames.pop(), 'about: no player can be asked'],
    ['chance cut short', laid, (s) => s.random.pop(), 'random: it has 3 entries'],
    [
      'an edition that there is not',
      laid,
      (s) => Object.assign(s, { edition: 'third' }),
      'no edition "third"',
    ],
    ['a deck that was not checked', laid, (s) => Object.assign(s, { deck: {} }), 'not a checked deck'],
  ])('is refused with the place of what is wrong: %s', (_, state, edit, message) => {
    const wrong = edited(state, edit);
    for (const look of [() => choices(wrong), () => view(wrong, 0)]) {
      expect(look).toThrow(IllegalCallError);
      expect(look).toThrow(message);
    }
  });

  it('is refused if it is of another deck', () => {
    const others = deckOf('modifiers:\n  grim: { pathos: { top: -90 } }\n');
    expect(() => readState(others, JSON.parse(JSON.stringify(laid)))).toThrow('a state of another deck');
    const { deck: _, ...rest } = JSON.parse(JSON.stringify(laid)) as State;
    expect(() => readState(others, rest)).toThrow('no state of a game with this deck');
    const sadder = deckOf('events:\n  no: { copies: 2 }\n');
    const dearer = structuredClone(sadder) as { cards: Record<string, { pathos?: object }> };
    Object.assign(dearer.cards.sad as object, { pathos: { top: -20 } });
    expect(() => readState(dearer as unknown as typeof deck, rest), 'as many cards').toThrow(
      'pathos.0: the cards there show -20, not -10',
    );
    expect(() => readState(deck, 'nonsense')).toThrow('not a state');
  });
});
