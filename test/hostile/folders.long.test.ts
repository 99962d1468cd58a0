import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newDeck } from '../kill/commands.js';
import { MAIN } from '../support/shroud.js';
import { temporaryFolder } from '../support/temporary-folder.js';

/** Far beyond what any of these decks takes, on a busy machine too: it decides only that a command does not hang. */
const CEILING = 30_000;
const MOST_MEGABYTES = 600;
const MIB = 1024 * 1024;

/** Prints the most memory that the process has had, when it ends. */
const REPORT_MEMORY = `data:text/javascript,${encodeURIComponent("process.on('exit', () => console.log('memory ' + process.resourceUsage().maxRSS));")}`;

/** Runs `check` in a process of its own: the diagnostics that it prints, without their hints. */
function check(make: (deck: string) => void): { readonly code: number | null; readonly told: string[] } {
  const deck = newDeck(join(temporaryFolder(), 'deck'));
  mkdirSync(join(deck, 'templates'), { recursive: true });
  make(deck);
  const { status, stdout } = spawnSync(process.execPath, ['--import', REPORT_MEMORY, MAIN, 'check'], {
    cwd: deck,
    encoding: 'utf8',
    timeout: CEILING,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * MIB,
  });
  expect(status, 'ends in time').not.toBeNull();
  expect(Number(/^memory (\d+)$/m.exec(stdout)?.[1]) / 1024, 'MB of memory').toBeLessThan(MOST_MEGABYTES);
  const told = [...stdout.matchAll(/^(\S+):\d+:\d+ (?:error|warning) ([A-Z_]+): (.*)$/gm)];
  return { code: status, told: told.map(([, file, code, message]) => `${file} ${code} ${message}`) };
}

const write = (deck: string, path: string, content: string | Uint8Array, bytes?: number) => {
  mkdirSync(dirname(join(deck, path)), { recursive: true });
  writeFileSync(join(deck, path), content);
  if (bytes !== undefined) truncateSync(join(deck, path), bytes);
};

const link = (deck: string, path: string, to: string) => {
  mkdirSync(dirname(join(deck, path)), { recursive: true });
  symlinkSync(to, join(deck, path));
};

/** One inside of the other; a path of all of them would be too long for one call. */
function nest(folder: string, count: number): void {
  const script = `process.chdir(${JSON.stringify(folder)}); for (let i = 0; i < ${count}; i++) { fs.mkdirSync('d'); process.chdir('d'); }`;
  expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0);
}

describe('folders that made check hang (security 5)', () => {
  it('links of a folder to itself are reported, and not followed', () => {
    const { code, told } = check((deck) => {
      for (let i = 0; i < 6; i++) link(deck, `templates/self${i}`, '.');
      for (let i = 0; i < 6; i++) link(deck, `templates/inner/deck${i}`, '../..');
    });
    expect(code).toBe(1);
    expect(told).toHaveLength(12);
    expect(told).toContain(
      "templates/self0 FILE_UNREADABLE templates/self0 can't be read: its links go round in a circle.",
    );
  });

  it('links that are no loop, but lead to the next two and two, are followed once', () => {
    const { code, told } = check((deck) => {
      for (let i = 0; i < 30; i++)
        for (const name of ['a', 'b']) link(deck, `templates/l${i}/${name}`, `../l${i + 1}`);
      mkdirSync(join(deck, 'templates/l30'));
    });
    expect({ code, told }).toEqual({ code: 0, told: [] });
  });

  it('folders that link to each other are seen once, and links to themselves reported', () => {
    const { told } = check((deck) => {
      for (let from = 0; from < 3; from++)
        for (let to = 0; to < 3; to++) link(deck, `templates/m${from}/to${to}`, `../m${to}`);
    });
    expect(told.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(
      [0, 1, 2].map((i) => `templates/m${i}/to${i} FILE_UNREADABLE`),
    );
  });

  it.each(['templates', 'cards/first'])('1,500 nested folders in %s are reported as too deep', (folder) => {
    const { code, told } = check((deck) => nest(join(deck, folder), 1500));
    expect(code).toBe(1);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^\S+\/d\/d TOO_MUCH This folder is nested too deep; the limit is 16 levels/);
  });

  it('a tree of folders that is wide at every depth is reported as too much', () => {
    const { told } = check((deck) => {
      const grow = (path: string, depth: number): void => {
        mkdirSync(path);
        for (let i = 0; depth > 0 && i < 9; i++) grow(join(path, `d${i}`), depth - 1);
      };
      grow(join(deck, 'templates/wide'), 4);
    });
    expect(told.join('\n')).toMatch(
      /^templates\/wide\/\S+ TOO_MUCH There are too many files and folders; the limit is 5,000\.$/,
    );
  });

  it('3,000 sparse files in templates/, which took 3.2 GB, are reported as too many bytes', () => {
    const { code, told } = check((deck) => {
      for (let i = 0; i < 3000; i++) write(deck, `templates/s/f${i}.svg`, '', MIB);
      const symbols = Array.from({ length: 3000 }, (_, i) => `  s${i}: s/f${i}.svg\n`);
      write(deck, 'templates/theme.yaml', `symbols:\n${symbols.join('')}`);
    });
    expect(code).toBe(1);
    expect(told.join('\n')).toMatch(
      /^templates\/s\/f\d+\.svg TOO_MUCH With this file, templates\/ has too many bytes; the limit is 67,108,864\.$/,
    );
  });

  it('a file that is too large to be read does not count, since it is not read', () => {
    const { code } = check((deck) => write(deck, 'templates/sources/painting.psd', '', 200 * MIB));
    expect(code).toBe(0);
  });

  it('links in templates/ and cards/ that lead out are reported at their place', () => {
    const { told } = check((deck) => {
      link(deck, 'templates/fonts', '/etc');
      link(deck, 'templates/icons/passwd.svg', '/etc/passwd');
      link(deck, 'templates/art/passwd.png', '/etc/passwd');
      link(deck, 'templates/.hidden', '/etc');
      link(deck, 'cards/first/more', '/etc');
    });
    expect(told).toEqual(
      ['cards/first/more', 'templates/art/passwd.png', 'templates/fonts', 'templates/icons/passwd.svg'].map(
        (path) => `${path} FILE_OUTSIDE ${path} is a link that leads out of the deck's folder.`,
      ),
    );
  });

  it('templates/ itself may not lead out', () => {
    const { told } = check((deck) => {
      spawnSync('rmdir', [join(deck, 'templates')]);
      link(deck, 'templates', '/etc');
    });
    expect(told).toEqual(["templates FILE_OUTSIDE templates is a link that leads out of the deck's folder."]);
  });

  it('a file that is a link to itself is no reason to fall over', () => {
    const { told } = check((deck) => link(deck, 'templates/loop.svg', 'loop.svg'));
    expect(told).toEqual(['templates/loop.svg FILE_IGNORED This file is not used.']);
  });

  it('4,000 cards without their pictures among 4,900 others get hints for the first of them', () => {
    const { told } = check((deck) => {
      for (let i = 0; i < 4900; i++) write(deck, `pictures/some-drawing-${i}.svg`, '');
      const cards = Array.from(
        { length: 4000 },
        (_, i) =>
          `  c${i}: { title: C, effects: { immediate: [draw: 1] }, art: pictures/drowned-${i}.svg }\n`,
      );
      write(deck, 'cards/first/many.yaml', `events:\n${cards.join('')}`);
    });
    expect(told.filter((one) => one.includes('PICTURE_MISSING')).length).toBeGreaterThanOrEqual(200);
  });
});

