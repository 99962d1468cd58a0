/** Maximum length of a quotation in a message. */
export const LONGEST_QUOTE = 40;

/** Quotes text of a deck on one line. */
export function quote(text: string): string {
  // A terminal would interpret control characters.
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');
  return `"${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}
