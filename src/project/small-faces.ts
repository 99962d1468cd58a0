import type { Face } from '../render/ground/drawing.js';
import { fontBytes } from '../render/ground/fonts.js';
import { facePng, type PngOptions } from '../render/png.js';
import { faceSvg } from '../render/svg.js';
import { digest, keyOf } from '../store/key.js';
import type { Store } from '../store/store.js';
import { Refused } from './complaint.js';
import type { OpenSoundDeck } from './open-deck.js';
import { editionOf } from './render-cards.js';

const FACE_DPI = 50;

interface FaceOptions {
  /** Left out: the source language. */
  readonly language?: string;
  /** Left out: so many that a card can be told from others. */
  readonly dpi?: number;
  /** Told before each picture, and at the end. */
  readonly progress?: (done: number, all: number) => void;
}

/** Small pictures of cards, as addresses for a page; a deck whose templates fail has none. */
export async function smallFaces(
  { deck, workspace }: Pick<OpenSoundDeck, 'deck' | 'workspace'>,
  ids: readonly string[],
  { language = deck.languages[0] ?? '', dpi = FACE_DPI, progress }: FaceOptions = {},
): Promise<(id: string) => string | undefined> {
  const renderer = await workspace.rendererOf(deck).catch((cause) => {
    if (!(cause instanceof Refused)) throw cause;
  });
  if (renderer === undefined) return () => undefined;
  const { store } = workspace;
  const { fonts } = renderer.templates;
  const options = { dpi, fonts, trim: deck.card.bleed * 10 };
  const letters = keyOf(
    dpi,
    fonts.map((font) => digest(fontBytes(font))),
  );
  const pictures = new Map<string, string>();
  for (const [done, id] of ids.entries()) {
    progress?.(done, ids.length);
    try {
      const edition = editionOf(deck, id, undefined);
      const face = await renderer.render({ id, side: 'front', language, edition });
      const png = await pictureOf(face, options, store, letters);
      pictures.set(id, `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
    } catch {
      // A picture that can't be drawn is told by `check` and `print`.
    }
  }
  progress?.(ids.length, ids.length);
  store.tidy();
  return (id) => pictures.get(id);
}

/** Pixels take longest: they are kept by the drawing that they show. */
async function pictureOf(
  face: Face,
  options: PngOptions,
  store: Store,
  letters: string,
): Promise<Uint8Array> {
  const key = keyOf(letters, faceSvg(face, options));
  const known = store.find('small', key);
  if (known !== undefined) return known;
  const png = await facePng(face, options);
  store.keep('small', key, png);
  return png;
}
