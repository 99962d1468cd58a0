import { createHash } from 'node:crypto';
import type { Child, Element, FaceProps, FrameProps } from '../../templates/template.js';
import type { Card, Deck } from '../deck/deck.js';
import type { Speaker } from '../language/speaker.js';
import { speakerByLanguage } from '../language/speaker-by-language.js';
import type { Words } from '../language/words.js';
import { TemplateFailure, type TemplateName, type TemplatePlace, templateOf } from './compile-templates.js';
import { deckLanguages } from './deck-language.js';
import type { FlexFlaw } from './flex/lay-flex.js';
import { hasFlex, layFlexes } from './flex/lay-flexes.js';
import type { Drawing, Face, Layer } from './ground/drawing.js';
import type { FaceRequest, Stock } from './ground/face-request.js';
import { fitCard, layoutOf } from './ground/layout.js';
import { POINT } from './ground/measures.js';
import { isClear, showsUnnamedPicture } from './ground/printed-regions.js';
import { harmless } from './harmless.js';
import type { Template } from './load-templates.js';
import { BrokenPicture } from './pictures/picture-of-card.js';
import { setFace } from './set-face.js';
import { childrenOf, decimals, TemplateMistake, toSvg } from './template/element.js';
import type { Templates } from './templates.js';
import { toRuns, toWords, widthOfWords } from './text/measured-words.js';

/** What is wrong with a `Flex`, at its line: in what all cards share, or on this one. Lengths are those of the card. */
export type FaceFlaw = FlexFlaw & TemplatePlace & { readonly of: 'frame' | 'face' };

interface Drawn {
  readonly layers: readonly Layer[];
  readonly flaws: readonly (FlexFlaw & TemplatePlace)[];
  readonly hasFlex: boolean;
}

/** Draws the faces of one deck. */
export interface Renderer {
  readonly deck: Deck;
  readonly templates: Templates;
  /** @throws TemplateFailure where a template can't draw it, BrokenPicture where its picture can't be drawn */
  render(request: FaceRequest): Promise<DrawnFace>;
}

/** A face as its template drew it. */
export interface DrawnFace extends Face {
  /** What does not fit into a `Flex`, of the frame or of the card itself; it is drawn all the same. */
  readonly flaws: readonly FaceFlaw[];
  /** Whether a `Flex` sets what is on this card: then only a look at every card tells what fits. */
  readonly hasFlex: boolean;
}

/** @param wordsOf the words of a language for this deck */
export function createRenderer(
  deck: Deck,
  templates: Templates,
  wordsOf: (language: string) => Words,
): Renderer {
  return spokenRenderer(deck, templates, speakerByLanguage(wordsOf));
}

/** Frames and drawings that were made before: they hold while templates and the size of cards are the same. */
export interface SharedDrawings {
  readonly frames: Map<string, Promise<Drawn>>;
  readonly drawings: Map<string, Drawing>;
}

export const sharedDrawings = (): SharedDrawings => ({ frames: new Map(), drawings: new Map() });

