import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asWritten, marked as markedBy, readMarkup } from '../../src/language/markup.js';
import { type Part, plain } from '../../src/language/part.js';
import { iconRemarks, markupRemarks, unmarked } from '../../src/language/proofread/check-markup.js';
import { typesetParts } from '../../src/language/typography.js';
import { STORY_ICONS } from '../../src/vocabulary/icons.js';

const marked = (text: string, icons: readonly string[] = STORY_ICONS) => markedBy(text, asWritten(icons));

/** Parts in a short form: `<em>`, `<b>`, `[beast]`. */
const shown = (parts: readonly Part[]) =>
  parts
    .map((part) => {
      if (part.is === 'icon') return `[${part.icon}]`;
      const inner = part.emphasis ? `<em>${part.text}</em>` : part.text;
      return part.bold ? `<b>${inner}</b>` : inner;
    })
    .join('');

describe('the markup of texts', () => {
  it.each([
    ['A *fine* day', 'A <em>fine</em> day'],
    ['A **bold** one', 'A <b>bold</b> one'],
    ['***both***', '<b><em>both</em></b>'],
    ['*a **b** c*', '<em>a </em><b><em>b</em></b><em> c</em>'],
    ['**a *b* c**', '<b>a </b><b><em>b</em></b><b> c</b>'],
    ['A :beast: and a :duck:.', 'A [beast] and a [duck].'],
    ['*:beast: bites*', '[beast]<em> bites</em>'],
    ['one  \n  two\n\nthree\n', 'one\ntwo\nthree'],
    ['\\*not\\* \\:beast:', '*not* :beast:'],
    ['A\u00a0space', 'A\u00a0space'],
  ])('%j is %s', (text, wanted) => {
    expect(shown(marked(text))).toBe(wanted);
  });

  it.each([
    '2 * 3 * 4',
    'a* b',
    '<b>x</b>',
    '_x_',
    ':beest:',
    '10:30:45',
    '{beast}',
    'a ** b **',
    '#1',
    '`x`',
  ])('%j is literal', (text) => expect(shown(marked(text))).toBe(text));

  it('knows the icons of the deck, and no others', () => {
    const icons = ['moth', 'red-rose', 'type-2'];
    expect(shown(marked('A :moth:, a :red-rose:, a :type-2:', icons))).toBe(
      'A [moth], a [red-rose], a [type-2]',
    );
    expect(shown(marked('A :beast:', icons))).toBe('A :beast:');
    expect(markupRemarks('A :beast:', icons)).toMatchObject([
      { hint: 'Icons are: :moth: :red-rose: :type-2:' },
    ]);
    expect(markupRemarks('A :red-roze:', icons)).toMatchObject([{ hint: 'Did you mean :red-rose:?' }]);
  });

  it('may stand around what is filled in', () => {
    const parts: Part[] = [
      { is: 'words', text: 'Draw *exactly ' },
      { is: 'number', text: '2' },
      { is: 'words', text: ' cards* now.' },
    ];
    expect(shown(readMarkup(parts, String))).toBe('Draw <em>exactly </em><em>2</em><em> cards</em> now.');
  });

  it('loses no letter of a text without marks (property)', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab \u00a0é,.!?-—“”<>{}[]_#`~') });
    fc.assert(
      fc.property(text, (one) => {
        expect(plain(marked(one))).toBe(one.trim());
      }),
    );
  });

  it('is set as one text: what is emphasised is no end of it', () => {
    const set = (text: string, language: string) => plain(typesetParts(marked(text), language, true));
    expect(set("The *otter*'s turn", 'en')).toBe('The otter’s turn');
    expect(set('w *domu* i w **lesie**', 'pl')).toBe('w\u00a0domu i\u00a0w\u00a0lesie');
    expect(set('*Vraiment* ! Une :beast: ?', 'fr')).toBe('Vraiment\u202f! Une beast ?');
  });
});

describe('what looks like markup and is none is reported', () => {
  it('and every mistake of a text is reported at once', () => {
    const remarks = markupRemarks('# It <b>bit</b> __hard__, says [he](x), and :unicorns: came', STORY_ICONS);
    expect(remarks.map(({ message }) => /"[^"]*"/.exec(message)?.[0])).toEqual([
      '"<b>"',
      '"__hard__"',
      '"[he](x)"',
      '"# "',
      '":unicorns:"',
    ]);
  });

  it.each([
    ['<br>', 'looks like HTML'],
    ['A {beast} comes', 'looks like an icon in braces'],
    ['_so_ small', 'looks like emphasis of another kind'],
    ['__so__ small', '"__so__" looks like emphasis of another kind'],
    ['[here](there)', 'looks like a link'],
    ['# Title', 'looks like a heading or list'],
    ['two\\nlines', 'looks like a line break'],
    [':Beast:', 'is no icon'],
    ['one *star', 'A * without its partner'],
  ])('%j', (text, message) => {
    expect(markupRemarks(text, STORY_ICONS)).toMatchObject([
      { code: 'TEXT_MARKUP', message: expect.stringContaining(message) },
    ]);
  });

  it('but not what is meant literally, nor markup', () => {
    for (const text of [
      '5 \\* 3',
      'A *fine* **bold** :duck:',
      'At 10:30: tea.',
      'snake_case_words',
      'Do it; they said.',
    ])
      expect(markupRemarks(text, STORY_ICONS), text).toEqual([]);
    expect(markupRemarks('Draw {count} cards', STORY_ICONS, true)).toEqual([]);
  });

  it('nor a star among the conditions of a wording, only in what it says', () => {
    const message = (said: string) => `.input {$count :number} .match $count 1 {{one}} * {{${said}}}`;
    expect(markupRemarks(message('up to {$count}'), STORY_ICONS, true)).toEqual([]);
    expect(markupRemarks(message('*up to* {$count}'), STORY_ICONS, true)).toEqual([]);
    expect(markupRemarks(message('up* to {$count}'), STORY_ICONS, true)).toHaveLength(1);
  });

  it('and icons that a translation lacks', () => {
    expect(iconRemarks('A :beast:', 'Una :beast:', STORY_ICONS)).toEqual([]);
    expect(iconRemarks('A :beast:', 'Una bestia', STORY_ICONS)).toMatchObject([
      { message: 'The icons differ: the source has :beast:, the translation none.' },
    ]);
    expect(unmarked('*A* :beast:', STORY_ICONS)).toBe('A beast');
  });
});
