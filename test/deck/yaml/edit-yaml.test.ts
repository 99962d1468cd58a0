import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editYaml, type YamlEdit } from '../../../src/deck/yaml/edit-yaml.js';
import type { YamlStyle } from '../../../src/deck/yaml/render-entry.js';
import { type Path, parseYaml } from '../../../src/deck/yaml/yaml-file.js';
import { CARD_STYLE } from '../../../src/tables/card-style.js';

const FILE = `# head
events: # why
  # above
  a-toast:
    title: "A Toast" # note
    pathos: { top: 5, left: -3, } # braces
    effects:
      immediate:
        # first
        - draw: 1 # one
          who: self
        # second
        - discard: hand

  # between
  poodles: { title: Poodles, editions: [first, second] }
deaths:
  fall:
    title: 'It''s over'
    flavour: | # block
      One
      two

    notes:
    copies: 2
# end
`;

const plainValue = (text: string) => JSON.parse(JSON.stringify(parseYaml('', text).yaml?.value ?? null));
const set = (path: Path, value: unknown): YamlEdit => ({ op: 'set', path, value });

/** The lines that an edit takes away and puts in. */
function difference(before: string, after: string): string[] {
  const old = before.split('\n');
  const made = after.split('\n');
  let head = 0;
  while (head < old.length && old[head] === made[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < made.length - head && old.at(-1 - tail) === made.at(-1 - tail))
    tail++;
  return [
    ...old.slice(head, old.length - tail).map((line) => `-${line}`),
    ...made.slice(head, made.length - tail).map((line) => `+${line}`),
  ];
}

const toast = ['events', 'a-toast'];
const clauses = [...toast, 'effects', 'immediate'];

describe('an edit changes only the lines of its entry', () => {
  it.each<[string, YamlEdit, readonly string[]]>([
    [
      'a scalar keeps its quotes and its comment',
      set([...toast, 'title'], 'Cheers'),
      ['-    title: "A Toast" # note', '+    title: "Cheers" # note'],
    ],
    [
      'a scalar in quotes keeps them, however many lines it has',
      set([...toast, 'title'], 'One\ntwo'),
      ['-    title: "A Toast" # note', '+    title: "One\\ntwo" # note'],
    ],
    [
      'a block keeps its style and the comment of its first line',
      set(['deaths', 'fall', 'flavour'], 'One\nthree\n'),
      ['-      two', '+      three'],
    ],
    [
      'a key without a value gets one',
      set(['deaths', 'fall', 'notes'], 'One\ntwo'),
      ['-    notes:', '+    notes: |-', '+      One', '+      two'],
    ],
    [
      'a value between braces stays there',
      set([...toast, 'pathos', 'left'], 0),
      ['-    pathos: { top: 5, left: -3, } # braces', '+    pathos: { top: 5, left: 0, } # braces'],
    ],
    [
      'a new value between braces is the last',
      set([...toast, 'pathos', 'right'], 1),
      [
        '-    pathos: { top: 5, left: -3, } # braces',
        '+    pathos: { top: 5, left: -3, right: 1, } # braces',
      ],
    ],
    [
      'a map that is set keeps its equal entries, loses the missing and gains the new ones',
      set([...toast, 'pathos'], { left: -3, right: 1 }),
      ['-    pathos: { top: 5, left: -3, } # braces', '+    pathos: { left: -3, right: 1, } # braces'],
    ],
    [
      'a map becomes a text',
      set([...toast, 'effects'], 'none'),
      [
        '-    effects:',
        '-      immediate:',
        '-        # first',
        '-        - draw: 1 # one',
        '-          who: self',
        '-        # second',
        '-        - discard: hand',
        '+    effects: none',
      ],
    ],
    [
      'a text becomes a map between braces, and its comment stays',
      set([...toast, 'title'], { en: 'A Toast' }),
      ['-    title: "A Toast" # note', '+    title: { en: A Toast } # note'],
    ],
    [
      'a field of a clause is set',
      set([...clauses, 0, 'draw'], 2),
      ['-        - draw: 1 # one', '+        - draw: 2 # one'],
    ],
    ['a field of a clause is added', set([...clauses, 1, 'who'], 'self'), ['+          who: self']],
    [
      'the field on the line of the dash is removed',
      { op: 'remove', path: [...clauses, 0, 'draw'] },
      ['-        - draw: 1 # one', '-          who: self', '+        - who: self'],
    ],
    [
      'a clause is added at the end',
      set([...clauses, 2], { skip: 1, who: 'all' }),
      ['+        - skip: 1', '+          who: all'],
    ],
    [
      'a clause is added before all others',
      set(clauses, [{ skip: 1 }, { draw: 1, who: 'self' }, { discard: 'hand' }]),
      ['+        - skip: 1'],
    ],
    [
      'a clause is removed',
      { op: 'remove', path: [...clauses, 0] },
      ['-        - draw: 1 # one', '-          who: self'],
    ],
    [
      'a word of a list between brackets is removed',
      { op: 'remove', path: ['events', 'poodles', 'editions', 1] },
      [
        '-  poodles: { title: Poodles, editions: [first, second] }',
        '+  poodles: { title: Poodles, editions: [first] }',
      ],
    ],
    [
      'the last entry of a list is removed',
      set(['events', 'poodles', 'editions'], []),
      [
        '-  poodles: { title: Poodles, editions: [first, second] }',
        '+  poodles: { title: Poodles, editions: [] }',
      ],
    ],
    ['a field is removed', { op: 'remove', path: ['deaths', 'fall', 'copies'] }, ['-    copies: 2']],
    [
      'a card is removed',
      { op: 'remove', path: ['events', 'poodles'] },
      ['-  poodles: { title: Poodles, editions: [first, second] }'],
    ],
    [
      'the last card of its kind is removed',
      { op: 'remove', path: ['deaths', 'fall'] },
      [
        '-deaths:',
        '-  fall:',
        "-    title: 'It''s over'",
        '-    flavour: | # block',
        '-      One',
        '-      two',
        '-',
        '-    notes:',
        '-    copies: 2',
        '+deaths: {}',
      ],
    ],
    ['a card is renamed', { op: 'rename', path: toast, key: 'cheers' }, ['-  a-toast:', '+  cheers:']],
    [
      'a card is renamed to what needs quotes',
      { op: 'rename', path: toast, key: '- a' },
      ['-  a-toast:', '+  "- a":'],
    ],
    [
      'a card is added behind the last of its kind, a clause in each line and the rest inline',
      set(['events', 'new'], {
        title: 'New: one',
        pathos: { top: 1 },
        effects: { immediate: [{ draw: { cards: 1 }, who: ['self'] }] },
      }),
      [
        '+  new:',
        '+    title: "New: one"',
        '+    pathos: { top: 1 }',
        '+    effects:',
        '+      immediate:',
        '+        - draw: { cards: 1 }',
        '+          who: [ self ]',
      ],
    ],
    [
      'a card of a new kind is added behind all others, below a blank line',
      set(['mysteries', 'who'], { title: 'Who?' }),
      ['+', '+mysteries:', '+  who:', '+    title: Who?'],
    ],
  ])('%s', (_, edit, lines) => {
    const { text, failed } = editYaml(FILE, [edit], CARD_STYLE);
    expect(failed).toEqual([]);
    expect(difference(FILE, text)).toEqual(lines);
  });

  it('with the line ends, the indentation and the missing last line break of the file', () => {
    const edits = [
      set(['events', 'a', 'copies'], 2),
      set(['events', 'b'], { title: 'B', wording: { en: 'x' } }),
    ];
    expect(editYaml('events:\r\n    a:\r\n        title: A', edits, CARD_STYLE).text).toBe(
      'events:\r\n    a:\r\n        title: A\r\n        copies: 2\r\n    b:\r\n        title: B\r\n        wording:\r\n            en: x',
    );
  });

  it('over several lines where the style says so; comments stay on their lines', () => {
    const { text } = editYaml(FILE, [set([...toast, 'title'], [['x'], { y: 'One\ntwo' }])]);
    expect(difference(FILE, text)).toEqual([
      '-    title: "A Toast" # note',
      '+    title: # note',
      '+      - - x',
      '+      - y: |-',
      '+          One',
      '+          two',
    ]);
  });

  it('in a file that is empty, has only comments, or is empty between braces', () => {
    const edits = [set(['events', 'a', 'title'], 'A')];
    expect(editYaml('', edits).text).toBe('events:\n  a:\n    title: A\n');
    expect(editYaml('# ours', edits).text).toBe('# ours\nevents:\n  a:\n    title: A');
    expect(editYaml('{}\n', edits).text).toBe('{ events: { a: { title: A } } }\n');
    expect(editYaml('events: {} # none\n', edits).text).toBe('events: # none\n  a:\n    title: A\n');
  });
});

describe('several edits', () => {
  it('are applied in order, each to the result of the last', () => {
    const edits: YamlEdit[] = [
      { op: 'rename', path: toast, key: 'cheers' },
      set(['events', 'cheers', 'title'], 'Cheers'),
      set(['events', 'a-toast'], { title: 'Another' }),
      { op: 'remove', path: ['events', 'poodles'] },
      set(['events', 'poodles'], { title: 'Again' }),
      { op: 'rename', path: ['deaths'], key: 'ends' },
      { op: 'rename', path: ['ends'], key: 'deaths' },
    ];
    const { text, failed } = editYaml(FILE, edits, CARD_STYLE);
    expect(failed).toEqual([]);
    expect(text).toBe(
      FILE.replace('a-toast', 'cheers')
        .replace('A Toast', 'Cheers')
        .replace(
          '{ title: Poodles, editions: [first, second] }',
          '{ title: Again }\n  a-toast:\n    title: Another',
        ),
    );
  });

  it('that are impossible are left out, and the others are made', () => {
    const text = 'a: &a { title: A }\nb: *a\nc: { title: C }\n';
    const wrong: YamlEdit[] = [
      set(['a', 'title'], 'X'),
      set(['c', 'title', 'en'], 'X'),
      set(['a', 'title', 0], 'X'),
      { op: 'rename', path: ['c'], key: 'a' },
      { op: 'rename', path: ['d'], key: 'e' },
    ];
    const { text: edited, failed } = editYaml(text, [...wrong, set(['c', 'title'], 'D')]);
    expect(new Set(failed)).toEqual(new Set(wrong));
    expect(edited).toBe(text.replace('C }', 'D }'));
  });

  it('may replace an alias by a value of its own, and then what it stood for', () => {
    const text = 'a: &a { title: A } # one\nb: *a # two\n';
    const edits = [set(['b', 'title'], 'B'), set(['a', 'title'], 'C')];
    const { text: edited, failed } = editYaml(text, edits, { isInline: () => true });
    expect(failed).toEqual([]);
    expect(edited).toBe('a: &a { title: C } # one\nb: { title: B } # two\n');
  });
});

// Values as decks have them, and texts that YAML reads as something else.
const word = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'ab"\'\\{}[]:#-&*!|>%@`,? \n\r\té„”ł') }),
  fc.constantFrom(
    'true',
    '~',
    '1e3',
    '0x1F',
    '---',
    '...',
    '- a',
    'a: b',
    'a #b',
    "''",
    '\n',
    ' x ',
    'null',
    '=',
    '<<',
  ),
);
const leaf = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null));
// Keys that are empty or have several lines are written as `? key`, which is not edited any further.
const key = fc.oneof(
  fc.constantFrom('title', 'a-toast', 'poodles', 'new', 'no', '12'),
  word.filter((one) => one.trim() !== '' && !/[\n\r]/.test(one)),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** All paths in a value, of maps and lists as well. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((one) => pathsIn((value as Record<string, unknown>)[one], [...path, one]))];
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, one) => (inner as Record<string, unknown>)[one], value);

