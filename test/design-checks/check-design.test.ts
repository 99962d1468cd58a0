import fs, { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheDirectory } from '../../src/cache/cache.js';
import { openWorkspace } from '../../src/workspace/workspace.js';
import { starter, told } from '../support/checked-errors.js';
import { DRAWING_SVG, drawingPdf, emptyPdf, encryptedPdf } from '../support/print/drawing.js';
import { PHOTOGRAPH } from '../support/render/photograph.js';

/** The files of a folder that are opened meanwhile. */
async function filesRead(folder: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const open = fs.openSync;
  const opened: string[] = [];
  fs.openSync = (path, ...rest) => {
    opened.push(relative(realpathSync(folder), String(path)));
    return open(path, ...rest);
  };
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    fs.openSync = open;
    syncBuiltinESMExports();
  }
  return opened;
}

const event = (face: string) => `export const frame = () => <g />;\nexport const face = () =>\n  ${face};\n`;

describe('check, of a picture with few pixels', () => {
  const event = (art: string) => `events:\n  a-visit:\n    title: A Visit\n    art: ${art}\n`;
  const coarse = async (art: string) => {
    const folder = await starter({
      'cards/first/more.yaml': event(art),
      'templates/art/visit.JPG': PHOTOGRAPH,
    });
    const { report } = await openWorkspace(folder).checked();
    return report.diagnostics.filter(({ code }) => code === 'PICTURE_COARSE');
  };

  it('says at the line of the card how many there are where it is printed, and how many are wanted', async () => {
    const [one, ...more] = await coarse('visit.JPG');
    expect(more).toEqual([]);
    expect(one).toMatchObject({ severity: 'warning', span: { file: 'cards/first/more.yaml', line: 4 } });
    expect(one?.message).toBe(
      'The picture visit.JPG (16 × 16 pixels) has 13 dpi where it is printed, 30 × 24 mm; below 150 one sees its dots.',
    );
    expect(one?.hint).toBe('Take it with 178 × 178 pixels or more; 355 × 355 are good.');
  });

  it('counts only the part that a crop shows', async () => {
    const [one] = await coarse('{ file: visit.JPG, scale: 2 }');
    expect(one?.message).toContain('has 6 dpi');
    expect(one?.hint).toContain('or a smaller scale');
  });
});

