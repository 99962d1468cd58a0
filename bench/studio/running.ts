import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { CARD } from '../edit/edits.js';
import type { Asked, Told } from './server.js';

const SERVER = fileURLToPath(new URL('./server.js', import.meta.url));

/** A studio in a process of its own, and a page that looks at it. */
export class RunningStudio {
  readonly page: Page;
  private readonly child: ChildProcess;
  private address = '';

  private constructor(child: ChildProcess, page: Page) {
    this.child = child;
    this.page = page;
  }

  static async start(folder: string, browser: Browser): Promise<RunningStudio> {
    const child = fork(SERVER, [folder], { execArgv: ['--expose-gc'] });
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(300_000);
    await page.addInitScript(PAINTED);
    const studio = new RunningStudio(child, page);
    studio.address = await studio.serve();
    return studio;
  }

  /** Opens the page at the modifiers; returns how long it took until the first of them was painted, in ms. */
  async open(): Promise<number> {
    const start = performance.now();
    await this.page.goto(`${this.address}#/?kind=modifier`);
    await this.page.evaluate(`paintedUnlike('${CARD}', '')`);
    return performance.now() - start;
  }

  /** Opens the whole gallery; returns how long it took until everything on the screen was painted, in ms. */
  async openAll(): Promise<number> {
    await this.page.goto('about:blank');
    const start = performance.now();
    await this.page.goto(this.address);
    await this.page.evaluate('screenPainted()');
    return performance.now() - start;
  }

  /** The address of the card's picture. */
  picture(): Promise<string> {
    return this.page.evaluate(`pictureOf('${CARD}')?.getAttribute('src') ?? ''`);
  }

  /** Waits until the card has another picture, and it is painted; returns when that was, in ms since 1970. */
  painted(before: string): Promise<number> {
    return this.page.evaluate(`paintedUnlike('${CARD}', '${before}')`);
  }

  async serve(): Promise<string> {
    const told = await this.ask('serve', 'address');
    return told.is === 'address' ? told.address : '';
  }

  async halt(): Promise<void> {
    await this.ask('stop', 'address');
  }

  async memory(): Promise<{ readonly heap: number; readonly resident: number }> {
    const told = await this.ask('memory', 'memory');
    return told.is === 'memory' ? told : { heap: 0, resident: 0 };
  }

  async end(): Promise<void> {
    await this.page.context().close();
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await gone;
  }

  private ask(asked: Asked, answer: Told['is']): Promise<Told> {
    return new Promise((resolve, reject) => {
      const hear = (told: Told) => {
        if (told.is !== answer) return;
        this.child.off('message', hear).off('exit', fail);
        resolve(told);
      };
      const fail = () => reject(new Error('the studio has ended'));
      this.child.on('message', hear).once('exit', fail);
      this.child.send(asked);
    });
  }
}

/** What runs in the page: a picture is painted when it is decoded and the next frame has been made. */
const PAINTED = `
globalThis.pictureOf = (id) => document.querySelector('#card-' + id + ' .face img');
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const now = () => performance.timeOrigin + performance.now();
globalThis.paintedUnlike = async (id, before) => {
  for (;;) {
    const image = pictureOf(id);
    const address = image?.getAttribute('src') ?? '';
    if (address !== '' && address !== before) {
      await image.decode().catch(() => {});
      await nextFrame();
      return now();
    }
    await new Promise((done) => {
      const watcher = new MutationObserver(() => { watcher.disconnect(); done(); });
      watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    });
  }
};
globalThis.screenPainted = async () => {
  for (;;) {
    // Asking where a face is that is not on the screen makes the browser lay it out, all 1,790 of them: cards only.
    const cards = [...document.querySelectorAll('.card')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const images = cards.flatMap((one) => [...one.querySelectorAll('.face')].map((face) => face.querySelector('img')));
    if (images.length > 0 && images.every((one) => one?.complete && one.naturalWidth > 0)) return nextFrame();
    await new Promise((done) => setTimeout(done, 10));
  }
};
`;
