import type { ClauseOf } from '../../../vocabulary/cards/clause.js';
import type { PickModifier } from '../../../vocabulary/pick-modifier.js';
import { modifiersOn } from '../table/cards.js';
import { ask, pickCharacter, type Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import { putInHand, putOnDiscards } from '../table/piles.js';
import { layOn, liftFrom } from '../table/stacks.js';
import type { CardName, CharacterOnTable, LaidCard } from '../table/state.js';
import { characterNamed } from '../table/table.js';
import { type Act, pickable } from './act.js';

/** MOD-7: on top of its new stack; it was not played. */
export function* moveModifier(
  game: Game,
  { from, to, pick }: ClauseOf<'moveModifier'>['value'],
  act: Act,
): Script<boolean> {
  const goals = pickable(game, to, act);
  const hasGoal = (start: CharacterOnTable) => goals.some(({ name }) => name !== start.name);
  const picked = yield* pickModifiers(game, pickable(game, from, act).filter(hasGoal), pick, act);
  if (picked === undefined) return false;
  const others = goals.filter(({ name }) => name !== picked.on);
  const goal = yield* pickCharacter(act.actor, act.card, others);
  if (goal === undefined) return false;
  act.memory.that = goal;
  for (const card of picked.cards) layOn(characterNamed(game, goal), liftFrom(game, card));
  return true;
}

export function* removeModifier(
  game: Game,
  { from, pick }: ClauseOf<'removeModifier'>['value'],
  act: Act,
): Script<boolean> {
  const picked = yield* pickModifiers(game, pickable(game, from, act), pick, act);
  if (picked === undefined) return false;
  act.memory.that = picked.on;
  for (const card of picked.cards) putOnDiscards(game, liftFrom(game, card).card);
  return true;
}

/** To the hand of the player who acts. */
export function* returnModifier(
  game: Game,
  { from, pick }: ClauseOf<'returnModifier'>['value'],
  act: Act,
): Script<boolean> {
  const picked = yield* pickModifiers(game, pickable(game, from, act), pick, act);
  if (picked === undefined) return false;
  act.memory.that = picked.on;
  for (const card of picked.cards) putInHand(game, act.actor, liftFrom(game, card).card);
  return true;
}

/**
 * Two different characters exchange all their modifiers, order kept, or only the topmost of each; deaths stay, on top
 * of the new modifiers.
 */
export function* swapModifiers(
  game: Game,
  value: ClauseOf<'swapModifiers'>['value'],
  act: Act,
): Script<boolean> {
  const partners = pickable(game, value.b, act);
  const hasPartner = (one: CharacterOnTable) => partners.some(({ name }) => name !== one.name);
  const a = yield* pickCharacter(act.actor, act.card, pickable(game, value.a, act).filter(hasPartner));
  if (a === undefined) return false;
  const b = yield* pickCharacter(
    act.actor,
    act.card,
    partners.filter(({ name }) => name !== a),
  );
  if (b === undefined) return false;
  act.memory.that = b;
  exchange(game, characterNamed(game, a), characterNamed(game, b), value.pick);
  return true;
}

function exchange(game: Game, a: CharacterOnTable, b: CharacterOnTable, pick: 'all' | 'top'): void {
  const split = (character: CharacterOnTable) => {
    const names = modifiersOn(game, character);
    const exchanged = pick === 'top' ? names.slice(-1) : names;
    const isModifier = ({ card }: LaidCard) => names.includes(card);
    const isExchanged = ({ card }: LaidCard) => exchanged.includes(card);
    return {
      kept: character.stack.filter((laid) => isModifier(laid) && !isExchanged(laid)),
      modifiers: character.stack.filter(isExchanged),
      deaths: character.stack.filter((laid) => !isModifier(laid)),
    };
  };
  const [ofA, ofB] = [split(a), split(b)];
  a.stack = [...ofA.kept, ...ofB.modifiers, ...ofA.deaths];
  b.stack = [...ofB.kept, ...ofA.modifiers, ...ofB.deaths];
}

/**
 * One modifier, the topmost of a stack or any of it; or all of one character, from the bottom up, so that their order
 * is kept. Undefined if there is none.
 */
function* pickModifiers(
  game: Game,
  characters: readonly CharacterOnTable[],
  pick: PickModifier,
  { actor, card: source }: Act,
): Script<{ cards: readonly CardName[]; on: CardName } | undefined> {
  if (pick === 'all') {
    const covered = characters.filter((character) => modifiersOn(game, character).length > 0);
    const on = yield* pickCharacter(actor, source, covered);
    return on === undefined ? undefined : { cards: modifiersOn(game, characterNamed(game, on)), on };
  }
  const choices = characters.flatMap((character) => {
    const modifiers = modifiersOn(game, character);
    const within = pick === 'top' ? modifiers.slice(-1) : modifiers;
    return within.map((card) => ({ seat: actor, do: 'pick', card, on: character.name }) as const);
  });
  if (choices.length === 0) return undefined;
  const choice = yield* ask({ seat: actor, about: 'card', source }, choices);
  const found = choices.find((each) => 'card' in choice && each.card === choice.card);
  return found === undefined ? undefined : { cards: [found.card], on: found.on };
}
