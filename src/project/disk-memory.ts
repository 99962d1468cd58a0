import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../deck/write-whole.js';

/** Beside four times what was asked for. */
const MOST_UNASKED = 1000;

/**
 * What was worked out before, from one run to the next, by what it was made from. In other circumstances, or where the
 * file is damaged, it begins anew; where nothing can be written, whoever asks is only slower.
 */
export class DiskMemory {
  private readonly path: string | undefined;
  private readonly circumstances: string;
  private readonly before: ReadonlyMap<string, unknown>;
  private readonly now = new Map<string, unknown>();
  private isNews = false;

  /**
   * @param path left out: nothing outlives this run
   * @param circumstances all that holds for every entry: a lexicon, fonts, code
   */
  constructor(path: string | undefined, circumstances: string) {
    this.path = path;
    this.circumstances = digest(circumstances);
    this.before = this.read();
  }

  get(key: string): unknown {
    const known = this.now.get(key) ?? this.before.get(key);
    if (known !== undefined) this.now.set(key, known);
    return known;
  }

  set(key: string, value: unknown): void {
    this.now.set(key, value);
    this.isNews = true;
  }

  /** Writes down what is new. What nobody asked for in this run stays, too, until there is far too much of it. */
  keep(): void {
    if (this.path === undefined || !this.isNews) return;
    const unasked = [...this.before].filter(([key]) => !this.now.has(key));
    const known = JSON.stringify([...unasked.slice(-MOST_UNASKED - 4 * this.now.size), ...this.now]);
    try {
      writeWhole(this.path, JSON.stringify({ circumstances: this.circumstances, sum: digest(known), known }));
    } catch {
      // It is only a memory: whoever asked has what they wanted.
    }
  }

  private read(): ReadonlyMap<string, unknown> {
    try {
      if (this.path === undefined || !existsSync(this.path)) return new Map();
      const { circumstances, sum, known } = JSON.parse(readFileSync(this.path, 'utf8'));
      if (circumstances !== this.circumstances || sum !== digest(known)) return new Map();
      return new Map(JSON.parse(known));
    } catch {
      return new Map();
    }
  }
}

/** A short name for a long text. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
