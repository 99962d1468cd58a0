import { STORY_ICONS } from '../../vocabulary/icons.js';
import { eachMatching } from '../conditions.js';
import type { Game } from '../game.js';
import { applies, type Standing, standing } from '../lasting.js';
import { countIcon } from '../visibility.js';

/** What `pathosPer` clauses add to a character, for each icon or character that they count. */
export function addedPathos(game: Game, character: number): number {
  let sum = 0;
  for (const one of standing(game).pathosPer) if (one.on === character) sum += perEach(game, one);
  return sum;
}

/** What one clause adds; inside `among`, self-worth is printed pathos only. */
export function perEach(game: Game, one: Standing<'pathosPer'>): number {
  if (!applies(game, one, true)) return 0;
  const { among, icon, value } = one.clause.value;
  const number = icon === undefined ? -1 : STORY_ICONS.indexOf(icon);
  let count = 0;
  eachMatching(game, among, { on: one.on, you: one.you, actor: one.you, printedOnly: true }, (character) => {
    count += number < 0 ? 1 : countIcon(game, character, number);
  });
  // A mystery lies on no character: its own icon would be among none.
  if (one.on < 0 && number >= 0)
    count += [0, 1, 2].filter((slot) => game.cards.icons[3 * one.card + slot] === number).length;
  return count * value;
}
