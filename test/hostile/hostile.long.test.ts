import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startStudio } from '../support/studio/running.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { ASKED } from './commands.js';
import { hostileDeck } from './hostile-deck.js';

const hasStrace = spawnSync('strace', ['-V']).status === 0;
/** The system stops a process only where it asks for a file, not at each of its questions. */
const ONLY_FILES =
  spawnSync('strace', ['-f', '--seccomp-bpf', '-qq', 'true']).status === 0 ? ['--seccomp-bpf'] : [];

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
  'TEMPLATE_FAILS',
];

const DIST = fileURLToPath(new URL('../../dist/cli/', import.meta.url));
const TOOL = readdirSync(DIST).find((name) => /^run-\w+\.js$/.test(name)) ?? '';
const ASK_ALL = fileURLToPath(new URL('./ask-all.mjs', import.meta.url));

describe('a hostile deck', () => {
  it('is reported by every command, which comes to an end, runs nothing and leaves all others alone', () => {
    const { folder, deck, victim, env } = homes();
    const before = stateOf(victim);
    const log = join(folder, 'log');
    const watched = hasStrace ? ['strace', '-f', ...ONLY_FILES, '-qq', '-e', 'trace=%file', '-o', log] : [];
    const [command = '', ...args] = [
      ...watched,
      process.execPath,
      ASK_ALL,
      join(DIST, TOOL),
      JSON.stringify(ASKED),
    ];
    const { stdout, stderr } = spawnSync(command, args, {
      cwd: deck,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    expect(stderr).toBe('');
    const told: { asked: string; code: number; said: string }[] = JSON.parse(stdout);
    expect(told.map(({ asked }) => asked)).toEqual(ASKED.map((one) => one.join(' ')));
    for (const { asked, code, said } of told) {
      expect([0, 1, 2], asked).toContain(code);
      expect(said, asked).not.toMatch(/mistake in shroud itself|\n {4}at /);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not reach a terminal
      expect(said, asked).not.toMatch(/\u001b\[2J|\u202e/);
      if (asked === 'check') for (const one of TOLD) expect(said).toContain(one);
    }
    expect(stateOf(victim)).toEqual(before);
    if (hasStrace) sawNothing(readFileSync(log, 'utf8'), deck, victim, env);
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
});

/** The system saw no file of the victim opened, and none outside of the deck written, renamed or deleted. */
function sawNothing(log: string, deck: string, victim: string, env: Readonly<Record<string, string>>): void {
  const parts = log.split(/^.*"\/asked\/(.*?)".*$/m);
  expect(parts.length).toBe(1 + 2 * ASKED.length);
  const own = ['output', 'cards', 'schema'].map((name) => join(deck, name));
  const mayChange = [...own, ...Object.values(env), '/dev', '/proc'];
  for (let at = 1; at < parts.length; at += 2) {
    const [asked, calls] = [parts[at] ?? '', callsIn(parts[at + 1] ?? '', deck)];
    const opened = calls.filter(({ name }) => name.startsWith('open')).map(({ path }) => path);
    expect(
      opened.filter((path) => isIn(victim, path)),
      asked,
    ).toEqual([]);
    const changed = calls.filter(({ changes }) => changes).map(({ path }) => path);
    expect(
      changed.filter((path) => !mayChange.some((one) => isIn(one, path))),
      asked,
    ).toEqual([]);
  }
  expect(callsIn(log, deck).length).toBeGreaterThan(1000);
}

interface Call {
  readonly name: string;
  readonly path: string;
  readonly changes: boolean;
}

const CHANGING = /^(rename|unlink|rmdir|mkdir|link|symlink|chmod|fchmodat|chown|truncate|utimensat|mknod)/;

/** What went well of what the system was asked to do with files. */
function callsIn(log: string, cwd: string): Call[] {
  return wholeLines(log).flatMap((line) => {
    const [, name = '', given = '', result = ''] = /^\d+ +(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? [];
    if (name === '' || Number(result) < 0) return [];
    const changes = CHANGING.test(name) || (name.startsWith('open') && /O_(WRONLY|RDWR|CREAT)/.test(given));
    // A rename and a link name two.
    return [...given.matchAll(/"([^"]*)"/g)].map(([, path = '']) => ({
      name,
      path: path.startsWith('/') ? path : join(cwd, path),
      changes,
    }));
  });
}

/** Where two threads are at work, a call is written in two pieces. */
function wholeLines(log: string): string[] {
  const begun = new Map<string, string>();
  return log.split('\n').flatMap((line) => {
    const [, caller = '', start] = /^(\d+) +(.*) <unfinished \.\.\.>$/.exec(line) ?? [];
    if (start !== undefined) begun.set(caller, `${caller} ${start}`);
    if (start !== undefined) return [];
    const [, resumer = '', end] = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? [];
    return end === undefined ? [line] : [`${begun.get(resumer) ?? ''}${end}`];
  });
}

/** Wherever links lead. */
function isIn(folder: string, path: string): boolean {
  const parent = existsSync(dirname(path)) ? realpathSync(dirname(path)) : dirname(path);
  const real = existsSync(path) ? realpathSync(path) : path;
  return [real, parent].some((one) => one === folder || one.startsWith(`${folder}/`));
}
