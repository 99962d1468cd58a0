import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/cli/usage/index.js';
import { withoutLayout } from '../../../src/deck/without-layout.js';
import { writeVerified } from '../../../src/operations/verify/write-verified.js';
import { DEFAULT_GAMES, GAMES_FOR_CARDS, verify } from '../../../src/verify/index.js';
import { makeReport } from '../../../src/verify/verdicts/verify-report.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { STARTER } from '../../support/places.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { breakEngine } from '../../support/verify/broken-engine.js';
import { evidenceOf } from '../../support/verify/evidence-of.js';

const WRONG = 'courted-by-a-count';
const QUICK = ['--workers', '0', '--probes-only'];

function starter(name = 'deck'): string {
  const folder = join(temporaryFolder(), name);
  cpSync(STARTER, folder, { recursive: true });
  rmSync(join(folder, 'output'), { recursive: true, force: true });
  return folder;
}

const changed = (folder: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

const makeFolder = (path: string) => mkdirSync(path, { recursive: true });

/** The starter deck with everybody in one family. */
function lonely(): string {
  const folder = starter();
  changed(folder, 'cards/first/people.yaml', (text) =>
    text.replaceAll('family: the-menagerie', 'family: lantern-street'),
  );
  return folder;
}

/** A deck as `verify` leaves it with an engine that draws a card too few, and what it said of that. */
async function disagreement(folder: string) {
  const { deck, ...loaded } = openWorkspace(folder).opened;
  if (deck === undefined) throw new Error('a sound deck');
  const bare = withoutLayout(deck);
  const found = await verify(bare, { games: 0, cards: [WRONG] });
  const engine = await breakEngine('verbs/draw.ts', 'value.count', 'value.count - 1');
  const cards = evidenceOf(bare, { cards: [WRONG] }, engine);
  await writeVerified({ ...loaded, deck }, makeReport(found, { ...found.evidence, cards }));
  const [told] = loaded.report.diagnostics.filter(({ code }) => code === 'VERIFY_DISAGREES');
  return { message: told?.message ?? '', hint: told?.hint ?? '' };
}

describe('a disagreement', () => {
  it('is reported with where it was found, and a command that shows it from the current folder', async () => {
    const folder = relative(process.cwd(), starter('my deck'));
    const { hint, message } = await disagreement(folder);
    expect(message).toMatch(
      new RegExp(
        `^${WRONG} immediate\\.0: In the situation “.+” \\(first, 2 players\\): The rules allow what`,
      ),
    );
    const [, command = ''] = /See it: shroud (.*)$/.exec(hint) ?? [];
    expect(command).toBe(
      `replay "${folder}/output/verify/replays/${WRONG}-immediate-0.json" --deck "${folder}"`,
    );
    const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    expect(await shroudHere(words)).toMatchObject({ code: 0, err: '' });
  });

  it('is shown at the end of its replay, after the table, the choices and who decides next', async () => {
    const folder = starter();
    const { message } = await disagreement(folder);
    const file = join(folder, `output/verify/replays/${WRONG}-immediate-0.json`);
    const { out } = await shroudHere(['replay', file, '--deck', folder]);
    const lines = out.trimEnd().split('\n');
    expect(lines[1]).toBe('The table (first, 2 players)');
    expect(lines[2]).toMatch(/^ {2}Player 1 holds .*Courted by a Count/);
    expect(out).toMatch(/\n {2}Player 1 plays Courted by a Count on .+\n/);
    expect(lines.at(-2)).toMatch(/^Now player \d decides\. In the engine that player /);
    expect(lines.at(-1)).toBe(`What verify found here (${message.replace(': In', '): In')}`);
    expect(out).not.toContain('The recording ends before');

    const recording = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...recording, choices: [] }));
    const bare = await shroudHere(['replay', file, '--deck', folder]);
    expect(bare.out, 'without choices').toContain(`What verify found here (${WRONG} immediate.0): In the`);
  });

  it('leaves no replay, and no empty folder for replays, once it is mended', async () => {
    const folder = starter();
    await disagreement(folder);
    const replays = join(folder, 'output/verify/replays');
    expect(readdirSync(replays)).toEqual([`${WRONG}-immediate-0.json`]);
    await shroudHere(['verify', ...QUICK, '--cards', WRONG, '--deck', folder]);
    expect(existsSync(replays)).toBe(false);
  });
});

