import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../src/l10n/entries.js';
import { type ExchangeName, exchanges } from '../../../src/l10n/exchange/index.js';
import { rejectReason } from '../../../src/l10n/exchange/validate-file.js';
import { brokenSlots } from '../../../src/l10n/slots.js';
import { exportTranslations } from '../../../src/operations/l10n/export-l10n.js';
import { importTranslations } from '../../../src/operations/l10n/import-l10n.js';
import { UnreadableFileError } from '../../../src/tables/csv/unreadable.js';
import { folderOf, open, read, SMALL } from '../../support/l10n/decks.js';
import { filesOf } from '../../support/l10n/files-of.js';

const FORMATS = Object.keys(exchanges) as ExchangeName[];

/** With letters that character sets differ in, in the source and in both languages. */
const DECK = {
  ...SMALL,
  'cards/base/text/it.yaml': 'pursued-by-poodles: { title: Perché i barboncini }\n',
  'cards/more/cards.yaml': 'events:\n  a-toast: { title: "“A Toast”", flavour: "To {name} and {guest}!" }\n',
  'cards/base/text/pl.yaml':
    'pursued-by-poodles: { title: Kosa Śmierci, flavour: Było ich wiele… i były małe. }\n',
};

const send = (folder: string, format: ExchangeName, lang = 'it') =>
  exportTranslations(open(folder), lang, format);
const take = (folder: string, bytes: string | Uint8Array, format: ExchangeName) =>
  importTranslations(open(folder), `x${exchanges[format].extensions[0]}`, Buffer.from(bytes));

/** As a program saves it that takes UTF-8 for something else, and then writes UTF-8. */
const readAs = (charset: string, text: string) => new TextDecoder(charset).decode(Buffer.from(text));

/** A file that is refused changes nothing, and the reason is one sentence or two. */
function refused(format: ExchangeName, spoil: (sent: string) => string | Uint8Array, lang = 'it'): string {
  const folder = folderOf(DECK);
  const before = filesOf(folder);
  const why = reason(() => take(folder, spoil(send(folder, format, lang)), format));
  expect(filesOf(folder)).toEqual(before);
  return why;
}

function reason(act: () => unknown): string {
  try {
    act();
  } catch (cause) {
    return (cause as Error).message;
  }
  return '';
}

describe.each(FORMATS)('a %s file is refused as a whole', (format) => {
  it.each(['windows-1252', 'windows-1250', 'macintosh'])('if it was read as %s', (charset) => {
    const mangle = (text: string) => readAs(charset, text.replace(/^\ufeff/, ''));
    for (const lang of ['it', 'pl'])
      expect(refused(format, mangle, lang)).toMatch(
        /^its characters are garbled \("[^"]+" came back as .* UTF-8$/,
      );
  });

  it('if it was read as Latin-1', () => {
    const mangle = (text: string) => Buffer.from(text.replace(/^\ufeff/, '')).toString('latin1');
    expect(refused(format, mangle)).toContain('its characters are garbled');
  });

  it('if its letters have become question marks', () => {
    const lossy = (text: string) => text.replace(/^\ufeff/, '').replaceAll(/[^\0-\x7f]/g, '?');
    expect(refused(format, lossy)).toContain(
      '"Perché i barboncini" came back as "Perch? i barboncini"): a program has read or saved it in a character set',
    );
  });

  it('if it is for another deck, and it says which', () => {
    const other = (text: string) =>
      text.replaceAll('small', 'large').replaceAll(/(a-toast|poodles|slogar|TURN|VIS)/g, 'x-$1');
    expect(refused(format, other)).toContain(
      'made for the deck "large": this one, "small", has none of its 8 texts. Import it there (--deck)',
    );
  });

  it('if it is truncated at any byte', () => {
    const opened = open(folderOf(DECK));
    const whole = exportTranslations(opened, 'pl', format);
    const texts = textsIn(opened.loaded, 'pl', opened.lock);
    const judge = (text: string) => {
      const delivery = exchanges[format].read(Buffer.from(text), ['en', 'it', 'pl']);
      const why = rejectReason(delivery, texts, 'small');
      if (why !== undefined) throw new UnreadableFileError(why);
    };
    expect(() => judge(whole)).not.toThrow();
    // Behind the last text nothing is lost.
    const end = {
      po: whole.lastIndexOf('msgstr'),
      xliff: whole.trimEnd().length,
      csv: whole.lastIndexOf(',missing'),
    };
    const reasons = new Set<string>();
    for (let at = 1; at < end[format]; at++) {
      expect(() => judge(whole.slice(0, at)), whole.slice(0, at)).toThrow(UnreadableFileError);
      // Behind the heading it is known for what it is.
      if (at > whole.indexOf('slogar')) reasons.add(reason(() => judge(whole.slice(0, at))));
    }
    expect([...reasons].filter((why) => !/ask for the (whole )?file/i.test(why))).toEqual([]);
  });

  it('if it was read in another character set: what is shown of a long text is what is wrong in it', () => {
    const deck = {
      ...DECK,
      'cards/base/text/it.yaml': `pursued-by-poodles: { title: "${'barboncini '.repeat(6)}perché no" }\n`,
    };
    const folder = folderOf(deck);
    const sent = readAs('windows-1252', send(folder, format));
    expect(reason(() => take(folder, sent, format))).toContain('("…perché no" came back as "…perchÃ© no")');
  });
});

