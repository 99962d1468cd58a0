import { rmSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { findBrowser, startBrowser } from '../test/support/browser.js';
import { deckCopies } from './edit/deck-copies.js';
import { edit } from './edit/edits.js';
import { verdict } from './measure.js';
import { RunningStudio } from './studio/running.js';

const numberAfter = (option: string, otherwise: number) => {
  const at = process.argv.indexOf(option);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
/** How many saves are measured (0: none), and how many fall on one with everything opened again. */
const SAVES = numberAfter('--saves', 100);
const EACH = 5;
/** How many saves memory is looked at after; 0: not at all. */
const MANY = numberAfter('--many', 1000);
/** Only the deck that is so many times as large as the one that ships; left out: that one, and ten times as large. */
const ONLY = numberAfter('--times', 0);
/** On a quiet machine, in ms. */
const AIM = 150;

/**
 * In the real browser: from the save of one card until its new picture is painted, beside the same server with the deck
 * opened again and the page loaded again. The two take turns, so that whatever slows the machine slows both.
 */
export async function bench(): Promise<boolean> {
  const program = findBrowser();
  if (program === undefined) {
    console.log('  skipped: there is no Chromium');
    return true;
  }
  const browser = await startBrowser(program);
  try {
    const isAsked = (times: number) => SAVES > 0 && (ONLY === 0 || ONLY === times);
    const small = !isAsked(1) || (await saving(browser, 1));
    const large = !isAsked(10) || (await saving(browser, 10));
    const isFlat = MANY === 0 || (await remembering(browser));
    return small && large && isFlat;
  } finally {
    await browser.close();
  }
}

async function saving(browser: Browser, times: number): Promise<boolean> {
  const [folder, other] = [deckCopies(times), deckCopies(times)];
  const studio = await RunningStudio.start(folder, browser);
  const rival = await RunningStudio.start(other, browser);
  const [live, anew]: [number[], number[]] = [[], []];
  try {
    // The first time, everything is checked and drawn: both keep that.
    await Promise.all([studio.open(), rival.open()]);
    const first = await studio.openAll();
    await studio.open();
    await settled(studio);
    for (let round = 1; round <= SAVES; round++) {
      live.push(await saveLive(studio, folder, round));
      if (round % EACH !== 0) continue;
      anew.push(await saveAnew(rival, other, round));
      // It goes on checking what it has opened, for seconds: a user with one studio open does not have that beside it.
      await settled(rival);
    }
    const cards = times === 1 ? '179' : '1,790';
    console.log(
      `      ${cards} cards: save to picture ${told(live)}; opened anew and loaded again ${told(anew)}; the page to all faces on the screen ${first.toFixed(0)} ms`,
    );
    if (at(live, 95) > AIM) console.log(`      (p95 is above ${AIM} ms, which a quiet machine should keep)`);
    return verdict(
      `save to picture among ${cards} cards / opened anew, p50`,
      at(live, 50) / at(anew, 50),
      0.1,
    );
  } finally {
    await Promise.all([studio.end(), rival.end()]);
    for (const one of [folder, other]) rmSync(one, { recursive: true });
  }
}

/** In the studio: the file is saved, and the picture changes. */
async function saveLive(studio: RunningStudio, folder: string, round: number): Promise<number> {
  const before = await studio.picture();
  const painted = studio.painted(before);
  const start = performance.timeOrigin + performance.now();
  edit(folder, 'text', round);
  return (await painted) - start;
}

/** Without it: the file is saved, the deck opened again, and the page loaded again. */
async function saveAnew(rival: RunningStudio, folder: string, round: number): Promise<number> {
  await rival.halt();
  const start = performance.now();
  edit(folder, 'text', round);
  await rival.serve();
  await rival.open();
  return performance.now() - start;
}

/** Whatever the first look has set going is done when the page no longer says so. */
async function settled({ page }: RunningStudio): Promise<void> {
  while ((await page.evaluate("document.querySelector('.notice')?.textContent ?? ''")) !== '')
    await wait(100);
}

/** Memory of the server, after the first tenth of the saves that fill what it holds ready, and in the end. */
async function remembering(browser: Browser): Promise<boolean> {
  const folder = deckCopies(1);
  const studio = await RunningStudio.start(folder, browser);
  try {
    await studio.open();
    await settled(studio);
    const sizes: { readonly heap: number; readonly resident: number }[] = [];
    for (let round = 1; round <= MANY; round++) {
      await saveLive(studio, folder, round);
      if (round % Math.ceil(MANY / 10) === 0) sizes.push(await studio.memory());
    }
    const [half, last] = [sizes[Math.floor(sizes.length / 2) - 1], sizes.at(-1)];
    console.log(`      memory in MB, tenth by tenth: ${sizes.map(({ heap }) => heap.toFixed(0)).join(', ')}`);
    return verdict(
      `memory after ${MANY} saves / after half of them`,
      (last?.heap ?? 0) / (half?.heap ?? 1),
      1.1,
    );
  } finally {
    await studio.end();
    rmSync(folder, { recursive: true });
  }
}

function at(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

const told = (times: readonly number[]) =>
  `p50 ${at(times, 50).toFixed(0)} ms, p95 ${at(times, 95).toFixed(0)} ms (${times.length} saves)`;
