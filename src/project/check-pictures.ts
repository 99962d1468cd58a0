import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { BUILT_IN } from '../render/ground/template-folder.js';
import {
  isPdfName,
  type PictureFinder,
  pictureFinder,
  standInsFor,
} from '../render/pictures/find-picture.js';
import { readPdf, viewOf } from '../render/pictures/pdf.js';
import { type PictureProblem, pictureDiagnostic, pictureOfCard } from '../render/pictures/picture-of-card.js';
import { keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';

/** Pictures that are missing, damaged, or can't be drawn. One that was found sound is not decoded again. */
export async function checkPictures(
  { deck, report, where }: SoundDeck,
  folder: DeckFolder,
  store: Store,
  directory: string | undefined,
): Promise<void> {
  const finder = pictureFinder(folder);
  for (const [id, card] of Object.entries(deck.cards)) {
    const name = finder.nameFor(id, card);
    if (name === undefined) continue;
    const files = isPdfName(name) ? [name, ...standInsFor(name)] : [name];
    const key = keyOf(name, directory === undefined ? [] : files.map(stampsIn(directory)));
    if (store.find('picture', key) !== undefined) continue;
    const found = pictureOfCard(finder, id, card);
    const problem = found.problem ?? (await pdfProblem(finder, id, name, found.size));
    if (problem === undefined) store.keep('picture', key, '');
    else report.addAll([pictureDiagnostic(problem, where, card.art !== undefined)]);
  }
}

/** So much may the shape of a picture be off: sizes in pixels are rounded. */
const SAME_SHAPE = 1.02;

/** What only whoever prints a PDF would notice. */
async function pdfProblem(
  finder: PictureFinder,
  id: string,
  name: string,
  standIn: { readonly width: number; readonly height: number } | undefined,
): Promise<PictureProblem | undefined> {
  const found = isPdfName(name) ? finder.read(name) : undefined;
  if (found === undefined || !('bytes' in found)) return undefined;
  const read = await readPdf(found.bytes);
  if ('flaw' in read) return { id, name, flaw: read.flaw };
  const { width, height } = viewOf(read.document.getPage(0));
  if (standIn === undefined) return undefined;
  const stretch = (standIn.width * height) / (standIn.height * width);
  if (Math.max(stretch, 1 / stretch) <= SAME_SHAPE) return undefined;
  const sizes = `${Math.round(width)} × ${Math.round(height)} points, the picture that stands for it ${Math.round(standIn.width)} × ${Math.round(standIn.height)}`;
  return {
    id,
    name,
    flaw: `it has another shape (${sizes}), so that what is printed would not be what is shown`,
  };
}

/** What changes when a picture does, wherever it may lie; the file itself is not read. */
const stampsIn = (directory: string) => (name: string) =>
  [join(directory, name), join(directory, 'templates/art', name), join(BUILT_IN, 'art', name)]
    .map(stampOf)
    .join(' ');

function stampOf(path: string): string {
  try {
    const { size, mtimeMs, ctimeMs } = statSync(path);
    return `${size}:${mtimeMs}:${ctimeMs}`;
  } catch {
    return '-';
  }
}