describe('a table that there is not', () => {
  it.each([
    [['--players', '3'], 'the edition "first" has 2 families: there is no table of 3'],
    [['--players', '2', '3'], 'the edition "first" has 2 families: there is no table of 3'],
    [['--players', '5'], 'the edition "first" is for 2 to 4 players: there is no table of 5'],
  ])('%s is wrong usage, and no card is blamed for it', async (args, sentence) => {
    const { code, out, err } = await shroudHere(['verify', ...QUICK, ...args, '--deck', starter()]);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `shroud: ${sentence}\n` });
  });

  it('in a deck that no edition can play is reported once', async () => {
    const { code, out, err } = await shroudHere(['verify', ...QUICK, '--deck', lonely()]);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'shroud: the edition "first" has 1 family: no game is possible, so nothing can be verified\n',
    });
  });

  it('in one of two editions leaves that edition out if players are named, and reports its cards if not', async () => {
    const folder = starter();
    changed(folder, 'shroud.yaml', (text) =>
      text.replace('card:', '  late: { sets: [late], rules: expansion }\ncard:'),
    );
    mkdirSync(join(folder, 'cards/late'));
    writeFileSync(join(folder, 'cards/late/late.yaml'), 'modifiers:\n  too-late: { title: Too Late }\n');
    const all = await shroudHere(['verify', ...QUICK, '--deck', folder]);
    expect([all.code, all.err]).toEqual([
      1,
      `shroud: the edition "late" has 0 families: "too-late" can't be played\n`,
    ]);
    const two = await shroudHere(['verify', ...QUICK, '--players', '2', '--deck', folder]);
    expect(two.out).toContain('all 9 cards proven');
    expect(two.out).toContain('1 other card of the deck was not asked for.');
    const named = ['--players', '2', '--cards', 'too-late'];
    const one = await shroudHere(['verify', ...QUICK, ...named, '--deck', folder]);
    expect([one.code, one.err]).toEqual([2, expect.stringContaining('"too-late" can\'t be played')]);
  });
});

