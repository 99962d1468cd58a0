import { smooth } from './outline.js';
import { INK } from './palette.js';
import type { Plate } from './plate.js';

/** The black duck, in outline, about where it stands. */
export function duck(plate: Plate, beak = INK): void {
  plate.fill(smooth('-34,8! -24,2 -8,4 2,-8 0,-24 12,-34 26,-28 28,-14 22,-4 32,8 28,24 8,32 -14,30 -30,22'));
  plate.fill(smooth('26,-24! 44,-20 46,-14! 28,-14!'), beak);
}
