/** Turns a disagreement into a small replay with a card and clause to blame. */

import type { Deck } from '../../deck/deck.js';
import type { Recording } from '../../engine/recording.js';
import type { Choice } from '../../engine/states/choices.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import { isPlayed, listClauseRefs, toCardId } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import { isProp } from '../core/props.js';
import { type Difference, Lockstep } from '../lockstep/lockstep.js';
import { createRecording } from './recording-of.js';
import { laterCases } from './rerun.js';
import { listCards, type Shrunk, shrink } from './shrink.js';

/** A shrunk disagreement: the card and clause to blame, and a replay. */
export interface Blame {
  readonly card: string | null;
  readonly path: string | null;
  /** Where it was found, in words, as far as it is known. */
  readonly situation?: string;
  readonly parts: readonly string[];
  readonly replay: Recording;
}

/** How many plays back a disagreement may originate: the engine may have kept a stale value. */
const MOST_PLAYS = 4;

/** Shrinks a disagreement of a lockstep game. */
export function blameAndShrink(deck: Deck, both: Lockstep, recording: Recording): Blame {
  const { edition = '', families = [] } = recording.options;
  const again = () => Lockstep.begin(deck, { ...recording.options, edition, families });
  const { card, path, parts } = both.difference as Difference;
  return (
    blameRun(ourEngine, deck, again, recording.choices, recording.options.players) ?? {
      card: card === null ? null : toCardId(card),
      path,
      parts,
      replay: recording,
    }
  );
}

/** Shrinks a disagreement of a run from a table. `suspect` is the card under test. */
export function blameProbe(
  engine: Engine,
  deck: Deck,
  snapshot: Snapshot,
  choices: readonly Choice[],
  suspect: string,
): Blame | undefined {
  const again = () => Lockstep.from(deck, snapshot, engine);
  const players = snapshot.seats.length;
  const blame = blameRun(engine, deck, again, choices, players, suspect);
  if (blame !== undefined) return blame;
  // They part at once, or only after all that was done.
  const whole =
    shrink(engine, deck, { snapshot, choices: [] }) ?? shrink(engine, deck, { snapshot, choices });
  return whole === undefined ? undefined : asBlame(deck, whole, players, suspect);
}

function blameRun(
  engine: Engine,
  deck: Deck,
  again: () => Lockstep,
  choices: readonly Choice[],
  players: number,
  suspect?: string,
): Blame | undefined {
  for (const one of laterCases(engine, again(), choices).slice(0, MOST_PLAYS)) {
    const found = shrink(engine, deck, one);
    if (found !== undefined) return asBlame(deck, found, players, suspect);
  }
  return undefined;
}

function asBlame(deck: Deck, found: Shrunk, players: number, suspect: string | undefined): Blame {
  const { snapshot, choices, difference } = found;
  return {
    ...culprit(deck, difference, listCards(snapshot), suspect),
    parts: difference.parts,
    replay: createRecording(deck, { players, edition: snapshot.edition }, snapshot, choices),
  };
}

/** The clause that acted; or else, of the cards that could not be left out, the one that lasts. */
function culprit(
  deck: Deck,
  { card, path }: Difference,
  left: readonly string[],
  suspect: string | undefined,
): Pick<Blame, 'card' | 'path'> {
  if (card !== null && !isProp(card)) return { card: toCardId(card), path };
  const ids = left.filter((name) => !isProp(name)).map(toCardId);
  const lasting = ids.flatMap((id) => {
    const found = deck.cards[id];
    if (!isPlayed(found)) return [];
    const refs = listClauseRefs(found).filter(
      ({ category, isInner }) => category !== 'immediate' && !isInner,
    );
    return refs.slice(0, 1).map((ref) => ({ card: id, path: ref.path }));
  });
  const mostLikely = lasting.find((one) => one.card === suspect) ?? lasting[0];
  return mostLikely ?? { card: suspect ?? ids[0] ?? null, path: null };
}
