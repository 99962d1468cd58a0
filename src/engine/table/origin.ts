import type { Frame, PlayFrame, TriggerFrame } from './frames.js';
import type { Game } from './game.js';

/** The play or trigger that the clause under way belongs to: a card that a clause lets a player play has its own. */
export function findOrigin({ frames }: Game): PlayFrame | TriggerFrame {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    if (frame.is === 'play' || frame.is === 'trigger') return frame;
  }
  throw new Error('a clause belongs to no card');
}
