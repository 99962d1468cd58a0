import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import { Speaker, type TextMemory } from '../language/speaker.js';
import type { Words } from '../language/words.js';
import { codeFingerprint } from './code-fingerprint.js';
import { wordsFor } from './words.js';
import { writeWhole } from './write-file.js';

/** Speakers of a deck's languages that remember, from one run to the next, what they have said. */
export interface Speakers {
  of(language: string): Speaker;
  /** Keeps what was said, for the next run. A deck whose output can't be written is only slower. */
  keep(): void;
}

export function speakersOf(deck: Deck, directory: string): Speakers {
  const speakers = new Map<string, { speaker: Speaker; memory: DiskMemory }>();
  return {
    of: (language) => {
      let found = speakers.get(language);
      if (found === undefined) {
        const words = wordsFor(deck, language);
        const memory = new DiskMemory(join(directory, 'output/.cache', `text-${language}.json`), words);
        found = { speaker: new Speaker(words, memory), memory };
        speakers.set(language, found);
      }
      return found.speaker;
    },
    keep: () => {
      for (const { memory } of speakers.values()) memory.keep();
    },
  };
}

/** What was said with a lexicon: another lexicon, other code or a damaged file begins anew. */
class DiskMemory implements TextMemory {
  private readonly path: string;
  private readonly lexicon: string;
  private readonly before: ReadonlyMap<string, unknown>;
  private readonly now = new Map<string, unknown>();
  private isNews = false;

  constructor(path: string, words: Words) {
    this.path = path;
    this.lexicon = digest(codeFingerprint('language') + JSON.stringify(words));
    this.before = this.read();
  }

  get(key: string): unknown {
    const said = this.now.get(key) ?? this.before.get(key);
    if (said !== undefined) this.now.set(key, said);
    return said;
  }

  set(key: string, said: unknown): void {
    this.now.set(key, said);
    this.isNews = true;
  }

  keep(): void {
    if (!this.isNews && this.now.size === this.before.size) return;
    const said = JSON.stringify([...this.now]);
    try {
      writeWhole(this.path, JSON.stringify({ lexicon: this.lexicon, sum: digest(said), said }));
    } catch {
      // It is only a memory: whatever asked for the text has it.
    }
  }

  private read(): ReadonlyMap<string, unknown> {
    try {
      if (!existsSync(this.path)) return new Map();
      const { lexicon, sum, said } = JSON.parse(readFileSync(this.path, 'utf8'));
      if (lexicon !== this.lexicon || sum !== digest(said)) return new Map();
      return new Map(JSON.parse(said));
    } catch {
      return new Map();
    }
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
