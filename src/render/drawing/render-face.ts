/**
 * Renders the faces of a deck. Entry points: `createRenderer`, `createSpokenRenderer`. A face is a frame, memoized for all
 * cards that share it, and the card's own content.
 */

import type { FrameProps } from '../../../templates/template.js';
import type { Deck } from '../../deck/deck.js';
import { formatterByLanguage } from '../../language/phrases/formatter-by-language.js';
import type { PhraseFormatter } from '../../language/phrases/phrase-formatter.js';
import type { Words } from '../../language/phrases/words.js';
import type { Drawing, Face } from '../core/drawing.js';
import type { FaceRequest } from '../core/face-request.js';
import { deckLanguages } from '../fit/deck-language.js';
import type { FlexFlaw } from '../flex/lay-flex.js';
import { chooseTemplate, type TemplateName, type TemplatePlace } from './compile-templates.js';
import { type Drawn, drawTemplate } from './draw-template.js';
import { faceProps, frameProps } from './face-props.js';
import { createCanvas, drawingOnce } from './layers.js';
import type { Template } from './load-templates.js';
import { templateTheme } from './template-theme.js';
import type { Templates } from './templates.js';

/** A flaw of a `Flex` at its line: in the shared frame, or on this card. Lengths are those of the card. */
export type FaceFlaw = FlexFlaw & TemplatePlace & { readonly of: 'frame' | 'face' };

/** Draws the faces of one deck. */
export interface Renderer {
  readonly deck: Deck;
  readonly templates: Templates;
  /** @throws TemplateFailureError if a template can't draw it, BrokenPictureError if its picture can't be drawn */
  render(request: FaceRequest): Promise<DrawnFace>;
}

/** A face as its template drew it. */
export interface DrawnFace extends Face {
  /** What does not fit into a `Flex`, of the frame or of the card itself; it is drawn nevertheless. */
  readonly flaws: readonly FaceFlaw[];
  /** Whether a `Flex` lays out content of this card: then every card has to be rendered to check what fits. */
  readonly hasFlex: boolean;
}

/** @param wordsOf the words of a language for this deck */
export function createRenderer(
  deck: Deck,
  templates: Templates,
  wordsOf: (language: string) => Words,
): Renderer {
  return createSpokenRenderer(deck, templates, formatterByLanguage(wordsOf));
}

/** Memo of frames and drawings: valid while templates and the size of cards are the same. */
export interface SharedDrawings {
  readonly frames: Map<string, Promise<Drawn>>;
  readonly drawings: Map<string, Drawing>;
}

export const createSharedDrawings = (): SharedDrawings => ({ frames: new Map(), drawings: new Map() });

/** Creates a renderer from existing speakers. */
export function createSpokenRenderer(
  deck: Deck,
  templates: Templates,
  getFormatter: (language: string) => PhraseFormatter,
  { frames, drawings } = createSharedDrawings(),
): Renderer {
  const spokenIn = deckLanguages(deck, getFormatter);
  const theme = templateTheme(templates);
  const canvas = createCanvas(templates.layout, deck.card);
  const draw = drawingOnce(drawings);

  function templateCalled(name: TemplateName): Template {
    const found = templates.templates[name];
    if (found === undefined) throw new Error(`There is no template ${name}.`);
    return found;
  }

  function drawFrame(name: TemplateName, props: FrameProps): Promise<Drawn> {
    const key = [name, props.kind, props.side, props.rules, props.stock].join(' ');
    const template = templateCalled(name);
    const frame = frames.get(key) ?? drawTemplate(template, template.frame(props), templates, canvas, draw);
    frames.set(key, frame);
    return frame;
  }

  async function render(request: FaceRequest): Promise<DrawnFace> {
    const { id, side, language } = request;
    const card = deck.cards[id];
    if (card === undefined) throw new Error(`There is no card ${id}.`);
    const shared = frameProps({ deck, card, templates }, request, theme);
    const own = faceProps(shared, id, card, spokenIn(language), templates);
    const name = chooseTemplate(card, side, (one) => Object.hasOwn(templates.templates, one));
    const template = templateCalled(name);
    const frame = await drawFrame(name, shared);
    const face = await drawTemplate(template, template.face(own), templates, canvas, draw);
    return {
      width: canvas.width,
      height: canvas.height,
      layers: [...frame.layers, ...face.layers],
      flaws: [...listFlaws(frame, 'frame'), ...listFlaws(face, 'face')],
      hasFlex: face.hasFlex,
    };
  }

  return { deck, templates, render };
}

const listFlaws = ({ flaws }: Drawn, of: FaceFlaw['of']): FaceFlaw[] =>
  flaws.map((flaw) => ({ ...flaw, of }));
