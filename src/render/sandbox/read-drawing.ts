/**
 * Parses what a template in the sandbox has drawn. The sandbox is not trusted: anything but known elements with plain
 * attributes is refused, and no received object is used directly.
 */
import type { Artwork, Element, FlexStyle } from '../../../templates/template.js';
import { limits, limitText } from '../../vocabulary/limits.js';
import { ELEMENTS, TemplateMistakeError } from '../template/element.js';
import { createPlacedElement, HTML, notSvg } from '../template/html.js';
import type { SandboxAnswer, SandboxFailure } from './messages.js';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** A parsed answer of the sandbox; its drawing is still raw. */
interface ReadAnswer extends Required<Pick<SandboxAnswer, 'places'>>, Pick<SandboxAnswer, 'failure'> {
  readonly drawing: unknown;
}

/** @throws TemplateMistakeError */
export function readAnswer(text: string): ReadAnswer {
  // The sandbox refuses it, too, but a template may have changed everything in there.
  if (text.length > limits.templateBytes.max)
    throw new TemplateMistakeError(`It draws too much: ${limitText('templateBytes')} characters.`);
  const { drawing, failure, places } = Object(parse(text)) as Readonly<Record<string, unknown>>;
  const { frame, face } = isRecord(places) ? places : {};
  return {
    drawing,
    places: { frame: describeValue(frame), face: describeValue(face) },
    ...(isRecord(failure) && { failure: readFailure(failure) }),
  };
}

const NO_DRAWING = 'It draws what can not be read.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TemplateMistakeError(NO_DRAWING);
  }
}

/** Maximum length of a message, and of a stack trace, in characters. */
const MOST_LETTERS = 2000;
const describeValue = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MOST_LETTERS) : '';

const readFailure = ({ message, isMistake, stack }: Readonly<Record<string, unknown>>): SandboxFailure => ({
  message: describeValue(message),
  isMistake: isMistake === true,
  stack: describeValue(stack),
});

/** @param images placeholder of a card's picture → the picture @throws TemplateMistakeError */
export function readDrawing(drawing: unknown, images: ReadonlyMap<string, string>): Element {
  return new DrawingReader(images).element(drawing, 1);
}

/** Letters of all copies of the picture of a card on a face; one is allowed however large it is. */
const MOST_SHOWN = 2 * limits.pictureBytes.max;

class DrawingReader {
  private readonly images: ReadonlyMap<string, string>;
  private elements = 0;
  private boxes = 0;
  /** Of text that is laid out. */
  private letters = 0;
  /** Of pictures, as they will stand in the drawing. */
  private shown = 0;

  constructor(images: ReadonlyMap<string, string>) {
    this.images = images;
  }

  element(sent: unknown, depth: number): Element {
    if (!isRecord(sent) || !isRecord(sent.props) || !Array.isArray(sent.children))
      throw new TemplateMistakeError(NO_DRAWING);
    const type = String(sent.type).slice(0, 80);
    const isPlaced = type === 'flex' || Object.hasOwn(HTML, type);
    if (!isPlaced && !ELEMENTS.has(type)) throw new TemplateMistakeError(notSvg(type));
    this.count(isPlaced, depth);
    const children = sent.children.map((one) =>
      typeof one === 'string' ? this.text(one, isPlaced) : this.element(one, depth + 1),
    );
    const props = { ...this.attributes(type, sent.props), ...(children.length > 0 && { children }) };
    return isPlaced ? withStack(createPlacedElement(type, props), sent.made) : { type, props };
  }

  private text(text: string, isPlaced: boolean): string {
    if (isPlaced) this.letters += text.length;
    if (this.letters > limits.svgLetters.max)
      throw new TemplateMistakeError(`It lays out too much text: ${limitText('svgLetters')} characters.`);
    return text;
  }

  private count(isPlaced: boolean, depth: number): void {
    if (++this.elements > limits.templateElements.max)
      throw new TemplateMistakeError(`It draws too many elements: ${limitText('templateElements')}.`);
    if (isPlaced && ++this.boxes > limits.flexElements.max)
      throw new TemplateMistakeError(`It lays out too many elements: ${limitText('flexElements')}.`);
    if (depth > limits.svgDepth.max)
      throw new TemplateMistakeError(`It nests elements too deep: ${limitText('svgDepth')}.`);
  }

  private attributes(type: string, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const read = Object.entries(props).map(([name, value]) => [name, this.attribute(name, value)] as const);
    const attributes = Object.fromEntries(read);
    if (type === 'layer' || type === 'flex')
      for (const name of ['x', 'y', 'width', 'height'])
        if (typeof attributes[name] !== 'number')
          throw new TemplateMistakeError(
            `<${type === 'flex' ? 'Flex' : 'Layer'}> needs a number as its \`${name}\`.`,
          );
    return attributes;
  }

  private attribute(name: string, value: unknown): unknown {
    if (!NAME.test(name))
      throw new TemplateMistakeError(`\`${name.slice(0, 80)}\` is no name of an attribute.`);
    if (name === 'style' && isRecord(value)) return readStyle(value);
    if (name === 'of' && isRecord(value)) return readArtwork(value);
    if (!isPlain(value))
      throw new TemplateMistakeError(`The attribute \`${name}\` is neither text nor a number.`);
    const isShown = name === 'href' || name === 'src';
    return typeof value === 'string' && isShown ? this.picture(value) : value;
  }

  private picture(name: string): string {
    const picture = this.images.get(name);
    this.shown += picture?.length ?? 0;
    if (this.shown > MOST_SHOWN && this.shown > (picture?.length ?? 0))
      throw new TemplateMistakeError(
        'It shows the picture of the card too often: that many copies of it are too large.',
      );
    return picture ?? name;
  }
}

/** Excludes every name that objects inherit. */
const NAME = /^[A-Za-z][A-Za-z\d:.-]*$/;

function readStyle(style: Readonly<Record<string, unknown>>): FlexStyle {
  for (const [name, value] of Object.entries(style))
    if (!NAME.test(name) || !isPlain(value))
      throw new TemplateMistakeError(`The style \`${name.slice(0, 80)}\` is neither text nor a number.`);
  return { ...style };
}

function readArtwork({ width, height, markup }: Readonly<Record<string, unknown>>): Artwork {
  if (typeof width !== 'number' || typeof height !== 'number' || typeof markup !== 'string')
    throw new TemplateMistakeError('`of` is no drawing of the theme.');
  return { width, height, markup };
}

/** Attaches the stack trace with the line that created the element. */
function withStack<E extends { readonly made: TemplateMistakeError }>(element: E, made: unknown): E {
  element.made.stack = isRecord(made) ? describeValue(made.stack) : '';
  return element;
}
