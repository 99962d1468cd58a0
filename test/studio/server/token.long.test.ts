import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Tokens } from '../../../src/studio/server/token.js';
import { MAIN } from '../../support/shroud.js';
import type { Running } from '../../support/studio/run-studio.js';
import { starter, startStudio } from '../../support/studio/running.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** A page that is open; undefined where it is not let in. */
function page({ address }: Running, token: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`ws://${address.host}/socket?token=${token}`);
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('message', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** What the studio has written down for its next start. */
function kept(config: string): readonly string[] {
  const folder = join(config, 'shroud/studio');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** Settings of this test's own. */
function ownConfig(): string {
  const config = temporaryFolder();
  vi.stubEnv('XDG_CONFIG_HOME', config);
  onTestFinished(() => void vi.unstubAllEnvs());
  return config;
}

describe('the token of the studio', () => {
  it('is another at each start, and yesterday’s opens nothing', async () => {
    const config = ownConfig();
    const deck = starter();
    const first = await startStudio(deck);
    const open = await page(first, first.token);
    open?.close();
    await expect.poll(() => kept(config)).toEqual([]);
    await first.stop();
    const second = await startStudio(deck, Number(first.address.port));
    expect(second.token).not.toBe(first.token);
    expect(await page(second, first.token)).toBeUndefined();
    expect(await page(second, second.token)).toBeDefined();
  });

  it('is good for a page that is open while the studio is started again, and for no other', async () => {
    const config = ownConfig();
    const deck = starter();
    const first = await startStudio(deck);
    expect(await page(first, first.token)).toBeDefined();
    const [file = '', ...others] = kept(config);
    expect(others).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${first.token}\n`);
    await first.stop();
    const second = await startStudio(deck, Number(first.address.port));
    expect(second.token).not.toBe(first.token);
    const again = await page(second, first.token);
    expect(again).toBeDefined();
    // No page has the new one open.
    expect(readFileSync(file, 'utf8')).toBe(`${first.token}\n`);
    again?.close();
    await expect.poll(() => kept(config)).toEqual([]);
  });

  it('of a page that does not come back is good for a while only', async () => {
    const config = ownConfig();
    const deck = temporaryFolder();
    const before = new Tokens(deck, 4310);
    before.pageOpened(before.fresh);
    before.stop();
    before.pageClosed(before.fresh);
    expect(new Tokens(deck, 4311).accepts(before.fresh), 'another port').toBe(false);
    const after = new Tokens(deck, 4310, 100);
    expect(after.accepts(before.fresh)).toBe(true);
    expect(kept(config)).toHaveLength(1);
    await wait(300);
    expect(after.accepts(before.fresh)).toBe(false);
    expect(after.accepts(after.fresh)).toBe(true);
    expect(kept(config)).toEqual([]);
  });

  it('is on no command line: --open gives the browser a file that only its owner can read, for a moment', async () => {
    const tools = temporaryFolder();
    const opener = join(tools, process.platform === 'darwin' ? 'open' : 'xdg-open');
    const seen = join(tools, 'seen');
    writeFileSync(
      opener,
      `#!/bin/sh\nls -l "$1" > ${seen}.mode; cat "$1" > ${seen}.page; echo "$*" > ${seen}\n`,
    );
    chmodSync(opener, 0o755);
    const deck = starter();
    // As it may have come with the deck.
    mkdirSync(join(deck, 'output'));
    writeFileSync(join(deck, 'output/open-studio.html'), 'forged', { mode: 0o644 });
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` };
    const child = spawn(process.execPath, [MAIN, 'studio', '--deck', deck, '--port', '0', '--open'], { env });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => existsSync(seen), { timeout: 30_000 }).toBe(true);
    const [address = ''] = /http:\S+/.exec(said) ?? [];
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(token).toHaveLength(32);
    const [args, mode, file] = ['', '.mode', '.page'].map((end) => readFileSync(seen + end, 'utf8'));
    expect(args).toBe(`${join(deck, 'output/open-studio.html')}\n`);
    expect(mode).toMatch(/^-rw-------/);
    expect(file).toContain(`content="0; url=${address}"`);
    // Once it answers, it ends in an orderly way.
    await expect.poll(() => fetch(address).then(({ status }) => status)).toBe(200);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(join(deck, 'output/open-studio.html'))).toBe(false);
  });
});
