import { symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../temporary-folder.js';
import { type Running, starter, startStudio } from './running.js';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A request as nobody's browser would send it: path and headers go out as they are. */
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

describe('the doors of the studio', () => {
  it('answer only who asks at its own address: Host, Origin, token, paths and links', async () => {
    const folder = starter();
    const outside = temporaryFolder({ 'secret.txt': 'outside' });
    writeFileSync(join(folder, 'private.txt'), 'inside');
    symlinkSync(outside, join(folder, 'cards/out'));
    const studio = await startStudio(folder);
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

  it('opens to the network only when it is told to, with a warning, and all the same to nobody without the token', async () => {
    const studio = await startStudio(starter(), 0, ['--lan']);
    const { token, address } = studio;
    await expect
      .poll(studio.said)
      .toMatch(/warning: everybody in this network|This machine is in no network/);
    const own = { host: address.host, origin: address.origin };
    const lan = { ...own, 'x-shroud-token': token };
    const told = JSON.parse((await ask(studio, '/api/lan', lan, 'POST')).text);
    expect((await ask(studio, '/api/lan', own, 'POST')).status).toBe(403);
    const [there] = /(?<=On a tablet: +)http:\S+/.exec(studio.said()) ?? [];
    expect(told.address).toBe(there);
    if (there === undefined) return;
    expect(told.qr).toMatch(/^<svg/);
    const host = new URL(there).host;
    expect((await ask(studio, '/', { host })).status).toBe(200);
    expect((await ask(studio, '/api/card', { host, origin: `http://${host}` }, 'POST')).status).toBe(403);
  });

  it('hands over only files that were asked for: their addresses can not be guessed', async () => {
    const studio = await startStudio(starter());
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

  it('listens on this machine only, and a port that is taken is told', async () => {
    const folder = starter();
    const studio = await startStudio(folder);
    expect(studio.address.hostname).toBe('127.0.0.1');
    await expect(startStudio(folder, Number(studio.address.port))).rejects.toThrow(/port \d+ is taken/);
  });
});
