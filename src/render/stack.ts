import type { Face } from './ground/drawing.js';
import type { Renderer } from './render-face.js';

/** Faces lying on each other as on the table, the lowest first (MOD-2). */
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

/** What one sees of a stack: of a character its dead side, where a death lies on it (DEATH-3). */
export async function renderStack(
  renderer: Renderer,
  { cards, language, edition }: StackRequest,
): Promise<Face> {
  const kindOf = (id: string) => renderer.deck.cards[id]?.kind;
  const isDead = cards.some((id) => kindOf(id) === 'death');
  const faces = cards.map((id) => {
    const side = isDead && kindOf(id) === 'character' ? 'back' : 'front';
    return renderer.render({ id, side, language, edition });
  });
  return stackFaces(await Promise.all(faces));
}
