import { join } from 'node:path';
import process from 'node:process';
import type { LoadedDeck } from '../deck/load-deck.js';
import { type Format, formats } from '../diagnostics/index.js';
import { count, paintFor, print } from './terminal.js';

/** Tells what was found, in the format asked for; the summary is for people only. */
export function reportDeck(loaded: LoadedDeck, directory: string, format: Format): void {
  const { report } = loaded;
  const paint = paintFor(process.stdout);
  const path = (file: string) => (directory === '.' ? file : join(directory, file));
  print(formats[format](report, { source: loaded.source, path, paint }));
  if (format !== 'text') return;
  const told = `${count(report.errors, 'error')}, ${count(report.warnings, 'warning')}`;
  const gap = report.diagnostics.length > 0 ? '\n' : '';
  if (loaded.deck === undefined || report.errors > 0) print(`${gap}${paint.red('✗')} ${told}.\n`);
  else
    print(
      `${gap}${paint.green('✓')} ${summary(loaded.deck)}: ${report.diagnostics.length === 0 ? 'no problems' : told}.\n`,
    );
}

function summary({ name, version, cards, editions, languages }: NonNullable<LoadedDeck['deck']>): string {
  const numbers = [
    count(Object.keys(cards).length, 'card'),
    count(Object.keys(editions).length, 'edition'),
    count(languages.length, 'language'),
  ];
  return `${name} ${version}, ${numbers.join(', ')}`;
}
