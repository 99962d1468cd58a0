import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { ROOT, runOnce, verdict } from '../measure.js';

const ROUNDS = 5;
const EDITION = 'classic';

/** Cards of an edition, drawn from nothing: what other stocks than film cost, and what everything did in another version. */
export function stocks(): boolean[] {
  const before = process.argv.indexOf('--before');
  const other = before < 0 ? undefined : resolve(process.argv[before + 1] ?? '.');
  return [...againstFilm(), ...(other === undefined ? [] : againstBefore(other))];
}

function againstFilm(): boolean[] {
  const { film, labels, windows, backing } = least(ROOT, {
    film: [ROOT, '--stock', 'film'],
    labels: [ROOT, '--stock', 'labels'],
    windows: [ROOT, '--stock', 'windows'],
    backing: [ROOT, '--stock', 'backing'],
  });
  console.log(
    `      the processor's time for film ${film.toFixed(0)} ms, labels ${labels.toFixed(0)}, windows ${windows.toFixed(0)}, backing ${backing.toFixed(0)}`,
  );
  return [
    verdict('labels / film', labels / film, 1.5),
    verdict('windows / film', windows / film, 1.5),
    verdict('backing / film', backing / film, 1.5),
  ];
}

/** The deck is that of the version before, so that both print the same. */
function againstBefore(other: string): boolean[] {
  const { now, earlier } = least(other, { earlier: [other], now: [ROOT] });
  console.log(
    `      paper and film, the processor's time: before ${earlier.toFixed(0)} ms, now ${now.toFixed(0)} ms`,
  );
  return [verdict('paper and film, now / before', now / earlier, 1.1)];
}

/** The least of the processor's time that each took, by turns: whatever slows the machine slows all of them. */
function least<Name extends string>(
  deck: string,
  prints: Readonly<Record<Name, readonly [tool: string, ...args: string[]]>>,
): Record<Name, number> {
  const found = Object.fromEntries(Object.keys(prints).map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, [tool, ...args]] of Object.entries(prints) as [Name, [string, ...string[]]][]) {
      const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
      try {
        for (const path of ['shroud.yaml', 'cards'])
          cpSync(join(deck, path), join(folder, path), { recursive: true });
        const main = join(tool, 'dist/cli/main.js');
        const { processor } = runOnce([main, 'print', '--deck', folder, '--edition', EDITION, ...args]);
        found[name] = Math.min(found[name] ?? processor, processor);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  return found as Record<Name, number>;
}
