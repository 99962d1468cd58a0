/**
 * Validates what a deck's own template has drawn, like any untrusted drawing: only allowed elements are written out,
 * drawings that would take too long are refused, and those that might are drawn once in a sandboxed process.
 */
import { memoize } from '../../memo/memoize.js';
import type { UntrustedBudget } from '../core/untrusted-budget.js';
import { keyInHref } from '../pictures/pdf.js';
import { asImage, readPicture } from '../pictures/picture.js';
import { estimateCost } from '../pictures/svg/estimate-cost.js';
import { parseSvg } from '../pictures/svg/parse-svg.js';
import { SvgFlawError } from '../pictures/svg/svg-flaw-error.js';
import { serialize } from '../pictures/svg/svg-tree.js';
import { proofFlaw } from '../pictures/svg/try-drawing.js';
import { TemplateMistakeError } from '../template/element.js';

/** A long session in the studio shows ever new pictures. */
const MOST_IMAGES = 500;
const imagesFor = memoize((_budget: UntrustedBudget) => new Map<string, string>());

/** Of a layer: what reaches far out of a small one may still be on the card; what is larger than a sheet is not. */
const LEAST_SIZE = 1000;
const MOST_SIZE = 3000;
const clamp = (size: number): number => Math.min(Math.max(size, LEAST_SIZE), MOST_SIZE);

/** Usual number of images on a face. Each was checked separately; with more, only a trial shows the duration. */
const USUAL_IMAGES = 8;

/**
 * @param width of the layer, in tenths of a millimetre, like `height`
 * @returns the drawing as it may be drawn
 * @throws TemplateMistakeError
 */
export function judgeDrawing(inner: string, width: number, height: number, budget: UntrustedBudget): string {
  const size = `viewBox="0 0 ${clamp(width)} ${clamp(height)}"`;
  try {
    let shown = 0;
    const root = parseSvg(`<svg ${size}>${inner}</svg>`, (href) => {
      shown++;
      return readImage(href, budget);
    });
    const { effects, isDrawnAside } = estimateCost(root);
    const drawn = serialize(root.children);
    if (!isDrawnAside && shown <= USUAL_IMAGES) return drawn;
    const document = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`;
    const flaw = proofFlaw(document, Buffer.from(document), budget, { effects });
    if (flaw === undefined) return drawn;
    throw new SvgFlawError(flaw);
  } catch (cause) {
    if (!(cause instanceof SvgFlawError)) throw cause;
    throw new TemplateMistakeError(`It draws what can not be drawn: ${cause.message}.`);
  }
}

/** Memoized: a picture is checked once, however many faces show it. */
function readImage(href: string, budget: UntrustedBudget): string {
  if (keyInHref(href) !== undefined) return href;
  const images = imagesFor(budget);
  let found = images.get(href);
  if (found === undefined) {
    const [, body] = /^data:[^,]*;base64,(.*)$/s.exec(href) ?? [];
    if (body === undefined) throw new SvgFlawError(`it shows another file (${href.slice(0, 60)})`);
    const read = readPicture(Buffer.from(body, 'base64'), budget);
    if ('flaw' in read) throw new SvgFlawError(`a picture in it can't be used: ${read.flaw}`);
    found = asImage(read.art).href;
    if (images.size >= MOST_IMAGES) images.clear();
    images.set(href, found);
  }
  return found;
}
