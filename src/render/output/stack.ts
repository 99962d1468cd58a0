import type { Face } from '../core/drawing.js';
import type { FaceRequest } from '../core/face-request.js';
import type { FaceFlaw, Renderer } from '../drawing/render-face.js';

/** Stacks faces as on the table, the lowest first (MOD-2). */
export function stackFaces(faces: readonly Face[]): Face {
  const [lowest] = faces;
  if (lowest === undefined) throw new Error('A stack has at least one face.');
  const { width, height } = lowest;
  return { width, height, layers: faces.flatMap(({ layers }) => layers) };
}

/** Cards that lie on each other, the lowest first: a character, and what was laid on it. */
export interface StackRequest {
  readonly cards: readonly string[];
  readonly language: string;
  readonly edition: string;
}

/** One face or a stack of faces, and what does not fit on them. */
export interface SeenFace extends Face {
  readonly flaws: readonly { readonly flaw: FaceFlaw; readonly request: FaceRequest }[];
}

/** Renders the visible part of a stack: a character shows its dead side if a death lies on it (DEATH-3). */
export const renderStack = (renderer: Renderer, request: StackRequest): Promise<SeenFace> =>
  drawStack(renderer, facesOfStack(renderer, request));

/** The faces of a stack, the lowest first. */
export function facesOfStack(
  { deck }: Renderer,
  { cards, language, edition }: StackRequest,
): readonly FaceRequest[] {
  const getKindName = (id: string) => deck.cards[id]?.kind;
  const isDead = cards.some((id) => getKindName(id) === 'death');
  return cards.map((id) => {
    const side = isDead && getKindName(id) === 'character' ? 'back' : 'front';
    return { id, side, language, edition };
  });
}

/** Renders faces and stacks them. */
export async function drawStack(renderer: Renderer, requests: readonly FaceRequest[]): Promise<SeenFace> {
  const faces = await Promise.all(requests.map((request) => renderer.render(request)));
  const flaws = faces.flatMap((face, at) =>
    face.flaws.map((flaw) => ({ flaw, request: requests[at] as FaceRequest })),
  );
  return { ...stackFaces(faces), flaws };
}
