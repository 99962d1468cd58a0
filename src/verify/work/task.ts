import type { Deck } from '../../deck/deck.js';
import { type GameChunk, playChunk } from '../games/play-chunk.js';
import { emptyTally, type Tally } from '../games/tally.js';
import type { GameTable } from '../ground/tables.js';
import { type CardEvidence, gatherEvidence, type ProbeChunk } from '../probes/evidence.js';
import { newGameFindings } from '../probes/new-game-findings.js';

/** A piece of the work, small enough to be done again if whoever did it was lost. */
export type Task =
  | { readonly is: 'probes'; readonly chunk: ProbeChunk }
  | { readonly is: 'new-games'; readonly table: GameTable }
  | { readonly is: 'games'; readonly chunk: GameChunk };

export type Done =
  | { readonly is: 'probes'; readonly cards: Readonly<Record<string, CardEvidence>> }
  | { readonly is: 'games'; readonly tally: Tally };

/** Does a piece of the work: the same result wherever it is done. */
export function doTask(deck: Deck, task: Task): Done {
  switch (task.is) {
    case 'probes':
      return { is: 'probes', cards: gatherEvidence(deck, task.chunk) };
    case 'games':
      return { is: 'games', tally: playChunk(deck, task.chunk) };
    case 'new-games': {
      const { edition, players } = task.table;
      const findings = newGameFindings(deck, task.table);
      return { is: 'games', tally: { ...emptyTally(edition, players), findings } };
    }
  }
}
