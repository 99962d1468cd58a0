import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../choices.js';
import { nextInt, type Random } from '../random.js';
import type { CharacterView, View } from '../view.js';
import { type Appraisal, appraiser, changeOn } from './appraise.js';
import type { Bot } from './bot.js';

/**
 * Does what looks best at once: misfortune for its own, good fortune for the others, deaths in time. It knows what the
 * rule sheets say of play (PLAY-1 … PLAY-5), and it ends a game that it leads.
 */
export function greedyBot(deck: Deck): Bot {
  const know = appraiser(deck);
  return (view, choices, random) => {
    const table = new Table(view, know);
    return best(choices, random, (choice) => table.worth(choice));
  };
}

/** The place of the best choice; among equals, any. */
function best(choices: readonly Choice[], random: Random, worth: (choice: Choice) => number): number {
  let found: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const [place, choice] of choices.entries()) {
    const value = worth(choice);
    if (value > highest) {
      highest = value;
      found = [place];
    } else if (value === highest) found.push(place);
  }
  return found[nextInt(random, found.length)] ?? 0;
}

interface Placed extends CharacterView {
  readonly owner: number;
}

/** The table from one seat, with an opinion. */
class Table {
  private readonly view: View;
  private readonly know: (name: string) => Appraisal;
  private readonly characters = new Map<string, Placed>();

  constructor(view: View, know: (name: string) => Appraisal) {
    this.view = view;
    this.know = know;
    for (const { seat, characters } of view.players) {
      for (const character of characters)
        this.characters.set(character.character, { ...character, owner: seat });
    }
  }

  worth(choice: Choice): number {
    switch (choice.do) {
      case 'play':
        return this.worthOfPlay(choice.card, choice.on);
      case 'discard':
        return choice.free ? -5 : this.worthOfDiscard(choice.card);
      case 'discardHand':
        return this.worthOfDiscardingAll();
      case 'react':
        return this.harm() - 8;
      case 'agree':
        return this.wantsClause() ? 1 : -1;
      case 'pick':
        return this.worthOfPick(choice);
      default:
        return 0;
    }
  }

  private worthOfPlay(name: string, on: string | undefined): number {
    const card = this.know(name);
    const target = on === undefined ? undefined : this.characters.get(on);
    if (target === undefined) return this.worthOfTargetless(card);
    if (card.kind === 'death') return this.worthOfDeath(card, target);
    const mine = target.owner === this.view.seat;
    const change = changeOn(target, card);
    const touchesBottom = card.pathos[2] === null ? 0 : 2; // PLAY-1
    // On one's own, misfortune counts in full; what raises an opponent helps only against that one.
    const points = mine ? -change : change * this.weightOf(target.owner);
    return points + (points > 0 ? touchesBottom : 0) + (mine ? card.effect : -0.7 * card.effect);
  }

  private worthOfTargetless(card: Appraisal): number {
    const own = card.pathos.reduce<number>((sum, value) => sum - (value ?? 0), 0);
    return own + card.effect + 1;
  }

  /** A death makes points count: well below 0 for one's own, at a slight minus for others (PLAY-3). */
  private worthOfDeath(card: Appraisal, target: Placed): number {
    const final = target.selfWorth + changeOn(target, card);
    const mine = target.owner === this.view.seat;
    const family = this.view.players[target.owner]?.characters ?? [];
    if (family.filter(({ dead }) => !dead).length === 1) return this.worthOfEnding(target.owner, final);
    // The longer the game, the less one waits for a deeper fall.
    const rounds = this.view.turn / this.view.players.length;
    const enough = -30 + rounds;
    if (mine) return final <= enough ? 30 - final + card.effect : final - 5;
    const spoiled = -25 - final; // What they would have made of it.
    return spoiled < 0 ? -spoiled * this.weightOf(target.owner) - 4 : -20;
  }

  /** Ends the game only if it is won by that (PLAY-2). */
  private worthOfEnding(owner: number, final: number): number {
    const values = this.view.players.map(({ seat, value }) => (seat === owner ? value + final : value));
    const mine = values[this.view.seat] ?? 0;
    const others = values.filter((_, seat) => seat !== this.view.seat);
    if (mine < Math.min(...others)) return 1000;
    const rounds = this.view.turn / this.view.players.length;
    return rounds > 40 ? 5 : -50;
  }

  /** A card for which there is no good use may go (PLAY-5); deaths are kept while there are few. */
  private worthOfDiscard(name: string): number {
    const card = this.know(name);
    const hand = this.view.players[this.view.seat]?.hand ?? [];
    const deaths = hand.filter((held) => this.know(held).kind === 'death').length;
    if (card.kind === 'death') return deaths > 2 ? 3 : -10;
    const points = Math.abs(card.pathos.reduce<number>((sum, value) => sum + (value ?? 0), 0));
    return 2 - points / 10 - Math.max(0, card.effect) / 4;
  }

  private worthOfDiscardingAll(): number {
    const hand = this.view.players[this.view.seat]?.hand ?? [];
    return hand.length === 0
      ? -1
      : hand.reduce((sum, name) => sum + this.worthOfDiscard(name), 0) / hand.length;
  }

  /** How much the card that may be answered hurts, in points. */
  private harm(): number {
    const play = this.view.announced.at(-1);
    if (play === undefined) return 0;
    const card = this.know(play.card);
    const target = play.on === undefined ? undefined : this.characters.get(play.on);
    if (target === undefined) return 6 + card.effect / 2;
    const mine = target.owner === this.view.seat;
    if (card.kind === 'death') {
      const final = target.selfWorth + changeOn(target, card);
      return mine ? 25 + final : -final / 2;
    }
    return mine ? changeOn(target, card) : -changeOn(target, card) / 2;
  }

  private wantsClause(): boolean {
    const verb = this.view.clause?.verb;
    return verb !== 'discard' && verb !== 'give' && verb !== 'swapHands';
  }

  private worthOfPick(choice: Extract<Choice, { do: 'pick' }>): number {
    if ('player' in choice) return this.weightOf(choice.player);
    if ('character' in choice) return this.worthOfCharacter(choice.character);
    if (choice.on !== undefined) return this.worthOfTakingOff(choice.card, choice.on);
    const losing = this.view.clause?.verb === 'discard' || this.view.clause?.verb === 'give';
    return losing ? this.worthOfDiscard(choice.card) : -this.worthOfDiscard(choice.card);
  }

  /** Good fortune is taken off one's own, misfortune off the others. */
  private worthOfTakingOff(name: string, on: string): number {
    const sum = this.know(name).pathos.reduce<number>((total, value) => total + (value ?? 0), 0);
    const mine = this.characters.get(on)?.owner === this.view.seat;
    return mine ? sum : -sum;
  }

  /** Where something lands or who dies or lives: one's own lowest for a death, another's lowest for a life. */
  private worthOfCharacter(name: string): number {
    const target = this.characters.get(name);
    if (target === undefined) return 0;
    const mine = target.owner === this.view.seat;
    if (this.view.clause?.verb === 'revive') return mine ? target.selfWorth : -target.selfWorth;
    return mine ? -target.selfWorth : target.selfWorth / 2;
  }

  /** The nearest rival matters most. */
  private weightOf(seat: number): number {
    if (this.view.players.length === 2) return 1;
    const rivals = this.view.players.filter((player) => player.seat !== this.view.seat);
    const lowest = Math.min(...rivals.map(({ value }) => value));
    return this.view.players[seat]?.value === lowest ? 0.8 : 0.5;
  }
}
