import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueWithChangedEntry } from '../../../src/deck/source/changed-entry.js';
import { parseYaml } from '../../../src/deck/yaml/yaml-file.js';
import { ROOT } from '../../support/places.js';

/** The beginnings of the files of two sets. */
const FILES = ['cards/base', 'examples/starter/cards/first'].flatMap((set) =>
  readdirSync(join(ROOT, set), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) =>
      readFileSync(join(ROOT, set, name), 'utf8')
        .split('\n')
        .slice(0, 120)
        .join('\n'),
    ),
);

const valueIn = (text: string) => parseYaml('', text).yaml?.value;
/** The order of keys counts, and so does that they have no prototype. */
const told = (value: unknown) => JSON.stringify(value);

const DECK = 'modifiers:\n  one:\n    title: One\n    icon: beast\n  # of two\n  two:\n    title: Two\n';

/** What comes of it for one who has read DECK. */
const readAfter = (text: string) => valueWithChangedEntry({ text: DECK, value: valueIn(DECK) }, text);

describe('a file in which one entry has changed', () => {
  it('is read by that entry alone, and the others are the very same', () => {
    const before = valueIn(DECK) as Record<string, Record<string, unknown>>;
    const text = DECK.replace('title: One', 'title: Another');
    const now = valueWithChangedEntry({ text: DECK, value: before }, text) as typeof before;
    expect(told(now)).toBe(told(valueIn(text)));
    expect(now.modifiers?.two).toBe(before.modifiers?.two);
    expect(Object.getPrototypeOf(now.modifiers)).toBeNull();
    const longer = DECK.replace(
      'icon: beast',
      'icon: beast\n    effects:\n      immediate:\n        - draw: 1',
    );
    expect(told(readAfter(longer))).toBe(told(valueIn(longer)));
    const last = DECK.replace('Two', 'Three\n    icon: death');
    expect(told(readAfter(last))).toBe(told(valueIn(last)));
  });

  it('is read as a whole where that entry alone does not tell', () => {
    for (const text of [
      DECK,
      DECK.replace('  two:', '  three:'),
      DECK.replace('  two:', '  one:'),
      DECK.replace('modifiers:', 'events:'),
      DECK.replace('title: One', 'title: "One'),
      DECK.replace('icon: beast', 'icon: [beast'),
      DECK.replace('title: One', 'title: &t One').replace('title: Two', 'title: *t'),
      DECK.replace('title: One', 'title: Uno').replace('title: Two', 'title: Due'),
      `${DECK}events:\n  three:\n    title: Three\n`,
      DECK.replaceAll('\n', '\r\n'),
      '',
    ])
      expect(readAfter(text), text).toBeUndefined();
  });

  it('comes out as the whole file does, whatever is changed in it, or is read as a whole', () => {
    const signs = fc.constantFrom(
      ...[
        '',
        'x',
        ' ',
        '  ',
        '\n',
        '\n  ',
        '\n    ',
        ':',
        ': ',
        '- ',
        '"',
        "'",
        '{',
        '}',
        '[',
        ']',
        ', ',
        '#',
      ],
      ...[
        ' # x',
        '|',
        '>',
        '\n      more',
        '&a',
        '*a',
        '!t',
        '0',
        '-5',
        'null',
        '~',
        '\t',
        '? ',
        '---\n',
        '\n  new:',
      ],
    );
    let read = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.array(fc.tuple(fc.nat(), fc.nat(12), signs), { minLength: 1, maxLength: 2 }),
        (text, edits) => {
          const value = valueIn(text);
          const changed = edits.reduce((now, [at, long, sign]) => {
            const from = at % now.length;
            return now.slice(0, from) + sign + now.slice(from + (long % 4 === 0 ? long : 0));
          }, text);
          const quick = valueWithChangedEntry({ text, value }, changed);
          if (quick === undefined) return;
          read++;
          expect(told(quick)).toBe(told(valueIn(changed)));
        },
      ),
      { numRuns: 400 },
    );
    expect(read, 'mostly it is enough to read the entry').toBeGreaterThan(60);
  });
});
