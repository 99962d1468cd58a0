import { count } from '../../diagnostics/index.js';
import type { Entry } from '../entry.js';
import type { Parcel } from './translation-file.js';

/** The notes on a text for the translator, line by line: the same in every format. */
export function notesOn(entry: Entry, { remarks }: Pick<Parcel, 'remarks'>): string[] {
  const { about, source } = entry;
  const lines = [
    about,
    `The source has ${count([...source].length, 'character')}.`,
    ...(remarks?.(entry) ?? []),
  ];
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
}
