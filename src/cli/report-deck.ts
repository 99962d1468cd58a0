import { join } from 'node:path';
import process from 'node:process';
import { diskFolder } from '../deck/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import type { LoadedDeck } from '../deck/load-deck.js';
import { type Format, formats } from '../diagnostics/index.js';
import { count, paintFor, print } from './terminal.js';

/** Tells what was found, in the format asked for; the summary is for people only. */
export function reportDeck(loaded: LoadedDeck, directory: string, format: Format): void {
  const { report } = loaded;
  const paint = paintFor(process.stdout);
  const path = (file: string) => (directory === '.' ? file : join(directory, file));
  // Templates and layouts are not among the files of cards, and are shown all the same.
  const folder = diskFolder(directory);
  const source = (file: string) => loaded.source(file) ?? textOf(folder, file);
  print(formats[format](report, { source, path, paint }));
  if (format !== 'text') return;
  const told = `${count(report.errors, 'error')}, ${count(report.warnings, 'warning')}`;
  const gap = report.diagnostics.length > 0 ? '\n' : '';
  if (loaded.deck === undefined || report.errors > 0) print(`${gap}${paint.red('✗')} ${told}.\n`);
  else
    print(
      `${gap}${paint.green('✓')} ${summary(loaded.deck)}: ${report.diagnostics.length === 0 ? 'no problems' : told}.\n`,
    );
}

function textOf(folder: DeckFolder | undefined, file: string): string | undefined {
  const found = /\.(yaml|tsx?)$/.test(file) ? folder?.read(file) : undefined;
  return found && 'bytes' in found ? new TextDecoder().decode(found.bytes) : undefined;
}

function summary({ name, version, cards, editions, languages }: NonNullable<LoadedDeck['deck']>): string {
  const numbers = [
    count(Object.keys(cards).length, 'card'),
    count(Object.keys(editions).length, 'edition'),
    count(languages.length, 'language'),
  ];
  return `${name} ${version}, ${numbers.join(', ')}`;
}