describe('check, asked again', () => {
  it('tells a template that has been broken since, and is content when it is mended', async () => {
    const folder = await starter({ 'templates/event.tsx': event('<g />') });
    const write = (face: string) => writeFileSync(join(folder, 'templates/event.tsx'), event(face));
    expect(await told(folder)).toEqual([]);
    write('<g');
    expect(await told(folder)).toEqual([expect.stringMatching(/^templates\/event\.tsx:\d TEMPLATE_FAILS: /)]);
    write('{ throw new Error("dusk"); }');
    expect(await told(folder)).toEqual(['templates/event.tsx:3 TEMPLATE_FAILS: It fails: dusk.']);
    // From memory, the same.
    expect(await told(folder)).toEqual(['templates/event.tsx:3 TEMPLATE_FAILS: It fails: dusk.']);
    write('<g />');
    expect(await told(folder)).toEqual([]);
  });

  it('notices a part of templates, and a drawing of the theme, that is broken', async () => {
    const part = 'export const Discs = () => <g />;\n';
    const hat = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>';
    const folder = await starter({ 'templates/parts/discs.tsx': part, 'templates/icons/top-hat.svg': hat });
    const write = (name: string, text: string) => writeFileSync(join(folder, 'templates', name), text);
    expect(await told(folder)).toEqual([]);
    write('parts/discs.tsx', part.replace('/>', '<'));
    expect(await told(folder)).toEqual([
      expect.stringMatching(/^templates\/parts\/discs\.tsx:1 TEMPLATE_FAILS: .*\.$/),
    ]);
    write('parts/discs.tsx', part);
    write('icons/top-hat.svg', hat.replace('"/>', '/>'));
    expect(await told(folder)).toEqual([
      "templates/icons/top-hat.svg:1 PICTURE_BROKEN: The drawing templates/icons/top-hat.svg can't be used: it is not well-formed SVG (line 1, column 79: disallowed character).",
    ]);
  });

  it('draws again where a card shows what no card has shown before', async () => {
    const template = `export const frame = () => <g />;
export const face = ({ art }: { art?: unknown }) => {
  if (art) throw new Error('what is this');
  return <g />;
};
`;
    const folder = await starter({ 'templates/event.tsx': template, 'templates/art/hat.jpg': PHOTOGRAPH });
    expect(await told(folder)).toEqual([]);
    const cards = join(folder, 'cards/first/events.yaml');
    const text = readFileSync(cards, 'utf8');
    writeFileSync(cards, text.replace('    title: Not at Home\n', '$&    art: hat.jpg\n'));
    expect(await told(folder)).toEqual(['templates/event.tsx:3 TEMPLATE_FAILS: It fails: what is this.']);
  });

  it('compiles and decodes nothing where nothing has changed', async () => {
    const folder = await starter({ 'templates/art/aunt-ottilie.jpg': PHOTOGRAPH });
    const picture = 'templates/art/aunt-ottilie.jpg';
    expect(await filesRead(folder, () => told(folder))).toContain(picture);
    expect(await filesRead(folder, () => told(folder))).not.toContain(picture);
    const entries = () => readdirSync(cacheDirectory(folder), { recursive: true }).length;
    const before = entries();
    await told(folder);
    expect(entries()).toBe(before);
  });

  it('tells a picture that has been damaged since, as long as it is', async () => {
    const folder = await starter({ 'templates/art/aunt-ottilie.jpg': PHOTOGRAPH });
    const art = join(folder, 'templates/art/aunt-ottilie.jpg');
    const problem = expect.stringMatching(
      /^cards\/first\/people\.yaml:\d+ PICTURE_BROKEN: The picture aunt-ottilie\.jpg of "aunt-ottilie" can't be used: it is cut off\.$/,
    );
    expect(await told(folder)).toEqual([]);
    writeFileSync(art, PHOTOGRAPH.subarray(0, 300));
    expect(await told(folder)).toEqual([problem]);
    expect(await told(folder)).toEqual([problem]);
    writeFileSync(art, PHOTOGRAPH);
    expect(await told(folder)).toEqual([]);
  });

  it('reports a PDF, and the picture shown in its place, as either comes and goes', async () => {
    const folder = await starter({ 'art/hat.pdf': await drawingPdf(), 'art/hat.svg': DRAWING_SVG });
    const cards = join(folder, 'cards/first/events.yaml');
    writeFileSync(
      cards,
      readFileSync(cards, 'utf8').replace('    title: Not at Home\n', '$&    art: art/hat.pdf\n'),
    );
    const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, 'art', name), bytes);
    const problem = (what: string) => [
      expect.stringMatching(new RegExp(`^cards/first/events\\.yaml:\\d+ ${what}`)),
    ];
    expect(await told(folder)).toEqual([]);
    rmSync(join(folder, 'art/hat.svg'));
    expect(await told(folder)).toEqual(problem('STAND_IN_MISSING: .*, such as art/hat.svg or art/hat.png'));
    write('hat.jpg', PHOTOGRAPH.subarray(0, 300));
    expect(await told(folder)).toEqual(problem('PICTURE_BROKEN: The picture art/hat.jpg .* it is cut off'));
    write('hat.jpg', PHOTOGRAPH);
    expect(await told(folder)).toEqual(
      problem('PICTURE_BROKEN: The picture art/hat.pdf .* it has another shape'),
    );
    write('hat.svg', Buffer.from(DRAWING_SVG));
    expect(await told(folder)).toEqual([]);
    write('hat.pdf', encryptedPdf());
    expect(await told(folder)).toEqual(problem('PICTURE_BROKEN: The picture art/hat.pdf .* it is encrypted'));
    write('hat.pdf', await emptyPdf());
    expect(await told(folder)).toEqual(problem('PICTURE_BROKEN: The picture art/hat.pdf .* it has no page'));
  });
});
