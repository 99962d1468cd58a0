import { csv } from './csv.js';
import { type Exchange, Unreadable } from './delivery.js';
import { po } from './po.js';
import { xliff } from './xliff.js';

export const exchanges = { po, xliff, csv } as const satisfies Record<string, Exchange>;
export type ExchangeName = keyof typeof exchanges;

/** Which format a file is in, by its name. */
export function exchangeOf(file: string): Exchange {
  const all = Object.values(exchanges);
  const found = all.find(({ extensions }) => extensions.some((end) => file.toLowerCase().endsWith(end)));
  if (found !== undefined) return found;
  const known = all.flatMap(({ extensions }) => extensions).join(', ');
  throw new Unreadable(`its name tells no format; these do: ${known}`);
}
