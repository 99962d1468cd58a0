import type { Deck } from '../../deck/deck.js';
import type { Verb } from '../../vocabulary/verbs/index.js';
import { asPlayed } from '../core/as-played.js';
import { isPlayed, listClauseRefs, type PlayedCard } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import { PROBED_PROPS, withProps } from '../core/props.js';
import { gameTables } from '../core/tables.js';
import type { Disagreement } from './disagreement.js';
import { NEW_GAMES, probeNewGames } from './new-games.js';
import { type CardProbes, probeCard } from './probe-card.js';
import type { KnownResults } from './probe-runner.js';
import { TrackedDeck } from './setup/tracked-deck.js';

export interface ProbeOptions {
  /** Only these cards; props and new games may be named among them. */
  readonly cards?: readonly string[];
  /** Only these contexts of each card. */
  readonly contexts?: readonly string[];
  /** Only cards that use one of these verbs. */
  readonly verbs?: readonly Verb[];
  /** Only these editions. */
  readonly editions?: readonly string[];
  /** Only these numbers of players. */
  readonly players?: readonly number[];
  /** A deliberately broken engine. */
  readonly engine?: Engine;
  /** Whether to stop at the first disagreement: all that sabotage needs to know. */
  readonly stopAtFirst?: boolean;
  /** By card: cached results of its probes. */
  readonly known?: Readonly<Record<string, KnownResults>>;
}

/**
 * Probes the clauses of every card that is asked for. Where no cards are named, also what the deck itself may lack: cards
 * of our own with the same verbs and, if all verbs are asked for, new games. Same deck and options, same result.
 */
export function runProbes(deck: Deck, options: ProbeOptions = {}): Record<string, CardProbes> {
  const { engine = ourEngine } = options;
  const played = asPlayed(deck);
  const results: Record<string, CardProbes> = {};
  if (options.cards?.includes(NEW_GAMES) ?? options.verbs === undefined) {
    results[NEW_GAMES] = newGames(engine, played, options);
    if (options.stopAtFirst && results[NEW_GAMES].disagreements.length > 0) return results;
  }
  // Props first: a broken rule shows there soonest.
  for (const id of [...listProbedProps(played, options), ...listProbedCards(played, options)]) {
    const { known, ...asked } = options;
    const before = known?.[id];
    results[id] = probeCard(engine, new TrackedDeck(played, id, options.editions), {
      ...asked,
      ...(before !== undefined && { known: before }),
    });
    if (options.stopAtFirst && results[id].disagreements.length > 0) break;
  }
  return results;
}

function listProbedProps(deck: Deck, { cards, verbs }: ProbeOptions): string[] {
  const props = withProps(deck).cards;
  return PROBED_PROPS.filter(
    (id) =>
      (cards === undefined || cards.includes(id)) &&
      (verbs === undefined ||
        listClauseRefs(props[id] as PlayedCard).some(({ clause }) => verbs.includes(clause.verb))),
  );
}

function newGames(engine: Engine, deck: Deck, { editions, players, stopAtFirst }: ProbeOptions): CardProbes {
  const disagreements: Disagreement[] = [];
  let probes = 0;
  const all = { contexts: {}, editions: {}, played: true, disagreements, asked: [], results: {} };
  for (const table of gameTables(deck, editions, players)) {
    for (const found of probeNewGames(engine, deck, table)) {
      probes++;
      if (found !== null) disagreements.push(found);
      if (stopAtFirst && found !== null) return { ...all, probes };
    }
  }
  return { ...all, probes };
}

/** The cards that are asked for, in the deck's order. */
export function listProbedCards(deck: Deck, { cards, verbs, editions }: ProbeOptions): string[] {
  return Object.entries(deck.cards).flatMap(([id, card]) => {
    if (!isPlayed(card) || (cards !== undefined && !cards.includes(id))) return [];
    if (editions !== undefined && !card.editions.some((edition) => editions.includes(edition))) return [];
    const isConcerned =
      verbs === undefined || listClauseRefs(card).some(({ clause }) => verbs.includes(clause.verb));
    return isConcerned ? [id] : [];
  });
}
