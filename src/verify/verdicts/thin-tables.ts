import { FIRED, type Tally } from '../games/tally.js';
import type { GameTable } from '../ground/tables.js';
import type { Evidence } from './verify-report.js';

/** A clause that was seen less often at a table is thin there. */
export const ENOUGH = 100;

/** After so many games at a table, what was not seen there once is looked for in vain. */
export const IN_VAIN = 1500;

/** Where games are played next, and from which number on. */
export interface NextGames {
  readonly table: GameTable;
  readonly first: number;
}

/**
 * Where to play the next games, a few at a time: each table gets its share by how many clauses are thin there; if none
 * are anywhere, all tables get the same. Only what was seen decides, not when.
 */
export function nextGames(
  evidence: Evidence,
  tables: readonly GameTable[],
  atOnce: number,
  times: number,
): NextGames[] {
  const open = tables.map((table) => {
    const tally = evidence.tallies.find(
      ({ edition, players }) => edition === table.edition && players === table.players,
    );
    return { table, games: tally?.games ?? 0, thin: thinAt(evidence, table, tally) };
  });
  const isAnyThin = open.some(({ thin }) => thin > 0);
  const next: NextGames[] = [];
  for (let time = 0; time < times && open.length > 0; time++) {
    const urgency = ({ thin, games }: (typeof open)[number]) => (isAnyThin ? thin : 1) / (games + 1);
    const one = open.reduce((most, other) => (urgency(other) > urgency(most) ? other : most));
    next.push({ table: one.table, first: one.games });
    one.games += atOnce;
  }
  return next;
}

/** How many clauses of the cards that are asked for were seldom seen at a table, though they might be. */
function thinAt({ cards, editions }: Evidence, { edition }: GameTable, tally: Tally | undefined): number {
  const isInVain = (tally?.games ?? 0) >= IN_VAIN;
  return Object.entries(cards).reduce((sum, [id, { paths }]) => {
    if (editions[id]?.includes(edition) !== true) return sum;
    const seen = paths.map((path) => tally?.clauses[`${id} ${path}`]?.[FIRED] ?? 0);
    return sum + seen.filter((fired) => fired < ENOUGH && !(isInVain && fired === 0)).length;
  }, 0);
}
