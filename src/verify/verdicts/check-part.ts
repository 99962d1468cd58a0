import type { Deck } from '../../deck/deck.js';
import { isPlayed, listClauseRefs } from '../core/clause-refs.js';
import { manualTextCards } from '../core/manual-text-cards.js';
import { gameTables } from '../core/tables.js';
import { COUNTS, type Tally } from '../games/tally.js';
import type { ReportPart } from './verify-report.js';

/** What a part says of a deck that is not so, by its path in the file. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Where a part of a split run, of the right shape, can't be of this deck; undefined if it can. */
export function findMisfit(deck: Deck, { evidence, asked }: ReportPart): Misfit | undefined {
  const { cards, editions, tallies, manual = [] } = evidence;
  for (const [id, { paths }] of Object.entries(cards)) {
    const path = ['evidence', 'cards', id];
    const card = Object.hasOwn(deck.cards, id) ? deck.cards[id] : undefined;
    if (card === undefined || !isPlayed(card))
      return { path, message: `The deck has no card "${id}" that can be verified.` };
    const known = listClauseRefs(card).map((clause) => clause.path);
    if (paths.join() !== known.join())
      return { path: [...path, 'paths'], message: `The clauses of "${id}" differ from those of the deck.` };
    if (!Object.hasOwn(editions, id))
      return { path: ['evidence', 'editions'], message: `"${id}" is missing.` };
  }
  const known = manualTextCards(deck, asked);
  const stranger = manual.findIndex((id) => !known.includes(id));
  if (stranger >= 0)
    return {
      path: ['evidence', 'manual', stranger],
      message: `"${manual[stranger]}" has no hand-written text, or was not asked for.`,
    };
  const tables = gameTables(deck, asked.editions, asked.players);
  for (const [place, tally] of tallies.entries()) {
    const path = ['evidence', 'tallies', place];
    if (!tables.some(({ edition, players }) => edition === tally.edition && players === tally.players))
      return { path, message: `There is no table of ${tally.players} in the edition "${tally.edition}".` };
    const found = tallyMisfit(deck, tally);
    if (found !== undefined) return { path: [...path, ...found.path], message: found.message };
  }
  return undefined;
}

/** A list has an entry for each seat, slot or count; cards and families are those of the deck. */
function tallyMisfit(deck: Deck, tally: Tally): Misfit | undefined {
  const { players, greedy } = tally;
  const lists: (readonly [Misfit['path'], readonly number[], number])[] = [
    [['laid'], tally.laid, 3],
    [['covered'], tally.covered, 3],
    [['greedy', 'seats'], greedy.seats, players],
    ...Object.entries(tally.clauses).map(
      ([key, counts]) => [['clauses', key], counts, COUNTS.length] as const,
    ),
    ...Object.entries(greedy.cards).flatMap(([id, { drawn, won }]) =>
      (
        [
          ['drawn', drawn],
          ['won', won],
        ] as const
      ).map(([name, list]) => [['greedy', 'cards', id, name], list, players] as const),
    ),
  ];
  for (const [path, list, size] of lists)
    if (list.length !== size)
      return { path, message: `The list has ${list.length} entries, but should have ${size}.` };
  for (const id of Object.keys(greedy.cards))
    if (!Object.hasOwn(deck.cards, id))
      return { path: ['greedy', 'cards', id], message: `The deck has no card "${id}".` };
  for (const id of Object.keys(greedy.families))
    if (!Object.hasOwn(deck.families, id))
      return { path: ['greedy', 'families', id], message: `The deck has no family "${id}".` };
  for (const [place, { card }] of tally.findings.entries())
    if (card !== null && !Object.hasOwn(deck.cards, card))
      return { path: ['findings', place, 'card'], message: `The deck has no card "${card}".` };
  return undefined;
}
