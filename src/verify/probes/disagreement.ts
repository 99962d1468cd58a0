import type { Deck } from '../../deck/deck.js';
import type { Recording } from '../../engine/recording.js';
import type { Choice } from '../../engine/states/choices.js';
import type { GameOptions } from '../../engine/states/create-game.js';
import type { Snapshot } from '../../engine/states/table-snapshot.js';
import type { Difference } from '../lockstep/lockstep.js';
import { createRecording } from '../shrink/recording-of.js';
import type { Probe } from './setup/probe.js';

/** A disagreement, with what led to it from the probe's table on. */
export interface Disagreement {
  /** The cards that it was found with, props and all. */
  readonly deck: Deck;
  /** With a table that it begins at, or as a new game. */
  readonly probe: Pick<Probe, 'card' | 'context' | 'edition' | 'players'> & {
    readonly snapshot?: Snapshot;
    readonly setup?: GameOptions;
  };
  readonly difference: Difference;
  readonly choices: readonly Choice[];
}

/** A disagreement as it came about. */
export function toRecording({ deck, probe, choices }: Disagreement): Recording {
  const { players, edition, snapshot, setup = { players, edition } } = probe;
  return createRecording(deck, setup, snapshot, choices);
}
