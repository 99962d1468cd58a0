import { join } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import type { DeckFolder } from '../../deck/folder.js';
import { type Format, formats, type Paint, plain } from '../../diagnostics/index.js';
import type { OpenDeck } from '../../workspace/open-deck.js';

/**
 * Formats the diagnostics of a deck with the source lines they refer to: for terminals, for programs or for GitHub.
 * @param hint rewrites hints for people: their commands depend on how the tool was started
 */
export function formatDiagnostics(
  opened: OpenDeck,
  format: Format = 'text',
  paint: Paint = plain,
  hint?: (hint: string) => string,
): string {
  const { directory, report } = opened;
  const path = (file: string) => (directory === '.' ? file : join(directory, file));
  // Templates and layouts are not card files, but their lines are shown, too.
  const folder = diskFolder(directory);
  const source = (file: string) => opened.source(file) ?? readText(folder, file);
  return formats[format](report, { source, path, paint, ...(hint && { hint }) });
}

function readText(folder: DeckFolder | undefined, file: string): string | undefined {
  const found = /\.(yaml|tsx?)$/.test(file) ? folder?.read(file) : undefined;
  return found && 'bytes' in found ? new TextDecoder().decode(found.bytes) : undefined;
}
