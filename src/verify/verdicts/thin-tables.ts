import type { TableSetup } from '../core/tables.js';
import { FIRED, type Tally } from '../games/tally.js';
import type { Evidence } from './verify-report.js';

/** A clause that was seen less often at a table is thin there. */
export const ENOUGH = 100;

/** A clause that was never seen in this many games at a table is given up there. */
export const IN_VAIN = 1500;

/** Where games are played next, and from which number on. */
export interface NextGames {
  readonly table: TableSetup;
  readonly first: number;
}

/**
 * Allocates the next games, a few at a time. Each table gets a share by its number of thin clauses; if there are none
 * anywhere, all tables get the same. Deterministic: only the counts decide, not the timing.
 */
export function nextGames(
  evidence: Evidence,
  tables: readonly TableSetup[],
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

/** How many clauses of the requested cards were seldom seen at a table where they could be. */
function thinAt({ cards, editions }: Evidence, { edition }: TableSetup, tally: Tally | undefined): number {
  const isInVain = (tally?.games ?? 0) >= IN_VAIN;
  return Object.entries(cards).reduce((sum, [id, { paths }]) => {
    if (editions[id]?.includes(edition) !== true) return sum;
    const seen = paths.map((path) => tally?.clauses[`${id} ${path}`]?.[FIRED] ?? 0);
    return sum + seen.filter((fired) => fired < ENOUGH && !(isInVain && fired === 0)).length;
  }, 0);
}
