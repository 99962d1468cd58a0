import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProfile } from '../../../src/print/index.js';
import { checkedStarter } from '../../support/checked-starter.js';
import { STARTER } from '../../support/places.js';
import { readPng } from '../../support/render/png-file.js';
import { shroudHere } from '../../support/shroud-here.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

/** The deck that `shroud init` makes, to be spoilt. */
async function starter(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await checkedStarter(temporaryFolder());
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('shroud render', () => {
  it('draws a card as PNG with alpha, of the size asked for', async () => {
    const folder = await starter();
    const { code, out } = await shroudHere([
      'render',
      'bitten-by-a-badger',
      '--dpi',
      '127',
      '--deck',
      folder,
    ]);
    expect({ code, out }).toEqual({
      code: 0,
      out: `Wrote ${join(folder, 'output/render/en/bitten-by-a-badger.png')}.\n`,
    });
    const png = readFileSync(join(folder, 'output/render/en/bitten-by-a-badger.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([63 * 5, 88 * 5]);
    expect(png[25]).toBe(6); // Colour with alpha.
  });

  it('cuts corners round, as the deck has them, unless they are to be square or the bleed is shown', async () => {
    const folder = await starter();
    const out = join(folder, 'ottilie.png');
    const cornerAfter = async (...options: string[]) => {
      await shroudHere([
        'render',
        'aunt-ottilie',
        '--dpi',
        '127',
        '--out',
        out,
        '--deck',
        folder,
        ...options,
      ]);
      const { width, data } = readPng(readFileSync(out));
      const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3];
      return [alphaAt(1, 1), alphaAt(15, 1), alphaAt(1, 15)];
    };
    expect(await cornerAfter()).toEqual([0, 255, 255]);
    expect(await cornerAfter('--square')).toEqual([255, 255, 255]);
    expect(await cornerAfter('--bleed')).toEqual([255, 255, 255]);
  });

  it('draws a stack in one picture, and both sides of a card in two, as SVG with its text', async () => {
    const folder = await starter();
    const cards = ['aunt-ottilie', 'bitten-by-a-badger'];
    const stack = join(folder, 'stack.svg');
    await shroudHere(['render', ...cards, '--stack', '--type', 'svg', '--out', stack, '--deck', folder]);
    const drawn = readFileSync(stack, 'utf8');
    expect(drawn).toContain('Ottilie');
    expect(drawn).toContain('Badger');
    await shroudHere([
      'render',
      'aunt-ottilie',
      '--side',
      'both',
      '--type',
      'svg',
      '--lang',
      'all',
      '--deck',
      folder,
    ]);
    for (const lang of ['en', 'it'])
      expect(readdirSync(join(folder, 'output/render', lang)).sort()).toEqual([
        'aunt-ottilie-back.svg',
        'aunt-ottilie.svg',
      ]);
  });

  it.each([
    [['nobody'], 'the deck has no card "nobody"'],
    [['--lang', 'xx'], 'the deck has no language "xx"'],
    [['--edition', 'third'], 'the deck has no edition "third"'],
    [['--stack'], 'name the cards of the stack'],
    [['--dpi', 'many'], 'The resolution is a whole number'],
  ])('%s is wrong usage, reported in a sentence', async (args, sentence) => {
    const { code, err } = await shroudHere(['render', ...args, '--deck', STARTER]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('tells a template that fails at its line, and writes nothing', async () => {
    const template =
      'export const frame = () => <g />;\nexport const face = () => {\n  throw new Error("dusk");\n};\n';
    const folder = await starter({ 'templates/event.tsx': template });
    const { code, out } = await shroudHere(['render', 'not-at-home', '--deck', folder]);
    expect(out).toContain('templates/event.tsx:3:');
    expect(out).toContain('TEMPLATE_FAILS: It fails: dusk.');
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'output/render'))).toBe(false);
  });

  it('reports a picture file that is not a picture', async () => {
    const folder = await starter({
      'templates/art/aunt-ottilie.svg': '<svg viewBox="0 0 9 9"><path d="M0 0</svg>',
    });
    const { code, out } = await shroudHere(['render', 'aunt-ottilie', '--deck', folder]);
    expect(out).toContain('PICTURE_BROKEN: The picture aunt-ottilie.svg of "aunt-ottilie" can\'t be used');
    expect(code).toBe(1);
  });
});

describe('what is wrong with how cards look', () => {
  const PICTURES =
    'events:\n  a-visit:\n    title: A Visit\n    art: visit.png\n  a-call:\n    title: A Call\n    art: nobody.png\n';
  const CUT_OFF = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64');

  /** The errors of a command, without the frames and hints around them. */
  const errorsOf = async (command: string, folder: string) => {
    const { code, out } = await shroudHere([command, '--deck', folder]);
    expect(code, out).toBe(1);
    return out
      .split('\n')
      .filter((line) => line.includes(' error '))
      .map((line) => line.slice(folder.length + 1));
  };

  it.each(['check', 'render', 'print'])(
    'in pictures is reported by %s, of all cards, at the line of each, and nothing is written',
    async (command) => {
      const folder = await starter({ 'cards/first/more.yaml': PICTURES, 'templates/art/visit.png': CUT_OFF });
      expect(await errorsOf(command, folder)).toEqual([
        'cards/first/more.yaml:4:10 error PICTURE_BROKEN: The picture visit.png of "a-visit" can\'t be used: it is cut off.',
        'cards/first/more.yaml:7:10 error PICTURE_MISSING: There is no picture nobody.png.',
      ]);
      expect(existsSync(join(folder, 'output', command))).toBe(false);
    },
  );

  it.each(['check', 'render', 'print'])('in templates is reported by %s, at its line', async (command) => {
    const template =
      'export const frame = () => <g />;\nexport const face = () => {\n  throw new Error("dusk");\n};\n';
    const folder = await starter({ 'templates/event.tsx': template });
    expect(await errorsOf(command, folder)).toEqual([
      'templates/event.tsx:3:13 error TEMPLATE_FAILS: It fails: dusk.',
    ]);
  });

  it('is shown in its line, and which card has shown it', async () => {
    const template = 'export const frame = () => <g />;\nexport const face = () => <rect fill={dusk} />;\n';
    const folder = await starter({ 'templates/event.tsx': template });
    const { out } = await shroudHere(['check', '--deck', folder]);
    expect(out).toContain('2 │ export const face = () => <rect fill={dusk} />;');
    expect(out).toContain('hint: Seen on the front of "a-telegram-at-tea" in en.');
  });
});

describe('shroud print', () => {
  const settings = (more: string) => `${readFileSync(join(STARTER, 'shroud.yaml'), 'utf8')}\n${more}`;

  it("takes a printer of the deck: a shop's name for white", async () => {
    const printers = 'printers:\n  shop: { extends: clear, white: { ink: Spot_White } }\n';
    const folder = await starter({ 'shroud.yaml': settings(printers) });
    const { code, out } = await shroudHere([
      'print',
      '--profile',
      'shop',
      '--cards',
      'bitten-by-a-badger',
      '--deck',
      folder,
    ]);
    expect(code).toBe(0);
    expect(out).toContain('-en-shop-bitten-by-a-badger.pdf');
    expect(findProfile('shop', { shop: { extends: 'clear', white: { ink: 'Spot_White' } } })?.white).toEqual({
      ...findProfile('clear')?.white,
      ink: 'Spot_White',
    });
  });

  it.each([
    [['--profile', 'hoem'], 'there is no profile "hoem". Did you mean "home"?'],
    [['--profile', 'home', '--proof'], 'a proof is for files with one card per page'],
    [['--copies', '0'], 'The number of copies is a whole number from 1 to 99'],
  ])('%s is wrong usage, reported in a sentence', async (args, sentence) => {
    const { code, err } = await shroudHere(['print', ...args, '--deck', STARTER]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });

  it('says where it can not write, and leaves what was there', async () => {
    const folder = temporaryFolder({ output: 'a file is in the way' });
    cpSync(STARTER, folder, { recursive: true });
    const { code, out, err } = await shroudHere([
      'print',
      '--cards',
      'aunt-ottilie',
      '--no-cache',
      '--deck',
      folder,
    ]);
    expect(out + err).toMatch(/OUTPUT_UNWRITABLE|can't be written/);
    expect(code).toBe(1);
    expect(readFileSync(join(folder, 'output'), 'utf8')).toBe('a file is in the way');
  });
});

describe('shroud verify', () => {
  it('proves the starter deck, and says so in the shape that programs rely on', async () => {
    const folder = await starter();
    const { code, out } = await shroudHere([
      'verify',
      '--games',
      '40',
      '--players',
      '2',
      '--workers',
      '0',
      '--json',
      '--deck',
      folder,
    ]);
    const told = JSON.parse(out);
    expect(Object.keys(told)).toEqual(['cards', 'games', 'seed', 'findings']);
    expect(told.cards['bitten-by-a-badger']).toMatchObject({
      verdict: 'proven',
      clauses: [
        { path: 'immediate.0', verdict: 'proven', fired: expect.any(Number), contexts: expect.any(Object) },
      ],
    });
    expect({ code, findings: told.findings }).toEqual({ code: 0, findings: 0 });
    expect(readFileSync(join(folder, 'output/verify/index.html'), 'utf8')).toContain('Bitten by a Badger');
  });

  it('tells a clause that never fires at its line', async () => {
    const folder = await starter({
      'cards/first/odd.yaml':
        'events:\n  a-riddle:\n    title: A Riddle\n    effects:\n      immediate:\n        - draw: 1\n          if: { all: [{ hand: { atLeast: 3 } }, { hand: { atMost: 2 } }] }\n',
    });
    const { code, out } = await shroudHere([
      'verify',
      '--games',
      '4',
      '--cards',
      'a-riddle',
      '--workers',
      '0',
      '--deck',
      folder,
    ]);
    expect(out).toContain('cards/first/odd.yaml:6:');
    expect(out).toContain('error VERIFY_NEVER_FIRED');
    expect(code).toBe(1);
  });

  it.each([
    [['--shard', '3/2'], 'A part is written 3/16'],
    [['--budget', 'soon'], 'A time is written 30s'],
    [['--budget', '0s'], 'and is more than 0'],
    [['--budget', '30s', '--shard', '1/2'], "'--budget <time>' cannot be used with option '--shard <i/n>'"],
    [['--cards', 'aunt-ottilie'], 'there is nothing to verify'],
    [['--players', '7'], 'is invalid. A number of players is a whole number from 2 to 5'],
  ])('%s is wrong usage, reported in a sentence', async (args, sentence) => {
    const { code, err } = await shroudHere(['verify', ...args, '--deck', await starter()]);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  });
});
