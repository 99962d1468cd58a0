import { CLEAR, EVENT } from '../../engine/card-table.js';
import type { Game } from '../../engine/game.js';

/** What must hold after every step, whatever the cards say; in words what does not. Made once a table. */
export class Invariants {
  private readonly seen: Int32Array;
  private stamp = 0;

  constructor(cards: number) {
    this.seen = new Int32Array(cards);
  }

  /** What is wrong with a game, or null. */
  check(game: Game): string | null {
    return this.places(game) ?? caches(game);
  }

  /** Every card is in exactly one place; a card being played is in none but its play. */
  private places(game: Game): string | null {
    this.stamp++;
    let count =
      this.mark(game.draw) + this.mark(game.discards) + this.markAll(game.hands) + this.markAll(game.stacks);
    count += this.markAll(game.mysteries);
    for (const frame of game.frames) {
      if (frame.is !== 'play' || frame.cancelled !== null) continue;
      const isInNoPile =
        frame.step === 'announce' || frame.step === 'land' || game.cards.kinds[frame.card] === EVENT;
      if (isInNoPile) count += this.mark([frame.card]);
    }
    if (count === this.seen.length) return null;
    const lost = this.seen.findIndex((stamp) => stamp !== this.stamp);
    return lost < 0
      ? 'A card is in two places.'
      : `${game.cards.names[lost]} is nowhere, or another card is in two places.`;
  }

  private markAll(lists: readonly number[][]): number {
    let count = 0;
    for (let i = 0; i < lists.length; i++) count += this.mark(lists[i] as number[]);
    return count;
  }

  private mark(cards: readonly number[]): number {
    let count = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      if (this.seen[card] !== this.stamp) count++;
      else count -= this.seen.length;
      this.seen[card] = this.stamp;
    }
    return count;
  }
}

/** What the engine keeps to save time is what the stacks say (VIS-2, VIS-4, DEATH-3). */
function caches(game: Game): string | null {
  const { pathos, icons } = game.cards;
  let living = 0;
  for (let seat = 0; seat < game.families.length; seat++) {
    const family = game.families[seat] as number[];
    for (let i = 0; i < family.length; i++) {
      const character = family[i] as number;
      const stack = game.stacks[character] as number[];
      let worth = 0;
      for (let slot = 0; slot < 3; slot++) {
        let value = 0;
        for (let place = stack.length - 1; place >= 0; place--) {
          const printed = pathos[3 * (stack[place] as number) + slot] as number;
          if (printed !== CLEAR) {
            value = printed;
            break;
          }
        }
        let icon = CLEAR;
        for (let place = stack.length - 1; place >= 0 && icon === CLEAR; place--)
          icon = icons[3 * (stack[place] as number) + slot] as number;
        worth += value;
        if (game.pathos[3 * character + slot] !== value || game.icons[3 * character + slot] !== icon)
          return `What is visible on ${game.cards.characters[character]} is not what its stack shows.`;
      }
      if (game.worth[character] !== worth)
        return `The self-worth of ${game.cards.characters[character]} is not the sum of what is visible.`;
      const death = game.death[character] as number;
      if (death < 0) living++;
      else if (!stack.includes(death))
        return `${game.cards.characters[character]} is dead of a card that is not there.`;
    }
  }
  return living === game.living.length
    ? null
    : 'The list of the living is not the families without their dead.';
}
