import { getKind, isDead } from './cards.js';
import type { Game } from './game.js';
import { notice } from './notice.js';
import { lookForTheEnd } from './piles.js';
import type { CardName, CharacterOnTable, LaidCard } from './state.js';
import { characterNamed, characterUnder, getController } from './table.js';

/** MOD-2: on top of whatever lies there already. */
export function layOn(character: CharacterOnTable, laid: LaidCard): void {
  character.stack.push(laid);
}

/** Takes a card out of the stack that it lies in, wherever in it. */
export function liftFrom(game: Game, card: CardName): LaidCard {
  const character = characterUnder(game, card);
  const index = character?.stack.findIndex((laid) => laid.card === card) ?? -1;
  const [laid] = character?.stack.splice(index, 1) ?? [];
  if (laid === undefined) throw new Error(`${card} lies on no character`);
  return laid;
}

/** The untimely death of a dead character. */
export function deathOn(game: Game, character: CharacterOnTable): CardName {
  const laid = character.stack.find(({ card }) => getKind(game.deck, card) === 'death');
  if (laid === undefined) throw new Error(`${character.name} is not dead`);
  return laid.card;
}

/** DEATH-3: the death lies on top, the character is dead, and the end is looked at before anything else. */
export function die(game: Game, name: CardName, death: LaidCard): void {
  const character = characterNamed(game, name);
  if (isDead(game, character)) throw new Error(`${name} is dead already`);
  layOn(character, death);
  lookForTheEnd(game);
  notice(game, { event: 'dies', seat: getController(game, character), by: death.card });
}
