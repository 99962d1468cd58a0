/** The evaluation of the greedy bot: scores each possible choice in points, from what the bot can see. */

import type { BotView } from './bot-view.js';
import { type CardValue, NO_CARD } from './card-value.js';
import type { Prospects } from './clause-worth.js';

/** The opinions of the greedy bot about what it can see: what each thing that it may do is worth, in points. */
export class MoveEvaluator<Card, Character> {
  private readonly table: BotView<Card, Character>;

  constructor(table: BotView<Card, Character>) {
    this.table = table;
  }

  worthOfPlay(name: Card, on: Character | undefined): number {
    const card = this.table.know(name);
    if (on === undefined) return worthOfTargetless(card);
    if (card.kind === 'death') return this.worthOfDeath(card, on);
    const mine = this.isMine(on);
    const change = this.changeOn(on, card);
    const touchesBottom = card.pathos[2] === null ? 0 : 2; // PLAY-1
    // On one's own, misfortune counts in full; what raises an opponent helps only against that one.
    const points = mine ? -change : change * this.weighSeat(this.table.getOwner(on));
    return points + (points > 0 ? touchesBottom : 0) + (mine ? card.effect : -0.7 * card.effect);
  }

  /** A death makes points count: well below 0 for one's own, at a slight minus for others (PLAY-3). */
  private worthOfDeath(card: CardValue, target: Character): number {
    const owner = this.table.getOwner(target);
    const final = this.table.getSelfWorth(target) + this.changeOn(target, card);
    if (this.table.countLiving(owner) === 1) return this.worthOfEnding(owner, final);
    // The longer the game, the less one waits for a deeper fall.
    const enough = -30 + this.rounds();
    if (this.isMine(target)) return final <= enough ? 30 - final + card.effect : final - 5;
    const spoiled = -25 - final; // What they would have made of it.
    return spoiled < 0 ? -spoiled * this.weighSeat(owner) - 4 : -20;
  }

  /** Ends the game only if it is won by that (PLAY-2). */
  private worthOfEnding(owner: number, final: number): number {
    const { seat, players } = this.table;
    const after = (one: number) => this.table.familyWorth(one) + (one === owner ? final : 0);
    let isWon = true;
    for (let other = 0; other < players; other++) {
      if (other !== seat && after(seat) >= after(other)) isWon = false;
    }
    if (isWon) return 1000;
    return this.rounds() > 40 ? 5 : -50;
  }

  /** A card for which there is no good use may go (PLAY-5); deaths are kept while there are few. */
  worthOfDiscard(name: Card): number {
    const card = this.table.know(name);
    if (card.kind === 'death') return this.countDeaths() > 2 ? 3 : -10;
    return 2 - Math.abs(card.sum) / 10 - Math.max(0, card.effect) / 4;
  }

  private countDeaths(): number {
    let count = 0;
    for (const held of this.table.hand) if (this.table.know(held).kind === 'death') count++;
    return count;
  }

  worthOfDiscardingAll(): number {
    const { hand } = this.table;
    if (hand.length === 0) return -1;
    let sum = 0;
    for (const name of hand) sum += this.worthOfDiscard(name);
    return sum / hand.length;
  }

  /** How much the card that may be answered hurts, in points. */
  harm(): number {
    const { announced } = this.table;
    if (announced === undefined) return 0;
    const card = this.table.know(announced.card);
    const target = announced.on;
    if (target === undefined) return 6 + card.effect / 2;
    const mine = this.isMine(target);
    if (card.kind === 'death') {
      const final = this.table.getSelfWorth(target) + this.changeOn(target, card);
      return mine ? 25 + final : -final / 2;
    }
    return mine ? this.changeOn(target, card) : -this.changeOn(target, card) / 2;
  }

  wantsClause(): boolean {
    const { verb } = this.table;
    const prospects = this.findProspects();
    if (prospects !== undefined && prospects.alternatives.length === 0)
      return prospects.done >= prospects.undone;
    return verb !== 'discard' && verb !== 'give' && verb !== 'swapHands';
  }

  worthOfAlternative(alternative: number): number {
    return this.findProspects()?.alternatives[alternative] ?? 0;
  }

  /** What follows from the decision, where anything does. */
  private findProspects(): Prospects | undefined {
    const { source, path } = this.table;
    return source === undefined || path === undefined
      ? undefined
      : this.table.know(source).prospects.get(path);
  }

  worthOfCard(name: Card): number {
    const { verb } = this.table;
    const losing = verb === 'discard' || verb === 'give';
    return losing ? this.worthOfDiscard(name) : -this.worthOfDiscard(name);
  }

  /** Good fortune is taken off one's own, misfortune off the others. */
  worthOfTakingOff(name: Card, on: Character): number {
    const { sum } = this.table.know(name);
    return this.isMine(on) ? sum : -sum;
  }

  /** Where something lands, who lives or dies, who exchanges with whom. */
  worthOfCharacter(target: Character): number {
    switch (this.table.verb) {
      case 'revive':
        return this.worthOfLife(target);
      case 'moveDeath':
        return this.table.getDeath(target) === undefined
          ? this.worthOfMoved(target)
          : this.worthOfLife(target);
      case 'swapModifiers':
        return this.worthOfSwap(target);
      default: {
        const worth = this.table.getSelfWorth(target);
        return this.isMine(target) ? -worth : worth / 2;
      }
    }
  }

  /** A revived character no longer counts: good for the wretched of others, and for one's own who died too happy. */
  private worthOfLife(target: Character): number {
    const worth = this.table.getSelfWorth(target);
    return this.isMine(target) ? worth : -worth * this.weighSeat(this.table.getOwner(target));
  }

  /** The death that is moved kills like one that is played, but for its effect. */
  private worthOfMoved(target: Character): number {
    const { picked } = this.table;
    const death = picked === undefined ? undefined : this.table.getDeath(picked);
    const card = death === undefined ? NO_CARD : this.table.know(death);
    return this.worthOfDeath({ ...card, effect: 0 }, target);
  }

  /** Misery is got from others for joy; among others, the living cheer up the dead, and among one's own, the other way round. */
  private worthOfSwap(target: Character): number {
    const { source, picked } = this.table;
    const worth = this.table.getSelfWorth(target);
    const mine = this.isMine(target);
    const swapsWith = source === undefined ? undefined : this.table.know(source).swapsWith;
    const isWithMine = picked === undefined ? swapsWith === 'you' : this.isMine(picked);
    if (mine !== isWithMine) return mine ? worth : -worth;
    const isDead = this.table.getDeath(target) !== undefined;
    return mine === isDead ? worth : -worth;
  }

  /** The nearest rival matters most. */
  weighSeat(seat: number): number {
    const { players } = this.table;
    if (players === 2) return 1;
    for (let other = 0; other < players; other++) {
      if (other !== this.table.seat && this.table.familyWorth(other) < this.table.familyWorth(seat))
        return 0.5;
    }
    return 0.8;
  }

  private isMine(character: Character): boolean {
    return this.table.getOwner(character) === this.table.seat;
  }

  private rounds(): number {
    return this.table.turn / this.table.players;
  }

  /** How a character's self-worth changes when a card is laid on it: slot by slot, what is printed covers (VIS-2). */
  private changeOn(target: Character, { pathos }: CardValue): number {
    let sum = 0;
    for (let slot = 0; slot < 3; slot++) {
      const value = pathos[slot] ?? null;
      if (value !== null) sum += value - this.table.getPathos(target, slot);
    }
    return sum;
  }
}

function worthOfTargetless({ sum, effect }: CardValue): number {
  return -sum + effect + 1;
}
