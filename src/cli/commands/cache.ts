import process from 'node:process';
import { count } from '../../diagnostics/index.js';
import { forgetAll, type StoreContents, storeContents } from '../../operations/deck/describe-cache.js';
import { sizeInBytes } from '../terminal/size.js';
import { paintFor, print } from '../terminal/terminal.js';

export function storeCommand({ deck, clear }: { deck: string; clear?: boolean }): number {
  const before = storeContents(deck);
  if (clear) forgetAll(deck);
  print(clear ? `Deleted ${sizeInBytes(before.bytes)}.\n` : table(before));
  return 0;
}

function table({ folder, holdings, bytes, most }: StoreContents): string {
  if (holdings.length === 0) return `${folder} is empty.\n`;
  const paint = paintFor(process.stdout);
  const rows = holdings.map((one) => [
    one.kind,
    count(one.entries, 'entry', 'entries'),
    sizeInBytes(one.bytes),
    one.what,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map(
    ([kind = '', entries = '', size = '', what = '']) =>
      `  ${paint.bold(kind.padEnd(widths[0] ?? 0))}  ${entries.padStart(widths[1] ?? 0)}  ${size.padStart(widths[2] ?? 0)}  ${paint.dim(what)}\n`,
  );
  return `${folder}\n${lines.join('')}${sizeInBytes(bytes)} of at most ${sizeInBytes(most)}.\n`;
}
