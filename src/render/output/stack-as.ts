import { isClear } from '../core/printed-regions.js';
import type { StackLook } from '../core/stack-looks.js';
import type { Renderer } from '../drawing/render-face.js';
import { drawLaidCard } from '../homemade/laid-card.js';
import { facesOfStack, type StackRequest } from './stack.js';
import { type Cut, faceLayers, wholeSvg } from './svg.js';

/** Renders a stack as one SVG document, with its clear cards made in a given way. */
export async function stackSvg(
  renderer: Renderer,
  request: StackRequest,
  look: StackLook,
  cut: Cut = {},
): Promise<string> {
  const { deck, templates } = renderer;
  const requests = facesOfStack(renderer, request);
  const faces = await Promise.all(requests.map((one) => renderer.render(one)));
  const drawn = faces.map((face, at) => {
    const { id = '', edition = '' } = requests[at] ?? {};
    const card = deck.cards[id];
    const layers = faceLayers(face, `c${at}`);
    if (card === undefined || !isClear(card)) return layers;
    return drawLaidCard({ deck, card, edition, layout: templates.layout, face }, look, layers, `paper${at}`);
  });
  const [lowest] = faces;
  if (lowest === undefined) throw new Error('A stack has at least one face.');
  return wholeSvg(drawn.join(''), lowest, cut);
}
