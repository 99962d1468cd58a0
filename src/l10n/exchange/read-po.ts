/**
 * Reads PO files. Works around three properties of the parser: it drops duplicate messages, logs decoding errors, and
 * needs much memory for long texts. Entry point: `readPo`.
 */

import { po as gettext, type Message, type Table } from 'gettext-parser';
import { decode, detectUtf16 } from '../../tables/csv/decode.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import type { Unit } from '../unit.js';
import { readSignature } from './signature.js';
import type { TranslationFile } from './translation-file.js';

/** The header with the number of texts that were sent, so that a truncated file is detected. */
export const SENT = 'X-Shroud-Texts';

/** Reads every message of a PO file, in the order of the file. */
export function readPo(bytes: Uint8Array): TranslationFile {
  if (detectUtf16(bytes) !== undefined)
    throw new UnreadableFileError('it is in UTF-16, which no PO file is: save it as UTF-8');
  const text = decodeText(bytes);
  refuseEndless(text);
  const { headers = {}, translations } = parse(numberMessages(text));
  const messages = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return {
    lang: readLanguage(headers),
    // A message without `msgstr`, or with nothing behind it, is skipped: the parser leaves it undefined.
    units: messages.filter(({ msgid, msgstr }) => msgid !== '' && msgstr?.[0] !== undefined).map(toUnit),
    name: headers['Project-Id-Version']?.split(' ')[0],
    signature: readSignature(headers),
    sent: Number.parseInt(headers[SENT] ?? '', 10) || undefined,
  };
}

/** Maximum length of a valid text in the file, escaped, and with quotes around each line. */
const LONGEST = 4 * limits.textLetters.max;

/** Refuses texts over the limit before they are parsed: the parser needs 40 times their memory. */
function refuseEndless(text: string): void {
  let letters = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) continue;
    letters = /^\s*"/.test(line) ? letters + line.length : line.length;
    if (letters > LONGEST)
      throw new UnreadableFileError(
        `the text on line ${index + 1} has more than ${inDigits(LONGEST)} characters: ${limitText('textLetters')}`,
      );
  }
}

/**
 * Numbers the messages, because the parser silently keeps only the last of several messages with one name. `toUnit`
 * removes the number again.
 */
function numberMessages(text: string): string {
  let number = 0;
  return text.replaceAll(/^([ \t]*msgctxt[ \t]+")/gm, (start) => `${start}${number++} `);
}

/** Where the header ends: the next message begins. */
const AFTER_HEADER = /^[ \t]*(?:msgid|msgctxt)\b/gm;
const CHARSET = /[; ]charset\s*=\s*([\w-]+)(?:[\s;]|\\n)*"\s*$/im;

/** Decodes the file with the character set of its header. The parser itself would print to the console on errors. */
function decodeText(bytes: Uint8Array): string {
  const latin = new TextDecoder('latin1').decode(bytes);
  const [, second] = latin.matchAll(AFTER_HEADER);
  const charset = CHARSET.exec(latin.slice(0, second?.index))?.[1] ?? 'latin1';
  if (/^utf-?8$/i.test(charset)) return decode(bytes);
  try {
    return new TextDecoder(charset).decode(bytes).replace(/^\ufeff/, '');
  } catch {
    throw new UnreadableFileError(`its header names an unknown character set (${charset}): save it as UTF-8`);
  }
}

function parse(text: string): Table {
  // The parser accepts a string, although its types don't say so.
  const taken = text as unknown as Buffer;
  try {
    return gettext.parse(taken, { validation: true });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // These messages have no name and can't be distinguished: they are refused later, with that reason.
    if (message.startsWith('Duplicate msgid')) return gettext.parse(taken, { validation: false });
    throw new UnreadableFileError(brokenOff(message) ?? `it is not a readable PO file: ${message}`);
  }
}

/** Rewords the parser's error for a file that ends within a message. */
function brokenOff(message: string): string | undefined {
  const [, line] = /^Error parsing PO data: End-of-file within string(.*)$/.exec(message) ?? [];
  if (line !== undefined) return `it breaks off inside of quotes${line}: ask for the whole file`;
  const [, text] =
    /^Translation string range error: .*associated with (".*) in ".*found 0/s.exec(message) ?? [];
  if (text === undefined) return undefined;
  return `there is no translation (msgstr) behind ${text}: it breaks off there, or is damaged. Ask for the whole file`;
}

function readLanguage(headers: Readonly<Record<string, string>>): string {
  const { Language: lang = '' } = headers;
  if (lang === '') throw new UnreadableFileError('its header does not say the language ("Language: it")');
  return lang;
}

function toUnit({ msgctxt = '', msgid, msgstr, comments }: Message): Unit {
  const flags = (comments?.flag ?? '').split(/[\s,]+/);
  return {
    context: msgctxt.replace(/^\d+ /, ''),
    source: msgid,
    translation: msgstr[0] ?? '',
    certainty: flags.includes('fuzzy') ? 'guess' : 'done',
  };
}
