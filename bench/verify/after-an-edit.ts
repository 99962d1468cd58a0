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

const EDITS: Readonly<Record<string, (card: Modifier) => Partial<Modifier>>> = {
  'a number': () => ({ pathos: { top: -10, middle: -20 } }),
  'an icon': () => ({ icons: { bottom: 'goblet' } }),
  'a script': ({ effects: { immediate = [] } }) => ({ effects: { immediate: [...immediate, ...immediate] } }),
};

async function probes(deck: Deck): Promise<boolean> {
  const proof = async (of: Deck, store: Store) => {
    const start = performance.now();
    await verify(of, { probesOnly: true, workers: 2, store });
    return performance.now() - start;
  };
  const times: Record<string, number> = {};
  let all = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const filled = memoryStore();
    all = Math.min(all, await proof(deck, filled.store));
    for (const [what, edit] of Object.entries(EDITS)) {
      const { store, kept } = memoryStore(filled.entries);
      const card = deck.cards[CARD] as Modifier;
      const cards = { ...deck.cards, [CARD]: { ...card, ...edit(card) } };
      const time = await proof({ ...deck, cards }, store);
      times[what] = Math.min(times[what] ?? time, time);
      if (round === 0) console.log(`  ${what} of ${CARD}: the probes of ${kept()} cards`);
    }
  }
  const ratios = Object.entries(times).map(([what, time]) =>
    verdict(`probes after an edit of ${what} / all probes`, time / all, 0.15),
  );
  return ratios.every(Boolean);
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
  let [full, edited, one] = [0, 0, 0].map(() => Number.POSITIVE_INFINITY) as [number, number, number];
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
      edited = Math.min(edited, time(folder));
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(
    `  verify: ${seconds(full)}; after one edit ${seconds(edited)}; one card from nothing ${seconds(one)}`,
  );
  return [
    verdict('verify after one edit / from nothing', edited / full, 0.5),
    verdict('verify --cards, one card from nothing / all', one / full, 0.2),
  ].every(Boolean);
}
