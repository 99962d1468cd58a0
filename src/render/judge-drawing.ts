/**
 * Judges what a deck's own template has drawn, as any drawing of a stranger: only what is on the list is written out,
 * what would take too long is refused, and what may is drawn once in a process of its own.
 */
import { keyInHref } from './pictures/pdf.js';
import { asImage, readPicture } from './pictures/picture.js';
import { Flaw } from './pictures/svg/flaw.js';
import { parseSvg } from './pictures/svg/parse-svg.js';
import { proofFlaw } from './pictures/svg/prove.js';
import { type SvgElement, written } from './pictures/svg/svg-tree.js';
import { weigh } from './pictures/svg/weigh.js';
import { TemplateMistake } from './template/element.js';

const images = new Map<string, string>();

/** @returns the drawing as it may be drawn @throws TemplateMistake */
export function judgeDrawing(width: number, height: number, inner: string): string {
  try {
    const open = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
    const root = parseSvg(`${open}${inner}</svg>`, readImage);
    const { isHeavy, effects } = weigh(withoutImages(root));
    const drawing = written(root.children);
    if (isHeavy) {
      const document = Buffer.from(
        `${open.replace(' ', ' xmlns="http://www.w3.org/2000/svg" ')}${drawing}</svg>`,
      );
      const flaw = proofFlaw(document.toString(), document, effects);
      if (flaw !== undefined) throw new Flaw(flaw);
    }
    return drawing;
  } catch (cause) {
    if (!(cause instanceof Flaw)) throw cause;
    throw new TemplateMistake(`It draws what can not be drawn: ${cause.message}.`);
  }
}

/** So many images on a face are usual: each of them was judged by itself. */
const USUAL_IMAGES = 8;

/** The drawing as far as only the whole tells whether it is heavy. */
function withoutImages(root: SvgElement): SvgElement {
  let images = 0;
  const visit = (element: SvgElement): SvgElement => {
    if (element.name === 'image' && ++images <= USUAL_IMAGES)
      return { ...element, name: 'rect', children: [] };
    return {
      ...element,
      children: element.children.map((one) => (typeof one === 'object' ? visit(one) : one)),
    };
  };
  return visit(root);
}

/** Pictures are judged once, however many faces show them. */
function readImage(href: string): string {
  if (keyInHref(href) !== undefined) return href;
  let found = images.get(href);
  if (found === undefined) {
    const [, body] = /^data:[^,]*;base64,(.*)$/s.exec(href) ?? [];
    if (body === undefined) throw new Flaw(`it shows another file (${href.slice(0, 60)})`);
    const read = readPicture(Buffer.from(body, 'base64'), 1);
    if ('flaw' in read) throw new Flaw(`a picture in it can't be used: ${read.flaw}`);
    found = asImage(read.art).href;
    images.set(href, found);
  }
  return found;
}
