import type { Deck } from '../../deck/deck.js';
import { onlyEditions } from '../core/as-played.js';
import type { TableSetup } from '../core/tables.js';
import { type AgreedGames, type GameChunk, playChunk } from '../games/play-chunk.js';
import { emptyTally, type Tally } from '../games/tally.js';
import { type ProbeChunk, type ProbedCard, probeCards } from '../probes/evidence.js';
import { newGameFindings } from '../probes/new-game-findings.js';

/** A unit of work, small enough to be retried if its worker crashes. */
export type Task =
  | { readonly is: 'probes'; readonly chunk: ProbeChunk }
  | { readonly is: 'new-games'; readonly table: TableSetup }
  | { readonly is: 'games'; readonly chunk: GameChunk };

export type Done =
  | { readonly is: 'probes'; readonly cards: Readonly<Record<string, ProbedCard>> }
  | { readonly is: 'games'; readonly tally: Tally; readonly agreed?: AgreedGames };

/** Runs a task. Deterministic: the result does not depend on the worker. */
export function doTask(deck: Deck, task: Task): Done {
  switch (task.is) {
    case 'probes':
      return { is: 'probes', cards: probeCards(deck, task.chunk) };
    case 'games': {
      const agreed: AgreedGames = {};
      const tally = playChunk(onlyEditions(deck, [task.chunk.edition]), task.chunk, agreed);
      return { is: 'games', tally, agreed };
    }
    case 'new-games': {
      const { edition, players } = task.table;
      const findings = newGameFindings(onlyEditions(deck, [edition]), task.table);
      return { is: 'games', tally: { ...emptyTally(edition, players), findings } };
    }
  }
}
