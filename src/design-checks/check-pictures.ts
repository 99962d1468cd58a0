/**
 * Checks the pictures of cards: missing, damaged, too few pixels, unknown fonts, or a PDF that does not match the
 * picture that represents it. Valid pictures are cached by their content. Entry point: `checkPictures`.
 */

import { getJson, setJson } from '../cache/json-entries.js';
import { computeCacheKey } from '../cache/key.js';
import type { Card, Deck } from '../deck/deck.js';
import { listEntries } from '../deck/listed.js';
import { toFileStart } from '../diagnostics/index.js';
import { toLayout } from '../render/core/layout.js';
import { pictureBox } from '../render/core/printed-regions.js';
import { fitCard } from '../render/core/scale-layout.js';
import type { Typesetting } from '../render/core/typesetting.js';
import { cropBox } from '../render/pictures/crop-art.js';
import { isPdfName, type PictureFinder, pictureFinder } from '../render/pictures/find-picture.js';
import { readPageView, readPdf } from '../render/pictures/pdf.js';
import {
  artAt,
  type PictureProblem,
  pictureDiagnostic,
  pictureOfCard,
} from '../render/pictures/picture-of-card.js';
import { pictureState } from '../render/pictures/picture-state.js';
import { strangeFonts } from '../render/pictures/unknown-fonts.js';
import type { FullContext } from './contexts.js';

/** Cached facts about a valid picture. */
interface Sound {
  /** Size in pixels, if it is a pixel image. */
  readonly pixels?: Size;
  readonly families?: readonly string[];
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Facts about the valid pictures that were seen, by their state. */
class SoundPictures extends Map<string, Sound> {}

/**
 * Reports pictures that are missing, damaged, too coarse or can't be rendered. Valid pictures are not decoded again.
 */
export async function checkPictures(context: FullContext): Promise<void> {
  const { deck, report, where, folder, cache, memos } = context;
  const measures = context.design.opened;
  const sound = memos.get(SoundPictures);
  const finder = pictureFinder(folder);
  const reported = new Set<string>();
  const { ids, values } = listEntries(deck.cards);
  for (const [index, card] of values.entries()) {
    const id = ids[index] as string;
    const name = finder.nameFor(id, card);
    if (name === undefined) continue;
    const state = pictureState(name, folder);
    const known = sound.get(state) ?? getJson<Sound>(cache, 'picture', computeCacheKey(state));
    const found = known === undefined ? await look(finder, id, card, name) : { sound: known };
    if (found.problem !== undefined) {
      report.addAll([pictureDiagnostic(found.problem, where, card.art !== undefined)]);
      continue;
    }
    sound.set(state, found.sound);
    if (known === undefined) setJson(cache, 'picture', computeCacheKey(state), found.sound);
    if (measures === undefined || reported.has(name)) continue;
    const at = () =>
      (card.art === undefined ? where(id, [], 'key') : artAt(id, where)) ?? toFileStart('shroud.yaml');
    const strange = strangeFonts(found.sound.families ?? [], measures.theme);
    const coarse = coarseness(deck, card, name, found.sound, measures);
    if (strange !== undefined) report.add('PICTURE_FONT', at(), `The picture ${name} ${strange}`);
    if (coarse !== undefined) report.add('PICTURE_COARSE', at(), ...coarse);
    if (strange !== undefined || coarse !== undefined) reported.add(name);
  }
}

type Looked =
  | { readonly sound: Sound; readonly problem?: never }
  | { readonly sound?: never; readonly problem: PictureProblem };

async function look(finder: PictureFinder, id: string, card: Card, name: string): Promise<Looked> {
  const { art, size, families, problem } = pictureOfCard(finder, id, card);
  const found = problem ?? (await pdfProblem(finder, id, name, size));
  if (found !== undefined) return { problem: found };
  const hasPixels = art?.is === 'image' && !isPdfName(name);
  return { sound: { ...(hasPixels && size && { pixels: size }), ...(families && { families }) } };
}

/** Below this resolution the pixels are visible; print shops ask for twice as much. */
const LEAST_DPI = 150;

/** Message and hint for a picture with too few pixels for its region. */
function coarseness(
  deck: Deck,
  card: Card,
  name: string,
  { pixels }: Sound,
  { layout }: Typesetting,
): readonly [string, string] | undefined {
  if (pixels === undefined) return undefined;
  const fitting = fitCard(layout, deck.card);
  const rules = [...new Set(card.editions.map((edition) => deck.editions[edition]?.rules ?? 'classic'))];
  const places = rules.flatMap((one) => pictureBox(toLayout(fitting.layout, card.kind, one)) ?? []);
  const sized = places.map(({ width, height }) => {
    const [across, down] = [width * fitting.scale, height * fitting.scale];
    const shown = cropBox(pixels, { width: across, height: down }, card.crop ?? { x: 0.5, y: 0.5, scale: 1 });
    return { across, down, dpi: shown.width / (across / 254) };
  });
  const [worst] = sized.sort((a, b) => a.dpi - b.dpi);
  if (worst === undefined || worst.dpi >= LEAST_DPI) return undefined;
  const mm = (tenths: number) => Math.round(tenths) / 10;
  const needed = (dpi: number) =>
    `${Math.ceil((pixels.width * dpi) / worst.dpi)} × ${Math.ceil((pixels.height * dpi) / worst.dpi)}`;
  const message = `The picture ${name} (${pixels.width} × ${pixels.height} pixels) has ${Math.floor(worst.dpi)} dpi where it is printed, ${mm(worst.across)} × ${mm(worst.down)} mm; below ${LEAST_DPI} one sees its dots.`;
  const smaller = (card.crop?.scale ?? 1) > 1 ? ', or a smaller scale' : '';
  return [
    message,
    `Take it with ${needed(LEAST_DPI)} pixels or more${smaller}; ${needed(2 * LEAST_DPI)} are good.`,
  ];
}

/** Tolerance for the aspect ratio of a picture: sizes in pixels are rounded. */
const SAME_SHAPE = 1.02;

/** Problems that would show only in a printed PDF. */
async function pdfProblem(
  finder: PictureFinder,
  id: string,
  name: string,
  standIn: { readonly width: number; readonly height: number } | undefined,
): Promise<PictureProblem | undefined> {
  const found = isPdfName(name) ? finder.read(name) : undefined;
  if (found === undefined || !('bytes' in found)) return undefined;
  const read = await readPdf(found.bytes, finder.budget);
  if ('flaw' in read) return { id, name, flaw: read.flaw };
  const { width, height } = readPageView(read.document.getPage(0));
  if (standIn === undefined) return undefined;
  const stretch = (standIn.width * height) / (standIn.height * width);
  if (Math.max(stretch, 1 / stretch) <= SAME_SHAPE) return undefined;
  const sizes = `${Math.round(width)} × ${Math.round(height)} points, the picture shown in its place ${Math.round(standIn.width)} × ${Math.round(standIn.height)}`;
  return {
    id,
    name,
    flaw: `it has another shape (${sizes}), so that what is printed would not be what is shown`,
  };
}
