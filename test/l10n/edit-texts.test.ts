import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Change, editTexts } from '../../src/l10n/edit-texts.js';
import { bare } from '../../src/l10n/entry.js';

const FILE = `# head

a-toast: { title: "Un brindis" } # keep
# above
poodles: # why
  title: 'Ciao' # note
  flavour: |
    Uno
    due

# between
deep:
    flavour: piano
no: { flavour: x, }
TURN-2: Testo # rule
# end
`;
const set = (id: string, field: string, text: string): Change => ({ path: [id, field], text });
const edit = (...changes: Change[]) => editTexts(FILE, changes);

/** The lines of the file that an edit takes away and puts in. */
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

describe('a translation is written into its file', () => {
  it.each([
    [
      'in double quotes where it was',
      set('a-toast', 'title', 'Cin "cin"'),
      ['-a-toast: { title: "Un brindis" } # keep', '+a-toast: { title: "Cin \\"cin\\"" } # keep'],
    ],
    [
      'in single quotes where it was',
      set('poodles', 'title', "L'ora # 1"),
      ["-  title: 'Ciao' # note", "+  title: 'L''ora # 1' # note"],
    ],
    [
      'plainly where it was, if it can be',
      set('deep', 'flavour', 'forte'),
      ['-    flavour: piano', '+    flavour: forte'],
    ],
    [
      'in quotes where it can not',
      set('deep', 'flavour', '- forte: #1'),
      ['-    flavour: piano', '+    flavour: "- forte: #1"'],
    ],
    [
      'as a block where it was',
      set('poodles', 'flavour', 'Uno\ntre'),
      ['-  flavour: |', '-    Uno', '-    due', '+  flavour: |-', '+    Uno', '+    tre'],
    ],
    [
      'as a new field, as far in as its neighbour',
      set('deep', 'title', 'Profondo'),
      ['+    title: Profondo'],
    ],
    [
      'as a new field between braces',
      set('no', 'title', 'a, b'),
      ['-no: { flavour: x, }', '+no: { flavour: x, title: "a, b", }'],
    ],
    ['as a new entry behind the last', set('new', 'title', 'true'), ['+new:', '+  title: "true"']],
    ['as a rule that is nothing but its text', set('TURN-3', 'text', 'Tre'), ['+TURN-3: Tre']],
    [
      'in place of a rule',
      set('TURN-2', 'text', 'Nuovo'),
      ['-TURN-2: Testo # rule', '+TURN-2: Nuovo # rule'],
    ],
    [
      'beside a rule that was nothing but its text',
      set('TURN-2', 'short', 'Breve'),
      ['-TURN-2: Testo # rule', '+TURN-2: # rule', '+  text: Testo', '+  short: Breve'],
    ],
  ])('%s', (_, change, lines) => {
    const { text, failed } = edit(change);
    expect(failed).toEqual([]);
    expect(difference(FILE, text)).toEqual(lines);
  });

  it('together with other translations of the file, in one edit', () => {
    const { text, failed } = edit(
      set('new', 'title', 'A'),
      set('a-toast', 'flavour', 'B'),
      set('new', 'flavour', 'C'),
      set('newer', 'title', 'D'),
    );
    expect(failed).toEqual([]);
    expect(difference(FILE, text)).toContain('+a-toast: { title: "Un brindis", flavour: B } # keep');
    expect(text).toContain(
      'TURN-2: Testo # rule\nnew:\n  title: A\n  flavour: C\nnewer:\n  title: D\n# end\n',
    );
  });

  it('with the line breaks that the file has', () => {
    const { text } = editTexts('a:\r\n  title: y\r\n', [set('a', 'flavour', 'x'), set('b', 'title', 'z')]);
    expect(text).toBe('a:\r\n  title: y\r\n  flavour: x\r\nb:\r\n  title: z\r\n');
  });

  it('into a file of comments, one without a line break at its end, and one between braces', () => {
    const changes = [set('b', 'title', 'x'), set('c', 'title', 'y')];
    expect(editTexts('# new\n', changes).text).toBe('# new\nb:\n  title: x\nc:\n  title: y\n');
    expect(editTexts('a: { title: z }', changes).text).toBe(
      'a: { title: z }\nb:\n  title: x\nc:\n  title: y',
    );
    expect(editTexts('{}\n', changes.slice(0, 1)).text).toBe('{ b: { title: x } }\n');
  });

  it('but not where something else would change with it; the others are', () => {
    const file = 'a: { title: &same Uguale }\nb: { title: *same }\nc: { title: C }\n';
    const change = set('a', 'title', 'Altro');
    const { text, failed } = editTexts(file, [change, set('c', 'title', 'D')]);
    expect(failed).toEqual([change]);
    expect(text).toBe(file.replace('C }', 'D }'));
  });

  it('whatever it says, and nothing else says anything else (property)', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({ unit: fc.constantFrom(...'ab"\'\\{}[]:#-&*!|>%@`,? \n\té„”ł'), minLength: 1 }),
      fc.constantFrom(
        'true',
        '~',
        '1e3',
        '0x1F',
        '---',
        '...',
        '- a',
        'a: b',
        '"',
        "''",
        '\n',
        ' x ',
        'null',
      ),
    );
    const ids = fc.constantFrom('a-toast', 'poodles', 'deep', 'no', 'fresh', 'newer');
    // Texts come without white space around them (`bare`).
    const text = words.map(bare).filter((one) => one !== '');
    const change = fc.record({ path: fc.tuple(ids, fc.constantFrom('title', 'flavour')), text });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const { text: edited, failed } = editTexts(FILE, changes);
        expect(failed).toEqual([]);
        const wanted = parse(FILE) as Record<string, Record<string, string>>;
        for (const { path, text: value } of changes)
          wanted[path[0]] = { ...wanted[path[0]], [path[1]]: value };
        expect(parse(edited)).toEqual(wanted);
        for (const comment of ['# head', '# above', '# why', '# between', '# end', '# keep']) {
          expect(edited).toContain(comment);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a file of many texts, of which one anchor made an import take 126 s (security 12)', () => {
  const COUNT = 300;
  const ids = Array.from({ length: COUNT }, (_, i) => `card-${i}`);
  const file = (odd: Readonly<Record<number, string>>) =>
    ids.map((id, i) => odd[i] ?? `${id}:\n  title: Titolo ${i}\n`).join('');
  const changes = ids.map((id) => set(id, 'title', `Nuovo ${id}`));
  const failedOf = (odd: Readonly<Record<number, string>>) => {
    const { text, failed } = editTexts(file(odd), changes);
    const values = parse(text) as Record<string, { title: string }>;
    const lost = new Set(failed.map(({ path }) => String(path[0])));
    for (const id of ids) if (!lost.has(id)) expect(values[id]?.title).toBe(`Nuovo ${id}`);
    return [...lost];
  };

  it.each<[string, Readonly<Record<number, string>>, readonly string[]]>([
    [
      'an anchor that another text uses',
      { 7: 'card-7:\n  title: &t Sette\n', 200: 'card-200:\n  title: *t\n' },
      ['card-7'],
    ],
    [
      'a whole entry that is another one',
      { 3: 'card-3: &e\n  title: Tre\n', 4: 'card-4: *e\n' },
      ['card-3', 'card-4'],
    ],
    ['an unused anchor', { 299: 'card-299:\n  title: &t Ultimo\n' }, []],
    ['a text that is no text', { 0: 'card-0:\n  title: [uno, due]\n' }, []],
  ])('%s: the others go through', (_, odd, failed) => {
    expect(failedOf(odd).filter((id) => !failed.includes(id))).toEqual([]);
  });

  it('a hundred of them: what has no anchor goes through', () => {
    const odd = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [i, `card-${i}:\n  title: ${i === 0 ? '&t Uno' : '*t'}\n`]),
    );
    expect(failedOf(odd).every((id) => Number(id.slice(5)) < 100)).toBe(true);
  });
});
