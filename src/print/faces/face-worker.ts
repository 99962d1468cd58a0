import type { FaceRequest } from '../../render/ground/face-request.js';
import { shapedFont } from '../../render/ground/shaped-font.js';
import type { Looks } from '../../render/templates.js';
import { serveBriefed } from '../../threads/serve.js';
import type { DeckInHand } from './deck-in-hand.js';
import { FaceMaker } from './face-maker.js';
import type { FaceResult, Handful } from './made-face.js';

/** Worker that renders faces: it gets the looks first, then requests in batches. */
serveBriefed(async (hand: DeckInHand, looks: Looks) => {
  const maker = await FaceMaker.open(hand, looks);
  return async (requests: readonly FaceRequest[]): Promise<Handful> => {
    const results: FaceResult[] = [];
    for (const request of requests) results.push(await maker.make(request));
    return { results, lore: looks.fonts.map((font) => ({ font, news: shapedFont(font).news() })) };
  };
});
