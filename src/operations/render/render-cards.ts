/**
 * `shroud render`: renders cards, or stacks of them, as PNG or SVG. Validates the request and the pictures before the
 * first card is rendered, then yields one picture at a time. Entry point: `renderCards`.
 */
import type { Deck } from '../../deck/deck.js';
import { flexJudge } from '../../design-checks/flex-flaws.js';
import { diagnostic, toFileStart } from '../../diagnostics/index.js';
import type { Face } from '../../render/core/drawing.js';
import { SIDES, type Side } from '../../render/core/face-request.js';
import type { StackLook } from '../../render/core/stack-looks.js';
import { TemplateFailureError } from '../../render/drawing/compile-templates.js';
import type { Renderer } from '../../render/drawing/render-face.js';
import { templateDiagnostic } from '../../render/drawing/template-diagnostic.js';
import { draftMark } from '../../render/output/draft-mark.js';
import { facePng, svgPng } from '../../render/output/png.js';
import { drawStack, renderStack, type SeenFace, type StackRequest } from '../../render/output/stack.js';
import { stackSvg } from '../../render/output/stack-as.js';
import { faceSvg } from '../../render/output/svg.js';
import { pictureDiagnostic } from '../../render/pictures/picture-of-card.js';
import { inDigits, limits, limitText } from '../../vocabulary/limits.js';
import { InvalidDeckError, UsageError } from '../../workspace/errors.js';
import type { OpenDeck, OpenValidDeck } from '../../workspace/open-deck.js';
import { chosenCards, chosenEdition, chosenLanguages } from '../deck/choose.js';
import { refuseMisfits } from '../deck/misfits.js';
import type { PictureType } from '../deck/picture-types.js';
import { soundCards } from '../deck/valid-cards.js';

