import { po as gettext, type Message, type Table } from 'gettext-parser';
import { decode, utf16Of } from '../../tables/csv/decode.js';
import { Unreadable } from '../../tables/csv/unreadable.js';
import { budgets, inDigits, mostOf } from '../../vocabulary/budgets.js';
import type { Unit } from '../unit.js';
import type { Delivery } from './delivery.js';
import { signatureOf } from './signature.js';

/** The header that says how many texts were sent out: a file that was cut short has fewer. */
export const SENT = 'X-Shroud-Texts';

/** Reads what came back of a PO file, every message of it, in its order. */
export function readPo(bytes: Uint8Array): Delivery {
  if (utf16Of(bytes) !== undefined)
    throw new Unreadable('it is in UTF-16, which no PO file is: save it as UTF-8');
  const text = textOf(bytes);
  refuseEndless(text);
  const { headers = {}, translations } = parse(numbered(text));
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

/** As many letters as a text within the limit has at the very most, escaped, and with quotes around each line. */
const LONGEST = 4 * budgets.textLetters.most;

/** The parser goes letter by letter, and takes 40 times the memory: what will be refused anyway does not get there. */
function refuseEndless(text: string): void {
  let letters = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) continue;
    letters = /^\s*"/.test(line) ? letters + line.length : line.length;
    if (letters > LONGEST)
      throw new Unreadable(
        `the text on line ${index + 1} has more than ${inDigits(LONGEST)} letters: ${mostOf('textLetters')}`,
      );
  }
}

/**
 * The parser keeps the last of several messages of one name, and says nothing: so each gets a number in front of its name,
 * which `unitOf` takes off again.
 */
function numbered(text: string): string {
  let number = 0;
  return text.replaceAll(/^([ \t]*msgctxt[ \t]+")/gm, (start) => `${start}${number++} `);
}

/** Where the header ends: the next message begins. */
const AFTER_HEADER = /^[ \t]*(?:msgid|msgctxt)\b/gm;
const CHARSET = /[; ]charset\s*=\s*([\w-]+)(?:[\s;]|\\n)*"\s*$/im;

/** What stands in the file, in the character set that its header names: left to itself, the parser prints where it stumbles. */
function textOf(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes);
  const [, second] = latin.matchAll(AFTER_HEADER);
  const charset = CHARSET.exec(latin.slice(0, second?.index))?.[1] ?? 'latin1';
  if (/^utf-?8$/i.test(charset)) return decode(bytes);
  try {
    return new TextDecoder(charset).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    throw new Unreadable(`its header names a character set that nobody knows (${charset}): save it as UTF-8`);
  }
}

function parse(text: string): Table {
  // It takes text as it is, whatever its types say.
  const taken = text as unknown as Buffer;
  try {
    return gettext.parse(taken, { validation: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // Of messages without a name, which can't be told apart: they are refused as that.
    if (message.startsWith('Duplicate msgid')) return gettext.parse(taken, { validation: false });
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
