/**
 * In-process memoization for one workspace. An entry is valid while every dependency is identical (`===`), so inputs
 * must be immutable, and unchanged inputs must keep their identity.
 */
import type { Card, Deck, Translation } from '../deck/deck.js';
import { areSame } from '../memo/reuse-unchanged.js';

interface MemoEntry<T> {
  readonly from: readonly unknown[];
  readonly value: T;
}

const listed = new WeakMap<
  object,
  { readonly ids: readonly string[]; readonly list: readonly (Translation | undefined)[] }
>();

/**
 * Translations of cards in a language, in the order of the cards. Returns the identical list if nothing has changed.
 */
export function textsInOrder(
  texts: Deck['texts'][string] | undefined,
  ids: readonly string[],
): readonly (Translation | undefined)[] {
  if (texts === undefined) return ids.map(() => undefined);
  const cached = listed.get(texts);
  if (cached !== undefined && areSame(cached.ids, ids)) return cached.list;
  const list = ids.map((id) => texts[id]);
  listed.set(texts, { ids, list });
  return list;
}

/** In-process memo, valid while every dependency is identical. */
export class Memo {
  private readonly entries = new Map<string, MemoEntry<unknown>>();

  /** @param from dependencies: strings or immutable objects */
  get<T>(name: string, from: readonly unknown[], make: () => T): T {
    const found = this.entries.get(name);
    if (found !== undefined && areSame(found.from, from)) return found.value as T;
    const value = make();
    this.entries.set(name, { from, value });
    return value;
  }
}

/** The same for each card, with one scope per language. */
export class CardMemo<T> {
  private readonly pages = new Map<
    string,
    { readonly from: readonly unknown[]; readonly page: CardMemoScope<T> }
  >();

  /** @param from dependencies shared by all cards of a language: if one changes, the scope is emptied */
  scope(language: string, from: readonly unknown[]): CardMemoScope<T> {
    const cached = this.pages.get(language);
    if (cached !== undefined && areSame(cached.from, from)) return cached.page;
    const page = new CardMemoScope<T>();
    this.pages.set(language, { from, page });
    return page;
  }
}

/** Per-card memo: an entry is valid while the card and its one or two own dependencies are identical. */
export class CardMemoScope<T> {
  private readonly entries = new WeakMap<Card, { readonly own: unknown; readonly more: unknown; value: T }>();

  get(card: Card, own: unknown, more?: unknown): T | undefined {
    const found = this.entries.get(card);
    return found !== undefined && found.own === own && found.more === more ? found.value : undefined;
  }

  set(card: Card, value: T, own: unknown, more?: unknown): void {
    this.entries.set(card, { own, more, value });
  }
}
