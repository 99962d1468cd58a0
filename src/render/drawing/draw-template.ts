import type { Element } from '../../../templates/template.js';
import type { Layer } from '../core/drawing.js';
import type { FlexFlaw } from '../flex/lay-flex.js';
import { hasFlex, layFlexes } from '../flex/lay-flexes.js';
import { TemplateMistakeError } from '../template/element.js';
import { TemplateFailureError, type TemplatePlace } from './compile-templates.js';
import { judgeDrawing } from './judge-drawing.js';
import { type Canvas, type Draw, splitLayers } from './layers.js';
import type { Template } from './load-templates.js';
import type { Templates } from './templates.js';

/** The drawing of a template: a frame, or the content of one card. */
export interface Drawn {
  readonly layers: readonly Layer[];
  /** Flaws of each `Flex`, with their positions. Lengths are those of the card. */
  readonly flaws: readonly (FlexFlaw & TemplatePlace)[];
  readonly hasFlex: boolean;
}

/**
 * Draws what a template returns; asynchronous only if it contains a `Flex`.
 * @throws TemplateFailureError if it can't be drawn
 */
export async function drawTemplate(
  template: Template,
  drawing: Element | Promise<Element>,
  templates: Templates,
  canvas: Canvas,
  draw: Draw,
): Promise<Drawn> {
  const element = await drawing;
  const drawSafely: Draw = template.isSandboxed
    ? (width, height, inner) => draw(width, height, judgeDrawing(inner, width, height, templates.budget))
    : draw;
  try {
    if (!hasFlex(element))
      return { layers: splitLayers(element, canvas, drawSafely), flaws: [], hasFlex: false };
    const laid = await layFlexes(element, templates);
    const flaws = laid.flaws.map(({ flaw, made }) => ({
      ...flaw,
      ...('by' in flaw && { by: flaw.by * canvas.scale }),
      ...template.placeOf(made),
    }));
    return { layers: splitLayers(laid.element, canvas, drawSafely), flaws, hasFlex: true };
  } catch (cause) {
    throw asFailure(cause, template);
  }
}

function asFailure(cause: unknown, template: Template): unknown {
  if (cause instanceof TemplateMistakeError)
    return new TemplateFailureError({ ...template.placeOf(cause), message: cause.message });
  if (!template.isSandboxed || !(cause instanceof Error) || cause instanceof TemplateFailureError)
    return cause;
  // Any other error means that an untrusted template has drawn something invalid.
  const place = template.placeOf(new TemplateMistakeError());
  return new TemplateFailureError({ ...place, message: `It draws what can not be drawn: ${cause.message}.` });
}