describe('a PO file is refused as a whole', () => {
  it('if it is UTF-16, with a mark or without', () => {
    const sentence = 'it is in UTF-16, which no PO file is: save it as UTF-8';
    expect(refused('po', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(sentence);
    expect(refused('po', (text) => Buffer.from(text, 'utf16le'))).toBe(sentence);
    expect(refused('po', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toBe(sentence);
  });

  it('if it has no msgctxt: once, with the reason', () => {
    expect(refused('po', (text) => text.replaceAll(/^msgctxt.*\n/gm, ''))).toMatch(
      /^none of its texts says which one it is \(msgctxt in PO, id elsewhere\).*such as Poedit$/,
    );
  });

  it('if it has no message', () => {
    expect(refused('po', (text) => text.slice(0, text.indexOf('#.')))).toContain('there is no text in it');
  });
});

describe('a file is taken', () => {
  it('if its letters could be UTF-8 in another character set', () => {
    const folder = folderOf(DECK);
    const sent = send(folder, 'po');
    for (const text of ['PÓŁNOC', 'WĘŻE', 'ĆŁ', 'éłła', 'é„”'])
      expect(take(folder, sent.replace('Perché i barboncini', text), 'po').refusals).toEqual([]);
  });

  it('if it has only some texts, because they were selected', () => {
    const folder = folderOf(DECK);
    const blocks = send(folder, 'po').split('\n\n');
    const some = blocks.filter((_, i) => i % 3 !== 1).join('\n\n');
    expect(take(folder, some, 'po').refusals).toEqual([]);
  });

  it('if it has the first texts only, and no longer says how many there were', () => {
    const folder = folderOf(DECK);
    const [header = '', ...blocks] = send(folder, 'po').split('\n\n');
    const some = [header, ...blocks.slice(0, 3)].join('\n\n');
    expect(() => take(folder, some, 'po')).toThrow(
      'it breaks off: of the 8 texts that were sent out, it has the first 3 and none behind them',
    );
    expect(take(folder, some.replace(': 8\\n', ':\\n'), 'po').refusals).toEqual([]);
  });

  it.each([
    ['po', 'Language: it\\n', ['it_IT', 'it-IT', 'IT', 'it_IT.UTF-8', 'it@euro']],
    ['xliff', 'target-language="it"', ['it_IT', 'it-IT', 'IT']],
    ['csv', 'id,en,it,', ['it_IT', 'it-IT', 'IT']],
  ] as const)('if its language is more precise than the deck (%s)', (format, place, names) => {
    const folder = folderOf(DECK);
    for (const name of names) {
      const sent = send(folder, format).replace(place, place.replace(/\bit\b/, name));
      expect(sent).toContain(name);
      expect(take(folder, sent.replace('Perché', 'Poiché'), format).lang).toBe('it');
      expect(read(folder, 'cards/base/text/it.yaml')).toContain('Poiché');
      take(folder, sent, format);
    }
  });

  it('but not in a sister of a language that the deck has both of', () => {
    const both = { ...DECK, 'shroud.yaml': `${SMALL['shroud.yaml']}`.replace('it, pl', 'it, it-CH') };
    const folder = folderOf(both);
    const sent = send(folder, 'po').replace('Language: it', 'Language: it_CH');
    take(folder, sent, 'po');
    expect(read(folder, 'cards/base/text/it-CH.yaml')).toContain('Perché i barboncini');
    expect(() => take(folder, sent.replace('it_CH', 'de_CH'), 'po')).toThrow('add de_CH to the languages');
  });
});

describe.each(FORMATS)('a text that is twice in a %s file', (format) => {
  /** The same message once more at the end, with another translation. */
  function doubled(sent: string): string {
    const again = {
      po: () => `${sent}\n${/#\. .*\nmsgctxt "pursued-by-poodles.title"\n.*\n.*\n/.exec(sent)?.[0]}`,
      xliff: () =>
        sent.replace(/( *<trans-unit id="pursued-by-poodles.title"[\s\S]*?<\/trans-unit>\n)/, '$1$1'),
      csv: () => sent + (/^pursued-by-poodles.title.*\r\n/m.exec(sent)?.[0] ?? ''),
    }[format]();
    const at = again.lastIndexOf('Perché');
    return `${again.slice(0, at)}Poiché${again.slice(at + 6)}`;
  }

  it('is reported, and the first one is taken', () => {
    const folder = folderOf(DECK);
    const { refusals, changed } = take(folder, doubled(send(folder, format)), format);
    expect(refusals).toEqual([
      {
        context: 'pursued-by-poodles.title',
        message: expect.stringContaining('It is in the file twice'),
      },
    ]);
    expect(changed).toBe(0);
  });
});

describe('what is wrong with slots', () => {
  it.each([
    ['{a} {b}', '{x}', '{a} and {b} of the source are missing; {x} is not in the source'],
    ['{a}', '{a} {a} {x} {y}', '{x} and {y} are not in the source; {a} appears too often'],
    ['{a} {b} {c}', '', '{a}, {b} and {c} of the source are missing'],
  ])('of %j in %j is said together, by name', (source, translation, message) => {
    expect(brokenSlots(source, translation)).toBe(message);
  });
});