describe('YAML that took minutes and gigabytes within the limit of bytes (security 12)', () => {
  const files = (count: number, text: (which: number) => string) => (deck: string) => {
    for (let i = 0; i < count; i++) write(deck, `cards/first/f${i}.yaml`, text(i));
  };

  it.each([
    ['dashes', '-\n'],
    ['the same key', 'a:\n'],
    ['empty lines', '\n'],
    ['remarks', '#\n'],
    ['brackets', ']'],
  ])('15 files of a megabyte of %s are reported where they have too many nodes', (_, sign) => {
    const { code, told } = check(files(15, () => sign.repeat(MIB / sign.length)));
    expect(code).toBe(1);
    const tooMuch = told.filter((one) =>
      /^cards\/first\/f\d+\.yaml TOO_MUCH The file has [\d,]+ nodes of YAML, .*; the limit is 250,000/.test(
        one,
      ),
    );
    expect(tooMuch).toHaveLength(15);
  });

  it('60 files with as many nodes as one may have are read up to the limit of a deck', () => {
    const { told } = check(files(60, () => 'a:\n'.repeat(124_000)));
    const [tooMuch, ...others] = told.filter((one) => one.includes('TOO_MUCH'));
    expect(tooMuch).toMatch(
      /^cards\/first\/(f\d+)\.yaml TOO_MUCH With cards\/first\/\1\.yaml, the files of the deck have [\d,]+ nodes of YAML, .*; the limit is 750,000\.$/,
    );
    expect(others).toEqual([]);
  });

  it('more cards than a deck may have, each faulty, end the reading', () => {
    const cards = (which: number) =>
      `events:\n${Array.from({ length: 60_000 }, (_, i) => ` c${which}x${i}: {}\n`).join('')}`;
    const { told } = check(files(10, cards));
    expect(told.filter((one) => one.includes('TOO_MUCH'))).toContain(
      'cards/first/f0.yaml TOO_MUCH With cards/first/f0.yaml, the files of the deck have 60,003 cards; the limit is 20,000.',
    );
  });

  it('files that are no UTF-8 count as others do', () => {
    const { told } = check((deck) => {
      for (let i = 0; i < 40; i++) write(deck, `cards/first/f${i}.yaml`, Buffer.alloc(MIB, 0xff));
    });
    expect(told.filter((one) => one.includes('TOO_MUCH'))).toEqual([
      expect.stringMatching(/the files of the deck have [\d,]+ bytes; the limit is 16,777,216\.$/),
    ]);
  });
});
