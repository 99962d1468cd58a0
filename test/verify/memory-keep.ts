import type { Keep } from '../../src/verify/index.js';

/** What is kept, for as long as a test runs; and how often something was put there. */
export class MemoryKeep implements Keep {
  readonly entries = new Map<string, Uint8Array>();
  readonly puts: string[] = [];

  get(kind: string, key: string): Uint8Array | undefined {
    return this.entries.get(`${kind} ${key}`);
  }

  put(kind: string, key: string, bytes: Uint8Array): void {
    this.entries.set(`${kind} ${key}`, bytes);
    this.puts.push(kind);
  }

  copy(): MemoryKeep {
    const copy = new MemoryKeep();
    for (const [name, bytes] of this.entries) copy.entries.set(name, bytes);
    return copy;
  }

  /** How many of a kind were put there since somebody asked. */
  take(kind: string): number {
    const found = this.puts.filter((one) => one === kind).length;
    for (let place = this.puts.length - 1; place >= 0; place--)
      if (this.puts[place] === kind) this.puts.splice(place, 1);
    return found;
  }
}
