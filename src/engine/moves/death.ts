import { emit } from '../lasting/whenever.js';
import type { Game } from '../table/game.js';
import { cover, uncover } from '../table/visibility.js';
import { remove } from './zones.js';

/** Lays a death on a character, which is dead from now on; the end of the game is looked at before anything else (END-1). */
export function die(game: Game, character: number, death: number): void {
  cover(game, character, death);
  game.death[character] = death;
  remove(game.living, character);
  game.derived.hasCachedLiving = false;
  const seat = game.owner[character] as number;
  if (isWhollyDead(game, seat)) {
    game.end = { reason: 'family', why: `the whole family of player ${seat + 1} is dead` };
    return;
  }
  emit(game, 'dies', seat, death);
}

function isWhollyDead(game: Game, seat: number): boolean {
  const family = game.families[seat] as number[];
  for (let i = 0; i < family.length; i++) if ((game.death[family[i] as number] as number) < 0) return false;
  return true;
}

/** Takes the death off a character, which lives again with its modifiers (DEATH-7). Returns the death card. */
export function liveAgain(game: Game, character: number): number {
  const death = game.death[character] as number;
  uncover(game, character, death);
  game.death[character] = -1;
  game.living.push(character);
  game.derived.hasCachedLiving = false;
  return death;
}
