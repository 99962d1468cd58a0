import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cache } from '../../src/cache/cache.js';
import type { Deck, Modifier } from '../../src/deck/deck.js';
import { verify } from '../../src/verify/index.js';
import { alternate, ROOT, verdict } from '../measure.js';

const MAIN = join(ROOT, 'dist/cli/main.js');

/** In all editions, so that all games are played again; more cards than most meet it. No edit costs much more. */
const CARD = 'pursued-by-poodles';

/** What a proof costs after one card was edited, and of one card alone, against all of it from nothing. */
export async function afterAnEdit(deck: Deck): Promise<boolean> {
  return [await probes(deck), whole(deck)].every(Boolean);
}

/** So many modifiers, spread over the deck: some lie on many tables, most on few; some are in all editions, some in one. */
const SAMPLE = 7;

function sampleOf(deck: Deck): readonly string[] {
  const modifiers = Object.keys(deck.cards).filter((id) => deck.cards[id]?.kind === 'modifier');
  return Array.from(
    { length: SAMPLE },
    (_, i) => modifiers[Math.floor(((i + 0.5) * modifiers.length) / SAMPLE)] as string,
  );
}

/** The one in the middle. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number;
}

async function probes(deck: Deck): Promise<boolean> {
  const filled = memoryStore();
  const all = await proof(deck, filled.cache);
  const ratios: number[] = [];
  for (const id of [CARD, ...sampleOf(deck)]) {
    const { cache, kept } = memoryStore(filled.entries);
    ratios.push((await proof(edited(deck, id), cache)) / all);
    console.log(`  ${id} edited: the probes of ${kept()} cards, ${ratios.at(-1)?.toFixed(2)} × of all`);
  }
  const [met = 1, ...others] = ratios;
  return [
    verdict('probes after one edit / all probes, the median card', median(others), 0.15),
    verdict(`probes after one edit / all probes, ${CARD}, which many meet`, met, 0.15),
  ].every(Boolean);
}

/** Milliseconds, in new threads. */
async function proof(deck: Deck, cache: Cache): Promise<number> {
  const start = performance.now();
  await verify(deck, { probesOnly: true, workers: 2, cache });
  return performance.now() - start;
}

/** A deck with another number on a modifier. */
function edited(deck: Deck, id: string): Deck {
  const card = deck.cards[id] as Modifier;
  const pathos = { ...card.pathos, middle: (card.pathos.middle ?? 0) - 5 };
  return { ...deck, cards: { ...deck.cards, [id]: { ...card, pathos } } };
}

function memoryStore(before: ReadonlyMap<string, Uint8Array> = new Map()) {
  const entries = new Map(before);
  let count = 0;
  const cache: Cache = {
    get: (kind, key) => entries.get(`${kind} ${key}`),
    set(kind, key, content) {
      entries.set(`${kind} ${key}`, Buffer.from(content as string));
      count++;
    },
    prune() {},
  };
  return { cache, entries, kept: () => count };
}

/** Commands, each in a process of its own. What is slow by chance is measured again: of the two, the quicker counts. */
function whole(deck: Deck): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
  const time = (...args: string[]) =>
    alternate(1, { it: [MAIN, 'verify', ...args, '--deck', folder] }).it.milliseconds;
  const twice = (once: () => number) => Math.min(once(), once());
  const fromNothing = () => {
    rmSync(join(folder, 'output'), { recursive: true, force: true });
    return time();
  };
  try {
    for (const name of ['shroud.yaml', 'cards'])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    const one = twice(() => time('--cards', CARD, '--no-cache'));
    let full = fromNothing();
    const times: number[] = [];
    const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
    for (const id of [CARD, ...sampleOf(deck)]) {
      const edits = editsOf(folder, id);
      const edited = twice(() => {
        edits.next();
        return time();
      });
      edits.return();
      times.push(edited);
      console.log(`  verify after an edit of ${id}: ${seconds(edited)}`);
    }
    full = Math.min(full, fromNothing());
    console.log(`  verify: ${seconds(full)}; one card from nothing ${seconds(one)}`);
    const [worst = full, ...others] = times;
    return [
      verdict('verify after one edit / from nothing, the median card', median(others) / full, 0.5),
      verdict(`verify after one edit / from nothing, ${CARD}, at all tables`, worst / full, 0.5),
      verdict('verify --cards, one card from nothing / all', one / full, 0.2),
    ].every(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gives a card another number on each call, in its file; at the end it is what it was. */
function* editsOf(folder: string, id: string): Generator<void, void> {
  const file = cardFiles(folder).find((path) => bodyOf(readFileSync(path, 'utf8'), id) !== undefined);
  if (file === undefined) throw new Error(`${id} is in no file`);
  const text = readFileSync(file, 'utf8');
  const [start, end] = bodyOf(text, id) as [number, number];
  try {
    for (let by = 5; ; by += 5) {
      const body = text
        .slice(start, end)
        .replace(/\b(top|middle|bottom): (-?\d+)/, (_, slot, value) => `${slot}: ${Number(value) - by}`);
      if (body === text.slice(start, end)) throw new Error(`${id} has no number`);
      writeFileSync(file, text.slice(0, start) + body + text.slice(end));
      yield;
    }
  } finally {
    writeFileSync(file, text);
  }
}

const cardFiles = (folder: string) =>
  readdirSync(join(folder, 'cards'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, 'cards', name));

/** The place of a card in the text of a file. */
function bodyOf(text: string, id: string): readonly [number, number] | undefined {
  const found = new RegExp(`^  ${id}:\\n(?:    .*\\n|\\n)*`, 'm').exec(text);
  return found === null ? undefined : [found.index, found.index + found[0].length];
}
