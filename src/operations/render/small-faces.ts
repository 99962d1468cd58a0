import { computeCacheKey } from '../../cache/key.js';
import type { Deck } from '../../deck/deck.js';
import type { FaceRequest } from '../../render/core/face-request.js';
import type { Renderer } from '../../render/drawing/render-face.js';
import { facePng } from '../../render/output/png.js';
import { InvalidDeckError } from '../../workspace/errors.js';
import type { DeckWorkspace, OpenValidDeck } from '../../workspace/open-deck.js';
import { chooseEdition } from './render-cards.js';

const FACE_DPI = 50;

interface FaceOptions {
  /** Left out: the source language. */
  readonly language?: string;
  /** Left out: enough to recognize a card. */
  readonly dpi?: number;
  /** Called before each picture, and at the end. */
  readonly progress?: (done: number, all: number) => void;
}

/**
 * Renders small pictures of cards as data URLs; none if the templates of the deck fail. Pictures are cached by all
 * inputs of a face: an unchanged card is not rendered again, and no template or font is opened for it.
 */
export async function smallFaces(
  { deck, workspace }: Pick<OpenValidDeck, 'deck' | 'workspace'>,
  ids: readonly string[],
  { language = deck.languages[0] ?? '', dpi = FACE_DPI, progress }: FaceOptions = {},
): Promise<(id: string) => string | undefined> {
  const { cache } = workspace;
  const keys = workspace.createFaceKeys(deck, [...new Set([language, deck.languages[0] ?? ''])]);
  if (keys === undefined) return () => undefined;
  let renderer: Renderer | undefined;
  const pictures = new Map<string, string>();
  for (const [done, id] of ids.entries()) {
    progress?.(done, ids.length);
    const request: FaceRequest = { id, side: 'front', language, edition: chooseEdition(deck, id, undefined) };
    const key = computeCacheKey(dpi, keys.face(request));
    let png = cache.get('small', key);
    if (png === undefined) {
      renderer ??= await tryRenderer(workspace, deck);
      if (renderer === undefined) return () => undefined;
      png = await renderPicture(renderer, request, deck.card.bleed, dpi);
      if (png === undefined) continue;
      cache.set('small', key, png);
    }
    pictures.set(id, `data:image/png;base64,${Buffer.from(png).toString('base64')}`);
  }
  progress?.(ids.length, ids.length);
  cache.prune();
  return (id) => pictures.get(id);
}

async function tryRenderer(workspace: DeckWorkspace, deck: Deck): Promise<Renderer | undefined> {
  try {
    return await workspace.openRenderer(deck);
  } catch (cause) {
    if (!(cause instanceof InvalidDeckError)) throw cause;
    return undefined;
  }
}

/** Returns undefined if the picture can't be rendered: `check` and `print` report that. */
async function renderPicture(
  renderer: Renderer,
  request: FaceRequest,
  bleed: number,
  dpi: number,
): Promise<Uint8Array | undefined> {
  try {
    const { fonts } = renderer.templates;
    return await facePng(await renderer.render(request), { dpi, fonts, trim: bleed * 10 });
  } catch {
    return undefined;
  }
}
