import { createHash } from 'node:crypto';

/** What a print deviates in from the usual one. */
interface Deviations {
  readonly printer?: string | undefined;
  readonly edition?: string | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly copies?: number | undefined;
}

/** What stands behind the name of a file, so that no print takes the place of another thing. */
export function suffixOf({ printer, edition, cards, copies }: Deviations): string {
  const parts = [
    printer,
    edition,
    cards && selection(cards),
    copies === undefined ? undefined : `x${copies}`,
  ];
  return parts.flatMap((part) => (part === undefined ? [] : `-${part}`)).join('');
}

/** One card by its name; of several, how many, and what only the same cards have. */
function selection(cards: readonly string[]): string {
  const different = [...new Set(cards)].sort();
  const [first = ''] = different;
  if (different.length === 1) return first;
  const mark = createHash('sha256').update(different.join(' ')).digest('hex').slice(0, 6);
  return `${different.length}-cards-${mark}`;
}
