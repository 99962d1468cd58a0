import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/engine/bots/greedy-bot.js';
import { choices, type State, view } from '../../../src/engine/index.js';
import { addChoices } from '../../../src/engine/steps/play-on.js';
import { ChoiceBuffer } from '../../../src/engine/table/codes.js';
import { Game } from '../../../src/engine/table/game.js';
import { seedRandom } from '../../../src/engine/table/random.js';
import { arrange, deckOf, play } from '../../support/engine/table.js';

const deck = deckOf(`
events:
  fork: { effects: { immediate: [{ choose: [[{ discard: 1 }], [{ draw: 2 }], [{ draw: 1 }]] }] } }
  theirs: { effects: { immediate: [{ choose: [[{ draw: 3 }], [{ draw: 1, who: actor }]], who: left }] } }
  bargain: { effects: { immediate: [{ discard: 1, may: true, then: [{ draw: 2 }] }] } }
  swindle: { effects: { immediate: [{ discard: 2, may: true, then: [{ draw: 1 }] }] } }
  threat: { effects: { immediate: [{ discard: 1, may: true, otherwise: [{ skip: turn }] }] } }
`);

/** What the greedy bot decides, from the view and from the game: the two must agree. */
function decided(state: State) {
  const bot = greedyBot(deck);
  const legal = choices(state);
  const found = legal[bot(view(state, state.deciding), legal, seedRandom(1))];
  const game = new Game(state);
  const options = new ChoiceBuffer();
  addChoices(game, options);
  expect(legal[bot.quick(game, options, seedRandom(1))]).toEqual(found);
  return found;
}

const decide = (card: string) =>
  decided(play(arrange(deck, { hands: [[card, 'sad', 'glad'], ['plain']] }), card));

describe('the greedy bot, asked what follows', () => {
  it('chooses the alternative that is worth most', () => {
    expect(decide('fork')).toMatchObject({ do: 'choose', alternative: 1 });
  });

  it('chooses for itself where another player’s card asks', () => {
    expect(decide('theirs')).toMatchObject({ seat: 1, do: 'choose', alternative: 1 });
  });

  it('agrees to lose a card if what follows is worth more, and only then', () => {
    expect(decide('bargain')).toMatchObject({ do: 'agree' });
    expect(decide('swindle')).toMatchObject({ do: 'decline' });
  });

  it('agrees to avoid something worse', () => {
    expect(decide('threat')).toMatchObject({ do: 'agree' });
  });
});
