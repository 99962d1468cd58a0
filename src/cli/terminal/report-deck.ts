import process from 'node:process';
import type { Deck } from '../../deck/deck.js';
import { count, type Format } from '../../diagnostics/index.js';
import { formatDiagnostics } from '../../operations/deck/format-diagnostics.js';
import type { OpenDeck } from '../../workspace/open-deck.js';
import { pasteable } from './invocation.js';
import { handOver, paintFor, print } from './terminal.js';

/** Prints the diagnostics in the requested format; the summary is for people only. */
export function reportDeck(opened: OpenDeck, format: Format): void {
  const { deck, report } = opened;
  const paint = paintFor(process.stdout);
  const text = formatDiagnostics(opened, format, paint, (hint) => pasteable(hint, opened.directory));
  if (format === 'text') print(text);
  else handOver(text);
  if (format !== 'text') return;
  const counted = `${count(report.errors, 'error')}, ${count(report.warnings, 'warning')}`;
  const gap = report.diagnostics.length > 0 ? '\n' : '';
  if (deck === undefined || report.errors > 0) print(`${gap}${paint.red('✗')} ${counted}.\n`);
  else
    print(
      `${gap}${paint.green('✓')} ${summary(deck)}: ${report.diagnostics.length === 0 ? 'no problems' : counted}.\n`,
    );
}

function summary({ name, version, cards, editions, languages }: Deck): string {
  const numbers = [
    count(Object.keys(cards).length, 'card'),
    count(Object.keys(editions).length, 'edition'),
    count(languages.length, 'language'),
  ];
  return `${name} ${version}, ${numbers.join(', ')}`;
}
