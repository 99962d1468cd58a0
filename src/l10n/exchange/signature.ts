import type { Signature } from '../lock.js';

/** Header values of a file that is not translated yet. */
export const UNSIGNED: Required<Signature> = {
  'PO-Revision-Date': '2000-01-01 00:00+0000',
  'Last-Translator': 'Nobody yet <nobody@shroud.invalid>',
  'Language-Team': 'none',
};

/** Reads the translator's signature from the headers, if there is one. */
export function readSignature(headers: Readonly<Record<string, string>>): Signature | undefined {
  const names = Object.keys(UNSIGNED) as (keyof Signature)[];
  const signed = names.flatMap((name) => {
    const value = headers[name]?.trim() ?? '';
    const isSigned = value !== '' && value !== UNSIGNED[name] && PLAIN.test(value);
    return isSigned ? [[name, value] as const] : [];
  });
  return signed.length === 0 ? undefined : Object.fromEntries(signed);
}

/** Names and dates are short and have no control characters; gettext's placeholders are in capitals. */
const PLAIN = /^(?!FULL NAME|YEAR-MO|LANGUAGE <)[^\p{C}]{1,200}$/u;
