import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bare, type Entry } from '../../../src/l10n/entry.js';
import { type ExchangeName, exchanges, findExchange } from '../../../src/l10n/exchange/index.js';
import type { TranslationFile } from '../../../src/l10n/exchange/translation-file.js';
import { brokenSlots } from '../../../src/l10n/slots.js';
import { UnreadableFileError } from '../../../src/tables/csv/unreadable.js';

const FORMATS = Object.keys(exchanges) as ExchangeName[];

type Seed = Pick<Entry, 'source'> & Partial<Entry>;

function entryOf(seed: Seed, index = 0): Entry {
  return {
    context: `card-${index}.title`,
    lang: 'it',
    status: seed.translation === undefined ? 'missing' : 'fresh',
    recorded: true,
    group: 'base',
    about: 'modifier, title',
    file: 'cards/base/text/it.yaml',
    path: [`card-${index}`, 'title'],
    ...seed,
  };
}

const write = (format: ExchangeName, entries: readonly Entry[]) =>
  exchanges[format].write({ name: 'small', version: '1.2.3', sourceLang: 'en', lang: 'it', entries });
const readText = (format: ExchangeName, text: string): TranslationFile =>
  exchanges[format].read(new TextEncoder().encode(text), ['en', 'it', 'pl']);
const through = (format: ExchangeName, ...entries: Entry[]) => readText(format, write(format, entries)).units;

/** Texts as they are in decks, and stranger ones. */
const texts = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom(...'ab"\'\\{}<>&;:,#|=- \n\t%éłø„”«»…—\u00a0\u202f😀'), minLength: 1 }),
    fc.constantFrom(
      'msgid "x"',
      '#, fuzzy',
      ']]>',
      '&lt;',
      '<b>',
      '\\n',
      '"',
      'a,b;c\td',
      '=1+1',
      '__proto__',
    ),
    fc.constantFrom('constructor', 'toString', '\ufeffx', 'id', 'x'.repeat(500), 'word '.repeat(80)),
  )
  .map(bare)
  .filter((text) => text !== '' && !/[^\P{C}\n\t\u{ad}\u{200b}-\u{200f}]/u.test(text));
const seeds: fc.Arbitrary<Seed[]> = fc.array(
  fc.record({ source: texts, translation: texts }, { requiredKeys: ['source'] }),
  { minLength: 1, maxLength: 8 },
);

