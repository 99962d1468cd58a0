import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deck, Modifier } from '../../src/deck/deck.js';
import type { Store } from '../../src/store/store.js';
import { verify } from '../../src/verify/index.js';
import { alternate, ROOT, verdict } from '../measure.js';

const MAIN = join(ROOT, 'dist/cli/main.js');
const ROUNDS = 2;

/** In all three editions, so that all games are played anew; more cards than most meet it. */
const CARD = 'pursued-by-poodles';
const FILE = 'cards/base/modifiers.yaml';

/** What a proof costs after one card was edited, and of one card alone, against all of it from nothing. */
export async function afterAnEdit(deck: Deck): Promise<boolean> {
  return [await probes(deck), whole()].every(Boolean);
}

/** So many modifiers, spread over the deck: some lie on many tables, most on few. */
const SAMPLE = 7;

async function probes(deck: Deck): Promise<boolean> {
  const modifiers = Object.keys(deck.cards).filter((id) => deck.cards[id]?.kind === 'modifier');
  const sample = Array.from(
    { length: SAMPLE },
    (_, i) => modifiers[Math.floor(((i + 0.5) * modifiers.length) / SAMPLE)] as string,
  );
  const filled = memoryStore();
  const all = await proof(deck, filled.store);
  const ratios: number[] = [];
  for (const id of [CARD, ...sample]) {
    const { store, kept } = memoryStore(filled.entries);
    ratios.push((await proof(edited(deck, id), store)) / all);
    console.log(`  ${id} edited: the probes of ${kept()} cards, ${ratios.at(-1)?.toFixed(2)} × of all`);
  }
  const [met = 1, ...sorted] = ratios;
  sorted.sort((a, b) => a - b);
  return [
    verdict('probes after one edit / all probes, the median card', sorted[SAMPLE >> 1] ?? 1, 0.15),
    verdict(`probes after one edit / all probes, ${CARD}, which many meet`, met, 0.15),
  ].every(Boolean);
}

/** Milliseconds, in new threads. */
async function proof(deck: Deck, store: Store): Promise<number> {
  const start = performance.now();
  await verify(deck, { probesOnly: true, workers: 2, store });
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
  const store: Store = {
    find: (kind, key) => entries.get(`${kind} ${key}`),
    keep(kind, key, content) {
      entries.set(`${kind} ${key}`, Buffer.from(content as string));
      count++;
    },
    tidy() {},
  };
  return { store, entries, kept: () => count };
}

/** Commands, each in a process of its own. */
function whole(): boolean {
  let [full, afterwards, one] = [0, 0, 0].map(() => Number.POSITIVE_INFINITY) as [number, number, number];
  const time = (folder: string, ...args: string[]) =>
    alternate(1, { it: [MAIN, 'verify', ...args, '--deck', folder] }).it.milliseconds;
  for (let round = 0; round < ROUNDS; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
    try {
      for (const name of ['shroud.yaml', 'cards'])
        cpSync(join(ROOT, name), join(folder, name), { recursive: true });
      one = Math.min(one, time(folder, '--cards', CARD, '--no-cache'));
      full = Math.min(full, time(folder));
      const text = readFileSync(join(folder, FILE), 'utf8');
      const at = text.indexOf(`${CARD}:`);
      const changed = text.slice(at).replace('middle: -15', 'middle: -20');
      if (changed === text.slice(at)) throw new Error(`${CARD} is not what it was`);
      writeFileSync(join(folder, FILE), text.slice(0, at) + changed);
      afterwards = Math.min(afterwards, time(folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(
    `  verify: ${seconds(full)}; after one edit ${seconds(afterwards)}; one card from nothing ${seconds(one)}`,
  );
  return [
    verdict('verify after one edit / from nothing', afterwards / full, 0.5),
    verdict('verify --cards, one card from nothing / all', one / full, 0.2),
  ].every(Boolean);
}
