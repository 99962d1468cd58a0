import { describe, expect, it } from 'vitest';
import { memoryFolder } from '../../../src/deck/folder.js';
import { loadDeck } from '../../../src/deck/load/load-deck.js';
import { renderCards } from '../../../src/operations/render/render-cards.js';
import { createWorkspace } from '../../../src/workspace/workspace.js';
import { SOUND } from '../../support/deck/bad-decks.js';

const told = (files: Readonly<Record<string, string>>) =>
  loadDeck(memoryFolder({ ...SOUND, ...files }))
    .report.diagnostics.filter(({ code }) => code === 'TOO_MUCH')
    .map(({ span, message }) => `${span.file}:${span.line} ${message}`);

const words = (count: number) => Array.from({ length: count }, () => 'poodle').join(' ');
const clauses = (count: number, indent: string) => `${indent}- draw: 1\n`.repeat(count);

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LANGUAGES = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => a + b + c))).slice(
  0,
  3000,
);
const editions = (count: number) =>
  Array.from({ length: count }, (_, i) => `  e${i}: { sets: [base], rules: classic }`).join('\n');

describe('a deck that took all time or memory gets a diagnostic that names the limit', () => {
  it.each([
    [
      'a flavour of 40,000 words',
      `events:\n  a: { title: A,\n    flavour: ${words(40_000)} }`,
      3,
      '279,999 characters; the limit is 5,000',
    ],
    [
      'a title of one endless word',
      `events:\n  a: { title: ${'x'.repeat(9000)} }`,
      2,
      '9,000 characters; the limit is 5,000',
    ],
    ['notes that are not printed', `events:\n  a: { title: A, notes: ${words(800)} }`, 2, '5,599 characters'],
    [
      'a wording by hand',
      `events:\n  a:\n    title: A\n    effects: { immediate: [draw: 1] }\n    wording: { en: { immediate.0: ${words(800)} } }`,
      5,
      'characters; the limit is 5,000',
    ],
    [
      '3,000 clauses on one card',
      `events:\n  a:\n    title: A\n    effects:\n      immediate:\n${clauses(3000, '        ')}`,
      4,
      '"a" has 3,000 clauses; the limit is 40',
    ],
    [
      'clauses inside of a clause',
      `modifiers:\n  a:\n    title: A\n    icons: { top: beast }\n    effects:\n      persistent:\n        - whenever: { event: dies, of: opponents }\n          do:\n${clauses(50, '            ')}`,
      5,
      '"a" has 51 clauses; the limit is 40',
    ],
    [
      'more than 100,000 cards, which passed check, and the engine numbers 4,095 (security 18)',
      `events:\n${Array.from({ length: 1014 }, (_, i) => `  c${i}: { title: C${i}, copies: 99 }`).join('\n')}`,
      0,
      '100,386 cards to draw, copies counted; the limit is 4,095',
    ],
    [
      'one more than the engine numbers',
      `events:\n${Array.from({ length: 64 }, (_, i) => `  c${i}: { title: C${i}, copies: 64 }`).join('\n')}`,
      0,
      '4,096 cards to draw, copies counted; the limit is 4,095',
    ],
    [
      'modifiers and events together',
      `events:\n  a: { title: A, copies: 95 }\nmodifiers:\n${Array.from({ length: 41 }, (_, i) => `  m${i}: { title: M${i}, icons: { top: beast }, copies: 99 }`).join('\n')}`,
      0,
      '4,154 cards to draw, copies counted; the limit is 4,095',
    ],
    [
      '42 cards of 99 copies',
      `events:\n${Array.from({ length: 42 }, (_, i) => `  c${i}: { title: C${i}, copies: 99 }`).join('\n')}`,
      0,
      '4,158 cards to draw, copies counted; the limit is 4,095',
    ],
  ])('%s', (_, cards, line, message) => {
    const found = told({ 'cards/base/cards.yaml': `${cards}\n` });
    expect(found.join('\n')).toContain(message);
    if (line > 0) expect(found.join('\n')).toContain(`cards/base/cards.yaml:${line} `);
  });

  it('more cards than the engine could play', () => {
    const file = (n: number) =>
      `events:\n${Array.from({ length: 10_001 }, (_, i) => `  c${n}-${i}: { title: C }`).join('\n')}\n`;
    const found = told({ 'cards/base/c0.yaml': file(0), 'cards/base/c1.yaml': file(1) }).join('\n');
    expect(found).toContain(
      'cards/base/c1.yaml:1 With cards/base/c1.yaml, the files of the deck have 20,002 cards; the limit is 20,000.',
    );
    expect(found).toContain('20,002 cards to draw, copies counted; the limit is 4,095');
  });

  it.each([
    [
      '51 languages',
      'languages: [en, it]',
      `languages: [${LANGUAGES.slice(0, 51).join(', ')}]`,
      51,
      'languages; the limit is 50',
    ],
    [
      '3,000 of them',
      'languages: [en, it]',
      `languages: [${LANGUAGES.join(', ')}]`,
      '3,000',
      'languages; the limit is 50',
    ],
    ['101 editions', 'editions:', `editions:\n${editions(100)}`, 101, 'editions; the limit is 100'],
    ['5,000 of them', 'editions:', `editions:\n${editions(5000)}`, '5,001', 'editions; the limit is 100'],
  ])('%s, each of which is all the work again', (_, what, more, count, message) => {
    const settings = String(SOUND['shroud.yaml']);
    expect(settings).toContain(what);
    const [found = '', ...others] = told({ 'shroud.yaml': settings.replace(what, more) });
    expect(found).toMatch(/^shroud\.yaml:\d+ /);
    expect(found).toContain(`The deck has ${count} ${message}.`);
    expect(others).toEqual([]);
  });

  it.each([
    ['remarks', `# ${'x'.repeat(1_000_000)}\nevents: {}\n`],
    ['remarks behind a card', `events: {}\n# ${'x'.repeat(1_000_000)}\n`],
    ['blanks', `events: {}\n${' '.repeat(1_000_000)}\n`],
  ])('1,500 files of a megabyte each, all %s: those behind the limit are not read', (_, text) => {
    const files = memoryFolder({
      ...SOUND,
      ...Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`cards/base/f${i}.yaml`, text])),
    });
    let read = 0;
    const counted: typeof files = { ...files, read: (...of) => [files.read(...of), read++][0] as never };
    const found = loadDeck(counted).report.diagnostics.filter(({ code }) => code === 'TOO_MUCH');
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^With cards\/base\/f\d+\.yaml, .* bytes; the limit is 16,777,216\.$/),
    ]);
    expect(read).toBeLessThan(30);
  });

  it('a translation, a rule, a phrase', () => {
    const long = `"${words(900)}"`;
    expect(told({ 'cards/rules/en.yaml': `X-1: ${long}\n` })).toHaveLength(1);
    expect(told({ 'cards/words/en.yaml': `phrases: { draw: ${long} }\n` }).length).toBeLessThanOrEqual(1);
  });
});

describe('a picture that took 13.7 GB', () => {
  const settings = (card: string) => `${SOUND['shroud.yaml']}card: ${card}\n`;
  const picture = async (card: string, options: object) => {
    const folder = memoryFolder({
      ...SOUND,
      'shroud.yaml': settings(card),
      'cards/base/cards.yaml': 'events:\n  a: { title: A }\n',
    });
    const pictures = renderCards(createWorkspace(folder).opened, options);
    return pictures.next();
  };
  it.each([
    [
      '2,400 dpi of a card of 300 mm',
      '{ width: 300, height: 300 }',
      { dpi: 2400 },
      '803,521,607 pixels; the limit is 30,000,000: ask for 463 dpi or fewer',
    ],
    ['2,400 dpi of a common card', '{ width: 63, height: 88 }', { dpi: 2400 }, 'the limit is'],
    [
      'one that is too large with its bleed only',
      '{ width: 63, height: 88, bleed: 10 }',
      { dpi: 1700, bleed: true },
      'the limit is',
    ],
  ])('is refused: %s', async (_, card, options, message) => {
    await expect(picture(card, options)).rejects.toThrow(message);
  });
});