describe.each(FORMATS)('%s', (format) => {
  it('gives back every text, whatever it says (property)', () => {
    fc.assert(
      fc.property(seeds, (all) => {
        const entries = all.map(entryOf);
        const { lang, units } = readText(format, write(format, entries));
        expect(lang).toBe('it');
        const wanted = entries.map(({ context, source, translation = '' }) => ({
          context,
          source,
          translation,
        }));
        expect(units.map(({ certainty: _, ...unit }) => unit)).toEqual(wanted);
        const unsure = entries.filter((one) => brokenSlots(one.source, one.translation ?? one.source));
        if (format !== 'po') expect(units.every(({ certainty }) => certainty === 'done')).toBe(true);
        else expect(units.filter(({ certainty }) => certainty === 'guess')).toHaveLength(unsure.length);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same bytes for the same texts, and no clock', () => {
    const entries = [entryOf({ source: 'A', translation: 'B' })];
    expect(write(format, entries)).toBe(write(format, entries));
    expect(write(format, entries)).not.toContain(String(new Date().getFullYear()));
  });

  it('does not confirm a stale translation by sending it round', () => {
    const [unit] = through(
      format,
      entryOf({ source: 'New', translation: 'Vecchio', status: 'stale', previous: 'Old' }),
    );
    expect(unit?.translation).toBe('Vecchio');
    expect(unit?.certainty).not.toBe('done');
  });

  it('says so when the file is cut short or something else', () => {
    const whole = write(format, [entryOf({ source: 'Source', translation: 'Un "testo" lungo' })]);
    const cut = whole.slice(0, whole.indexOf('testo') + 2);
    expect(() => readText(format, cut)).toThrow(UnreadableFileError);
    expect(() => readText(format, 'nothing of the kind')).toThrow(UnreadableFileError);
  });

  it('is known by the ending of a name', () => {
    for (const end of exchanges[format].extensions) {
      expect(findExchange(`some/IT${end.toUpperCase()}`)).toBe(exchanges[format]);
    }
    expect(() => findExchange('it.docx')).toThrow(UnreadableFileError);
  });
});

describe('po', () => {
  it('names the text, says what it is and how much room there is', () => {
    expect(write('po', [entryOf({ source: 'Pursued by Poodles' })])).toContain(
      [
        '#. modifier, title',
        '#. The source has 18 characters.',
        'msgctxt "card-0.title"',
        'msgid "Pursued by Poodles"',
        'msgstr ""',
        '',
      ].join('\n'),
    );
  });

  it('marks a stale translation as fuzzy, with what it was made from', () => {
    const stale = entryOf({ source: 'New', translation: 'V', status: 'stale', previous: 'The "old"\none' });
    expect(write('po', [stale])).toContain('#, fuzzy\n#| msgid ""\n#| "The \\"old\\"\\n"\n#| "one"\nmsgctxt');
  });

  it('asks gettext to check slots only where there are some that it understands', () => {
    const flagged = (source: string) => write('po', [entryOf({ source })]).includes('python-brace-format');
    expect(flagged('To {name}!')).toBe(true);
    expect(flagged('To you!')).toBe(false);
    expect(flagged('A lone { brace and {name}')).toBe(false);
    expect(flagged('{$count :noun key=card}')).toBe(false);
  });

  it('is read in the character set that it names, with a byte order mark or without', () => {
    const text = write('po', [entryOf({ source: 'A', translation: 'È' })]);
    expect(readText('po', `\ufeff${text}`).units).toMatchObject([{ translation: 'È' }]);
    const latin = Buffer.from(text.replace('charset=utf-8', 'charset=iso-8859-1'), 'latin1');
    expect(exchanges.po.read(latin, []).units).toMatchObject([{ translation: 'È' }]);
    expect(() => exchanges.po.read(Buffer.from(text, 'latin1'), [])).toThrow('UTF-8');
  });

  it.each(['nonsense', 'TF-8', '8BIT', 'utf-8bit', 'UTF-81', 'x'.repeat(99)])(
    'reports an unknown character set, which printed a stack trace: %s',
    (charset) => {
      const text = write('po', [entryOf({ source: 'A', translation: 'È' })]);
      const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
      for (const header of [`charset=${charset}`, `charset = ${charset};`, `CHARSET=${charset}`])
        expect(() => readText('po', text.replace('charset=utf-8', header))).toThrow(
          `its header names an unknown character set (${charset}): save it as UTF-8`,
        );
      // What a text says of character sets is no header.
      const said = write('po', [entryOf({ source: `; charset=${charset}`, translation: 'È' })]);
      expect(readText('po', said).units).toMatchObject([{ translation: 'È' }]);
      expect(printed).not.toHaveBeenCalled();
      printed.mockRestore();
    },
  );

  it('takes a translation that breaks its slots for unsure', () => {
    expect(through('po', entryOf({ source: 'To {name}!', translation: 'A te!' }))).toMatchObject([
      { certainty: 'guess' },
    ]);
  });

  it('has a header that says language, version and plurals, and none where it does not know', () => {
    const header = (lang: string) =>
      exchanges.po.write({ name: 'small', version: '1.2.3', sourceLang: 'en', lang, entries: [] });
    expect(header('pt-BR')).toContain('"Language: pt_BR\\n"');
    expect(header('pl')).toContain('nplurals=3');
    expect(header('it')).toContain('"Project-Id-Version: small 1.2.3\\n"');
    expect(header('tlh')).not.toContain('Plural-Forms');
  });
});

describe('xliff', () => {
  it('has the source as target of what is not translated, for OmegaT, and does not take it for a translation', () => {
    expect(write('xliff', [entryOf({ source: 'A <b>' })])).toContain(
      '<target state="new">A &lt;b&gt;</target>',
    );
    expect(through('xliff', entryOf({ source: 'Same' }))).toMatchObject([{ translation: '' }]);
    expect(through('xliff', entryOf({ source: 'Same', translation: 'Same' }))).toMatchObject([
      { translation: 'Same' },
    ]);
  });

  it('reads past what a tool has added: marks, suggestions, prefixes, CDATA', () => {
    const text = `<?xml version="1.0"?><xlf:xliff xmlns:xlf="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <xlf:file source-language="en" target-language="it" original="x" datatype="plaintext"><xlf:body>
      <xlf:trans-unit id="a.title"><xlf:source>A <xlf:g id="1">B</xlf:g></xlf:source>
      <xlf:target><xlf:mrk mtype="seg">C</xlf:mrk> <![CDATA[<D>]]></xlf:target>
      <xlf:alt-trans><xlf:source>no</xlf:source><xlf:target>no</xlf:target></xlf:alt-trans></xlf:trans-unit>
      </xlf:body></xlf:file></xlf:xliff>`;
    expect(readText('xliff', text)).toEqual({
      lang: 'it',
      name: 'x',
      units: [{ context: 'a.title', source: 'A B', translation: 'C <D>', certainty: 'done' }],
    });
  });

  it('does not open what a document type names', () => {
    const text = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xliff version="1.2"><file target-language="it">&e;</file></xliff>`;
    expect(() => readText('xliff', text)).toThrow(UnreadableFileError);
  });
});

describe('csv', () => {
  const FILE = 'id;note;en;it\n"a.title";x;"A; B";"C\r\nD"\n\n';

  it('begins with a byte order mark, and ends its lines as spreadsheets do', () => {
    const text = write('csv', [entryOf({ source: 'A', translation: 'B' })]);
    expect(text).toBe(
      '\ufeffid,en,it,status,note (small: 1 text)\r\ncard-0.title,A,B,fresh,"modifier, title · The source has 1 character."\r\n',
    );
  });

  it('is read with semicolons, with columns moved or dropped, and in UTF-16', () => {
    const wanted = [{ context: 'a.title', source: 'A; B', translation: 'C\r\nD', certainty: 'done' }];
    expect(readText('csv', FILE).units).toEqual(wanted);
    const utf16 = Buffer.from(`\ufeff${FILE}`, 'utf16le');
    expect(exchanges.csv.read(utf16, ['en', 'it']).units).toEqual(wanted);
  });

  it.each([
    ['id,it\n', 'no column "en"'],
    ['id,en,de\n', 'one column of translations, called it or pl'],
    ['id,en,it,pl\n', 'one column of translations'],
  ])('%j is not what it should be', (text, message) => {
    expect(() => readText('csv', text)).toThrow(message);
  });

  it('is not guessed at where it is not UTF-8', () => {
    expect(() => exchanges.csv.read(Buffer.from('id,en,it\na,b,\xe8\n', 'latin1'), ['en', 'it'])).toThrow(
      'UTF-8',
    );
  });
});
