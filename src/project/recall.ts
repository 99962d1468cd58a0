import type { Card, Deck, Translation } from '../deck/deck.js';
import { areSame } from '../deck/share.js';

interface Known<T> {
  readonly from: readonly unknown[];
  readonly value: T;
}

const listed = new WeakMap<
  object,
  { readonly ids: readonly string[]; readonly list: readonly (Translation | undefined)[] }
>();

/** The translations of cards in a language, in the order of the cards: the very list of the last time, where nothing has changed. */
export function textsInOrder(
  texts: Deck['texts'][string] | undefined,
  ids: readonly string[],
): readonly (Translation | undefined)[] {
  if (texts === undefined) return ids.map(() => undefined);
  const known = listed.get(texts);
  if (known !== undefined && areSame(known.ids, ids)) return known.list;
  const list = ids.map((id) => texts[id]);
  listed.set(texts, { ids, list });
  return list;
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

/** The same for each card, one page a language. */
export class CardRecall<T> {
  private readonly pages = new Map<string, { readonly from: readonly unknown[]; readonly page: Page<T> }>();

  /** @param from what all cards of a language have in common: where it has changed, the page is empty */
  page(language: string, from: readonly unknown[]): Page<T> {
    const known = this.pages.get(language);
    if (known !== undefined && areSame(known.from, from)) return known.page;
    const page = new Page<T>();
    this.pages.set(language, { from, page });
    return page;
  }
}

/** What is known of cards: of each as long as it, and the one or two things of its own that it was made from, are the very same. */
export class Page<T> {
  private readonly known = new WeakMap<Card, { readonly own: unknown; readonly more: unknown; value: T }>();

  get(card: Card, own: unknown, more?: unknown): T | undefined {
    const found = this.known.get(card);
    return found !== undefined && found.own === own && found.more === more ? found.value : undefined;
  }

  set(card: Card, value: T, own: unknown, more?: unknown): void {
    this.known.set(card, { own, more, value });
  }
}
