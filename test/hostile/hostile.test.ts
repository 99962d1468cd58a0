import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trustThisRun } from '../../src/render/ground/consent.js';
import { MAIN } from '../cli/shroud.js';
import { shroudHere } from '../l10n/shroud-here.js';
import { startStudio } from '../studio/running.js';
import { temporaryFolder } from '../temporary-folder.js';
import { ASKED } from './commands.js';
import { hostileDeck } from './hostile-deck.js';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

function homes() {
  const folder = realpathSync(temporaryFolder());
  const env = { XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
  return { folder, env, ...hostileDeck(folder) };
}

/** Files with their contents and when they were changed. */
const stateOf = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8'), lstatSync(join(folder, name)).mtimeMs]);

const TOLD = [
  'FILE_OUTSIDE',
  'FILE_UNREADABLE',
  'FILE_TOO_LARGE',
  'YAML_ALIAS',
  'TOO_MUCH',
  'OUTPUT_OUTSIDE',
  'TEMPLATES_UNTRUSTED',
];

describe('a hostile deck', () => {
  it('is told by every command, which comes to an end, runs nothing and leaves all others alone', async () => {
    const { deck, victim } = homes();
    const before = stateOf(victim);
    // Here as everywhere: nobody has said that its programs may run.
    trustThisRun(false);
    try {
      for (const args of ASKED) {
        const { code, out, err } = await shroudHere(args, { cwd: deck });
        const asked = args.join(' ');
        expect([0, 1, 2], asked).toContain(code);
        expect(out + err, asked).not.toMatch(/mistake in shroud itself|\n {4}at /);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not reach a terminal
        expect(out + err, asked).not.toMatch(/\u001b\[2J|\u202e/);
        expect(stateOf(victim), asked).toEqual(before);
        if (asked === 'check') for (const one of TOLD) expect(out).toContain(one);
      }
    } finally {
      trustThisRun();
    }
  });

  it('is shown by the studio, which leaves all others alone, too', async () => {
    const { deck, victim } = homes();
    const before = stateOf(victim);
    const { address, token, stop } = await startStudio(deck);
    const ask = (what: string, given: object) =>
      fetch(new URL(`/api/${what}`, address), {
        method: 'POST',
        headers: { origin: address.origin, 'x-shroud-token': token },
        body: JSON.stringify(given),
      });
    expect((await fetch(address)).status).toBe(200);
    expect((await ask('hello', {})).status).toBe(200);
    for (const id of ['constructor', 'drawn-script', 'unfolds', '__proto__', '../../victim/secret'])
      expect((await ask('card', { id, edition: 'first' })).status, id).toBeLessThan(500);
    for (const file of [
      '../victim/secret.yaml',
      'cards/first/secret.yaml',
      'cards/first/self0/hostile.yaml',
    ]) {
      const answer = await ask('save', { file, hash: '', text: 'x' });
      expect(await answer.text(), file).toMatch(/can't be read|has changed since it was read/);
    }
    await stop();
    expect(stateOf(victim)).toEqual(before);
  });

  it.skipIf(!hasStrace)('is checked, and the system saw no file outside opened, written or deleted', () => {
    const { folder, deck, victim, env } = homes();
    const log = join(folder, 'log');
    spawnSync('strace', ['-f', '-qq', '-e', 'trace=%file', '-o', log, process.execPath, MAIN, 'check'], {
      cwd: deck,
      env: { ...process.env, ...env },
    });
    const calls = callsIn(readFileSync(log, 'utf8'), deck);
    expect(calls.length).toBeGreaterThan(100);
    const opened = calls.filter(({ name }) => name.startsWith('open')).map(({ path }) => path);
    expect(opened.filter((path) => isIn(victim, path))).toEqual([]);
    const changed = calls.filter(({ changes }) => changes).map(({ path }) => path);
    const mayChange = [join(deck, 'output'), join(deck, 'cards'), ...Object.values(env), '/dev', '/proc'];
    expect(changed.filter((path) => !mayChange.some((one) => isIn(one, path)))).toEqual([]);
  });
});

interface Call {
  readonly name: string;
  readonly path: string;
  readonly changes: boolean;
}

const CHANGING = /^(rename|unlink|rmdir|mkdir|link|symlink|chmod|fchmodat|chown|truncate|utimensat|mknod)/;

/** What went well of what the system was asked to do with files. */
function callsIn(log: string, cwd: string): Call[] {
  return log.split('\n').flatMap((line) => {
    const [, name = '', given = '', result = ''] = /^\d+ +(\w+)\((.*)\) = (-?\d+)/.exec(line) ?? [];
    const [, path] = /"([^"]*)"/.exec(given) ?? [];
    if (path === undefined || Number(result) < 0) return [];
    const changes = CHANGING.test(name) || (name.startsWith('open') && /O_(WRONLY|RDWR|CREAT)/.test(given));
    return [{ name, path: path.startsWith('/') ? path : join(cwd, path), changes }];
  });
}

/** Wherever links lead. */
function isIn(folder: string, path: string): boolean {
  const parent = existsSync(dirname(path)) ? realpathSync(dirname(path)) : dirname(path);
  const real = existsSync(path) ? realpathSync(path) : path;
  return [real, parent].some((one) => one === folder || one.startsWith(`${folder}/`));
}
