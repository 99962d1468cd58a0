import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/deck/explain/index.js';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { ParsedFiles } from '../../../src/deck/source/parsed-file.js';
import { schemaCompiler } from '../../../src/deck/source/schema-compiler.js';
import { parseYaml } from '../../../src/deck/yaml/yaml-file.js';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { CATEGORIES } from '../../../src/vocabulary/category.js';
import { FILE_KINDS, type FileKind, files, schemaOf } from '../../../src/vocabulary/files/index.js';
import { KIND_KEYS } from '../../../src/vocabulary/kinds/index.js';
import { VERBS, verbs } from '../../../src/vocabulary/verbs/index.js';
import { SOUND } from '../../support/deck/bad-decks.js';
import { ROOT } from '../../support/places.js';

/** Real cards, a few at a time: what designers write, before something happens to it. */
const CHUNKS = ['cards/base', 'examples/starter/cards/first'].flatMap((folder) =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => chunks(readFileSync(`${ROOT}${folder}/${name}`, 'utf8'))),
);
const EXAMPLES = VERBS.map((verb) => {
  const { example, categories } = verbs[verb];
  const kind = categories[0] === 'reaction' ? 'events' : 'modifiers';
  const clause = example.replaceAll(/^/gm, ' '.repeat(8));
  return `${kind}:\n  a-card:\n    title: A Card\n    effects:\n      ${categories[0]}:\n${clause}\n`;
});

/** Cuts a file of cards into files of up to two cards each. */
function chunks(text: string): string[] {
  const found: string[] = [];
  let kind = '';
  let cards: string[] = [];
  const close = () => {
    for (let i = 0; i < cards.length; i += 2) found.push(`${kind}\n${cards.slice(i, i + 2).join('')}`);
    cards = [];
  };
  for (const line of text.split('\n')) {
    if (/^\w/.test(line)) {
      close();
      kind = line;
    } else if (/^ {2}\w/.test(line)) cards.push(`${line}\n`);
    else if (cards.length > 0) cards[cards.length - 1] += `${line}\n`;
  }
  close();
  return found;
}

const WORDS = [
  ...KIND_KEYS,
  ...CATEGORIES,
  ...VERBS,
  ...[
    'who',
    'if',
    'may',
    'do',
    'this',
    'of',
    'state',
    'shows',
    'family',
    'selfWorth',
    'count',
    'hand',
    'not',
    'all',
    'any',
  ],
  ...[
    'title',
    'flavour',
    'pathos',
    'icon',
    'icons',
    'effects',
    'requires',
    'wording',
    'editions',
    'copies',
    'asDrawn',
    'body',
  ],
  ...[
    'you',
    'opponents',
    'card',
    'modifier',
    'beast',
    'none',
    'top',
    'castle-slogar',
    '__proto__',
    'constructor',
  ],
];
const SCALARS = [
  '',
  '~',
  'null',
  'true',
  'no',
  '0',
  '-1',
  '2.5',
  '1e99',
  '.inf',
  '.nan',
  '0x1F',
  '−10',
  '"',
  "'",
  '[]',
  '{}',
  '[a',
  '{a',
  '{a: {b: c}}',
  '- x',
  '|',
  '>',
  '&a',
  '*a',
  '!!int x',
  '!x',
  '<<: *a',
  '? x',
  ': ',
  '#',
  '%',
  '@',
  '`',
  '---',
  '...',
  '\t',
  '\u0000',
  '\ud800',
  '\u2028',
  '\ufeff',
  '🦆',
  'x'.repeat(2000),
];

type Mutation = (text: string) => string;
const place = (length: number, at: number) => (length === 0 ? 0 : at % length);
const onLines =
  (change: (lines: string[], at: number) => void, at: number): Mutation =>
  (text) => {
    const lines = text.split('\n');
    change(lines, place(lines.length, at));
    return lines.join('\n');
  };
const at = fc.nat(100_000);
/** Any characters, halves of them too; fast-check's own would first make a table of them all. */
const characters = fc
  .array(fc.nat(0x10ffff), { minLength: 1, maxLength: 3 })
  .map((codes) => String.fromCodePoint(...codes));
