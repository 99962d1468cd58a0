import type { Signature } from '../lock.js';

/** What stands in a header before anybody has translated. */
export const UNSIGNED: Required<Signature> = {
  'PO-Revision-Date': '2000-01-01 00:00+0000',
  'Last-Translator': 'Nobody yet <nobody@shroud.invalid>',
  'Language-Team': 'none',
};

/** Who signed a file, as far as somebody has. */
export function signatureOf(headers: Readonly<Record<string, string>>): Signature | undefined {
  const names = Object.keys(UNSIGNED) as (keyof Signature)[];
  const signed = names.flatMap((name) => {
    const value = headers[name]?.trim() ?? '';
    const isSigned = value !== '' && value !== UNSIGNED[name] && PLAIN.test(value);
    return isSigned ? [[name, value] as const] : [];
  });
  return signed.length === 0 ? undefined : Object.fromEntries(signed);
}

/** Names and dates are short and have no controls; what gettext itself puts there is in capitals. */
const PLAIN = /^(?!FULL NAME|YEAR-MO|LANGUAGE <)[^\p{C}]{1,200}$/u;
