import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { diskFolder } from '../../../src/deck/disk/disk-folder.js';
import { deckJson, deckModule } from '../../../src/deck/write-module.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { kindTitle } from '../../../src/print/core/kind-title.js';
import { contains } from '../../../src/render/core/geometry.js';
import { toLayout } from '../../../src/render/core/layout.js';
import { listPrintedRegions } from '../../../src/render/core/printed-regions.js';
import { templateFolder } from '../../../src/render/core/template-folder.js';
import { compileTemplates } from '../../../src/render/drawing/compile-templates.js';
import { faceSvg } from '../../../src/render/output/svg.js';
import { verify } from '../../../src/verify/index.js';
import { openWorkspace } from '../../../src/workspace/workspace.js';
import { open } from '../../support/l10n/decks.js';
import { readPlate } from '../../support/print/drawn-pages.js';
import { shroudHere } from '../../support/shroud-here.js';
import { lacks, run, withTools } from '../../support/tools.js';

const LODGERS = fileURLToPath(new URL('../../fixtures/lodgers', import.meta.url));

/** The template of a kind: dark plates, and nothing else. */
const OMENS = `import { type Element, type FaceProps, type FrameProps, outline, Words } from 'shroud/template';

/** What is read aloud before a night: dark plates, and nothing else. */
export function frame({ regions, theme }: FrameProps): Element {
  return (
    <g fill={theme.colour('midnight')}>
      {[regions.title, regions.hour].map((shapes) => shapes && <path d={outline(shapes)} />)}
    </g>
  );
}

export function face({ title, text, fields, regions, theme }: FaceProps): Element {
  const ink = theme.colour('moonlight');
  const { hour } = fields;
  return (
    <g>
      <Words of={title} theme={theme} fill={ink} />
      {hour?.type === 'line' && hour.line && <Words of={hour.line} theme={theme} fill={ink} />}
      {text && regions.text && <path d={outline(regions.text)} fill={theme.colour('midnight')} />}
      {text && <Words of={text} theme={theme} fill={ink} />}
    </g>
  );
}
`;