describe('shroud verify', () => {
  it('tells the warnings of the deck whether or not all is proven', async () => {
    const folder = starter();
    changed(folder, 'shroud.yaml', (text) => text.replace('characters: 4', 'characters: 5'));
    const { code, out } = await shroudHere(['verify', ...QUICK, '--cards', WRONG, '--deck', folder]);
    expect(out).toContain('warning CENSUS');
    expect(out).toContain('card proven');
    expect(code).toBe(0);
  });

  it('says that what lies there is of an earlier run if the deck has errors now', async () => {
    const folder = starter();
    const run = () => shroudHere(['verify', ...QUICK, '--cards', WRONG, '--deck', folder]);
    const broken = () => changed(folder, 'shroud.yaml', (text) => text.replace('name:', 'nane:'));
    await run();
    broken();
    const { code, err } = await run();
    expect([code, err]).toEqual([
      1,
      `Nothing was verified: ${join(folder, 'output/verify')} is from an earlier run.\n`,
    ]);
    rmSync(join(folder, 'output'), { recursive: true });
    expect((await run()).err, 'where there is none').toBe('');
  });

  it('says how ids are separated if they are separated by commas', async () => {
    const { code, err } = await shroudHere([
      'verify',
      '--cards',
      `${WRONG},not-at-home`,
      '--deck',
      starter(),
    ]);
    expect(err).toContain(`Separate ids by spaces: ${WRONG} not-at-home`);
    expect(code).toBe(2);
  });

  it('documents the number of games that it plays', () => {
    const options = commands.find(({ name }) => name === 'verify')?.options ?? [];
    const games = options.find(({ flags }) => flags.startsWith('--games'));
    expect(games?.defaultValueDescription).toBe(`${DEFAULT_GAMES}; with --cards ${GAMES_FOR_CARDS}`);
  });

  it('plays fewer games where only some cards are asked for, unless a number is given', async () => {
    const asked = ['--players', '2', '--workers', '0', '--cards', WRONG, '--json', '--deck', starter()];
    const played = async (...more: string[]) =>
      JSON.parse((await shroudHere(['verify', ...asked, ...more])).out).games;
    expect(await played()).toBe(GAMES_FOR_CARDS);
    expect(await played('--games', '3')).toBe(3);
  });

  it('plays no game where probes are all that is asked for, and says so', async () => {
    const { code, out } = await shroudHere(['verify', ...QUICK, '--cards', WRONG, '--deck', starter()]);
    expect(out).toMatch(/1 card proven \(1 clause\), by \d+ probes and no games\./);
    expect(code).toBe(0);
  });

  it.each([
    [['--games', ''], 'The number of games is a whole number from 1 to 1000000000.'],
    [['--games', ' '], 'The number of games is a whole number from 1 to 1000000000.'],
    [['--games', '0'], 'The number of games is a whole number from 1 to 1000000000.'],
    [['--games', '1e10'], 'The number of games is a whole number from 1 to 1000000000.'],
    [['--seed', ''], 'The seed is a whole number from 0 to'],
    [['--workers', ''], 'The number of threads is a whole number from 0 to'],
    [['--lockstep', ''], 'The share is all, or a number from 0 to 1.'],
    [['--probes-only', '--games', '4'], "option '--probes-only' cannot be used with option '--games <n>'"],
  ])('takes %j for wrong usage', async (args, sentence) => {
    const { code, err } = await shroudHere(['verify', ...args, '--deck', starter()]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it.each([
    ['a file is in the way of the folder', 'output', (path: string) => writeFileSync(path, 'a file')],
    ['a folder is in the way of the report', 'output/verify/report.json', makeFolder],
    ['a folder is in the way of the page', 'output/verify/index.html', makeFolder],
  ])('learns before it starts that it can not write: %s', async (_, path, block) => {
    const folder = starter();
    block(join(folder, path));
    // So many games would take years.
    const asked = ['--games', '1000000000', '--workers', '0', '--deck', folder];
    const { code, err } = await shroudHere(['verify', ...asked]);
    expect(err).toMatch(
      /output[/\\]verify[/\\].+ can't be written: (.* in the way|a part of the path is not a folder)/,
    );
    expect(code).toBe(1);
  });
});

describe('what can not be verified', () => {
  it.each([
    [['--cards', 'nobody']],
    [['--cards', 'aunt-ottilie']],
    [['--edition', 'third']],
    [['--players', '5']],
  ])('is refused before anything is written: %j', async (args) => {
    const folder = starter();
    expect((await shroudHere(['verify', ...args, '--deck', folder])).code).toBe(2);
    expect(existsSync(join(folder, 'output/verify'))).toBe(false);
  });
});

describe('parts of a split run', () => {
  const part = (folder: string, shard: string, ...more: string[]) =>
    shroudHere(['verify', ...QUICK, '--cards', WRONG, '--shard', shard, '--deck', folder, ...more]);

  it('of another split go when a new one is written, and that is said', async () => {
    const folder = starter();
    await part(folder, '1/2');
    const { out } = await part(folder, '1/3');
    const output = join(folder, 'output/verify');
    expect(out).toContain(`Removed ${join(output, 'shard-1-of-2.json')}, a part of another run.`);
    expect(readdirSync(output)).toEqual(['shard-1-of-3.json']);
  });

  it('that are of different runs, or the same, are named when they can not be merged', async () => {
    const folder = starter();
    await part(folder, '1/2');
    await part(folder, '2/2', '--seed', '2');
    const output = join(folder, 'output/verify');
    const [one, two] = ['shard-1-of-2.json', 'shard-2-of-2.json'].map((name) => join(output, name));
    const merge = (...files: (string | undefined)[]) =>
      shroudHere(['verify', 'merge', ...files.map(String), '--deck', folder]);
    expect((await merge(one, two)).err).toBe(
      `shroud: these parts are not of one run: ${one}; and ${two}. Delete those of an earlier run\n`,
    );
    expect((await merge(one, one)).err).toBe(`shroud: ${one} and ${one} are the same part\n`);
    const { code, err } = await merge(output);
    expect([code, err]).toEqual([
      1,
      `shroud: ${output} is a folder: name the parts in it, ${join(output, 'shard-*.json')}\n`,
    ]);
  });
});

describe('a card with text written by hand', () => {
  it('is listed by name, and does no harm only to those who say so', async () => {
    const folder = starter();
    changed(folder, 'cards/first/people.yaml', (text) =>
      text.replace('title: Aunt Ottilie\n', '$&    text: Sings when it rains.\n'),
    );
    const ask = (...more: string[]) => shroudHere(['verify', ...QUICK, ...more, '--deck', folder]);
    const strict = await ask();
    expect(strict.code).toBe(1);
    expect(strict.out).toContain(
      "1 card has hand-written text, which can't be verified: Aunt Ottilie (aunt-ottilie). Read them yourself; --allow-manual-text accepts them.",
    );
    expect((await ask('--allow-manual-text')).code).toBe(0);
    const json = JSON.parse((await ask('--allow-manual-text', '--json')).out);
    expect(json.cards['aunt-ottilie']).toMatchObject({ verdict: 'manual', clauses: [] });
    expect(json.findings).toBe(0);
  });
});
