import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { lastProof, REPORT_SCRIPT } from '../../../src/operations/verify/last-report.js';
import { Studio } from '../../../src/studio/server/studio.js';
import { checkedStarter } from '../../support/checked-starter.js';
import { shroud } from '../../support/shroud.js';
import { type Running, runStudio } from '../../support/studio/run-studio.js';
import { noBrowser, openPage, starter, startStudio } from '../../support/studio/running.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { withTools } from '../../support/tools.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request as no browser would send it: path and headers go out as they are. */
function ask(
  { address }: Running,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '{}',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: address.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? body : undefined);
  });
}

/** Asks for a socket as no browser would, and is gone: after the answer, or before it. */
function knock({ address }: Running, path: string, isRude: boolean): Promise<void> {
  const asked = `GET ${path} HTTP/1.1\r\nHost: ${address.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), '127.0.0.1', () => {
      socket.write(asked);
      if (isRude) socket.resetAndDestroy();
    });
    socket.on('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

/** Whether a page of this origin gets a socket. */
function isWelcome(
  { address }: Running,
  query: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/socket${query}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const folder = mkdtempSync(join(tmpdir(), 'shroud-'));
let studio: Running;

/** One for all that only ask: whatever one of them has done to it, it is there for the next. */
beforeAll(async () => {
  studio = await runStudio(await checkedStarter(folder, 'command'));
});

afterAll(async () => {
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the doors of the studio', () => {
  it('answer only who asks at its own address: Host, Origin, token, paths and links', async () => {
    const outside = temporaryFolder({ 'secret.txt': 'outside' });
    writeFileSync(join(folder, 'private.txt'), 'inside');
    symlinkSync(outside, join(folder, 'cards/out'));
    onTestFinished(() => rmSync(join(folder, 'cards/out')));
    const { token, address } = studio;
    const own = { host: address.host, origin: address.origin, 'x-shroud-token': token };

    expect((await ask(studio, '/')).status).toBe(200);
    for (const host of [
      'evil.example',
      `evil.example:${address.port}`,
      '127.0.0.1',
      `127.0.0.1.evil.example:${address.port}`,
    ])
      expect((await ask(studio, '/', { host })).status, host).toBe(403);
    for (const origin of [
      'http://evil.example',
      'null',
      `https://127.0.0.1:${address.port}`,
      'http://127.0.0.1:1',
    ])
      expect((await ask(studio, '/', { origin })).status, origin).toBe(403);

    for (const path of [
      '/../../../../etc/passwd',
      '/face/../private.txt',
      '/%2e%2e/private.txt',
      '/private.txt',
      '/cards/out/secret.txt',
      '/shroud.yaml',
      '/studio.js/..%2f..%2fpackage.json',
    ])
      expect((await ask(studio, path)).status, path).toBe(404);

    expect((await ask(studio, '/api/none', own, 'POST')).status).toBe(404);
    for (const headers of [
      { ...own, 'x-shroud-token': '' },
      { ...own, 'x-shroud-token': `${token}x` },
      { ...own, origin: 'http://evil.example' },
      { ...own, host: 'evil.example' },
      { host: own.host, origin: own.origin },
    ])
      expect((await ask(studio, '/api/none', headers, 'POST')).status, JSON.stringify(headers)).toBe(403);
    expect((await ask(studio, '/api/none', own)).status).toBe(405);
    expect((await ask(studio, '/', own, 'PUT')).status).toBe(405);

    expect(await isWelcome(studio, `?token=${token}`)).toBe(true);
    expect(await isWelcome(studio, `?token=${token}`, { origin: address.origin })).toBe(true);
    expect(await isWelcome(studio, '')).toBe(false);
    expect(await isWelcome(studio, '?token=wrong')).toBe(false);
    expect(await isWelcome(studio, `?token=${token}`, { origin: 'http://evil.example' })).toBe(false);
    expect(await isWelcome(studio, `?token=${token}`, { host: 'evil.example' })).toBe(false);

    const { headers } = await ask(studio, '/');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await ask(studio, '/favicon.ico')).status).toBe(200);
  });

  it('opens to the network only when it is asked to, with a warning, and never without the token', async () => {
    const studio = await startStudio(await checkedStarter(temporaryFolder(), 'command'), 0, ['--lan']);
    const { token, address } = studio;
    await expect.poll(studio.said).toMatch(/warning: anyone in this network|This machine is in no network/);
    const own = { host: address.host, origin: address.origin };
    const lan = { ...own, 'x-shroud-token': token };
    const told = JSON.parse((await ask(studio, '/api/lan', lan, 'POST')).text);
    expect((await ask(studio, '/api/lan', own, 'POST')).status).toBe(403);
    const [there] = /(?<=On a tablet: +)http:\S+/.exec(studio.said()) ?? [];
    expect(told.address).toBe(there);
    if (there === undefined) return;
    expect(told.qr).toMatch(/^<svg/);
    const host = new URL(there).host;
    const page = await ask(studio, '/', { host });
    expect(page.status).toBe(200);
    // A browser would complain of it in the console.
    expect(page.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect((await ask(studio, '/', own)).headers['cross-origin-opener-policy']).toBe('same-origin');
    expect((await ask(studio, '/api/card', { host, origin: `http://${host}` }, 'POST')).status).toBe(403);
  });

  it('hands over only files that were asked for: their addresses can not be guessed', async () => {
    const own = { host: studio.address.host, 'x-shroud-token': studio.token };
    const order = { language: 'en', stock: 'paper', copies: 1, cards: ['aunt-ottilie'] };
    const asked = (what: string, given: object) =>
      ask(studio, `/api/${what}`, own, 'POST', JSON.stringify(given)).then(({ text }) => JSON.parse(text));
    const { files } = await asked('preview', order);
    const [{ address, name, bytes }] = files;
    const found = await ask(studio, address, { host: own.host });
    expect(found.headers['content-type']).toBe('application/pdf');
    expect(found.headers['content-length']).toBe(String(bytes));
    expect(found.headers['content-security-policy']).toContain('sandbox');
    expect((await ask(studio, `/file/${name}`, { host: own.host })).status).toBe(404);
    expect((await ask(studio, address, { host: 'evil.example' })).status).toBe(403);
    for (const wrong of [
      { ...order, stock: '../paper' },
      { ...order, paper: 'a9' },
      { ...order, printer: '../../etc' },
      { ...order, copies: 1e9 },
      { ...order, cards: ['../../etc/passwd'] },
      { ...order, language: 'tlh' },
    ])
      expect(await asked('preview', wrong), JSON.stringify(wrong)).toHaveProperty('problem');
  });

  it('listens on this machine only, and a port that is taken is reported', async () => {
    expect(studio.address.hostname).toBe('127.0.0.1');
    await expect(startStudio(folder, Number(studio.address.port))).rejects.toThrow(/port \d+ is taken/);
  });

  it('survive any request: any web page could end the studio by asking for a socket at `//`, or by going too soon', async () => {
    const { token, address } = studio;
    for (const path of ['//', '///', '/\\\\', 'http://', 'x', '/socket', `/socket?token=${token}`])
      await knock(studio, path, false);
    for (let time = 0; time < 20; time++) await knock(studio, time % 2 ? '/socket' : '/', true);
    for (const path of ['//', '/%', '/%00', '/%ff'])
      expect([400, 404], path).toContain((await ask(studio, path, { host: address.host })).status);
    expect(await isWelcome(studio, `?token=${token}`)).toBe(true);
  });

  it('take drafts of the files that can be saved, and of no others', async () => {
    const own = { host: studio.address.host, 'x-shroud-token': studio.token };
    const asked = async (what: string, given: unknown) =>
      JSON.parse((await ask(studio, `/api/${what}`, own, 'POST', JSON.stringify(given))).text);
    const PEOPLE = 'cards/first/people.yaml';
    const text = readFileSync(join(folder, PEOPLE), 'utf8');
    expect(await asked('draft', { file: PEOPLE, text })).toEqual({ problems: [] });
    for (const file of [
      'templates/modifier.TSX',
      'templates/x.tsx',
      'templates/new.yaml',
      '../x',
      '../x.yaml',
      'cards/../../x.yaml',
      '/etc/x.yaml',
      join(folder, PEOPLE),
      'cards\\first\\people.yaml',
      'cards/first/people.yaml\0',
      'cards/first/people\0.yaml',
      '%2e%2e/x.yaml',
      'cards/%2e%2e/shroud.yaml',
      'cards/./first/cast.yaml',
      '.git/x.yaml',
      'output/x.yaml',
      'package.json',
      '',
    ]) {
      const { problem } = await asked('save', { file, hash: '', text: '' });
      expect(problem, file).toContain("can't be read: ");
      expect(await asked('draft', { file, text: '' }), file).toEqual({ problem });
    }
  });

  it('take what a page says for wrong where it is, and never fall over it', async () => {
    const own = { host: studio.address.host, 'x-shroud-token': studio.token };
    const asked = (what: string, given: unknown) =>
      ask(studio, `/api/${what}`, own, 'POST', JSON.stringify(given));
    for (const [what, given] of [
      ['translate', { lang: 'it', texts: [null] }],
      ['translate', { lang: '__proto__', texts: [] }],
      ['draftWords', { lang: 'it', texts: ['x', 1] }],
      ['draftWords', { lang: 'it', texts: [], card: '__proto__', edition: '__proto__' }],
      ['words', { lang: '../../etc' }],
      ['card', { id: '__proto__', edition: 'constructor' }],
      ['room', { id: 'constructor', language: '__proto__' }],
      ['draft', { file: '../../x.yaml', text: 'x', face: '////' }],
      ['draft', { file: 'cards/first/people.yaml', text: '\0'.repeat(9), face: 'a/b/c/front' }],
      ['outlines', { cards: ['__proto__'], edition: '__proto__' }],
      ['stack', { cards: ['../../x'], language: 'en' }],
      ['preview', { language: '__proto__' }],
      ['preflight', { language: 'en', printer: '__proto__' }],
      ['print', { language: 'en', edition: '../../x' }],
      ['save', { file: 'output/x.yaml', hash: '', text: '' }],
      ['save', { file: 'cards/../../x.yaml', hash: '', text: '' }],
      ['open', { file: '../../../etc/passwd' }],
      ['open', { file: '/..' }],
      ['prove', { card: '../x' }],
      ['card', []],
    ] as const) {
      const { status, text } = await asked(what, given);
      expect(status, `${what} ${JSON.stringify(given)}: ${text}`).toBe(200);
      if (what === 'open' || what === 'save' || what === 'translate')
        expect(JSON.parse(text), what).toHaveProperty('problem');
    }
    expect((await ask(studio, '/api/hello', own, 'POST', '['.repeat(1_000_000))).status).toBe(400);
    expect((await ask(studio, '/api/__proto__', own, 'POST')).status).toBe(404);
  });
});

