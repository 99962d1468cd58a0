import { join } from 'node:path';
import type { Deck } from '../deck/deck.js';
import { writeWhole } from '../deck/write-whole.js';
import type { Face } from '../render/drawing.js';
import { SIDES, type Side } from '../render/face-request.js';
import type { PictureProblem } from '../render/pictures/picture-of-card.js';
import { facePng } from '../render/png.js';
import type { Renderer } from '../render/render-face.js';
import { renderStack } from '../render/stack.js';
import { faceSvg } from '../render/svg.js';
import type { PictureType } from './picture-types.js';

export interface RenderOptions {
  readonly cards: readonly string[];
  readonly languages: readonly string[];
  readonly edition: string | undefined;
  readonly type: PictureType;
  readonly dpi: number;
  readonly side: Side | 'both';
  /** All cards on each other, in one picture. */
  readonly stack: boolean;
  readonly bleed: boolean;
  /** The folder for the pictures, or where there is but one, its file. */
  readonly out: string;
}

/** A face that was drawn and can't be made a file of: something in its picture that nobody foresaw. */
export class BrokenFace extends Error {
  readonly card: string;
  constructor(card: string, cause: unknown) {
    super(
      `The picture of "${card}" can't be drawn: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
    this.card = card;
  }
}

/** What is wrong with the pictures on these cards: told before any of them is drawn. */
export function pictureProblems(
  { deck, templates }: Renderer,
  ids: readonly string[],
): readonly PictureProblem[] {
  return ids.flatMap((id) => {
    const card = deck.cards[id];
    const problem = card && templates.picture(id, card).problem;
    return problem === undefined ? [] : [problem];
  });
}

/** A picture to be made. */
interface Picture {
  readonly name: string;
  /** The card with the art. */
  readonly card: string;
  draw(): Face;
}

/** Draws pictures of cards and writes them one by one; returns the paths. */
export async function renderCards(
  renderer: Renderer,
  options: RenderOptions,
  progress: (done: number, all: number) => void,
): Promise<readonly string[]> {
  const pictures = options.languages.flatMap((language) => picturesOf(renderer, options, language));
  const isFile = pictures.length === 1 && options.out.endsWith(`.${options.type}`);
  const written: string[] = [];
  for (const { name, card, draw } of pictures) {
    progress(written.length, pictures.length);
    const path = isFile ? options.out : join(options.out, `${name}.${options.type}`);
    const face = draw();
    const encoded = await encode(renderer, face, options).catch((cause) => {
      throw new BrokenFace(card, cause);
    });
    writeWhole(path, encoded);
    written.push(path);
  }
  progress(pictures.length, pictures.length);
  return written;
}

function picturesOf(renderer: Renderer, options: RenderOptions, language: string): Picture[] {
  const { cards, side, stack } = options;
  const edition = (id: string) => editionOf(renderer.deck, id, options.edition);
  if (stack) {
    const request = { cards, language, edition: edition(cards[0] ?? '') };
    return [{ name: `${language}/stack`, card: cards[0] ?? '', draw: () => renderStack(renderer, request) }];
  }
  const sides = side === 'both' ? SIDES : [side];
  return cards.flatMap((id) =>
    sides.map((one) => ({
      name: `${language}/${one === 'back' ? `${id}-back` : id}`,
      card: id,
      draw: () => renderer.render({ id, side: one, language, edition: edition(id) }),
    })),
  );
}

/** A card of several editions looks as in the one asked for, else as in its first. */
export function editionOf(deck: Deck, id: string, asked: string | undefined): string {
  return asked ?? deck.cards[id]?.editions[0] ?? Object.keys(deck.editions)[0] ?? '';
}

async function encode(
  { deck, templates }: Renderer,
  face: Face,
  options: RenderOptions,
): Promise<string | Uint8Array> {
  const trim = options.bleed ? 0 : deck.card.bleed * 10;
  if (options.type === 'svg') return faceSvg(face, trim);
  return facePng(face, { dpi: options.dpi, fonts: templates.fonts, trim });
}
