/**
 * Programs that come with a deck. Each deck here holds a program that would leave a mark on the disk if it were run
 * anywhere but in the sandbox.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkedStarter } from '../../support/checked-starter.js';
import { NODES } from '../../support/nodes.js';
import { MAIN } from '../../support/shroud.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const TEMPLATES = fileURLToPath(new URL('../../../templates/', import.meta.url));
const MODIFIER = readFileSync(join(TEMPLATES, 'modifier.tsx'), 'utf8');

/** Leaves a mark, by every way that is known: modules of Node, the inspector of the parent, constructors, a worker. */
const attack = (mark: string) => `
;(() => {
  const mark = ${JSON.stringify(mark)};
  const g: any = globalThis;
  const hosts: any[] = [];
  const collect = (make: () => any) => { try { const found = make(); if (found) hosts.push(found); } catch {} };
  collect(() => g.process);
  collect(() => g.constructor.constructor('return process')());
  collect(() => (0, eval)('process'));
  collect(() => { try { g.null.x; } catch (e: any) { return e.constructor.constructor('return process')(); } });
  for (const host of hosts) {
    try { host.getBuiltinModule('fs').writeFileSync(mark, 'x'); } catch {}
    try { host.mainModule.require('fs').writeFileSync(mark, 'x'); } catch {}
    try { host.binding('fs').writeFileUtf8(mark, 'x', 577, 438); } catch {}
    try { host._debugProcess(host.ppid); new host.stderr.constructor({ host: '127.0.0.1', port: 9229 }); } catch {}
  }
  try { g.require('fs').writeFileSync(mark, 'x'); } catch {}
  try { g.module.constructor._load('fs').writeFileSync(mark, 'x'); } catch {}
})();
`;

interface Strange {
  readonly files: Readonly<Record<string, string>>;
  /** Link → where it leads. */
  readonly links?: Readonly<Record<string, string>>;
  /** What `check` says of it. */
  readonly says: string | RegExp;
}

async function check(node: string, { files, links = {} }: Strange, mark: string) {
  const home = temporaryFolder();
  const deck = await checkedStarter(join(home, 'deck'), 'command');
  const put = (path: string, write: (place: string) => void) => {
    const place = join(deck, path);
    mkdirSync(dirname(place), { recursive: true });
    write(place);
  };
  for (const [path, text] of Object.entries(files)) put(path, (place) => writeFileSync(place, text));
  for (const [path, to] of Object.entries(links)) put(path, (place) => symlinkSync(to, place));
  const env = { ...process.env, XDG_CONFIG_HOME: join(home, 'config'), XDG_CACHE_HOME: join(home, 'cache') };
  const { stdout, stderr, status } = spawnSync(node, [MAIN, 'check', '--deck', deck], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
  });
  return { said: stdout + stderr, status, isMarked: existsSync(mark) };
}

const RUN = /templates\/modifier\.tsx:\d+:\d+ error TEMPLATE_FAILS: It fails: in the sandbox/;
const IGNORED = (path: string) => new RegExp(`${path.replaceAll('.', '\\.')}:1:1 warning FILE_IGNORED`);
const REFUSED = (path: string) => `not from "${path}"`;

