/** Puts the card under test where its context wants it, with what covers it and what the opening needs. */

import { listIcons } from '../../../deck/icons-of.js';
import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { charmWithout, type Prop } from '../../core/props.js';
import { layMysteries } from './beside.js';
import type { Opening } from './context.js';
import { fillers } from './fillers.js';
import { provoke } from './provoke.js';
import { meetRequirements, missRequirements } from './requirements.js';
import type { Scene } from './scene.js';
import { iconsNamed } from './script-wishes.js';

/** What can be said of a card that was placed. */
export interface Placed {
  /** Why the deck can't bring about what it requires. */
  readonly lacks?: string;
  /** Whether the deck can't bring about the situation at all: whatever shows there proves nothing. */
  readonly isForeign?: true;
}

/** What takes a card off, or elsewhere; a deck that does not use these words never does. */
const TAKES_OFF: Readonly<Partial<Record<Opening['do'], readonly Verb[]>>> = {
  uncover: ['removeModifier', 'returnModifier', 'moveModifier', 'swapModifiers'],
  move: ['moveModifier', 'swapModifiers'],
};

/** Puts the card where the context wants it: in a hand, on a character or a residence, on the pile. Undefined if it can't. */
export function placeCard(scene: Scene): Placed | undefined {
  const { board, card, script, context, active, you } = scene;
  const { opening } = context;
  if (opening.do === 'play' || opening.do === 'hold') {
    board.seat(active).hand.push(card);
    if (context.beside === 'mysteries') layMysteries(scene);
    return meetOrMiss(scene, active, context.beside !== 'mysteries');
  }
  if (opening.do === 'draw') {
    board.state.drawPile.unshift(card);
    return {};
  }
  if (opening.do === 'answer') {
    board.seat(you).hand.push(card);
    const placed = meetOrMiss(scene, you, true);
    return giveSomethingToAnswer(scene, opening.kind, opening.own === true) ? placed : undefined;
  }
  if (script.kind === 'mystery') {
    board.seat(you).mysteries.push({ card, playedBy: you });
    if (board.seat(you).residence === null) return undefined;
    return opening.do !== 'provoke' || provoke(scene, opening) ? {} : undefined;
  }
  if (!layOnTarget(scene)) return undefined;
  const words = TAKES_OFF[opening.do];
  return words === undefined || board.uses(words) ? {} : { isForeign: true };
}

function meetOrMiss(scene: Scene, player: number, onCharacters: boolean): Placed {
  if (scene.context.required !== 'met') {
    missRequirements(scene, player);
    return {};
  }
  const lacks = meetRequirements(scene, player, onCharacters);
  return lacks === undefined ? {} : { lacks };
}

/** What covers a card, as the context wants it. */
function coverFor({ board, context, script }: Scene): Prop | undefined {
  switch (context.under) {
    case 'nothing':
      return undefined;
    case 'veil':
      return '+veil';
    case 'patch':
      return '+patch';
    case 'death':
      return '+grave';
    case 'charm':
      return charmWithout(iconsNamed(script), listIcons(board.deck));
  }
}

/** The card lies there, with whatever is over it; the active player holds what the opening needs. */
function layOnTarget(scene: Scene): boolean {
  const { board, card, script, context, target, you, active, players } = scene;
  const { opening } = context;
  // No one dies twice, whatever the script asks for.
  if (script.kind === 'death' || context.under === 'death') board.liveAgain(target);
  // The player who laid it does not control the character.
  target.stack.push({ card, playedBy: (you + 1) % players });
  const cover = coverFor(scene);
  const prop = cover === undefined ? undefined : board.prop(cover);
  if (prop !== undefined) target.stack.push({ card: prop, playedBy: active });
  if (opening.do === 'nothing') return true;
  if (opening.do === 'provoke') return provoke(scene, opening);
  const tool =
    opening.do === 'cover' ? board.prop('+veil') : board.borrow(opening.do === 'move' ? '+push' : '+wind');
  if (tool !== undefined) board.seat(active).hand.unshift(tool);
  return tool !== undefined;
}

/** The active player gets a card of a kind, and someone to play it on. */
function giveSomethingToAnswer({ board, active, target }: Scene, kind: DrawPileKind, own: boolean): boolean {
  const { hand, family, residence } = board.seat(active);
  if (kind === 'mystery' && residence === null) return false;
  const filler = board.prop(own ? '+keepsake' : fillers[kind]);
  if (filler === undefined) return false;
  hand.unshift(filler);
  const [first] = family;
  if (kind === 'death' && first !== undefined) {
    // Two who could die, so that a death can be redirected, too.
    for (const one of [first, target]) {
      const sorrow = board.sorrow();
      if (sorrow !== undefined) board.lay(one, sorrow, active);
    }
  }
  return true;
}
