import { describe, expect, it } from 'vitest';
import { loadTypesetting } from '../../../src/render/drawing/templates.js';
import { CLOSE, fitBlock } from '../../../src/render/text/fit-text.js';
import type { Paragraph } from '../../../src/render/text/paragraph.js';
import type { TextLine } from '../../../templates/template.js';

const { opened } = loadTypesetting(undefined);
if (opened === undefined) throw new Error('The theme that comes with the tool can not be read.');
const setting = { typeface: opened.typefaces.text, largest: 9, least: 9, ...opened.theme.spacing };
const room = {
  shapes: [{ x: 0, y: 0, width: 500, height: 400, radius: 0 }],
  inset: { x: 20, y: 20, corner: 0 },
};

const set = (role: Paragraph['role'], text: string, shapes = room.shapes) =>
  fitBlock([{ role, pieces: [{ is: 'words', text }] }], { ...room, shapes }, setting).place().lines;
const words = (line: TextLine | undefined) =>
  (line?.runs ?? []).map((run) => (run.is === 'words' ? run.text : `[${run.name}]`)).join(' ');

describe('flavour text', () => {
  const lines = set('flavour', 'They were so small, and there were so very many of them.');

  it('has lines that are centred in the region', () => {
    for (const { x, width } of lines) expect(x + width / 2).toBeCloseTo(250);
  });

  it('is broken into lines of about one length', () => {
    expect(lines).toHaveLength(2);
    const [first = 0, second = 0] = lines.map(({ width }) => width);
    expect(Math.abs(first - second)).toBeLessThan(0.3 * first);
  });
});

describe('effect text', () => {
  const long =
    'Each player draws 2 cards and then gives 1 of them to the player on the left, who may keep it or hand it on to the next player';

  it('is centred, whether it is short or long, as titles and flavour do', () => {
    for (const text of ['Draw 2 cards.', long])
      for (const { x, width } of set('effect', text)) expect(x + width / 2).toBeCloseTo(250);
  });

  it('does not end in a line with a single short word', () => {
    for (const end of ['.', ' at 0.', ' at −15 or so.', ' in the row.', ' if so.']) {
      const lines = set('effect', long + end);
      expect(lines.at(-1)?.width, words(lines.at(-1))).toBeGreaterThan(60);
    }
  });

  it('keeps all its words, in order', () => {
    expect(set('effect', long).map(words).join(' ')).toBe(long);
  });
});

describe('in a region with a corner cut out', () => {
  const shapes = [
    { x: 0, y: 0, width: 500, height: 200, radius: 0 },
    { x: 0, y: 200, width: 300, height: 200, radius: 0 },
  ];
  const sixTimes = (sentence: string) => set('effect', Array(6).fill(sentence).join(' '), shapes);
  const below = (lines: readonly TextLine[]) => lines.filter(({ baseline }) => baseline > 215);

  it('text that is short goes where it is wide', () => {
    const [line] = set('effect', 'Draw 2 cards.', shapes);
    expect(line?.baseline).toBeLessThan(200);
    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(250);
  });

  it('text that just reaches the corner is one size smaller instead of beside the axis', () => {
    const text = Array(6).fill('Draw 2 cards, or none.').join(' ');
    const sizes = { ...setting, largest: 9, least: 7, steps: [9, 8.25, 7] };
    const paragraphs: Paragraph[] = [
      { role: 'effect', pieces: [{ is: 'words', text }] },
      { role: 'flavour', pieces: [{ is: 'words', text: 'It rained, and then it rained again.' }] },
    ];
    const { lines, size } = fitBlock(paragraphs, { ...room, shapes }, sizes).place();
    expect((size / 254) * 72).toBeCloseTo(8.25);
    for (const { x, width } of lines.filter(({ role }) => role === 'effect'))
      expect(x + width / 2).toBeCloseTo(250);
    expect(below(lines).map(({ role }) => role)).toContain('flavour');
  });

  it('text that is long is wide above and narrow below, and keeps its distance from the edge', () => {
    const lines = sixTimes('Draw 2 cards, or as many as you like.');
    expect(below(lines).length).toBeGreaterThan(2);
    for (const { x, width } of below(lines)) expect(x + width).toBeLessThanOrEqual(280);
    expect(Math.max(...lines.map(({ width }) => width))).toBeGreaterThan(300);
    expect(lines.at(-1)?.baseline).toBeLessThan(400);
  });

  it('text that is too long comes closer to the edge, and not over it', () => {
    const lines = sixTimes('Draw 2 cards, or none, if that is what you would rather do just now.');
    expect(lines.at(-1)?.baseline).toBeGreaterThan(400);
    expect(below(lines).length).toBeGreaterThan(2);
    for (const { x, width } of below(lines)) expect(x + width).toBeLessThanOrEqual(300 - 20 * CLOSE);
    expect(Math.max(...lines.map(({ width }) => width))).toBeGreaterThan(300);
  });
});

it('a line never ends behind a hyphen that leaves a scrap', () => {
  const texts = set('effect', 'celle-ci '.repeat(30).trim()).map(words);
  for (const text of texts) expect(text).not.toMatch(/-$/);
  const compound = set('effect', 'Wellington-Smythe '.repeat(12).trim()).map(words);
  expect(compound.some((text) => text.endsWith('Wellington-'))).toBe(true);
});
