import type { Selector } from '../../../vocabulary/selector.js';
import type { Who } from '../../../vocabulary/who.js';
import { selfWorth } from '../../oracle/table/self-worth.js';
import { listConcerned } from '../../oracle/table/standing.js';
import { sumPrintedWorth } from '../../oracle/table/visibility.js';
import { arrange, type CardView, make } from './arrange.js';
import type { Scene } from './scene.js';
import { listConditions, listWishes } from './script-wishes.js';

/** Makes the script's conditions hold (or not), and gives its selectors something to mean; the card lies where it will. */
export function meetScript(scene: Scene): void {
  const { board, card, script, context, you, active, target, isLaid } = scene;
  const on = isLaid ? target.name : null;
  const needsLow = script.kind === 'death' && context.table !== 'even';
  if (needsLow) makeLow(scene);
  if (isLaid) target.stack.push({ card, playedBy: active });
  if (script.kind === 'mystery') board.seat(you).mysteries.push({ card, playedBy: you });
  if (context.table !== 'bare' && context.table !== 'even' && context.conditions === 'met') {
    for (const { selector, count } of listWishes(script)) {
      const view: CardView = { you, on, actor: you, card, worth: sumPrintedWorth };
      arrange(board, { count: selector, atLeast: count }, true, view);
    }
  }
  for (const { condition, who } of listConditions(script)) {
    const view: CardView = { you, on, actor: chooseActor(scene, who), card, worth: selfWorth };
    arrange(board, condition, context.conditions === 'met', view);
  }
  if (isLaid) target.stack = target.stack.filter((laid) => laid.card !== card);
  if (script.kind === 'mystery') board.seat(you).mysteries.pop();
  if (needsLow) makeLow(scene);
}

/** A death needs someone below 0 (DEATH-2). */
function makeLow({ board, card, target, you }: Scene): void {
  if (selfWorth(board, target) < 0) return;
  const sorrow = board.sorrow();
  if (sorrow !== undefined) board.lay(target, sorrow, you);
  else make(board, target, LOW, { you, on: target.name, actor: you, card, worth: selfWorth });
}

const LOW: Selector = { this: false, of: 'anyone', state: 'living', shows: [], selfWorth: { below: 0 } };

/** One of those whom a clause means. */
function chooseActor({ board, you, active, players }: Scene, who: Who): number {
  const next = (you + 1) % players;
  const previous = (you + players - 1) % players;
  switch (who) {
    case 'playedBy':
      return active;
    case 'opponent':
    case 'opponents':
    case 'left':
      return next;
    case 'right':
      return previous;
    case 'leader':
    case 'trailing':
      return listConcerned(board, who, { you, playedBy: active })[0] ?? you;
    default:
      return you;
  }
}
