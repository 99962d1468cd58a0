/**
 * Memos that their owner holds, such as a workspace. An entry is valid while every dependency is identical (`===`), so
 * inputs must be immutable, and unchanged inputs must keep their identity.
 */
import { areSame } from './reuse-unchanged.js';

/** Keeps one value for each name. */
export class Memo<Value = unknown> {
  private readonly entries = new Map<string, { readonly from: readonly unknown[]; readonly value: Value }>();

  /** @param from dependencies: strings or immutable objects */
  get<T extends Value>(name: string, from: readonly unknown[], make: () => T): T {
    const found = this.entries.get(name);
    if (found !== undefined && areSame(found.from, from)) return found.value as T;
    const value = make();
    this.entries.set(name, { from, value });
    return value;
  }
}

/** Keeps one value for each immutable object, such as a card, in scopes, such as languages. */
export class ScopedMemo<Value> {
  private readonly scopes = new Memo<MemoScope<Value>>();

  /** @param from dependencies shared by all objects of a scope: if one changes, the scope is emptied */
  scope(name: string, from: readonly unknown[]): MemoScope<Value> {
    return this.scopes.get(name, from, () => new MemoScope<Value>());
  }
}

/** An entry is valid while the object and its one or two own dependencies are identical. */
export class MemoScope<Value> {
  private readonly entries = new WeakMap<
    object,
    { readonly own: unknown; readonly more: unknown; readonly value: Value }
  >();

  get(thing: object, own: unknown, more?: unknown): Value | undefined {
    const found = this.entries.get(thing);
    return found !== undefined && found.own === own && found.more === more ? found.value : undefined;
  }

  set(thing: object, value: Value, own: unknown, more?: unknown): void {
    this.entries.set(thing, { own, more, value });
  }
}
