import { createHash } from 'node:crypto';

/** What a print deviates in from the usual one. */
export interface Deviations {
  readonly printer?: string | undefined;
  readonly edition?: string | undefined;
  readonly cards?: readonly string[] | undefined;
  readonly copies?: number | undefined;
  readonly isDraft?: boolean | undefined;
}

/** The names that could stand there. */
export interface KnownNames {
  readonly printers: readonly string[];
  readonly editions: readonly string[];
  readonly cards: readonly string[];
}

/** What stands behind the name of a file, so that no print takes the place of another thing. */
export function suffixOf(order: Deviations, known: KnownNames): string {
  const parts = partsOf(order);
  const marked = readings(order, known).filter((one) => one === parts.join('-')).length > 1;
  return [...parts, ...(marked ? [markOf(JSON.stringify(order))] : [])].map((part) => `-${part}`).join('');
}

function partsOf({ printer, edition, cards, copies, isDraft }: Deviations): string[] {
  const all = [printer, edition, cards && selection(cards), copies && `x${copies}`, isDraft && 'draft'];
  return all.flatMap((part) => part || []);
}

/** Names have hyphens of their own: all that might be read as this one, or as the proof that lies beside another. */
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
        const reading = partsOf({ printer, edition, ...others }).join('-');
        return [reading, `${reading}-proof`];
      }),
    ),
  );
}

const isOne = (cards: Deviations['cards']): boolean => cards === undefined || new Set(cards).size === 1;

/** One card by its name; of several, how many, and what only the same cards have. */
function selection(cards: readonly string[]): string {
  const different = [...new Set(cards)].sort();
  const [first = ''] = different;
  if (different.length === 1) return first;
  return `${different.length}-cards-${markOf(different.join(' '))}`;
}

const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);
