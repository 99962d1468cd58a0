import * as face from './engine-face.js';

/** An engine: ours, or one that was broken on purpose to see whether verification notices. */
export type Engine = typeof face;

export const ourEngine: Engine = face;