export interface RenderOptions {
  /** Ids; left out: all of the edition. */
  readonly cards?: readonly string[] | undefined;
  /** Left out: the source language. */
  readonly languages?: readonly string[] | undefined;
  /** Left out: each card looks as in its first one. */
  readonly edition?: string | undefined;
  /** Left out: PNG. */
  readonly type?: PictureType | undefined;
  /** Of PNG; left out: 300. */
  readonly dpi?: number | undefined;
  /** Left out: the front. */
  readonly side?: Side | 'both' | undefined;
  /** All cards on each other, the first at the bottom, in one picture. */
  readonly stack?: boolean | undefined;
  /** What the clear cards of a stack are made of; left out: clear plastic with white ink. */
  readonly as?: StackLook | undefined;
  /** Whether what is cut away is shown. */
  readonly bleed?: boolean | undefined;
  /** Whether the corners are left as they are before they are cut round; with the bleed they always are. */
  readonly square?: boolean | undefined;
  /** Draws cards whose texts do not fit, with a mark across, instead of refusing them. */
  readonly draft?: boolean | undefined;
  /** Called before each picture, and at the end. */
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

/** A card, or a stack of them, as a picture. */
export interface Picture {
  /** Unique within a call: `en/pursued-by-poodles`, `en/pursued-by-poodles-back`, `en/stack`. */
  readonly name: string;
  /** The card; of a stack the one at the bottom. */
  readonly card: string;
  readonly language: string;
  readonly side: Side;
  readonly type: PictureType;
  readonly content: string | Uint8Array;
}

/**
 * Renders pictures of cards, one by one.
 * @throws InvalidDeckError, UsageError
 */
export async function* renderCards(
  opened: OpenDeck,
  options: RenderOptions = {},
): AsyncGenerator<Picture, void, undefined> {
  const loaded = soundCards(opened, options.cards, options.languages);
  refuseHuge(loaded.deck, options);
  const sketches = listSketches(loaded.deck, options);
  const renderer = await loaded.workspace.openRenderer(loaded.deck);
  const ids = [...new Set(sketches.flatMap(({ cards }) => cards))];
  refuseBroken(loaded, renderer, ids);
  const languages = [...new Set(sketches.map(({ language }) => language))];
  const drafts = await refuseMisfits(loaded, ids, languages, options.draft);
  const judge = flexJudge(loaded);
  for (const [done, { draw, cards, stacked, ...about }] of sketches.entries()) {
    options.progress?.(done, sketches.length);
    const { type = 'png' } = options;
    const whole = await awaitFace(draw(renderer));
    const problems = whole.flaws.flatMap(({ flaw, request }) => judge(flaw, request));
    if (problems.length > 0 && drafts === undefined) throw new InvalidDeckError(problems);
    const isDraft = problems.length > 0 || cards.some((id) => drafts?.[about.language]?.includes(id));
    const face = isDraft ? withDraftMark(renderer, whole, about.language) : whole;
    const content = await encodeFace(renderer, face, options, stacked).catch((cause) => {
      throw brokenFace(loaded, about.card, cause);
    });
    yield { ...about, type, content };
  }
  options.progress?.(sketches.length, sketches.length);
}

/** A picture to be made. */
interface Sketch extends Omit<Picture, 'type' | 'content'> {
  /** All cards that it shows. */
  readonly cards: readonly string[];
  /** Material of the cards of a stack, if it is not clear plastic. */
  readonly stacked?: { readonly request: StackRequest; readonly look: StackLook };
  draw(renderer: Renderer): Promise<SeenFace>;
}

function withDraftMark({ templates }: Renderer, face: Face, language: string): Face {
  const drawing = draftMark(face, language, templates.theme.fonts.text.family);
  return { ...face, layers: [...face.layers, { x: 0, y: 0, drawing }] };
}

function listSketches(deck: Deck, options: RenderOptions): Sketch[] {
  const { side = 'front', stack = false, as = 'clear' } = options;
  const edition = chosenEdition(deck, options.edition);
  const cards = chosenCards(deck, options.cards ?? [], edition);
  if (options.as !== undefined && !stack) throw new UsageError('--as works only with --stack');
  if (stack && options.cards === undefined)
    throw new UsageError('name the cards of the stack, the one at the bottom first');
  const sides = side === 'both' ? SIDES : [side];
  return chosenLanguages(deck, options.languages).flatMap((language): Sketch[] => {
    const [card = ''] = cards;
    const bottom = { cards, language, edition: chooseEdition(deck, card, edition) };
    if (stack)
      return [
        {
          name: `${language}/stack${as === 'clear' ? '' : `-${as}`}`,
          card,
          cards,
          language,
          side: 'front',
          draw: (renderer) => renderStack(renderer, bottom),
          ...(as !== 'clear' && { stacked: { request: bottom, look: as } }),
        },
      ];
    return cards.flatMap((id) =>
      sides.map((one) => ({
        name: `${language}/${one === 'back' ? `${id}-back` : id}`,
        card: id,
        cards: [id],
        language,
        side: one,
        draw: (renderer) =>
          drawStack(renderer, [{ id, side: one, language, edition: chooseEdition(deck, id, edition) }]),
      })),
    );
  });
}

/** @throws UsageError if the pictures would exhaust the memory */
function refuseHuge({ card }: Deck, { type = 'png', dpi = 300, bleed = false }: RenderOptions): void {
  const around = bleed ? 2 * card.bleed : 0;
  const [width, height] = [card.width + around, card.height + around];
  const pixels = Math.round(((width * dpi) / 25.4) * ((height * dpi) / 25.4));
  if (type !== 'png' || pixels <= limits.outputPixels.max) return;
  const fitting = Math.floor(25.4 * Math.sqrt(limits.outputPixels.max / (width * height)));
  const message = `a card of ${width} × ${height} mm at ${inDigits(dpi)} dpi has ${inDigits(pixels)} pixels`;
  throw new UsageError(`${message}; ${limitText('outputPixels')}: ask for ${inDigits(fitting)} dpi or fewer`);
}

/** Reports broken pictures before the first card is rendered. */
function refuseBroken({ where }: OpenValidDeck, { deck, templates }: Renderer, ids: readonly string[]): void {
  const unreadable = ids.flatMap((id) => {
    const card = deck.cards[id];
    const problem = card && templates.picture(id, card).problem;
    return problem === undefined ? [] : [pictureDiagnostic(problem, where, card?.art !== undefined)];
  });
  if (unreadable.length > 0) throw new InvalidDeckError(unreadable);
}

/** Reports a failing template at its line. */
async function awaitFace(drawing: Promise<SeenFace>): Promise<SeenFace> {
  try {
    return await drawing;
  } catch (cause) {
    if (cause instanceof TemplateFailureError)
      throw new InvalidDeckError([templateDiagnostic(cause.problem)]);
    throw cause;
  }
}

/** Error for a face that was rendered but can't be encoded, because of an unforeseen problem in its picture. */
function brokenFace({ where }: OpenValidDeck, card: string, cause: unknown): InvalidDeckError {
  const at = where(card, ['art']) ?? where(card, [], 'key') ?? toFileStart('shroud.yaml');
  const why = cause instanceof Error ? cause.message : String(cause);
  return new InvalidDeckError([
    diagnostic('PICTURE_BROKEN', at, `The picture of "${card}" can't be drawn: ${why}`),
  ]);
}

/** A card of several editions is rendered as in the requested edition, or else as in its first one. */
export function chooseEdition(deck: Deck, id: string, asked: string | undefined): string {
  return asked ?? deck.cards[id]?.editions[0] ?? Object.keys(deck.editions)[0] ?? '';
}

async function encodeFace(
  renderer: Renderer,
  face: Face,
  { type = 'png', dpi = 300, bleed = false, square = bleed }: RenderOptions,
  stacked?: Sketch['stacked'],
): Promise<string | Uint8Array> {
  const { deck, templates } = renderer;
  const cut = { trim: bleed ? 0 : deck.card.bleed * 10, corner: square ? 0 : deck.card.corner * 10 };
  if (stacked !== undefined) {
    const svg = await stackSvg(renderer, stacked.request, stacked.look, cut);
    return type === 'svg' ? svg : svgPng(svg, face.width - 2 * cut.trim, { dpi, fonts: templates.fonts });
  }
  return type === 'svg' ? faceSvg(face, cut) : facePng(face, { dpi, fonts: templates.fonts, ...cut });
}
