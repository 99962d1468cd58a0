import { po as gettext, type Message, type Table } from 'gettext-parser';
import { decode, utf16Of } from '../../tables/csv/decode.js';
import { Unreadable } from '../../tables/csv/unreadable.js';
import type { Unit } from '../unit.js';
import type { Delivery } from './delivery.js';
import { signatureOf } from './signature.js';

/** The header that says how many texts were sent out: a file that was cut short has fewer. */
export const SENT = 'X-Shroud-Texts';

/** Reads what came back of a PO file, every message of it, in its order. */
export function readPo(bytes: Uint8Array): Delivery {
  if (utf16Of(bytes) !== undefined)
    throw new Unreadable('it is in UTF-16, which no PO file is: save it as UTF-8');
  const { charset, headers = {}, translations } = parse(numbered(asBuffer(bytes)));
  // The parser puts a mark in place of what is not UTF-8; nobody wants that in a translation.
  if (charset === 'utf-8') decode(bytes);
  const messages = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return {
    lang: languageOf(headers),
    // A message without `msgstr`, or without anything behind it, is none: the parser leaves the hole.
    units: messages.filter(({ msgid, msgstr }) => msgid !== '' && msgstr?.[0] !== undefined).map(unitOf),
    name: headers['Project-Id-Version']?.split(' ')[0],
    signature: signatureOf(headers),
    sent: Number.parseInt(headers[SENT] ?? '', 10) || undefined,
  };
}

/**
 * The parser keeps the last of several messages of one name, and says nothing: so each gets a number in front of its name,
 * which `unitOf` takes off again.
 */
function numbered(bytes: Buffer): Buffer {
  let number = 0;
  const text = bytes.toString('latin1');
  return Buffer.from(
    text.replaceAll(/^([ \t]*msgctxt[ \t]+")/gm, (start) => `${start}${number++} `),
    'latin1',
  );
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
    // Of messages without a name, which can't be told apart: they are refused as that.
    if (message.startsWith('Duplicate msgid')) return gettext.parse(bytes, { validation: false });
    throw new Unreadable(brokenOff(message) ?? `it is no PO file that can be read: ${message}`);
  }
}

/** What the parser says of a file that ends within a message, in our words. */
function brokenOff(message: string): string | undefined {
  const [, line] = /^Error parsing PO data: End-of-file within string(.*)$/.exec(message) ?? [];
  if (line !== undefined) return `it breaks off inside of quotes${line}: ask for the whole file`;
  const [, text] =
    /^Translation string range error: .*associated with (".*) in ".*found 0/s.exec(message) ?? [];
  if (text === undefined) return undefined;
  return `there is no translation (msgstr) behind ${text}: it breaks off there, or is damaged. Ask for the whole file`;
}

function languageOf(headers: Readonly<Record<string, string>>): string {
  const { Language: lang = '' } = headers;
  if (lang === '') throw new Unreadable('its header does not say the language ("Language: it")');
  return lang;
}

function unitOf({ msgctxt = '', msgid, msgstr, comments }: Message): Unit {
  const flags = (comments?.flag ?? '').split(/[\s,]+/);
  return {
    context: msgctxt.replace(/^\d+ /, ''),
    source: msgid,
    translation: msgstr[0] ?? '',
    certainty: flags.includes('fuzzy') ? 'guess' : 'done',
  };
}
