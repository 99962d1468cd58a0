import type { Deck } from '../../deck/deck.js';
import { listClauseRefs, type PlayedCard } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import * as ourEngine from '../core/engine.js';
import { type Blame, blameProbe } from '../shrink/blame.js';
import { type Disagreement, toRecording } from './disagreement.js';
import type { CardProbes, EditionProbes } from './probe-card.js';
import type { KnownResults } from './probe-runner.js';
import type { Outcome } from './run-probe.js';
import { runProbes } from './run-probes.js';
import type { Dependency } from './setup/tracked-deck.js';

/** Cards to probe. */
export interface ProbeChunk {
  readonly cards: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
  /** By card: cached results of its probes. */
  readonly known?: Readonly<Record<string, KnownResults>>;
}

/** The probe results of a card: plain data, so that it can be sent between threads. */
export interface CardEvidence {
  /** The card's clauses, in order. */
  readonly paths: readonly string[];
  readonly contexts: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** By edition: what can be said of it there. */
  readonly editions: Readonly<Record<string, EditionProbes>>;
  readonly played: boolean;
  readonly lacks?: string;
  readonly probes: number;
  readonly disagreements: readonly Blame[];
}

/** The probe results of a card, and their queries to the deck: valid while the deck gives the same answers. */
export interface ProbedCard {
  readonly evidence: CardEvidence;
  readonly asked: readonly Dependency[];
  /** The result of each probe: if the answers differ, probes with the same table need not run again. */
  readonly results: KnownResults;
}

/** Probes cards, and shrinks disagreements. */
export function probeCards(
  deck: Deck,
  chunk: ProbeChunk,
  engine: Engine = ourEngine,
): Record<string, ProbedCard> {
  const found = Object.entries(runProbes(deck, { ...chunk, engine }));
  return Object.fromEntries(
    found.map(([id, probes]) => [
      id,
      { evidence: asEvidence(engine, deck, id, probes), asked: probes.asked, results: probes.results },
    ]),
  );
}

function asEvidence(engine: Engine, deck: Deck, id: string, card: CardProbes): CardEvidence {
  const { contexts, editions, played, lacks, probes } = card;
  return {
    paths: listClauseRefs(deck.cards[id] as PlayedCard).map(({ path }) => path),
    contexts,
    editions,
    played,
    ...(lacks !== undefined && { lacks }),
    probes,
    disagreements: card.disagreements.map((found) => asBlame(engine, id, found)),
  };
}

function asBlame(engine: Engine, id: string, found: Disagreement): Blame {
  const { deck, probe, choices, difference } = found;
  const blame = probe.snapshot && blameProbe(engine, deck, probe.snapshot, choices, id);
  const { context, edition, players } = probe;
  const situation = `In the situation “${context}” (${edition}, ${players} players)`;
  if (blame !== undefined) return { ...blame, situation };
  const { path, parts } = difference;
  return { card: id, path, situation, parts, replay: toRecording(found) };
}
