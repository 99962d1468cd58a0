import type { Clause } from '../../../vocabulary/cards/clause.js';
import type { Script } from '../table/choices.js';
import type { Game } from '../table/game.js';
import type { Act, Does } from './act.js';
import { moveDeath, playDeath, revive } from './deaths.js';
import { discard, draw, give, recover, search, swapHands, take } from './hands.js';
import { type ImmediateVerb, isImmediate } from './manners.js';
import { moveModifier, removeModifier, returnModifier, swapModifiers } from './modifiers.js';
import { extraPlay, freePlay, skip } from './plays.js';

/** `choose` only decides what is done next: see `clauses.ts`. */
type Deed = Exclude<ImmediateVerb, 'choose'>;

/** What each immediate verb does. */
function getDeed(verb: Deed): Does<ImmediateVerb> {
  const deeds: { readonly [V in Deed]: Does<V> } = {
    draw,
    discard,
    take,
    give,
    swapHands,
    recover,
    search,
    freePlay,
    extraPlay,
    skip,
    moveModifier,
    removeModifier,
    returnModifier,
    swapModifiers,
    revive,
    moveDeath,
    playDeath,
  };
  return deeds[verb] as Does<ImmediateVerb>;
}

export function doVerb(game: Game, { verb, value }: Clause, act: Act): Script<boolean> {
  if (!isImmediate(verb) || verb === 'choose') throw new Error(`${verb} is not immediate`);
  return getDeed(verb)(game, value as never, act);
}
