import { deflateSync } from 'node:zlib';

/** An object of a file, by its number. */
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Text for people, or bytes, as PDF spells them. */
export class PdfString {
  readonly spelled: string;
  private constructor(spelled: string) {
    this.spelled = spelled;
  }

  /** In plain letters where they suffice, else in UTF-16. */
  static of(text: string): PdfString {
    if (!/^[ -~]*$/.test(text)) return PdfString.wide(text);
    return new PdfString(`(${text.replaceAll(/[\\()]/g, '\\$&')})`);
  }

  /** Always in UTF-16, with its mark in front. */
  static wide(text: string): PdfString {
    return new PdfString(`<FEFF${utf16(text)}>`);
  }

  /** Bytes that are spelled in hexadecimal digits already. */
  static hex(digits: string): PdfString {
    return new PdfString(`<${digits}>`);
  }
}

/** UTF-16, its most significant byte first, in hexadecimal digits. */
export const utf16 = (text: string): string =>
  Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** What objects are made of: a text is a name; what is undefined is left out. */
export type Literal =
  | Ref
  | PdfString
  | string
  | number
  | boolean
  | readonly Literal[]
  | { readonly [key: string]: Literal | undefined };

export type Dictionary = Readonly<Record<string, Literal | undefined>>;

/** Bytes and what they are. */
export class Stream {
  readonly entries: Dictionary;
  readonly bytes: Uint8Array;

  /** @param bytes encoded already, as the entries say */
  constructor(bytes: Uint8Array, entries: Dictionary) {
    this.entries = { ...entries, Length: bytes.length };
    this.bytes = bytes;
  }
}

export function deflated(bytes: Uint8Array, entries: Dictionary = {}): Stream {
  return new Stream(deflateSync(bytes), { ...entries, Filter: 'FlateDecode' });
}

/** An object as it stands in a file. */
export function spell(literal: Literal): string {
  if (typeof literal === 'string') return spellName(literal);
  if (typeof literal === 'number') return spellNumber(literal);
  if (typeof literal === 'boolean') return String(literal);
  if (literal instanceof Ref) return `${literal.number} 0 R`;
  if (literal instanceof PdfString) return literal.spelled;
  if (isList(literal)) return `[${literal.map(spell).join(' ')}]`;
  const entries = Object.entries(literal).flatMap(([name, value]) =>
    value === undefined ? [] : [`${spellName(name)} ${spell(value)}`],
  );
  return `<<${entries.join(' ')}>>`;
}

const isList = (literal: object): literal is readonly Literal[] => Array.isArray(literal);

/** Whatever is no plain letter is written by its number. */
function spellName(name: string): string {
  if (/^[A-Za-z0-9._+-]+$/.test(name)) return `/${name}`;
  const bytes = [...Buffer.from(name, 'utf8')].map((byte) => {
    const letter = String.fromCharCode(byte);
    return /[A-Za-z0-9._+-]/.test(letter) ? letter : `#${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  });
  return `/${bytes.join('')}`;
}

/** PDF has no exponents. */
function spellNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
}
