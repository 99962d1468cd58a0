import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { csv } from './csv.js';
import type { ExchangeName } from './exchange-names.js';
import { po } from './po.js';
import type { Exchange } from './translation-file.js';
import { xliff } from './xliff.js';

export type { ExchangeName };

export const exchanges: Readonly<Record<ExchangeName, Exchange>> = { po, xliff, csv };

/** Finds the format of a file by its name. */
export function findExchange(file: string): Exchange {
  const all = Object.values(exchanges);
  const found = all.find(({ extensions }) => extensions.some((end) => file.toLowerCase().endsWith(end)));
  if (found !== undefined) return found;
  const known = all.flatMap(({ extensions }) => extensions).join(', ');
  throw new UnreadableFileError(`its extension names no format; these do: ${known}`);
}
