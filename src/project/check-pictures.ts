import type { DeckFolder } from '../deck/folder.js';
import type { SoundDeck } from '../deck/load/load-deck.js';
import { isPdfName, type PictureFinder, pictureFinder } from '../render/pictures/find-picture.js';
import { readPdf, viewOf } from '../render/pictures/pdf.js';
import { type PictureProblem, pictureDiagnostic, pictureOfCard } from '../render/pictures/picture-of-card.js';
import { pictureState } from '../render/pictures/picture-state.js';
import { keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';

/** Tells pictures that are missing, damaged, or can't be drawn. One that was found sound is not decoded again. */
export class PictureCheck {
  private readonly sound = new Set<string>();

  async check({ deck, report, where }: SoundDeck, folder: DeckFolder, store: Store): Promise<void> {
    const finder = pictureFinder(folder);
    for (const [id, card] of Object.entries(deck.cards)) {
      const name = finder.nameFor(id, card);
      if (name === undefined) continue;
      const state = pictureState(name, folder);
      if (this.sound.has(state)) continue;
      const key = keyOf(state);
      const found = store.find('picture', key) === undefined ? pictureOfCard(finder, id, card) : undefined;
      const problem = found && (found.problem ?? (await pdfProblem(finder, id, name, found.size)));
      if (problem !== undefined) report.addAll([pictureDiagnostic(problem, where, card.art !== undefined)]);
      else {
        if (found !== undefined) store.keep('picture', key, '');
        this.sound.add(state);
      }
    }
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
