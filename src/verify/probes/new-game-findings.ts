import type { Deck } from '../../deck/deck.js';
import { toCardId } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import type { GameFinding } from '../core/game-finding.js';
import { isProp } from '../core/props.js';
import type { TableSetup } from '../core/tables.js';
import { toRecording } from './disagreement.js';
import { probeNewGames } from './new-games.js';

/** Disagreements in new games at a table. */
export function newGameFindings(deck: Deck, table: TableSetup, engine: Engine = ourEngine): GameFinding[] {
  return [...probeNewGames(engine, deck, table)].flatMap((found): GameFinding[] => {
    if (found === null) return [];
    const { card, path, parts } = found.difference;
    const isCards = card !== null && !isProp(card);
    return [
      {
        kind: 'disagrees',
        card: isCards ? toCardId(card) : null,
        path: isCards ? path : null,
        message: `In ${found.probe.context} (${table.edition}, ${table.players} players): ${parts.join(' ')}`,
        replay: toRecording(found),
      },
    ];
  });
}