/** A renderer for whoever has speakers already. */
export function spokenRenderer(
  deck: Deck,
  templates: Templates,
  speakerOf: (language: string) => Speaker,
  { frames, drawings } = sharedDrawings(),
): Renderer {
  const spokenIn = deckLanguages(deck, speakerOf);
  const theme = themeFor(templates);
  const { scale, x: left, y: top } = fitCard(templates.layout, deck.card);
  const bleed = deck.card.bleed * 10;
  const whole = { width: deck.card.width * 10 + 2 * bleed, height: deck.card.height * 10 + 2 * bleed };

  /** Splits what a template has drawn into layers: its own, and between them whatever else there is. */
  function layersOf(element: Element): Layer[] {
    const layers: Layer[] = [];
    let loose: (Element | string)[] = [];
    const close = () => {
      const svg = toSvg(loose);
      loose = [];
      if (svg === '') return;
      const move = `translate(${decimals(bleed + left)} ${decimals(bleed + top)})`;
      const transform = scale === 1 ? move : `${move} scale(${decimals(scale)})`;
      layers.push({
        x: 0,
        y: 0,
        drawing: draw(whole.width, whole.height, `<g transform="${transform}">${svg}</g>`),
      });
    };
    for (const child of flatten(element)) {
      if (typeof child === 'string' || child.type !== 'layer') {
        loose.push(child);
        continue;
      }
      close();
      const { x, y, width, height, children } = child.props as unknown as Record<
        'x' | 'y' | 'width' | 'height',
        number
      > & {
        children: Child;
      };
      const inner = toSvg(children);
      const svg = scale === 1 ? inner : `<g transform="scale(${decimals(scale)})">${inner}</g>`;
      layers.push({
        x: bleed + left + x * scale,
        y: bleed + top + y * scale,
        drawing: draw(width * scale, height * scale, svg),
      });
    }
    close();
    return layers;
  }

  /** Draws what a template returns; only where there is a `Flex` in it, something has to be waited for. */
  async function drawn(template: Template, drawing: Element | Promise<Element>): Promise<Drawn> {
    const element = await drawing;
    try {
      if (!hasFlex(element)) return { layers: layersOf(element), flaws: [], hasFlex: false };
      const laid = await layFlexes(element, templates);
      const flaws = laid.flaws.map(({ flaw, made }) => ({
        ...flaw,
        ...('by' in flaw && { by: flaw.by * scale }),
        ...template.placeOf(made),
      }));
      return { layers: layersOf(laid.element), flaws, hasFlex: true };
    } catch (cause) {
      if (cause instanceof TemplateMistake)
        throw new TemplateFailure({ ...template.placeOf(cause), message: cause.message });
      if (!templates.isApart || !(cause instanceof Error) || cause instanceof TemplateFailure) throw cause;
      // Whatever comes from elsewhere may be anything but what a template draws.
      const place = template.placeOf(new TemplateMistake());
      throw new TemplateFailure({ ...place, message: `It draws what can not be drawn: ${cause.message}.` });
    }
  }

  function draw(width: number, height: number, given: string): Drawing {
    const inner = templates.isApart ? harmless(given) : given;
    const [w, h] = [decimals(width), decimals(height)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
    const key = createHash('sha256').update(svg).digest('hex').slice(0, 20);
    let drawing = drawings.get(key);
    if (drawing === undefined) {
      drawing = { key, width, height, svg };
      drawings.set(key, drawing);
    }
    return drawing;
  }

  function frameOf(name: TemplateName, props: FrameProps): Promise<Drawn> {
    const key = [name, props.kind, props.side, props.rules, props.stock].join(' ');
    let frame = frames.get(key);
    if (frame === undefined) {
      const template = templates.templates[name];
      frame = drawn(template, template.frame(props));
      frames.set(key, frame);
    }
    return frame;
  }

  return {
    deck,
    templates,
    async render({ id, side, language, edition, stock: wanted }) {
      const card = deck.cards[id];
      if (card === undefined) throw new Error(`There is no card ${id}.`);
      const rules = deck.editions[edition]?.rules ?? 'classic';
      const stock: Stock = wanted ?? (isClear(card.kind) ? 'clear' : 'paper');
      const name = templateOf(card.kind, side);
      const layout = layoutOf(templates.layout, card.kind, rules);
      const frameProps: FrameProps = {
        kind: card.kind,
        side,
        rules,
        stock,
        card: {
          width: templates.layout.card.width * 10,
          height: templates.layout.card.height * 10,
          bleed: (bleed + Math.max(left, top)) / scale,
          corner: (deck.card.corner * 10) / scale,
        },
        regions: layout.regions,
        theme,
      };
      const set = setFace(id, card, spokenIn(language), templates, { rules, stock });
      const { art, problem } = templates.picture(id, card);
      if (problem !== undefined) throw new BrokenPicture(problem);
      const isShown = card.art !== undefined || showsUnnamedPicture(card.kind, layout);
      const family = familyOf(deck, card);
      const props: FaceProps = {
        ...frameProps,
        id,
        language,
        ...set.lines(),
        words: set.words(),
        pathos: 'pathos' in card ? card.pathos : {},
        icons: 'icons' in card ? card.icons : {},
        ...(family && { family }),
        ...(art && isShown && { art }),
      };
      const template = templates.templates[name];
      const frame = await frameOf(name, frameProps);
      const face = await drawn(template, template.face(props));
      return {
        ...whole,
        layers: [...frame.layers, ...face.layers],
        flaws: [
          ...frame.flaws.map((flaw) => ({ ...flaw, of: 'frame' as const })),
          ...face.flaws.map((flaw) => ({ ...flaw, of: 'face' as const })),
        ],
        hasFlex: face.hasFlex,
      };
    },
  };
}

/** Groups without attributes are opened, so that layers in them are found. */
function flatten(element: Child): (Element | string)[] {
  return childrenOf(element).flatMap((child) => {
    if (typeof child === 'string' || child.type !== 'g') return [child];
    const { children, ...attributes } = child.props;
    return Object.keys(attributes).length > 0 ? [child] : flatten(children as Child);
  });
}

function familyOf(deck: Deck, card: Card): FaceProps['family'] {
  if (!('family' in card)) return undefined;
  return { id: card.family, symbol: deck.families[card.family]?.symbol ?? card.family };
}

function themeFor({ theme, typefaces, drawing }: Templates): FrameProps['theme'] {
  const known = <T>(found: T | undefined, what: string): T => {
    if (found === undefined) throw new TemplateMistake(`The theme has no ${what}.`);
    return found;
  };
  return {
    colour: (name) => known(theme.colours[name], `colour "${name}"`),
    icon: (name) => drawing(known(theme.icons[name], `icon "${name}"`)),
    category: (name) => drawing(known(theme.categories[name], `symbol for "${name}" effects`)),
    symbol: (name) => drawing(theme.symbols[name] ?? `icons/${name}.svg`),
    ornament: (name) => drawing(known(theme.ornaments[name], `ornament "${name}"`)),
    line(text, { font, size: points, weight = 400, italic = false }) {
      const typeface = typefaces[font];
      const words = toWords([{ is: 'words', text, bold: weight >= 600, italic }], typeface, { italic });
      const size = points * POINT;
      return {
        x: 0,
        baseline: 0,
        width: widthOfWords(words) * size,
        size,
        role: 'name',
        starts: true,
        runs: toRuns(words, size),
      };
    },
  };
}
