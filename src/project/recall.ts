import type { Card } from '../deck/deck.js';
import { areSame } from '../deck/share.js';

interface Known<T> {
  readonly from: readonly unknown[];
  readonly value: T;
}

/** What was worked out before in this process, as long as all that it was made from is the very same. */
export class Recall {
  private readonly known = new Map<string, Known<unknown>>();

  /** @param from texts, or things that never change: what is made of them stays true */
  once<T>(name: string, from: readonly unknown[], make: () => T): T {
    const found = this.known.get(name);
    if (found !== undefined && areSame(found.from, from)) return found.value as T;
    const value = make();
    this.known.set(name, { from, value });
    return value;
  }
}

/** The same for each card and language. */
export class CardRecall<T> {
  private readonly known = new WeakMap<Card, Map<string, Known<T>>>();

  get(card: Card, language: string, from: readonly unknown[]): T | undefined {
    const found = this.known.get(card)?.get(language);
    return found !== undefined && areSame(found.from, from) ? found.value : undefined;
  }

  set(card: Card, language: string, from: readonly unknown[], value: T): void {
    const ofCard = this.known.get(card) ?? new Map<string, Known<T>>();
    this.known.set(card, ofCard.set(language, { from, value }));
  }
}
