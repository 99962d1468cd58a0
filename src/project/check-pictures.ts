import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load-deck.js';
import { codeFingerprint } from '../print/faces/fingerprint.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import { pictureDiagnostic, pictureOfCard } from '../render/pictures/picture-of-card.js';
import { BUILT_IN } from '../render/template-folder.js';
import { DiskMemory } from './disk-memory.js';

/** Pictures that are missing, damaged, or can't be drawn. One that was found sound is not decoded again. */
export function checkPictures(
  { deck, report, where }: SoundDeck,
  folder: DeckFolder,
  directory: string | undefined,
): void {
  const finder = pictureFinder(folder);
  const memory = new DiskMemory(
    directory && join(directory, 'output/.cache/pictures.json'),
    codeFingerprint(),
  );
  for (const [id, card] of Object.entries(deck.cards)) {
    const name = finder.nameFor(id, card);
    if (name === undefined) continue;
    const key = directory === undefined ? name : `${name} ${stampsOf(directory, name)}`;
    if (memory.get(key) !== undefined) continue;
    const { problem } = pictureOfCard(finder, id, card);
    if (problem === undefined) memory.set(key, true);
    else report.addAll([pictureDiagnostic(problem, where, card.art !== undefined)]);
  }
  memory.keep();
}

/** What changes when a picture does, wherever it may lie; the file itself is not read. */
function stampsOf(directory: string, name: string): string {
  const paths = [join(directory, name), join(directory, 'templates/art', name), join(BUILT_IN, 'art', name)];
  return paths.map(stampOf).join(' ');
}

function stampOf(path: string): string {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(path);
    return `${size}:${mtimeMs}:${ctimeMs}`;
  } catch {
    return '-';
  }
}
