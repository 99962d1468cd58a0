import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { resvgLibraries } from '../../src/render/core/resvg.js';
import { confineNode } from '../../src/workers/confine-node.js';
import { type ProcessJobEnd, runInProcess } from '../../src/workers/process-jobs.js';
import { copiedTool } from '../support/copied-tool.js';
import { NODES } from '../support/nodes.js';
import { ROOT } from '../support/places.js';
import { drawingPdf } from '../support/print/drawing.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const job = (name: string) => fileURLToPath(new URL(`../support/workers/${name}`, import.meta.url));
const require = createRequire(import.meta.url);

const DRAWINGS = {
  script: join(ROOT, 'dist/render/pictures/svg/drawing-worker.js'),
  files: resvgLibraries(),
};
const FONTS = { script: join(ROOT, 'dist/render/core/font-worker.js') };
const PDFS = { script: join(ROOT, 'dist/render/pictures/pdf-worker.js') };

const FONT = readFileSync(
  require.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
);

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inside}</svg>`;
const filtered = (filter: string, more: string) =>
  svg(`<filter id="f" primitiveUnits="objectBoundingBox">${filter}</filter>${more}`);
const BLUR = svg(
  '<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><rect width="50" height="50" filter="url(#f)"/>',
);
/** resvg ends its whole process. */
const DEADLY = filtered(
  '<feFlood/>',
  `${'<g transform="scale(900)">'.repeat(6)}<rect width="99" height="99" filter="url(#f)"/>${'</g>'.repeat(6)}`,
);
/** resvg tries each way in which the selector may be met. */
const ENDLESS = svg(
  `<style>.q ${'g '.repeat(30)}rect{fill:red}</style>${'<g>'.repeat(60)}<rect width="9" height="9"/>${'</g>'.repeat(60)}`,
);

/** What comes of trials of the built tool in some Node. */
function ends(
  node: string,
  trials: readonly { script: string; files?: readonly string[]; input: string | Uint8Array }[],
): readonly ProcessJobEnd[] {
  const input = JSON.stringify(
    trials.map((one) => ({ ...one, input: Buffer.from(one.input).toString('base64') })),
  );
  const { stdout, stderr } = spawnSync(node, [job('try-all.mjs')], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** What is the same wherever it is tried. */
const outcome = (end: ProcessJobEnd): string =>
  'died' in end ? end.died : end.problem === undefined ? 'sound' : `told: ${end.problem}`;

describe('a process for trials', () => {
  it('whose caller was interrupted while it waited gives its verdict to no other', () => {
    const attempt = (input: string) =>
      runInProcess({ ...DRAWINGS, input: Buffer.from(input), memory: 256, seconds: 1 });
    // It is started, so that what follows waits for the drawing alone.
    expect(outcome(attempt(BLUR))).toBe('sound');
    const interrupted = () => runInNewContext('run()', { run: () => attempt(ENDLESS) }, { timeout: 200 });
    expect(interrupted).toThrow('timed out');
    expect(outcome(attempt('no drawing'))).toMatch(/^told: /);
    expect(outcome(attempt(BLUR))).toBe('sound');
  });

  it.each(NODES)('judges sound, broken, deadly and endless files alike on Node %s', async (_, node) => {
    const found = ends(node, [
      { ...DRAWINGS, input: BLUR },
      { ...DRAWINGS, input: '<svg' },
      { ...DRAWINGS, input: DEADLY },
      { ...DRAWINGS, input: ENDLESS },
      { ...DRAWINGS, input: BLUR },
      { ...FONTS, input: FONT },
      { ...FONTS, input: FONT.subarray(0, FONT.length / 2) },
      { ...PDFS, input: await drawingPdf() },
      { ...PDFS, input: '%PDF-1.7 and no more' },
    ]);
    expect(found.map(outcome)).toEqual([
      'sound',
      expect.stringMatching(/^told: SVG data parsing failed/),
      'crashed',
      'timeout',
      'sound',
      'sound',
      expect.stringMatching(/^told: /),
      'sound',
      'told: it is damaged',
    ]);
  });

  it.each(NODES)('sees only its own files, and nothing of its environment, on Node %s', (_, node) => {
    const script = job('prying-trial.mjs');
    const [resvg = ''] = resvgLibraries();
    const secrets = [
      '.git',
      'package.json',
      'README.md',
      'src/index.ts',
      'dist/index.js',
      'node_modules',
      'node_modules/yaml/package.json',
      'node_modules/@resvg',
      'node_modules/@resvg/resvg-js/package.json',
      'test/support/nodes.ts',
    ].map((path) => join(ROOT, path));
    const input = [
      ...secrets,
      '/etc/passwd',
      process.env.HOME ?? '/root',
      dirname(resvg),
      resvg,
      script,
    ].join('\n');
    const seen = (files: readonly string[]) =>
      ends(node, [{ script, files, input }]).map((end) =>
        JSON.parse(('problem' in end && end.problem) || '{}'),
      );
    const others = { environment: [], folder: '/', starts: false, threads: false };
    expect(seen([])).toEqual([{ ...others, files: [script] }]);
    expect(seen([resvg])).toEqual([{ ...others, files: [resvg, script] }]);
  });

  it('that says something else than a verdict has fallen, and is not waited for', () => {
    const trial = { script: job('chattering-job.mjs'), memory: 64, seconds: 2, input: Buffer.from('x') };
    expect(runInProcess(trial)).toMatchObject({ died: 'crashed' });
    expect(runInProcess(trial), 'nor the next time').toMatchObject({ died: 'crashed' });
  });

  it('that does not get ready says why, and what it was to try is not to blame', () => {
    const trial = { memory: 64, seconds: 2, input: Buffer.from('x') };
    expect(runInProcess({ ...trial, script: job('no-such-trial.mjs') })).toMatchObject({
      died: 'unstarted',
      why: expect.stringContaining("Error: Cannot find module '"),
    });
    const folder = temporaryFolder({ 'broken.mjs': 'throw new TypeError("no library");' });
    expect(runInProcess({ ...trial, script: join(folder, 'broken.mjs') })).toMatchObject({
      died: 'unstarted',
      why: 'TypeError: no library',
    });
  });
});

describe('the command that starts a process for trials', () => {
  const READS = ['--allow-fs-read=/tool/trial.js', '--allow-fs-read=/lib/resvg.node'];
  const NODE_20 = ['--experimental-permission', '--allow-addons'];
  const host = (flags: readonly string[], platform = 'linux') => ({
    platform,
    execPath: '/bin/node',
    flags: new Set(flags),
    ownMemory: 512,
  });
  const trial = {
    script: pathToFileURL('/tool/trial.js'),
    memory: 64,
    seconds: 4,
    files: ['/lib/resvg.node'],
  };

  it.each([
    ['20', host(NODE_20), ['--experimental-permission', ...READS, '--allow-addons']],
    [
      '22, which knows both names',
      host([...NODE_20, '--permission']),
      ['--permission', ...READS, '--allow-addons'],
    ],
    ['24, which knows one', host(['--permission']), ['--permission', ...READS, '--allow-addons']],
    ['without a permission model', host([]), []],
  ])('has flags that its Node knows: %s', (_, on, flags) => {
    const [command, [c, limits, node, ...args]] = confineNode(trial, on);
    expect([command, c, node]).toEqual(['/bin/sh', '-c', '/bin/node']);
    expect(args).toEqual([
      ...flags,
      '--max-old-space-size=64',
      '--no-warnings',
      '/tool/trial.js',
      '/lib/resvg.node',
    ]);
    // The system holds the limits, whatever Node knows.
    expect(limits).toMatch(/^ulimit -d 589824 .*; ulimit -t 4 .*; exec \/usr\/bin\/env -i "\$0" "\$@"$/);
  });

  it('needs no shell on Windows, where the system has no such limits', () => {
    const [command, args] = confineNode(trial, host(['--permission'], 'win32'));
    expect(command).toBe('/bin/node');
    expect(args.slice(-4)).toEqual([
      '--max-old-space-size=64',
      '--no-warnings',
      '/tool/trial.js',
      '/lib/resvg.node',
    ]);
  });
});

describe('an installation in which processes for trials do not start', () => {
  const THEME = `fonts:
  text:
    family: Own
    files:
      - { file: own.ttf, weight: 400 }
