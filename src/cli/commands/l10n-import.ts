import { readNamed } from '../../deck/disk/read-inside.js';
import { count } from '../../diagnostics/index.js';
import type { Imported } from '../../operations/l10n/apply-import.js';
import { importTranslations } from '../../operations/l10n/import-l10n.js';
import { UnreadableFileError } from '../../tables/csv/unreadable.js';
import { UserError } from '../../workspace/errors.js';
import type { Translated } from '../../workspace/open-l10n.js';
import { print } from '../terminal/terminal.js';
import { complain, withTranslated } from './l10n-open.js';

export function l10nImport({ deck: directory }: { deck: string }, file = ''): number {
  const bytes = read(file);
  return withTranslated(directory, (opened) => {
    const imported = take(opened, file, bytes);
    for (const { context, message } of imported.refusals)
      complain(context === '' ? message : `${context}: ${message}`);
    print(summary(imported));
    return imported.refusals.length > 0 ? 1 : 0;
  });
}

function take(opened: Translated, file: string, bytes: Uint8Array): Imported {
  try {
    return importTranslations(opened, file, bytes);
  } catch (cause) {
    if (cause instanceof UnreadableFileError)
      throw new UserError(`${file} was not imported: ${cause.message}`);
    throw cause;
  }
}

function summary({ lang, changed, confirmed, unsure, refusals, written, unlinked }: Imported): string {
  const parts = [
    count(changed, 'translation changed', 'translations changed'),
    `${confirmed} unchanged`,
    ...(unsure > 0 ? [`${unsure} skipped because they are marked as unsure`] : []),
    ...(refusals.length > 0 ? [`${refusals.length} rejected`] : []),
  ];
  const files = written.length === 0 ? 'Nothing was written.' : `Wrote ${written.join(', ')}.`;
  const others = unlinked.map(
    (file) => `${file} has a second name on the disk (a hard link), which keeps the old text.\n`,
  );
  return `${lang}: ${parts.join(', ')}. ${files}\n${others.join('')}`;
}

function read(file: string): Uint8Array {
  const found = readNamed(file);
  if ('refused' in found) throw new UserError(`${file} can't be read: ${found.why}`);
  return found.bytes;
}
