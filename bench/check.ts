import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERBS, verbs } from '../src/vocabulary/verbs/index.js';
import { alternate, ROOT, verdict } from './measure.js';

const MAIN = join(ROOT, 'dist/cli/main.js');
const PARSE = join(ROOT, 'bench/bare-parse.mjs');
const ROUNDS = 7;

/** `check` (without the fit on the card) against a bare parse of the same files; and what asking for the version costs. */
export function bench(): boolean {
  const start = alternate(15, { node: ['-e', '0'], version: [MAIN, '--version'] });
  const results = [
    verdict('shroud --version / node -e 0', start.version.milliseconds / start.node.milliseconds, 1.6),
  ];
  for (const cards of [1_000, 4_000]) {
    const folder = generate(cards);
    try {
      // The first run sets every text to see whether it fits; all evening after that, only what changes.
      const { first } = alternate(1, { first: [MAIN, 'check', '--deck', folder] });
      const { parse, check } = alternate(ROUNDS, {
        parse: [PARSE, folder],
        check: [MAIN, 'check', '--deck', folder],
      });
      results.push(
        verdict(`check / parseDocument, ${cards} cards`, check.milliseconds / parse.milliseconds, 3),
      );
      console.log(
        `      ${check.milliseconds.toFixed(0)} ms and ${check.memory.toFixed(0)} MiB against ${parse.milliseconds.toFixed(0)} ms and ${parse.memory.toFixed(0)} MiB; the very first run ${first.milliseconds.toFixed(0)} ms`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return results.every(Boolean);
}

const PER_FILE = 250;
const LASTING = VERBS.filter((verb) => verbs[verb].categories.includes('continuous' as never));
const IMMEDIATE = VERBS.filter((verb) => verbs[verb].categories.includes('immediate' as never));

/** A deck of modifiers with every verb in turn, as a designer would write them. */
function generate(cards: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
  mkdirSync(join(folder, 'cards/base'), { recursive: true });
  writeFileSync(
    join(folder, 'shroud.yaml'),
    `name: bench\nversion: 1.0.0\nlanguages: [en]\neditions:\n  classic: { sets: [base], census: { modifiers: ${cards} } }\n`,
  );
  for (let first = 0; first < cards; first += PER_FILE) {
    const some = Array.from({ length: Math.min(PER_FILE, cards - first) }, (_, i) => card(first + i));
    writeFileSync(join(folder, `cards/base/cards-${first}.yaml`), `modifiers:\n${some.join('')}`);
  }
  return folder;
}

function card(n: number): string {
  const clause = (list: typeof VERBS) =>
    verbs[list[(n >> 1) % list.length] ?? 'draw'].example.replaceAll(/^/gm, ' '.repeat(8));
  return [
    `  card-number-${n}:`,
    `    title: Card Number ${n}`,
    '    flavour: Not the first of its kind, nor, alas, the last.',
    `    pathos: { top: ${-5 * ((n % 5) + 1)}, middle: ${5 * ((n % 4) + 1)} }`,
    `    icon: ${['beast', 'death', 'duck', 'goblet', 'lucre', 'marriage'][n % 6]}`,
    '    effects:',
    n % 2 === 0 ? '      immediate:' : '      continuous:',
    clause(n % 2 === 0 ? IMMEDIATE : LASTING),
    '',
  ].join('\n');
}