/** @param attacked a program that leaves a mark, and says that it was run */
function variants(attacked: string, outside: string): Readonly<Record<string, Strange>> {
  const importing = (path: string) => `import ${JSON.stringify(path)};\n${MODIFIER}`;
  return {
    'a template, which is run in the sandbox': { files: { 'templates/modifier.tsx': attacked }, says: RUN },
    'an ending in capitals, which passed the check of consent': {
      files: { 'templates/modifier.TSX': attacked },
      says: IGNORED('templates/modifier.TSX'),
    },
    'other capitals': {
      files: { 'templates/Modifier.tsx': attacked, 'templates/modifier.Tsx': attacked },
      says: IGNORED('templates/Modifier.tsx'),
    },
    '.js': { files: { 'templates/modifier.js': attacked }, says: IGNORED('templates/modifier.js') },
    '.mjs, .cjs, .jsx': {
      files: {
        'templates/modifier.mjs': attacked,
        'templates/modifier.cjs': attacked,
        'templates/modifier.jsx': attacked,
      },
      says: IGNORED('templates/modifier.mjs'),
    },
    '.cts, .mts': {
      files: { 'templates/modifier.cts': attacked, 'templates/modifier.mts': attacked },
      says: IGNORED('templates/modifier.cts'),
    },
    'a letter that only looks like one (Cyrillic х), and one without width': {
      files: { 'templates/modifier.ts\u0445': attacked, 'templates/modifier.tsx\u200b': attacked },
      says: /FILE_IGNORED/,
    },
    'an ending behind an ending': {
      files: { 'templates/modifier.tsx.svg.tsx': attacked },
      says: IGNORED('templates/modifier.tsx.svg.tsx'),
    },
    'a link to a program outside of the deck': {
      files: {},
      links: { 'templates/modifier.tsx': outside },
      says: /outside|leads out/,
    },
    'a folder that is a link, imported': {
      files: { 'templates/modifier.tsx': importing('./out/strange') },
      links: { 'templates/out': dirname(outside) },
      says: /out\/strange\.tsx:1:1 error TEMPLATE_FAILS: It can't be read: the link leads out of the deck/,
    },
    'a part with a declaration file’s name': {
      files: { 'templates/modifier.tsx': importing('./part.d.ts'), 'templates/part.d.ts': attacked },
      says: 'There is no template ./part.d.ts.',
    },
    'a part in a hidden folder': {
      files: { 'templates/modifier.tsx': importing('./.hid/part'), 'templates/.hid/part.tsx': attacked },
      says: 'There is no template ./.hid/part.',
    },
    'a part nine folders deep, which is run in the sandbox': {
      files: {
        'templates/modifier.tsx': importing('./a/b/c/d/e/f/g/h/i/part'),
        'templates/a/b/c/d/e/f/g/h/i/part.tsx': attacked.slice(0, attacked.indexOf('import ')),
      },
      says: /i\/part\.tsx:\d+:\d+ error TEMPLATE_FAILS: It fails: in the sandbox/,
    },
    'a template in cards/': {
      files: { 'templates/modifier.tsx': importing('../cards/part'), 'cards/part.tsx': attacked },
      says: 'There is no template ../cards/part.',
    },
    'a template in output/': {
      files: { 'templates/modifier.tsx': importing('./../output/part.tsx'), 'output/part.tsx': attacked },
      says: 'There is no template ./../output/part.tsx.',
    },
    'a package with a `main`': {
      files: {
        'templates/modifier.tsx': importing('strange'),
        'templates/node_modules/strange/package.json': '{"main":"index.js"}',
        'templates/node_modules/strange/index.js': attacked,
        'package.json': '{"type":"module","main":"templates/modifier.tsx"}',
      },
      says: REFUSED('strange'),
    },
    'a data URL': {
      files: { 'templates/modifier.tsx': importing('data:text/javascript,globalThis.x=1') },
      says: REFUSED('data:text/javascript,globalThis.x=1'),
    },
    'a file URL': {
      files: { 'templates/modifier.tsx': importing(`file://${outside}`) },
      says: REFUSED('file://').slice(0, -1),
    },
    'an absolute path': { files: { 'templates/modifier.tsx': importing(outside) }, says: 'not from "/' },
    'a module of Node': {
      files: { 'templates/modifier.tsx': importing('node:child_process') },
      says: REFUSED('node:child_process'),
    },
    'an import at run time': {
      files: {
        'templates/modifier.tsx': `const name = ['node:', 'fs'].join('');\nimport(name).then((fs) => fs.writeFileSync('x', ''));\n${attacked}`,
      },
      says: RUN,
    },
    'a runtime of JSX that the comment asks for': {
      files: {
        'templates/modifier.tsx': `/** @jsxImportSource ./strange */\n${MODIFIER}`,
        'templates/strange/jsx-runtime.tsx': attacked,
      },
      says: /error TEMPLATE_FAILS/,
    },
    'a source map that names another file': {
      files: {
        'templates/modifier.tsx': `${attacked}\n//# ${'source'}MappingURL=data:application/json;base64,${Buffer.from(
          JSON.stringify({
            version: 3,
            sources: ['/etc/passwd'],
            names: [],
            mappings: 'AAAA;AACA;AACA;AACA;AACA;AACA',
          }),
        ).toString('base64')}`,
      },
      says: /^(?![\s\S]*etc\/passwd)[\s\S]*TEMPLATE_FAILS/,
    },
    'a template that pollutes prototypes on its way out': {
      files: {
        'templates/modifier.tsx': attacked.replace(
          "throw new Error('in the sandbox')",
          'Object.prototype.toJSON = () => ({ __proto__: { a: 1 } }); Array.prototype.map = null as any; throw new Error("in the sandbox")',
        ),
      },
      says: /templates\/modifier\.tsx:\d+:\d+ error TEMPLATE_FAILS/,
    },
  };
}

describe.each(NODES)('a program that comes with a deck, on Node %s', (_, node) => {
  it.each(Object.keys(variants('', '/x')))('is run nowhere but in the sandbox: %s', async (name) => {
    const home = temporaryFolder();
    const mark = join(home, 'mark');
    const attacked = `${attack(mark)}\nthrow new Error('in the sandbox');\n${MODIFIER}`;
    const outside = join(home, 'outside/strange.tsx');
    mkdirSync(dirname(outside));
    writeFileSync(outside, attacked);
    const strange = variants(attacked, outside)[name] as Strange;
    const { said, status, isMarked } = await check(node, strange, mark);
    expect(isMarked).toBe(false);
    expect(said).toMatch(strange.says);
    expect(said).not.toMatch(/\n\s+at |RuntimeError|node:internal/);
    expect([0, 1]).toContain(status);
  });
});

it('the attack leaves its mark outside of a sandbox, so that the tests above could see it', () => {
  const mark = join(temporaryFolder(), 'mark');
  const program = attack(mark)
    .replace(/try \{ host\._debugProcess.*/, '')
    .replaceAll(': any[]', '')
    .replaceAll(': any', '')
    .replaceAll(': () => any', '');
  spawnSync(process.execPath, ['-e', program.replaceAll(/(\w+): \(\) => \w+/g, '$1')]);
  expect(existsSync(mark)).toBe(true);
});
