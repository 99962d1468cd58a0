import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { readColour } from '../../../src/render/core/read-colour.js';
import { readLayout, readTheme } from '../../../src/render/core/read-design.js';
import type { LayoutFile } from '../../../src/vocabulary/files/layout-file.js';
import type { Theme } from '../../../src/vocabulary/files/theme-file.js';

const TOOLS = readTheme(undefined).value as Theme;
const TOOLS_LAYOUT = readLayout(undefined).value as LayoutFile;
const themed = (text: string) => readTheme(memoryFolder({ 'templates/theme.yaml': text })).value as Theme;
const laidOut = (text: string) =>
  readLayout(memoryFolder({ 'templates/layout.yaml': text })).value as LayoutFile;

describe('a theme that names only what it changes', () => {
  it('has all else from the theme that comes with the tool, name by name', () => {
    const theme = themed(
      'colours: { gilt: teal, moss: "#1F3A2B" }\nicons: { duck: icons/goose.svg }\nspacing: { line: 1.3 }\n',
    );
    expect(theme).toEqual({
      ...TOOLS,
      colours: { ...TOOLS.colours, gilt: '#008080', moss: '#1f3a2b' },
      icons: { ...TOOLS.icons, duck: 'icons/goose.svg' },
      spacing: { ...TOOLS.spacing, line: 1.3 },
    });
  });

  it('has a family of fonts as a whole, and the other as it was', () => {
    const theme = themed(
      'fonts: { title: { family: Mine, files: [{ file: fonts/mine.TTF, weight: 400 }] } }\n',
    );
    expect(theme.fonts).toEqual({
      title: { family: 'Mine', files: [{ file: 'fonts/mine.TTF', weight: 400 }] },
      text: TOOLS.fonts.text,
    });
  });

  it('has sizes between its own largest and least, since the steps of others would not fit them', () => {
    const { title, text, name } = themed(
      'sizes: { title: { largest: 18 }, text: { leastClear: 7.5 } }\n',
    ).sizes;
    expect(title).toEqual({ largest: 18, least: TOOLS.sizes.title.least });
    expect(text).toEqual({ ...TOOLS.sizes.text, leastClear: 7.5 });
    expect(name).toEqual(TOOLS.sizes.name);
  });

  it('is the same object for the same bytes, so that nothing is set again', () => {
    const folder = memoryFolder({ 'templates/theme.yaml': 'colours: { gilt: teal }\n' });
    expect(readTheme(folder).value).toEqual(readTheme(folder).value);
    expect(readTheme(memoryFolder({})).value).toEqual(TOOLS);
  });
});

describe('a colour', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['#1D1A20', '#1d1a20'],
    [' RebeccaPurple ', '#663399'],
    ['rgb(12, 34, 56)', '#0c2238'],
    ['rgb(12 34 56)', '#0c2238'],
    ['rgba(100%, 0%, 50%, 1)', '#ff0080'],
    ['RGB(300, -4, 0)', '#ff0000'],
    ['hsl(200, 40%, 30%)', '#2e576b'],
    ['hsl(-160deg 40% 30%)', '#2e576b'],
    ['#1d1a20ff', '#1d1a20'],
  ])('%s is read as people paste it', (written, hex) => {
    expect(readColour(written)).toEqual({ hex });
  });

  it.each([
    ['1d1a20', 'Put a hash before it: "#1d1a20"'],
    ['tael', 'Did you mean "teal"?'],
    ['#1d1a2', 'It has 5 digits: six or three make a colour'],
    ['#1d1a2080', 'Write "#1d1a20"'],
    ['rgba(29, 26, 32, 0.5)', 'Write "#1d1a20"'],
    ['transparent', 'Colours of a theme are opaque'],
    ['cmyk(0, 10, 20, 30)', 'rgb(29, 26, 32)'],
    ['rgb(12, 34)', 'rgb(29, 26, 32)'],
  ])('%s is none, and it is said what to write', (written, hint) => {
    expect(readColour(written)).toEqual({ hint: expect.stringContaining(hint) });
  });
});

describe('a layout without a card of its own', () => {
  it('has all else from the layout that comes with the tool, region by region', () => {
    const layout = laidOut(
      'places:\n  all:\n    regions:\n      portrait: []\n    insets:\n      title: { x: 5, y: 1 }\n',
    );
    expect(layout.card).toEqual(TOOLS_LAYOUT.card);
    expect(layout.places.all?.regions).toEqual({ ...TOOLS_LAYOUT.places.all?.regions, portrait: [] });
    expect(layout.places.all?.insets).toEqual({ ...TOOLS_LAYOUT.places.all?.insets, title: { x: 5, y: 1 } });
    expect(layout.places.event?.regions).toEqual(TOOLS_LAYOUT.places.event?.regions);
    expect(layout.rules?.second?.all?.regions).toEqual(TOOLS_LAYOUT.rules?.second?.all?.regions);
  });

  it('inherits no placement if it declares a card size', () => {
    const text = 'card: { width: 70, height: 120 }\nplaces: { all: { regions: { title: [] } } }\n';
    expect(laidOut(text)).toEqual({
      card: { width: 70, height: 120 },
      places: { all: { regions: { title: [] } } },
    });
  });
});