const scalar = fc.oneof(
  fc.constantFrom(...SCALARS),
  fc.constantFrom(...WORDS),
  fc.integer().map(String),
  fc.string({ maxLength: 12 }),
);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  at.map(
    (n): Mutation =>
      (text) =>
        text.slice(0, place(text.length, n)),
  ),
  fc.tuple(at, characters).map(
    ([n, s]): Mutation =>
      (text) => {
        const i = place(text.length, n);
        return text.slice(0, i) + s + text.slice(i);
      },
  ),
  fc.tuple(at, fc.nat(5)).map(
    ([n, size]): Mutation =>
      (text) => {
        const i = place(text.length, n);
        return text.slice(0, i) + text.slice(i + size + 1);
      },
  ),
  at.map((n) => onLines((lines, i) => lines.splice(i, 1), n)),
  at.map((n) => onLines((lines, i) => lines.splice(i, 0, lines[i] ?? ''), n)),
  fc.tuple(at, at).map(([n, m]) =>
    onLines((lines, i) => {
      const j = place(lines.length, m);
      [lines[i], lines[j]] = [lines[j] ?? '', lines[i] ?? ''];
    }, n),
  ),
  fc.tuple(at, fc.integer({ min: -3, max: 3 })).map(([n, shift]) =>
    onLines((lines, i) => {
      const line = lines[i] ?? '';
      lines[i] = shift < 0 ? line.slice(-shift) : ' '.repeat(shift) + line;
    }, n),
  ),
  fc.tuple(at, scalar).map(([n, value]) =>
    onLines((lines, i) => {
      lines[i] = (lines[i] ?? '').replace(/: .*$|:$/, () => `: ${value}`);
    }, n),
  ),
  fc.tuple(at, fc.constantFrom(...WORDS)).map(([n, word]) =>
    onLines((lines, i) => {
      lines[i] = (lines[i] ?? '').replace(/[\w-]+(?=:)/, () => word);
    }, n),
  ),
  fc.tuple(at, fc.constantFrom(...WORDS)).map(
    ([n, word]): Mutation =>
      (text) => {
        const found = [...text.matchAll(/[\w-]+/g)];
        const hit = found[place(found.length, n)];
        return hit === undefined
          ? text
          : text.slice(0, hit.index) + word + text.slice(hit.index + hit[0].length);
      },
  ),
);

const mutated = fc
  .tuple(fc.constantFrom(...CHUNKS, ...EXAMPLES), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([text, mutations]) => mutations.reduce((current, mutate) => mutate(current), text));

const FILES: readonly (readonly [FileKind, string])[] = [
  ['deck', 'shroud.yaml'],
  ['cards', 'cards/base/modifiers.yaml'],
  ['text', 'cards/base/text/pl.yaml'],
  ['rules', 'cards/rules/en.yaml'],
  ['words', 'src/language/words/fr.yaml'],
  ['layout', 'templates/layout.yaml'],
  ['theme', 'templates/theme.yaml'],
];

type ValidatorOf = (kind: FileKind) => (value: unknown) => boolean;

const validatorOf: ValidatorOf = (kind) => {
  const valid = schemaCompiler({ optimize: false }).compile(schemaOf(kind));
  return (value) => valid(value) === true;
};

/** Schemas as the build has compiled them. */
async function builtValidators(): Promise<ValidatorOf> {
  const built = await import(pathToFileURL(`${ROOT}dist/deck/source/validators.js`).href);
  return built.validatorOf;
}

const CASES = 10_000;

function isInside({ span }: Diagnostic, text: string | undefined): boolean {
  const lines = (text ?? '').split('\n');
  const width = (line: number) => (lines[line - 1] ?? '').length + 1;
  const startsInside =
    span.line >= 1 && span.line <= lines.length && span.column >= 1 && span.column <= width(span.line);
  const endsInside =
    span.endLine >= span.line && span.endLine <= lines.length && span.endColumn <= width(span.endLine);
  return startsInside && endsInside;
}

describe('whatever happens to a file of cards', () => {
  it(`it ends in a deck, or in diagnostics inside the file (${CASES} mutated files)`, () => {
    let sound = 0;
    // As in an evening of a designer: the other files are as they were.
    const readings = new ParsedFiles();
    fc.assert(
      fc.property(mutated, (text) => {
        const loaded = loadDeck(memoryFolder({ ...SOUND, 'cards/base/cards.yaml': text }), '.', readings);
        const { diagnostics, errors } = loaded.report;
        if (loaded.deck !== undefined) sound++;
        const unfit = diagnostics.filter(
          (one) =>
            !isInside(one, loaded.source(one.span.file)) ||
            /undefined|\[object|NaN/.test(one.message) ||
            one.hint === '',
        );
        // Said only where something is wrong: so many times, to expect costs as much as to make the files.
        if (unfit.length > 0) expect(unfit).toEqual([]);
        if ((loaded.deck === undefined) !== errors > 0)
          expect.fail(`a deck and errors, or neither: ${errors}`);
      }),
      { numRuns: CASES },
    );
    // A fuzzer that only ever breaks things, or never does, would prove little.
    expect(sound).toBeGreaterThan(CASES / 50);
    expect(sound).toBeLessThan(CASES / 2);
  });

  it('ajv, what the build has made of it, and the explanation agree on whether anything is wrong', async () => {
    const valid = validatorOf('cards');
    const built = (await builtValidators())('cards');
    fc.assert(
      fc.property(mutated, (text) => {
        const { yaml } = parseYaml('cards.yaml', text);
        if (yaml === undefined || yaml.value === null) return;
        const answers = [
          valid(yaml.value),
          built(yaml.value),
          explain(files.cards, yaml.value).length === 0,
        ] as const;
        if (new Set(answers).size > 1) expect(answers, 'ajv, the build, the explanation').toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('the build has made a function of the schema of every kind of file', async () => {
    const built = await builtValidators();
    for (const [kind, path] of FILES) {
      const { yaml } = parseYaml(path, readFileSync(ROOT + path, 'utf8'));
      const values = [yaml?.value, { ...(yaml?.value as object), 'no such key': [] }, [], 'a text'];
      expect(values.map((value) => built(kind)(value))).toEqual([true, false, false, false]);
      expect(values.map(validatorOf(kind))).toEqual([true, false, false, false]);
    }
    expect(FILES.map(([kind]) => kind)).toEqual(FILE_KINDS);
  });
});
