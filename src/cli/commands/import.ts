import process from 'node:process';
import { readNamed } from '../../deck/disk/read-inside.js';
import { count, type Diagnostic, type Format, formats, Report } from '../../diagnostics/index.js';
import { type ImportedCards, type ImportOptions, importCards } from '../../operations/deck/import-cards.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { InvalidDeckError, UserError } from '../../workspace/errors.js';
import { handOver, paintFor, print } from '../terminal/terminal.js';

interface Options extends ImportOptions {
  readonly deck: string;
  readonly format: Format;
}

export async function importCommand({ deck, format, ...options }: Options, file = ''): Promise<number> {
  const found = readNamed(file);
  if ('refused' in found) throw new UserError(`${file} can't be read: ${found.why}`);
  try {
    const imported = await importCards(deck, file, found.bytes, options);
    reportProblems(imported.warnings, format);
    if (format === 'text') print(summary(imported));
    return 0;
  } catch (cause) {
    if (cause instanceof UnreadableFileError)
      throw new UserError(`${file} was not imported: ${cause.message}`);
    if (!(cause instanceof InvalidDeckError)) throw cause;
    reportProblems(cause.problems, format);
    const errors = cause.problems.filter(({ severity }) => severity === 'error').length;
    if (format === 'text')
      print(`\n${paintFor(process.stdout).red('✗')} ${count(errors, 'error')}. Nothing was written.\n`);
    return 1;
  }
}

/** Prints problems by row and column: the line number in a spreadsheet is the row. */
function reportProblems(problems: readonly Diagnostic[], format: Format): void {
  const report = new Report();
  report.addAll(problems);
  const text = formats[format](report, { source: () => undefined, paint: paintFor(process.stdout) });
  if (format === 'text') print(text);
  else handOver(text);
}

function summary({ added, changed, same, written, unlinked, warnings }: ImportedCards): string {
  const parts = [
    count(added.length, 'card added', 'cards added'),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(same > 0 ? [`${same} unchanged`] : []),
  ];
  const files = written.length === 0 ? 'Nothing was written.' : `Wrote ${written.join(', ')}.`;
  const others = unlinked.map(
    (file) => `${file} has a second name on the disk (a hard link), which keeps the old text.\n`,
  );
  return `${warnings.length > 0 ? '\n' : ''}${parts.join(', ')}. ${files}\n${others.join('')}`;
}
