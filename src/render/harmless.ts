import { keyInHref } from './pictures/pdf.js';
import { asImage, readPicture } from './pictures/picture.js';
import { Flaw } from './pictures/svg/flaw.js';
import { parseSvg } from './pictures/svg/parse-svg.js';
import { written } from './pictures/svg/svg-tree.js';
import { TemplateMistake } from './template/element.js';

const images = new Map<string, string>();

/** What a deck's own templates have drawn, written out anew like any drawing of a stranger. @throws TemplateMistake */
export function harmless(inner: string): string {
  try {
    return written(parseSvg(`<svg>${inner}</svg>`, heldImage).children);
  } catch (cause) {
    if (!(cause instanceof Flaw)) throw cause;
    throw new TemplateMistake(`It draws what can not be drawn: ${cause.message}.`);
  }
}

/** Pictures are judged once, however many faces show them. */
function heldImage(href: string): string {
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