describe('a report of `verify` that came with a stranger’s deck', () => {
  const forge = (deck: string, report: unknown, scripts: unknown = undefined, page = '') => {
    mkdirSync(join(deck, 'output/verify'), { recursive: true });
    const put = (name: string, text: string) => writeFileSync(join(deck, 'output/verify', name), text);
    put('report.json', JSON.stringify(report));
    if (scripts !== undefined) put('scripts.json', JSON.stringify(scripts));
    if (page !== '') put('index.html', page);
  };
  const card = (one: unknown, more: object = {}) => ({
    shroud: 'verify',
    cards: { 'aunt-ottilie': one },
    ...more,
  });

  it.each([
    ['without a fingerprint', card({ verdict: 'proven' }), undefined],
    ['with no cards', { shroud: 'verify', cards: null, fingerprint: 'x' }, { fingerprint: 'x' }],
    ['with a list for cards', { shroud: 'verify', cards: [1] }, null],
    ['with a verdict that is none', card({ verdict: { toString: 1 } }), []],
    ['with odds that are none', card({ verdict: 'proven' }, { statistics: { odds: { first: null } } }), 1],
    [
      'with odds that are no numbers',
      card(
        { verdict: 'proven' },
        { statistics: { odds: { first: { 'aunt-ottilie': { playing: '<b>' } } } } },
      ),
      { cards: 3 },
    ],
  ])('%s does not keep the studio from opening', (_, report, scripts) => {
    const deck = starter();
    forge(deck, report, scripts);
    const proof = lastProof(deck, 'output/verify');
    const opened = new Studio(deck);
    const [note] = opened.hello().cards.filter(({ id }) => id === 'aunt-ottilie');
    expect(note?.verification?.verdict ?? 'proven').toBe('proven');
    expect(note?.verification?.odds ?? {}).toEqual({});
    expect(proof?.('constructor', {} as never)).toBeUndefined();
    opened.stop();
  });

  it('is not shown, and one that `verify` has written here is, until another takes its place', async () => {
    const forged = '<!doctype html><meta http-equiv="refresh" content="0; url=http://x/">';
    const own = { host: studio.address.host, 'x-shroud-token': studio.token };
    const report = async () => JSON.parse((await ask(studio, '/api/report', own, 'POST')).text);
    forge(folder, {}, {}, forged);
    expect(await report()).toEqual({
      problem: 'the existing report was not made on this machine: verify the deck first',
    });
    shroud(['verify', '--deck', folder, '--cards', 'bitten-by-a-badger', '--probes-only']);
    const { address } = await report();
    const { headers, text } = await ask(studio, address, { host: own.host });
    expect(text).toBe(readFileSync(join(folder, 'output/verify/index.html'), 'utf8'));
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(createHash('sha256').update(REPORT_SCRIPT).digest('base64'));
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^ ']+'; .*sandbox/);
    forge(folder, {}, {}, forged);
    expect((await ask(studio, address, { host: own.host })).status).toBe(404);
    expect(await report()).toHaveProperty('problem');
  });

  withTools('leads a browser nowhere', noBrowser, async () => {
    const left: string[] = [];
    const elsewhere = createServer(({ url = '' }, response) => {
      left.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void elsewhere.close());
    const { port } = elsewhere.address() as AddressInfo;
    const deck = await checkedStarter(temporaryFolder(), 'command');
    const leave = `<meta http-equiv="refresh" content="0; url=http://127.0.0.1:${port}/left">`;
    forge(deck, card({ verdict: 'proven' }), undefined, `<!doctype html>${leave}<p>Forged</p>`);
    const { address } = await startStudio(deck);
    const { page } = await openPage(`${address}#/verify`);
    const opened: Page[] = [];
    page.context().on('page', (one) => opened.push(one));
    await page.getByRole('button', { name: 'Open the report' }).click();
    await page.getByText('was not made on this machine', { exact: false }).waitFor();
    await expect.poll(() => opened.map((one) => one.isClosed())).toEqual([true]);
    expect(left).toEqual([]);
  });
});
