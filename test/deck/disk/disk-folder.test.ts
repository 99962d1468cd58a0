import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { LARGEST_FILE } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { CODES, type Code } from '../../../src/diagnostics/index.js';
import { badDecks, SOUND } from '../../support/deck/bad-decks.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const CARD = 'deaths:\n  a-card:\n    title: A Card\n';
const found = (folder: string) =>
  loadDeck(diskFolder(folder), folder).report.diagnostics.map(
    ({ code, span }) => `${span.file}:${span.line}:${span.column} ${code}`,
  );

/** What only a real disk can be wrong about; the rest of the codes is covered by test/fixtures/bad. */
const onDisk: Readonly<Partial<Record<Code, (folder: string) => string>>> = {
  DECK_FOLDER: (folder) => {
    rmSync(folder, { recursive: true });
    return '.:1:1';
  },
  DECK_MISSING: (folder) => {
    rmSync(join(folder, 'shroud.yaml'));
    return 'shroud.yaml:1:1';
  },
  FILE_UNREADABLE: (folder) => {
    // As root, permissions stop no one: a link that goes round in a circle stops everyone.
    symlinkSync('loop.yaml', join(folder, 'cards/base/loop.yaml'));
    return 'cards/base/loop.yaml:1:1';
  },
  FILE_TOO_LARGE: (folder) => {
    writeFileSync(join(folder, 'cards/base/cards.yaml'), `${CARD}# ${'x'.repeat(LARGEST_FILE)}\n`);
    return 'cards/base/cards.yaml:1:1';
  },
  MORE_PROBLEMS: (folder) => {
    const strangers = Array.from({ length: 300 }, (_, i) => `    stranger-${i}: 1\n`);
    writeFileSync(join(folder, 'cards/base/cards.yaml'), CARD + strangers.join(''));
    return 'cards/base/cards.yaml:303:5';
  },
  FILE_OUTSIDE: (folder) => {
    const outside = temporaryFolder({ 'cards.yaml': CARD });
    symlinkSync(join(outside, 'cards.yaml'), join(folder, 'cards/base/linked.yaml'));
    return 'cards/base/linked.yaml:1:1';
  },
  FILE_ENCODING: (folder) => {
    writeFileSync(join(folder, 'cards/base/cards.yaml'), Buffer.from(`${CARD}    flavour: Olé.\n`, 'latin1'));
    return 'cards/base/cards.yaml:4:16';
  },
};

describe('a deck on disk', () => {
  const sound = () => temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': CARD });

  it('lists and reads the same files as a folder in memory', () => {
    expect(found(sound())).toEqual([]);
  });

  it.each(Object.entries(onDisk))('%s is reported at its place', (code, spoil) => {
    const folder = sound();
    const place = spoil(folder);
    expect(found(folder)).toContain(`${place} ${code}`);
  });

  it.each([
    [
      'a folder that is called like a file',
      (folder: string) => mkdirSync(join(folder, 'cards/base/odd.yaml')),
    ],
    ['a named pipe', (folder: string) => execFileSync('mkfifo', [join(folder, 'cards/base/odd.yaml')])],
    [
      'a link that leads nowhere',
      (folder: string) => symlinkSync('nowhere', join(folder, 'cards/base/odd.yaml')),
    ],
  ])('%s is reported, and does not make the tool wait', (_, spoil) => {
    const folder = sound();
    spoil(folder);
    expect(found(folder)).toEqual(['cards/base/odd.yaml:1:1 FILE_UNREADABLE']);
  });

  it('accepts a byte order mark and Windows line ends, and counts columns as if they were not there', () => {
    const text = `\ufeff${CARD}    icon: baest\n`.replaceAll('\n', '\r\n');
    expect(found(temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': text }))).toEqual([
      'cards/base/cards.yaml:4:11 ICON_UNKNOWN',
    ]);
    const sound = text.replace('baest', 'beast');
    expect(found(temporaryFolder({ ...SOUND, 'cards/base/cards.yaml': sound }))).toEqual([]);
  });

  it('says so when a file looks like UTF-16', () => {
    const folder = temporaryFolder({
      ...SOUND,
      'cards/base/cards.yaml': Buffer.from(`\ufeff${CARD}`, 'utf16le'),
    });
    const [one] = loadDeck(diskFolder(folder)).report.diagnostics;
    expect(one).toMatchObject({ code: 'FILE_ENCODING', hint: expect.stringContaining('UTF-16') });
  });

  it('links inside the deck are followed', () => {
    const folder = sound();
    writeFileSync(
      join(folder, 'kept.yaml'),
      'events:\n  an-event: { title: An Event, effects: { immediate: [{ draw: 1 }] } }\n',
    );
    symlinkSync('../../kept.yaml', join(folder, 'cards/base/linked.yaml'));
    expect(found(folder)).toEqual([]);
  });

  it('together with the bad decks, every code of the union is seen', () => {
    const inFixtures = badDecks().flatMap((deck) => deck.expected.map(({ code }) => code));
    // What goes wrong while cards are printed or verified, consent, links, and processes that do not start have tests of their own.
    const elsewhere = [
      'print/failures.test.ts',
      'verify/verdicts/problems.test.ts',
      'deck/disk/links.long.test.ts',
      'workers/process-jobs.long.test.ts',
      'design-checks/check-design.test.ts',
      'operations/deck/import-cards.long.test.ts',
    ].map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
    const seen = new Set<string>([...inFixtures, ...Object.keys(onDisk)]);
    expect(
      CODES.filter(
        (code) => !seen.has(code) && !elsewhere.some((test) => new RegExp(`['/]${code}['/]`).test(test)),
      ),
    ).toEqual([]);
  });
});
