import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { findBrowser, startBrowser } from '../browser.js';
import { checkedStarter } from '../checked-starter.js';
import { STARTER } from '../places.js';
import { temporaryFolder } from '../temporary-folder.js';
import { withTools } from '../tools.js';
import { type Running, runStudio } from './run-studio.js';

/** A copy of the deck to start from, without what was made of it. */
export function starter(): string {
  const folder = temporaryFolder();
  cpSync(STARTER, folder, { recursive: true, filter: (path) => !path.includes('/output') });
  return folder;
}

/** One that ends with the test. */
export async function startStudio(folder: string, port = 0, more: readonly string[] = []): Promise<Running> {
  const running = await runStudio(folder, port, more);
  onTestFinished(running.stop);
  return running;
}

const program = findBrowser();
export const noBrowser = program === undefined ? 'there is no Chromium' : undefined;
const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };

/** One browser, and one studio, for all files of tests that this process runs: to start them takes most of the time. */
let browser: Promise<Browser> | undefined;
let shared: Promise<{ readonly folder: string; readonly studio: Running }> | undefined;

async function startShared(): Promise<{ readonly folder: string; readonly studio: Running }> {
  const folder = await checkedStarter(mkdtempSync(join(tmpdir(), 'shroud-studio-')), 'command');
  const studio = await runStudio(folder);
  const end = () => {
    studio.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  // A process that is killed does not emit "exit" itself.
  process.once('SIGTERM', () => process.exit());
  return { folder, studio };
}

/** A tab that no test has open. To make one takes longer than to load the studio, so the next test gets it. */
let idle: Tab | undefined;

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

async function newTab(screen: BrowserContextOptions): Promise<Tab> {
  if (program === undefined) throw new Error('there is no browser');
  browser ??= startBrowser(program);
  const context = await (await browser).newContext(screen);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { page, session: await context.newCDPSession(page) };
}

/** An empty page that browsers take for one of the studio: for any other they would start a process. */
const EMPTY = {
  contentType: 'text/html',
  headers: { 'cross-origin-opener-policy': 'same-origin' },
  body: '',
};

/** Leaves a tab as a new one is: its page has ended, and what it has kept or loaded is gone. */
async function clean({ page, session }: Tab, { origin }: URL): Promise<void> {
  page.removeAllListeners();
  await page.emulateMedia({ colorScheme: null });
  const nowhere = `${origin}/nowhere`;
  await page.route(nowhere, (route) => route.fulfill(EMPTY));
  await page.goto(nowhere);
  await page.unroute(nowhere);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
}

/** A page that may complain of nothing but what the test expects it to. */
export async function openPage(
  address: URL | string,
  screen = DESK,
): Promise<{ page: Page; heard: string[] }> {
  const found = screen === DESK ? idle : undefined;
  if (found !== undefined) idle = undefined;
  const tab = found ?? (await newTab(screen));
  const { page } = tab;
  onTestFinished(async ({ task }) => {
    const isReusable = screen === DESK && idle === undefined && task.result?.state === 'pass';
    if (!isReusable) return page.context().close();
    await clean(tab, new URL(address));
    idle = tab;
  });
  const heard: string[] = [];
  page.on('console', (said) => heard.push(`${said.type()}: ${said.text()}`));
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(String(address));
  return { page, heard };
}

interface Scene {
  readonly folder: string;
  readonly studio: Running;
  readonly page: Page;
  readonly heard: string[];
}

/**
 * A test of the studio on a copy of the deck to start from. It gets a page of its own, which may complain of nothing, and
 * in the end the files are as they were.
 */
export function onStudio(
  name: string,
  test: (scene: Scene) => Promise<void>,
  { hash = '', screen = DESK } = {},
): void {
  withTools(name, noBrowser, async () => {
    shared ??= startShared();
    const { folder, studio } = await shared;
    const before = filesIn(folder);
    const { page, heard } = await openPage(`${studio.address}${hash}`, screen);
    try {
      await test({ folder, studio, page, heard });
    } finally {
      restore(folder, before);
    }
    expect(heard).toEqual([]);
  });
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('output') && statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function restore(folder: string, before: ReadonlyMap<string, Buffer>): void {
  for (const [name, content] of filesIn(folder)) {
    const old = before.get(name);
    if (old === undefined) rmSync(join(folder, name));
    else if (!old.equals(content)) writeFileSync(join(folder, name), old);
  }
}

/** Changes a file as an editor does: beside, and renamed. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing changes in ${file}`);
  writeFileSync(`${path}.new`, after);
  renameSync(`${path}.new`, path);
}

/** The picture of a card, once it is painted; its address is made of what it shows. */
export async function pictureOf(page: Page, id: string): Promise<string> {
  const image = page.locator(`#card-${id} .face img`).last();
  await image.waitFor();
  await expect
    .poll(() => image.evaluate((one) => one.naturalWidth as number), { timeout: 30_000 })
    .toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}
