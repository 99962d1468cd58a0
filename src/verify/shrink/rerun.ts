import type { Deck } from '../../deck/deck.js';
import type { Choice } from '../../engine/states/choices.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import type { Engine } from '../core/engine.js';
import { type Difference, Lockstep } from '../lockstep/lockstep.js';

/** A table and the choices that lead from it to a disagreement. */
export interface Case {
  readonly snapshot: Snapshot;
  readonly choices: readonly Choice[];
}

/** The disagreement, if all choices up to it can be made. */
export function rerun(engine: Engine, deck: Deck, { snapshot, choices }: Case): Difference | null {
  let both: Lockstep;
  try {
    both = Lockstep.from(deck, snapshot, engine);
  } catch {
    return null;
  }
  for (const choice of choices) {
    if (both.difference !== null) break;
    if (!choose(engine, both, choice)) return null;
  }
  return both.difference;
}

/** Makes a choice, if it is legal. */
function choose(engine: Engine, both: Lockstep, choice: Choice): boolean {
  if (both.game.deciding !== choice.seat) return false;
  const code = engine.toCode(both.game, choice);
  if (code === undefined || !both.codes.includes(code)) return false;
  both.step(code);
  return true;
}

/** The cases that begin at later and later plays of a run, the latest first. */
export function laterCases(engine: Engine, both: Lockstep, choices: readonly Choice[]): Case[] {
  const starts: { snapshot: Snapshot; place: number }[] = [];
  for (const [place, choice] of choices.entries()) {
    if (both.difference !== null) break;
    if (both.game.about === 'play' && both.game.deciding >= 0)
      starts.push({ snapshot: engine.toSnapshot(both.game), place });
    if (!choose(engine, both, choice)) break;
  }
  // A choice that can't be compared (the oracle stopped) still has its play.
  return starts.reverse().map(({ snapshot, place }) => ({ snapshot, choices: choices.slice(place) }));
}
