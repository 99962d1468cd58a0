import { po as gettext, type Message, type Table } from 'gettext-parser';
import type { Entry } from '../entry.js';
import { hasNamedSlots } from '../slots.js';
import { unfit } from '../unfit.js';
import type { Unit } from '../unit.js';
import { decode } from './decode.js';
import { type Delivery, type Exchange, type Parcel, Unreadable } from './delivery.js';
import { pictureOf } from './picture.js';
import { pluralForms } from './plural-forms.js';

/** GNU gettext's format, for Poedit, Weblate and their like. */
export const po: Exchange = {
  extensions: ['.po', '.pot'],
  write: (parcel) => {
    const messages = parcel.entries.map((entry) => [entry.context, { [entry.source]: messageOf(entry) }]);
    const bytes = gettext.compile({ headers: headersOf(parcel), translations: Object.fromEntries(messages) });
    return new TextDecoder().decode(bytes);
  },
  read: (bytes) => {
    const { charset, headers, translations } = parse(asBuffer(bytes));
    // The parser puts a mark in place of what is not UTF-8; nobody wants that in a translation.
    if (charset === 'utf-8') decode(bytes);
    const messages = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
    return {
      lang: languageOf(headers ?? {}),
      // A message without `msgstr` is no translation: the parser leaves the hole.
      units: messages.filter(({ msgid, msgstr }) => msgid !== '' && msgstr !== undefined).map(unitOf),
    } satisfies Delivery;
  },
};

/** No dates: the same deck gives the same bytes. */
function headersOf({ name, version, lang }: Parcel): Record<string, string> {
  const plurals = pluralForms(lang);
  return {
    'Project-Id-Version': `${name} ${version}`,
    Language: lang.replaceAll('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    ...(plurals !== undefined && { 'Plural-Forms': plurals }),
    'X-Generator': 'shroud',
  };
}

function messageOf(entry: Entry): Message {
  const { context, source, translation = '', previous } = entry;
  const flags = [
    ...(isUnsure(entry) ? ['fuzzy'] : []),
    ...(hasNamedSlots(source) ? ['python-brace-format'] : []),
  ];
  return {
    msgctxt: context,
    msgid: source,
    msgstr: [translation],
    comments: {
      extracted: notesOf(entry).join('\n'),
      ...(flags.length > 0 && { flag: flags.join(', ') }),
      ...(previous !== undefined && { previous: previousLines(previous) }),
    },
  };
}

/** `fuzzy` keeps a translation out of what gettext's tools compile and check. */
function isUnsure(entry: Entry): boolean {
  const { translation, status } = entry;
  return status === 'stale' || (translation !== undefined && unfit(entry, translation) !== undefined);
}

function notesOf(entry: Entry): string[] {
  const { about, source, oneLine } = entry;
  const room = oneLine ? 'One line on the card; the' : 'The';
  return [
    about.replaceAll(/\s+/g, ' '),
    `${room} source has ${[...source].length} characters.`,
    ...pictureOf(entry),
  ];
}

/** `#|` lines are comments to the compiler: they are wrapped as any message, three characters narrower. */
function previousLines(text: string): string {
  const message = { msgid: text, msgstr: [''] };
  const compiled = gettext.compile({ translations: { '': { [text]: message } } }, { foldLength: 76 });
  const [, lines = ''] = new TextDecoder().decode(compiled).split('\n\n');
  return lines.slice(0, lines.lastIndexOf('\nmsgstr ""'));
}

/** The parser looks for the character set in the header, and finds it in a `Buffer` only; some editors put a mark in front. */
function asBuffer(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.subarray(0, 3).equals(Buffer.from('\ufeff')) ? buffer.subarray(3) : buffer;
}

/** Character sets that the parser knows are many; one that nobody knows makes it print where it stumbled. */
function refuseUnknownCharset(bytes: Buffer): void {
  const [, charset = 'utf-8'] = /charset=([^\s"\\]+)/i.exec(bytes.toString('latin1', 0, HEADER)) ?? [];
  try {
    new TextDecoder(charset);
  } catch {
    throw new Unreadable(`its header names a character set that nobody knows (${charset}): save it as UTF-8`);
  }
}

/** The header stands in the first so many bytes. */
const HEADER = 65_536;

function parse(bytes: Buffer): Table {
  refuseUnknownCharset(bytes);
  try {
    return gettext.parse(bytes, { validation: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // The parser takes "constructor" and the like for duplicates of what every object has.
    if (message.startsWith('Duplicate msgid')) return gettext.parse(bytes, { validation: false });
    throw new Unreadable(`it is no PO file that can be read: ${message}`);
  }
}

function languageOf(headers: Readonly<Record<string, string>>): string {
  const { Language: lang = '' } = headers;
  if (lang === '') throw new Unreadable('its header does not say the language ("Language: it")');
  return lang.replaceAll('_', '-');
}

function unitOf({ msgctxt = '', msgid, msgstr, comments }: Message): Unit {
  const flags = (comments?.flag ?? '').split(/[\s,]+/);
  return {
    context: msgctxt,
    source: msgid,
    translation: msgstr[0] ?? '',
    certainty: flags.includes('fuzzy') ? 'guess' : 'done',
  };
}
