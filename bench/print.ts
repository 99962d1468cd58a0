import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../test/support/browser.js';
import { ROOT, verdict } from './measure.js';
import { changeOneCard } from './print/change-one-card.js';
import { stocks } from './print/stocks.js';

const ROUNDS = 3;
const EDITION = 'classic';

interface Ours {
  readonly open: number;
  readonly print: number;
  readonly memory: number;
  /** The same once more in the same process, one card changed. */
  readonly again?: number;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  readonly diagnostics: readonly unknown[];
}

/**
 * 110 cards on A4, cold and warm, against headless Chromium printing the same faces as HTML; then all languages; then the
 * stocks beside each other, and with `--before FOLDER` beside another version, which lies there, built.
 */
export function bench(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'shroud-bench-'));
  try {
    for (const path of ['shroud.yaml', 'cards'])
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    return [...againstChromium(folder), ...allLanguages(folder), ...stocks()].every(Boolean);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function againstChromium(folder: string): boolean[] {
  const html = join(folder, 'faces.html');
  script('write-html.js', [ROOT, folder, 'en', EDITION, html]);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    rmSync(join(folder, 'output'), { recursive: true, force: true });
    const cold = print(folder, 'en', EDITION, 'watch');
    changeOneCard(folder, `x${round}`);
    const warm = print(folder, 'en', EDITION);
    return { cold, warm, browser: browse(html, join(folder, 'faces.pdf')) };
  });
  const cold = Math.min(...rounds.map((one) => one.cold.print));
  const warm = Math.min(...rounds.map((one) => one.warm.print));
  const again = Math.min(...rounds.map((one) => one.cold.again ?? Number.NaN));
  const sizes = rounds[0]?.cold.files.map(({ bytes }) => bytes) ?? [];
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`      cold ${cold.toFixed(0)} ms, ${kib(size)}; with one card changed:`);
  console.log(
    `      ${again.toFixed(0)} ms where the tool is running, ${warm.toFixed(0)} ms where it has to start`,
  );
  const results = [
    verdict('one card changed, running / cold', again / cold, 0.15),
    verdict('one card changed, starting / cold', warm / cold, 0.15),
  ];
  const browsers = rounds.flatMap(({ browser }) => (browser ? [browser] : []));
  if (browsers.length === 0) {
    console.log('      no Chromium is installed: nothing to compare with');
    return results;
  }
  const theirs = Math.min(...browsers.map((one) => one.print));
  const theirSize = Math.min(...browsers.map(({ bytes }) => bytes));
  console.log(`      Chromium ${theirs.toFixed(0)} ms, ${kib(theirSize)}`);
  return [
    ...results,
    verdict('110 cards, cold / Chromium', cold / theirs, 3),
    verdict('size / Chromium', size / theirSize, 1.5),
  ];
}

function allLanguages(folder: string): boolean[] {
  rmSync(join(folder, 'output'), { recursive: true, force: true });
  const { print: milliseconds, memory, files } = print(folder, 'en,it,es,fr,pl');
  const largest = Math.max(...files.map(({ bytes }) => bytes));
  console.log(`      five languages, all cards: ${files.length} files, the largest ${kib(largest)}`);
  return [
    verdict('five languages / 45 s', milliseconds / 45_000, 1),
    verdict('memory / 700 MiB', memory / 700, 1),
    verdict('largest file / 1.5 MB', largest / 1_500_000, 1),
  ];
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`;

function print(folder: string, languages: string, ...more: string[]): Ours {
  const told = script('print-once.js', [ROOT, folder, languages, ...more]) as Ours;
  if (told.diagnostics.length > 0) throw new Error(JSON.stringify(told.diagnostics));
  return told;
}

function browse(html: string, out: string): { print: number; bytes: number } | undefined {
  const browser = findBrowser();
  if (browser === undefined) return undefined;
  const { print: milliseconds } = script('print-html.js', [browser, html, out]) as { print: number };
  return { print: milliseconds, bytes: statSync(out).size };
}

function script(name: string, args: readonly string[]): unknown {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bench/out/bench/print', name), ...args],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return stdout === '' ? undefined : JSON.parse(stdout);
}
