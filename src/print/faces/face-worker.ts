import type { FaceRequest } from '../../render/core/face-request.js';
import { getShapedFont } from '../../render/core/shaped-font.js';
import type { Design } from '../../render/drawing/templates.js';
import { serveBriefed } from '../../workers/serve.js';
import type { FaceInput } from './face-input.js';
import { FaceMaker } from './face-maker.js';
import type { FaceBatch, FaceResult } from './made-face.js';

/** Worker that renders faces: it gets the looks first, then requests in batches. */
serveBriefed(async (hand: FaceInput, looks: Design) => {
  const maker = await FaceMaker.open(hand, looks);
  return async (requests: readonly FaceRequest[]): Promise<FaceBatch> => {
    const results: FaceResult[] = [];
    for (const request of requests) results.push(await maker.make(request));
    return {
      results,
      metrics: looks.fonts.map((font) => ({ font, delta: getShapedFont(font).takeDelta() })),
    };
  };
});
