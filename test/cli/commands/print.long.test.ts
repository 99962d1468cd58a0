import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STARTER } from '../../support/places.js';
import { writeCoarsePng } from '../../support/render/png-file.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { lacks, run, withTools } from '../../support/tools.js';

const LONG = 'Overtaken by an Unexpectedly Enormous Umbrella Stand';

/** The deck to start from, one title of it much too long. */
function withLongTitle(): string {
  const folder = starter();
  const path = join(folder, 'cards/first/fortunes.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('title: Bitten by a Badger', `title: ${LONG}`));
  return folder;
}

function starter(): string {
  const folder = temporaryFolder();
  for (const part of ['cards', 'shroud.yaml'])
    cpSync(join(STARTER, part), join(folder, part), { recursive: true });
  return folder;
}

const shroud = (folder: string, ...args: string[]) => shroudHere([...args, '--deck', folder]);
const CARD = 'bitten-by-a-badger';

describe('what `check` calls an error of a card', () => {
  it.each([
    ['print', '--cards', CARD],
    ['print'],
    ['render', CARD],
    ['render', '--stack', 'aunt-ottilie', CARD],
  ])('is refused with its line and exit 1, and nothing is written (%s %s)', async (...args) => {
    const folder = withLongTitle();
    const { code, out } = await shroud(folder, ...args);
    expect(code).toBe(1);
    expect(out).toMatch(
      /fortunes\.yaml:\d+:\d+ error TEXT_OVERFLOW: The title of "bitten-by-a-badger" is [\d.]+ mm too long in en/,
    );
    for (const output of ['output/print', 'output/render'])
      expect(existsSync(join(folder, output))).toBe(false);
  });

  it('does not keep other cards from being printed', async () => {
    const folder = withLongTitle();
    const { code } = await shroud(folder, 'print', '--cards', 'aunt-ottilie', '--list');
    expect(code).toBe(0);
    expect((await shroud(folder, 'render', 'aunt-ottilie', '--type', 'svg')).code).toBe(0);
  });

  it('is drawn by --draft, with a mark across that card only, in its language', async () => {
    const folder = withLongTitle();
    const args = ['--draft', '--lang', 'all', '--type', 'svg'];
    expect((await shroud(folder, 'render', CARD, 'aunt-ottilie', ...args)).code).toBe(0);
    const read = (name: string) => readFileSync(join(folder, 'output/render', name), 'utf8');
    expect(read(`en/${CARD}.svg`)).toContain('>DRAFT<');
    expect(read('en/aunt-ottilie.svg')).not.toContain('>DRAFT<');
    // The Italian title is as it was.
    expect(read(`it/${CARD}.svg`)).not.toContain('BOZZA');
  });

  withTools('is printed by --draft with the mark', lacks('pdftotext'), async () => {
    const folder = withLongTitle();
    const { code, out } = await shroud(folder, 'print', '--draft', '--cards', CARD);
    expect(code).toBe(0);
    const [path = ''] = out.split('  ');
    // It is rotated, so that its letters come back one by one.
    expect(run('pdftotext', [path, '-']).said.replaceAll(/\s/g, '')).toContain('DRAFT');
  });
});

describe('what may not be what was meant is said', () => {
  it('film without white, a placeholder, white and cut on sheets', async () => {
    const folder = starter();
    appendFileSync(
      join(folder, 'shroud.yaml'),
      'printers:\n  odd: { extends: home, white: { ink: White }, cut: { ink: CutContour } }\n',
    );
    const { out } = await shroud(folder, 'print', '--cards', 'aunt-ottilie', CARD);
    expect(out).toMatch(/^note: plain film has no white: .*can not be read\./m);
    expect(out).toMatch(/^note: a card has no picture; a placeholder is printed: aunt-ottilie\.$/m);
    expect(out).not.toContain('no effect');
    const odd = await shroud(folder, 'print', '--cards', 'aunt-ottilie', '--profile', 'odd');
    expect(odd.out).toMatch(/^note: white and cut of the profile odd have no effect: /m);
    expect(odd.out).not.toContain('plain film');
  });

  it('what a shop wants and the file is not, and paper that nothing is printed on', async () => {
    const order = ['--cards', 'aunt-ottilie', '--profile', 'mbprint', '--paper', 'letter'];
    const { out } = await shroud(starter(), 'print', ...order);
    expect(out).toMatch(/^note: mbprint requires CMYK .*; this is PDF 1\.7 in RGB/m);
    expect(out).toMatch(
      /^note: --paper letter has no effect: the profile mbprint prints one card per page\.$/m,
    );
    const sheets = ['--cards', 'aunt-ottilie', '--profile', 'printplaygames', '--paper', 'letter'];
    expect((await shroud(starter(), 'print', ...sheets)).out).toMatch(
      /^note: --paper letter has no effect: .* sheets of 304\.8 × 457\.2 mm\.$/m,
    );
  });
});

describe('preflight', () => {
  const PRINT = 'output/print';

  it('tells what does not fit and which letters lack, with the place, in a page and as JSON; nothing is printed', async () => {
    const folder = withLongTitle();
    const path = join(folder, 'cards/first/fortunes.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/flavour: /, 'flavour: ☃ '));
    const { code, out } = await shroud(folder, 'print', '--preflight', '--stock', 'film');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^error: "bitten-by-a-badger" has a title that is [\d.]+ mm too long at \d+ pt \(in en, [\d.]+ mm from the left and [\d.]+ mm from the top\)\.$/m,
    );
    expect(out).toMatch(
      /^error: "[\w-]+" needs “☃” in its text, which EB Garamond does not have \(in en, .* mm from the top\)\.$/m,
    );
    expect(readdirSync(join(folder, PRINT)).sort()).toEqual([
      'starter-en-a4-film-preflight.html',
      'starter-en-a4-film-preflight.json',
    ]);
    const { errors, findings } = JSON.parse(
      readFileSync(join(folder, PRINT, 'starter-en-a4-film-preflight.json'), 'utf8'),
    );
    expect(errors).toBe(findings.filter(({ severity }: { severity: string }) => severity === 'error').length);
    expect(findings[0].place).toMatchObject({ width: expect.any(Number) });
  });

  it('tells a placeholder, with its place, and that is no error', async () => {
    const { code, out } = await shroud(starter(), 'print', '--preflight', '--cards', 'aunt-ottilie');
    expect(out).toMatch(
      /^warning: "aunt-ottilie" has no picture in its portrait; a placeholder is printed \(.* mm from the left and .*\)\.$/m,
    );
    expect(code).toBe(0);
  });

  it('runs by itself before files for a shop, and keeps them from being printed', async () => {
    const folder = starter();
    const data = new Uint8Array(4 * 30 * 33).fill(255);
    mkdirSync(join(folder, 'templates/art'), { recursive: true });
    writeFileSync(
      join(folder, 'templates/art/aunt-ottilie.png'),
      writeCoarsePng({ width: 30, height: 33, data }),
    );
    const { code, err: out } = await shroud(
      folder,
      'print',
      '--profile',
      'mbprint',
      '--cards',
      'aunt-ottilie',
    );
    expect(code).toBe(1);
    const page = join(folder, PRINT, 'starter-en-mbprint-aunt-ottilie-preflight.html');
    expect(out).toContain('"aunt-ottilie" has a picture of 25 dots to the inch');
    expect(out).toContain(`nothing was printed`);
    expect(out).toContain(page);
    expect(existsSync(page)).toBe(true);
    expect(readdirSync(join(folder, PRINT)).filter((name) => name.endsWith('.pdf'))).toEqual([]);
  });
});

describe('the names of files', () => {
  it('say what is unusual: nothing that is printed takes the place of another thing', async () => {
    const folder = starter();
    const orders = [
      [],
      ['--edition', 'first'],
      ['--cards', CARD],
      ['--cards', CARD, 'aunt-ottilie'],
      ['--cards', CARD, '--copies', '9'],
      ['--copies', '9'],
      ['--profile', 'home-film'],
      ['--profile', 'clear'],
      ['--profile', 'clear', '--cards', CARD],
      ['--profile', 'mbprint'],
      ['--paper', 'letter'],
      ['--paper', '305x457'],
      ['--paper', '304.8x457.2'],
      ['--profile', 'printplaygames'],
      ['--lang', 'it'],
      ['--draft'],
      ...['labels', 'windows', 'backing'].map((stock) => ['--stock', stock]),
    ];
    const listed: string[] = [];
    for (const order of orders) {
      const { code, out } = await shroud(folder, 'print', '--list', ...order);
      expect(code, order.join(' ')).toBe(0);
      listed.push(...out.trim().split('\n'));
    }
    const names = listed.map((line) => line.split('  ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(listed.map((line) => line.slice(folder.length + 1))).toContain(
      `output/print/starter-en-a4-film-${CARD}-x9.pdf  9 cards`,
    );
    expect(existsSync(join(folder, 'output/print'))).toBe(false);
  });

  it('come with how many cards each holds, of lines to cut along sheet by sheet', async () => {
    const folder = starter();
    const order = ['--stock', 'windows', '--cards', CARD, '--copies', '11'];
    const { out } = await shroud(folder, 'print', '--list', ...order);
    const name = `starter-en-a4-windows-${CARD}-x11`;
    expect(out.replaceAll(join(folder, 'output/print/'), '').trim().split('\n')).toEqual([
      `${name}.pdf  11 cards`,
      `${name}-cut-1.svg  9 cards`,
      `${name}-cut-2.svg  2 cards`,
    ]);
  });

  it('are those that `print --list` lists', async () => {
    const folder = starter();
    const order = ['--cards', CARD, '--profile', 'clear'];
    const { out } = await shroud(folder, 'print', '--list', ...order);
    await shroud(folder, 'print', ...order);
    const listed = out
      .trim()
      .split('\n')
      .map((line) => line.split('  ')[0]?.split('/').at(-1));
    expect(readdirSync(join(folder, 'output/print')).sort()).toEqual(listed.sort());
  });
});
