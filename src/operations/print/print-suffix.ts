import { createHash } from 'node:crypto';

/** Options in which a print differs from the default. */
export interface Deviations {
  readonly printer?: string | undefined;
  readonly edition?: string | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly copies?: number | undefined;
  readonly isDraft?: boolean | undefined;
}

/** Names that may be part of a suffix. */
export interface KnownNames {
  readonly printers: readonly string[];
  readonly editions: readonly string[];
  readonly cards: readonly string[];
}

/** Suffix of the file name, which prevents one print from overwriting another. */
export function createSuffix(order: Deviations, known: KnownNames): string {
  const parts = listParts(order);
  const marked = readings(order, known).filter((one) => one === parts.join('-')).length > 1;
  return [...parts, ...(marked ? [toMark(JSON.stringify(order))] : [])].map((part) => `-${part}`).join('');
}

function listParts({ printer, edition, cards, copies, isDraft }: Deviations): string[] {
  const all = [printer, edition, cards && selection(cards), copies && `x${copies}`, isDraft && 'draft'];
  return all.flatMap((part) => part || []);
}

/** All suffixes that could be confused with this one, or with the proof of another print: names may contain hyphens. */
function readings({ cards, copies, isDraft }: Deviations, known: KnownNames): string[] {
  const selections = [undefined, ...known.cards.map((id) => [id]), ...(isOne(cards) ? [] : [cards])];
  const rest = selections.flatMap((some) =>
    [...new Set([undefined, copies])].flatMap((times) =>
      [...new Set([false, isDraft === true])].map((draft) => ({
        cards: some,
        copies: times,
        isDraft: draft,
      })),
    ),
  );
  return [undefined, ...known.printers].flatMap((printer) =>
    [undefined, ...known.editions].flatMap((edition) =>
      rest.flatMap((others) => {
        const reading = listParts({ printer, edition, ...others }).join('-');
        return [reading, `${reading}-proof`];
      }),
    ),
  );
}

const isOne = (cards: Deviations['cards']): boolean => cards === undefined || new Set(cards).size === 1;

/** The id of a single card; for several cards their number and a hash of their ids. */
function selection(cards: readonly string[]): string {
  const different = [...new Set(cards)].sort();
  const [first = ''] = different;
  if (different.length === 1) return first;
  return `${different.length}-cards-${toMark(different.join(' '))}`;
}

const toMark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
