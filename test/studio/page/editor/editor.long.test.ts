import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { diskFolder } from '../../../../src/deck/disk/disk-folder.js';
import { loadDeck } from '../../../../src/deck/load/load-deck.js';
import { parseYaml } from '../../../../src/deck/yaml/yaml-file.js';
import { cut, findSlice, splice } from '../../../../src/studio/page/editor/card-slice.js';
import { explainKey, offerKeys, offerValues, shapesAt } from '../../../../src/studio/page/editor/shape-at.js';
import { shapeOfCard } from '../../../../src/studio/page/editor/shape-of-card.js';
import { placeIn } from '../../../../src/studio/page/editor/yaml-path.js';
import { shapes } from '../../../../src/vocabulary/cards/shapes.js';
import { nothingDeclared } from '../../../../src/vocabulary/declared.js';

const CARDS = fileURLToPath(new URL('../../../../cards', import.meta.url));
const NIGHT_GARDEN = fileURLToPath(new URL('../../../../examples/night-garden', import.meta.url));
const KNOWN = { family: ['castle-slogar'], card: ['a-toast'], rule: ['VIS-2'], art: ['moth.svg'] };
const modifier = shapeOfCard('modifier', nothingDeclared, KNOWN);

/** What is offered at the cursor, in a card: a modifier, unless something else is said. */
function offered(text: string, shape = modifier): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('|'));
  const column = lines[at]?.indexOf('|') ?? 0;
  lines[at] = (lines[at] ?? '').replace('|', '');
  const place = placeIn(lines, at, column);
  const found = shape === undefined ? [] : shapesAt(shape, place.path);
  const offers = place.isValue ? offerValues(found) : offerKeys(found, place.siblings);
  return offers.map(({ label }) => label).filter((label) => label.startsWith(place.word));
}

describe('the editor of the studio', () => {
  it('cuts a card out of its file, and puts it back without touching anything else: every card of the deck', () => {
    const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.yaml$/.test(file) && !/text|rules|lock/.test(file),
    );
    let count = 0;
    for (const file of files) {
      const text = readFileSync(join(CARDS, file), 'utf8');
      const value = parseYaml(file, text).yaml?.value as Record<string, Record<string, unknown>>;
      for (const [kind, entries] of Object.entries(value))
        for (const [id, card] of Object.entries(entries)) {
          const slice = findSlice(text, id);
          if (slice === undefined) throw new Error(`${id} is not found`);
          const inner = cut(text, slice);
          expect(splice(text, slice, inner)).toBe(text);
          // As Windows saves it: what is edited has the line breaks of the editor, the file keeps its own.
          const windows = text.replaceAll('\n', '\r\n');
          expect(cut(windows, slice)).toBe(inner);
          expect(splice(windows, slice, `${inner}\n# more`)).toBe(
            splice(text, slice, `${inner}\n# more`).replaceAll('\n', '\r\n'),
          );
          const alone = parseYaml('', `${kind}:\n${inner}\n`).yaml?.value as Record<
            string,
            Record<string, unknown>
          >;
          expect(JSON.stringify(alone[kind]), id).toBe(JSON.stringify({ [id]: card }));
          count++;
        }
    }
    expect(count).toBeGreaterThan(180);
  });

  it('finds a card while its file can not be parsed', () => {
    const text = 'modifiers:\n  one:\n    title: "half\n  # of two\n  two:\n    title: Two\n';
    expect(cut(text, findSlice(text, 'one') ?? { from: 0, to: 0 })).toBe('  one:\n    title: "half');
    expect(findSlice(text, 'three')).toBeUndefined();
  });

  it('offers what may stand at a place: keys, verbs, companions of a verb, values, names', () => {
    expect(offered('  a:\n    title: A\n    ef|')).toEqual(['effects']);
    expect(offered('  a:\n    title: A\n    |')).not.toContain('title');
    expect(offered('  a:\n    effects:\n      |')).toEqual(['immediate', 'continuous', 'persistent']);
    const verbs = offered('  a:\n    effects:\n      immediate:\n        - d|');
    expect(verbs).toEqual(['draw', 'discard']);
    expect(offered('  a:\n    effects:\n      immediate:\n        - discard: 1\n          |')).toEqual([
      'who',
      'if',
      'may',
      'then',
      'otherwise',
    ]);
    expect(offered('  a:\n    effects:\n      immediate:\n      - discard: 1\n        wh|')).toEqual(['who']);
    expect(offered('  a:\n    icon: b|')).toEqual(['beast', 'blank']);
    expect(offered('  a:\n    pathos: { top: -10, |')).toEqual(['middle', 'bottom']);
    expect(offered('  a:\n    icons: { bottom: go|')).toEqual(['goblet']);
    expect(offered('  a:\n    effects:\n      immediate:\n        - discard: { count: 1, pick: r|')).toEqual([
      'random',
    ]);
  });

  it("offers the deck's own names: families, cards, rules, pictures", () => {
    const character = shapeOfCard('character', nothingDeclared, KNOWN);
    expect(offered('  a:\n    family: |', character)).toEqual(['castle-slogar']);
    expect(offered('  a:\n    art: m|', character)).toEqual(['moth.svg']);
    const reference = shapeOfCard('reference', nothingDeclared, KNOWN);
    expect(offered('  a:\n    body: [V|', reference)).toEqual(['VIS-2']);
  });

  it('knows the kinds, fields and icons that a deck declares: offers them, and says what they mean', () => {
    const folder = diskFolder(NIGHT_GARDEN);
    const { declared } = loadDeck(folder, NIGHT_GARDEN);
    const visitor = shapeOfCard('visitors', declared, {});
    expect(offered('  a:\n    title: A\n    |', visitor)).toEqual(
      expect.arrayContaining(['sign', 'wants', 'gift', 'text']),
    );
    expect(offered('  a:\n    sign: m|', visitor)).toEqual(['moth', 'moon']);
    expect(visitor && explainKey(visitor, ['gift'])).toMatch(/^The splendour that it leaves behind\./);
    expect(offered('  a:\n    co|', shapeOfCard('modifier', declared, {}))).toContain('cost');
    expect(offered('  a:\n    co|')).not.toContain('cost');
    expect(shapeOfCard('nothing', declared, {})).toBeUndefined();
  });

  it('explains a key on hover', () => {
    expect(explainKey(shapes.modifiers, ['effects', 'immediate', '[]', 'discard'])).toMatch(
      /^Discards cards/,
    );
    expect(explainKey(shapes.modifiers, ['pathos'])).toMatch(/left edge/);
    expect(explainKey(shapes.modifiers, ['nothing'])).toBeUndefined();
  });
});
