/** How much of a text is repeated in a message. */
export const LONGEST_QUOTE = 40;

/** What somebody has written, on one line. */
export function quoted(text: string): string {
  // Control characters would play tricks on a terminal.
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');
  return `"${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}
