import type { Choice } from '../../engine/states/choices.js';
import type { Game } from '../../engine/table/game.js';

/** Of all that may be decided, one of each sort: whose character, alive or dead, which kind of card, yes or no. */
export function representatives(
  game: Game,
  choices: readonly Choice[],
  prefers: readonly string[],
): number[] {
  const found = new Map<string, number>();
  for (const [place, choice] of choices.entries()) {
    const sort = classifyChoice(game, choice);
    if (!found.has(sort)) found.set(sort, place);
  }
  const preferred = choices.findIndex((choice) => 'card' in choice && prefers.includes(choice.card));
  const others = [...found.values()];
  return preferred < 0 ? others : [preferred, ...others.filter((place) => place !== preferred)];
}

function classifyChoice(game: Game, choice: Choice): string {
  const parts: (string | number)[] = [choice.do];
  if ('card' in choice) parts.push(game.cards.kinds[game.cards.cardNumbers.get(choice.card) ?? 0] ?? 0);
  if ('player' in choice) parts.push(choice.player);
  if ('alternative' in choice) parts.push(choice.alternative);
  const name = 'on' in choice ? choice.on : 'character' in choice ? choice.character : undefined;
  if (name !== undefined) {
    const character = game.cards.characterNumbers.get(name) ?? 0;
    parts.push(game.owner[character] === choice.seat ? 'own' : 'other');
    parts.push((game.death[character] ?? -1) >= 0 ? 'dead' : 'living');
  }
  return parts.join(' ');
}
