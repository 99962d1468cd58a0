import { join } from 'node:path';
import { diskFolder } from '../deck/disk/disk-folder.js';
import type { DeckFolder } from '../deck/folder.js';
import { type Format, formats, type Paint, plain } from '../diagnostics/index.js';
import type { OpenDeck } from './open-deck.js';

/** What was found wrong with a deck, with the lines that it is about: for people, for programs or for GitHub. */
export function tellProblems(opened: OpenDeck, format: Format = 'text', paint: Paint = plain): string {
  const { directory, report } = opened;
  const path = (file: string) => (directory === '.' ? file : join(directory, file));
  // Templates and layouts are not among the files of cards, and are shown all the same.
  const folder = diskFolder(directory);
  const source = (file: string) => opened.source(file) ?? textOf(folder, file);
  return formats[format](report, { source, path, paint });
}

function textOf(folder: DeckFolder | undefined, file: string): string | undefined {
  const found = /\.(yaml|tsx?)$/.test(file) ? folder?.read(file) : undefined;
  return found && 'bytes' in found ? new TextDecoder().decode(found.bytes) : undefined;
}