icons:
  beast: art/blurred.svg
`;
  it('says of drawings and fonts that they could not be tried, and finds them sound once it is mended', () => {
    const tool = copiedTool();
    const deck = temporaryFolder();
    cpSync(join(ROOT, 'examples/starter'), deck, {
      recursive: true,
      filter: (path) => !path.includes('/output'),
    });
    mkdirSync(join(deck, 'templates/art'), { recursive: true });
    writeFileSync(join(deck, 'templates/theme.yaml'), THEME);
    writeFileSync(join(deck, 'templates/art/blurred.svg'), BLUR);
    writeFileSync(join(deck, 'templates/own.ttf'), FONT);
    const check = () => {
      const args = [join(tool, 'dist/cli/main.js'), 'check', '--format', 'json', '--deck', deck];
      const env = { ...process.env, XDG_CACHE_HOME: join(tool, 'cache') };
      const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: Record<string, unknown>[] };
      return diagnostics.filter(({ severity }) => severity === 'error');
    };
    const workers = [FONTS, DRAWINGS].map(({ script }) => join(tool, script.slice(ROOT.length)));
    const sound = workers.map((worker) => readFileSync(worker));
    for (const worker of workers) writeFileSync(worker, 'throw new Error("a library is missing");');
    const message = expect.stringContaining(
      "can't be used: it could not be tried: the process that does so did not start (Error: a library is missing)",
    );
    const untried = { code: 'FILE_UNTRIED', file: 'templates/theme.yaml', message };
    expect(check()).toMatchObject([
      { ...untried, line: 5 },
      { ...untried, line: 7 },
    ]);
    for (const [at, worker] of workers.entries()) writeFileSync(worker, sound[at] ?? '');
    expect(check()).toEqual([]);
  });
});