const paths = pathsIn(plainValue(FILE)).filter((path) => path.length > 0);
const files = [FILE, FILE.replaceAll('\n', '\r\n'), FILE.trimEnd(), FILE.replace(/# end\n$/, '').trimEnd()];
const styles = fc.constantFrom<YamlStyle>(CARD_STYLE, {});
const somewhere = fc.constantFrom(...paths);

describe('an edit, whatever is set wherever (properties)', () => {
  it.each(files.map((file, index) => [index, file] as const))(
    'changes no byte if a value is set to itself (file %s)',
    (_, file) => {
      const value = plainValue(file);
      for (const path of paths)
        expect(editYaml(file, [set(path, at(value, path))], CARD_STYLE)).toEqual({ text: file, failed: [] });
    },
  );

  it('replaces an item of a list whose last value is a block of lines', () => {
    const file = 'x:\n  - title:\n      - |\n        a\n  # second\n  - b: 1\n';
    const { text, failed } = editYaml(file, [set(['x', 0], { draw: 1, who: 'you' })]);
    expect({ text, failed }).toEqual({
      text: 'x:\n  - draw: 1\n    who: you\n  # second\n  - b: 1\n',
      failed: [],
    });
  });

  it('gives a file that has the intended value, and can be taken back', () => {
    const value = plainValue(FILE);
    fc.assert(
      fc.property(fc.constantFrom(...files), styles, somewhere, anyValue, (file, style, path, next) => {
        const { text, failed } = editYaml(file, [set(path, next)], style);
        expect(failed).toEqual([]);
        const wanted = structuredClone(value);
        (at(wanted, path.slice(0, -1)) as Record<string, unknown>)[path.at(-1) ?? ''] = next;
        expect(plainValue(text)).toEqual(JSON.parse(JSON.stringify(wanted)));
        const back = editYaml(text, [set(path, at(value, path))], style);
        expect(back.failed).toEqual([]);
        expect(plainValue(back.text)).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves the lines of all other entries as they are', () => {
    const spans = parseYaml('', FILE).yaml;
    fc.assert(
      fc.property(somewhere, anyValue, (path, next) => {
        const { text } = editYaml(FILE, [set(path, next)], CARD_STYLE);
        const key = spans?.locate(path, 'key');
        const value = spans?.locate(path);
        const first = Math.min(key?.line ?? 0, value?.line ?? 0);
        const last = Math.max(key?.endLine ?? 0, value?.endLine ?? 0);
        const lines = FILE.split('\n');
        const [head, tail] = [lines.slice(0, first - 1), lines.slice(last)];
        expect(text.split('\n').slice(0, head.length)).toEqual(head);
        expect(tail.length === 0 ? [] : text.split('\n').slice(-tail.length)).toEqual(tail);
      }),
      { numRuns: 100 },
    );
  });

  it('removes and renames any entry', () => {
    const value = plainValue(FILE);
    for (const file of files)
      for (const path of paths) {
        const wanted = structuredClone(value);
        const parent = at(wanted, path.slice(0, -1)) as Record<string, unknown>;
        const last = path.at(-1) ?? '';
        if (Array.isArray(parent)) parent.splice(Number(last), 1);
        else delete parent[last];
        const removed = editYaml(file, [{ op: 'remove', path }], CARD_STYLE);
        expect(removed.failed).toEqual([]);
        expect(plainValue(removed.text)).toEqual(wanted);
        if (typeof last === 'number') continue;
        parent.x = at(value, path);
        const renamed = editYaml(file, [{ op: 'rename', path, key: 'x' }], CARD_STYLE);
        expect(renamed.failed).toEqual([]);
        expect(plainValue(renamed.text)).toEqual(wanted);
        expect(difference(file, renamed.text)).toHaveLength(2);
      }
  });
});