const place = mkdtempSync(join(tmpdir(), 'lodgers-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A deck with fields on built-in kinds, a kind on paper, a clear one with a template, and text by hand. */
function lodgers(name: string): string {
  const folder = join(place, name);
  cpSync(LODGERS, folder, { recursive: true });
  writeFileSync(join(folder, 'templates/omens.tsx'), OMENS);
  return folder;
}

const folder = lodgers('whole');
const workspace = openWorkspace(folder);
const { report } = await workspace.checked();
const { deck } = workspace.opened;
if (deck === undefined) throw new Error(JSON.stringify(report.diagnostics));
const renderer = await workspace.openRenderer(deck);
const svg = async (id: string, language = 'en') =>
  faceSvg(await renderer.render({ id, side: 'front', language, edition: 'first' }));
/** Letters in the order in which they are drawn. */
const wordsOf = (drawn: string) => drawn.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('a deck with kinds and fields of its own', () => {
  it('is checked, and nothing but translations is missing', () => {
    const codes = report.diagnostics.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['TRANSLATION_MISSING', 'TRANSLATION_UNRECORDED']));
  });

  it('is plain data in which every card says of which kind it is', () => {
    expect(JSON.parse(deckJson(deck))).toEqual(deck);
    expect(deck.cards['the-cellar']).toMatchObject({
      kind: 'own',
      of: 'rooms',
      stock: 'paper',
      copies: 2,
      fields: { danger: 3, exits: ['The Stairs', 'The Well', 'A Hole'], omen: 'death' },
    });
    expect(deck.cards.haunted).toMatchObject({ kind: 'modifier', fields: { cost: 2.5, credit: 'Moth' } });
    expect(deck.kinds?.omens).toEqual({ title: 'Omens', stock: 'clear' });
    expect(deck.editions.first?.census).toEqual({ character: 4, modifier: 2, rooms: 3, omens: 2 });
    expect(deckModule(deck)).toContain('export type OwnKind = keyof typeof deck.kinds;');
  });

  it('draws a kind without a template plainly, each field in its region, in each language', async () => {
    const said = wordsOf(await svg('the-cellar'));
    for (const part of ['The Cellar', '3', 'The Stairs', 'The Well', 'breathes', 'takes a lodger'])
      expect(said).toContain(part);
    const italian = wordsOf(await svg('the-cellar', 'it'));
    for (const part of ['La cantina', 'Il pozzo', 'respira', 'inquilino']) expect(italian).toContain(part);
  });

  it('draws a kind by its own template, and plainly where it has none', async () => {
    expect(await svg('a-knock')).toContain('fill="#c8d8e4">A Knock</text>');
    const { compiled } = await compileTemplates(templateFolder(diskFolder(folder)), ['rooms', 'omens']);
    expect(Object.keys(compiled?.scripts ?? {})).toContain('omens');
    expect(Object.keys(compiled?.scripts ?? {})).not.toContain('rooms');
  });

  it('draws fields of built-in kinds where the layout has a region, numbers as the language writes them', async () => {
    expect(wordsOf(await svg('haunted'))).toContain('2.5');
    expect(wordsOf(await svg('haunted', 'it'))).toContain('2,5');
    expect(wordsOf(await svg('blessed'))).toContain('−1');
    expect(wordsOf(await svg('ada'))).toContain('Lamps');
  });

  it('goes to translators and comes back, lists an entry a line, titles of kinds included', () => {
    const from = lodgers('from');
    const file = join(place, 'it.po');
    writeFileSync(file, exportTranslations(open(from), 'it', 'po'));
    const po = readFileSync(file, 'utf8');
    expect(po).toContain('msgctxt "the-cellar.exits"');
    expect(po).toContain('msgctxt "rooms.title"');
    expect(po).not.toContain('msgctxt "haunted.credit"');
    const to = lodgers('to');
    writeFileSync(join(to, 'cards/base/text/it.yaml'), 'the-attic: { title: La soffitta }\n');
    expect(importTranslations(open(to), file, readFileSync(file))).toMatchObject({ refusals: [] });
    const texts = (where: string) => open(where).loaded.deck.texts.it;
    expect(texts(to)?.['the-cellar']?.fields).toEqual(texts(from)?.['the-cellar']?.fields);
    expect(texts(to)).toEqual(texts(from));
    const wrong = po.replace('Le scale\\n', '');
    writeFileSync(file, wrong);
    expect(wrong).not.toBe(po);
    const { refusals } = importTranslations(open(to), file, readFileSync(file));
    expect(JSON.stringify(refusals)).toContain(
      'The list has 3 entries, an entry a line, and the translation 2.',
    );
  });

  it('is played without them, and verify says so', async () => {
    const { cards } = await verify(deck, { games: 4, editions: ['first'], players: [2] });
    expect(Object.keys(cards).sort()).toEqual(['ada', 'blessed', 'haunted']);
    expect(cards.ada?.verdict).toBe('manual');
    const { out, code } = await shroudHere(['verify', '--probes-only', '--workers', '0', '--deck', folder]);
    expect(out).toContain("4 cards of the deck's own kinds (rooms, omens) are drawn, not played.");
    expect(code).toBe(1);
    const asked = await shroudHere(['verify', '--cards', 'the-cellar', '--deck', folder]);
    expect(asked.err).toContain('"the-cellar" is drawn, not played: there is nothing to verify');
  });

  it('is printed on paper and film, its kinds called by their titles', async () => {
    expect(kindTitle(deck, 'rooms', 'it')).toBe('Stanze');
    expect(kindTitle(deck, 'rooms', 'en')).toBe('Rooms');
    const { code } = await shroudHere(['print', '--lang', 'it', '--deck', folder]);
    expect(code).toBe(0);
    const names = readdirSync(join(folder, 'output/print'));
    expect(names).toContain('lodgers-it-a4-paper.pdf');
    expect(names).toContain('lodgers-it-a4-film.pdf');
  });

  withTools('has a white plate below what a clear kind prints, and nowhere else', lacks('gs'), async () => {
    const { code } = await shroudHere([
      'print',
      '--profile',
      'clear',
      '--cards',
      'a-knock',
      '--deck',
      folder,
    ]);
    expect(code).toBe(0);
    const target = join(folder, 'plate%d.tif');
    const file = join(folder, 'output/print/lodgers-en-clear-a-knock.pdf');
    const args = ['-q', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', '-r254', '-o', target];
    expect(run('gs', [...args, file])).toMatchObject({ status: 0 });
    const white = readPlate(readFileSync(join(folder, 'plate1(White).tif')));
    const card = deck.cards['a-knock'];
    if (card === undefined) throw new Error('a card');
    const layout = toLayout(renderer.templates.layout, 'omens', 'classic');
    expect(listPrintedRegions(card, layout)).toEqual(['title', 'hour', 'text']);
    const shapes = listPrintedRegions(card, layout).flatMap((name) => layout.regions[name] ?? []);
    let [missing, spilled, inked] = [0, 0, 0];
    for (let y = 0; y < white.height; y += 3)
      for (let x = 0; x < white.width; x += 3) {
        const isWhite = (white.data[y * white.width + x] ?? 255) < 128;
        const at = [x + 0.5 - 30, y + 0.5 - 30] as const;
        const near = (by: number) =>
          [-by, by].flatMap((dx) => [-by, by].map((dy) => contains(shapes, at[0] + dx, at[1] + dy)));
        if (isWhite) inked++;
        if (!isWhite && near(12).every(Boolean)) missing++;
        if (isWhite && !near(5).some(Boolean)) spilled++;
      }
    expect(inked).toBeGreaterThan(5_000);
    expect({ missing, spilled }).toEqual({ missing: 0, spilled: 0 });
  });
});
