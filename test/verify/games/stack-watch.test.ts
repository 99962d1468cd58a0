import { describe, expect, it } from 'vitest';
import { moveCard, takeOff } from '../../../src/engine/moves/zones.js';
import { Game } from '../../../src/engine/table/game.js';
import { cover } from '../../../src/engine/table/visibility.js';
import { ClauseCounter } from '../../../src/verify/games/clause-counter.js';
import { StackWatch } from '../../../src/verify/games/stack-watch.js';
import { COVERED, emptyTally, MOVED } from '../../../src/verify/games/tally.js';
import { arrange, deckOf } from '../../support/engine/table.js';

const deck = deckOf(`modifiers:
  feast: { pathos: { top: 5, bottom: 10 }, effects: { continuous: [{ drawLimit: 1 }] } }
  gloom: { pathos: { top: -5 } }
  clear: {}
`);

/** A table at which cards are laid and taken; each time, what is counted is looked at. */
function table() {
  const game = new Game(arrange(deck));
  const { cards } = game;
  const counter = new ClauseCounter(cards, deck);
  const watch = new StackWatch(counter, cards);
  watch.begin();
  const card = (name: string) => cards.cardNumbers.get(name) as number;
  const [one = 0, other = 0] = game.families[0] as number[];
  const counts = () => {
    const tally = emptyTally('classic', 2);
    counter.writeTo(tally);
    watch.writeTo(tally);
    const feast = tally.clauses['feast continuous.0'] ?? [];
    return { laid: tally.laid, hidden: tally.covered, covered: feast[COVERED], moved: feast[MOVED] };
  };
  const look = (...characters: number[]) => {
    for (const character of characters) watch.look(game, character);
  };
  const lay = (name: string, on: number) => {
    watch.play(card(name));
    cover(game, on, card(name));
    look(on);
  };
  return { game, one, other, card, counts, look, lay };
}

describe('what becomes of cards on the table', () => {
  it('is counted: values laid by slot, and those that something covers (PLAY-1, VIS-2)', () => {
    const { one, counts, lay } = table();
    lay('feast', one);
    expect(counts()).toEqual({ laid: [1, 0, 1], hidden: [0, 0, 0], covered: 0, moved: 0 });
    lay('gloom', one);
    expect(counts()).toEqual({ laid: [2, 0, 1], hidden: [1, 0, 0], covered: 1, moved: 0 });
  });

  it('is counted for text that a clear card covers, though it hides no value (VIS-5)', () => {
    const { one, counts, lay } = table();
    lay('feast', one);
    lay('clear', one);
    expect(counts()).toEqual({ laid: [1, 0, 1], hidden: [0, 0, 0], covered: 1, moved: 0 });
  });

  it('is moved from one character to another, but not if it is played again (MOD-7)', () => {
    const { game, one, other, card, counts, look, lay } = table();
    lay('feast', one);
    moveCard(game, card('feast'), one, other);
    look(one, other);
    expect(counts().moved).toBe(1);
    takeOff(game, other, card('feast'));
    look(other);
    lay('feast', one);
    expect(counts().moved).toBe(1);
  });
});
