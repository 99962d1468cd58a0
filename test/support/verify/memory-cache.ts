import type { Cache } from '../../../src/cache/cache.js';

/** What is kept, for as long as a test runs; and how often something was kept. */
export class MemoryStore implements Cache {
  readonly entries = new Map<string, Uint8Array>();
  readonly kept: string[] = [];

  get(kind: string, key: string): Uint8Array | undefined {
    return this.entries.get(`${kind} ${key}`);
  }

  set(kind: string, key: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    this.entries.set(`${kind} ${key}`, bytes);
    this.kept.push(kind);
  }

  prune(): void {}

  copy(): MemoryStore {
    const copy = new MemoryStore();
    for (const [name, bytes] of this.entries) copy.entries.set(name, bytes);
    return copy;
  }

  /** How many of a kind were kept since the last call. */
  take(kind: string): number {
    const found = this.kept.filter((one) => one === kind).length;
    for (let place = this.kept.length - 1; place >= 0; place--)
      if (this.kept[place] === kind) this.kept.splice(place, 1);
    return found;
  }
}
