import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkedStarter } from '../checked-starter.js';
import { temporaryFolder } from '../temporary-folder.js';
import { shroud } from './shroud.js';

const EVENT = readFileSync(fileURLToPath(new URL('../../templates/event.tsx', import.meta.url)), 'utf8');

/** The starter deck with a template of its own, somewhere where nobody has decided anything yet. */
async function strange(before: string): Promise<{ deck: string; env: NodeJS.ProcessEnv; home: string }> {
  const home = temporaryFolder();
  const deck = await checkedStarter(join(home, 'deck'), 'command');
  mkdirSync(join(deck, 'templates'), { recursive: true });
  writeFileSync(join(deck, 'templates/event.tsx'), `${before}${EVENT}`);
  const env = { XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: join(home, 'cache') };
  return { deck, env, home };
}

describe('`check` ran the code of a deck: now it needs consent', () => {
  it('draws with the templates that come with the tool, and says so once, in check, render, print and verify', async () => {
    const { deck, env, home } = await strange("throw new Error('I was run');\n");
    expect(existsSync(join(home, 'config'))).toBe(false);
    const check = shroud(['check', '--deck', deck], { env });
    expect(check.code).toBe(0);
    expect(check.out.match(/TEMPLATES_UNTRUSTED/g)).toHaveLength(1);
    expect(check.out).toContain('templates/event.tsx');
    for (const args of [
      ['render', 'a-telegram-at-tea'],
      ['print', '--cards', 'a-telegram-at-tea'],
      ['verify', '--games', '1', '--cards', 'a-telegram-at-tea'],
      ['verify', '--games', '1', '--cards', 'a-telegram-at-tea', '--json'],
      ['verify', '--games', '1', '--cards', 'a-telegram-at-tea', '--format', 'json'],
    ]) {
      const { out, err } = shroud([...args, '--deck', deck], { env });
      expect((out + err).match(/TEMPLATES_UNTRUSTED/g), args.join(' ')).toHaveLength(1);
      expect(out + err).not.toContain('It fails: I was run');
    }
  });

  it('runs them with --trust, once; with `trust`, until they change; with `untrust`, no more', async () => {
    const { deck, env } = await strange("throw new Error('I was run');\n");
    const run = (...args: string[]) => shroud([...args, '--deck', deck], { env });
    expect(run('check', '--trust').out).toContain('I was run');
    expect(run('check').out).toContain('TEMPLATES_UNTRUSTED');
    expect(run('trust').out).toContain('templates/event.tsx');
    expect(run('check').out).toMatch(/templates\/event\.tsx:1:\d+ error TEMPLATE_FAILS: It fails: I was run/);
    expect(shroud(['trust', '--list'], { env }).out).toContain(deck);
    writeFileSync(join(deck, 'templates/event.tsx'), `throw new Error('I was changed');\n${EVENT}`);
    expect(run('check').out).toContain('TEMPLATES_UNTRUSTED');
    expect(run('untrust').out).toContain('do not run any more');
    expect(run('check').out).toContain('TEMPLATES_UNTRUSTED');
    expect(shroud(['trust', '--list'], { env }).out).toBe('No deck is trusted.\n');
  });

  it('trusts what was made by `init` on this machine, whatever is written there', async () => {
    const { env, home } = await strange('');
    const deck = join(home, 'mine');
    shroud(['init', deck], { env });
    mkdirSync(join(deck, 'templates'));
    writeFileSync(join(deck, 'templates/event.tsx'), `throw new Error('I was run');\n${EVENT}`);
    expect(shroud(['check', '--deck', deck], { env }).out).toContain('I was run');
  });

  it('never because the deck itself says so', async () => {
    const { deck, env } = await strange("throw new Error('I was run');\n");
    mkdirSync(join(deck, 'config/shroud/trusted'), { recursive: true });
    writeFileSync(join(deck, 'config/shroud/trusted/a.json'), JSON.stringify({ folder: deck }));
    expect(shroud(['check', '--deck', deck], { env }).out).toContain('TEMPLATES_UNTRUSTED');
  });
});
