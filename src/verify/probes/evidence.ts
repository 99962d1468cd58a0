import type { Deck } from '../../deck/deck.js';
import { clausesOf, type PlayedCard } from '../ground/clause-refs.js';
import type { Engine } from '../ground/engine.js';
import * as ourEngine from '../ground/engine.js';
import { withProps } from '../ground/props.js';
import { type Blame, blameProbe } from '../shrink/blame.js';
import { replayOf } from './disagreement.js';
import type { CardProbes, EditionProbes } from './probe-card.js';
import type { Outcome } from './run-probe.js';
import { runProbes } from './run-probes.js';

/** Cards to probe. */
export interface ProbeChunk {
  readonly cards: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
}

/** What the probes say of a card: plain, so that it can go from thread to thread. */
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

/** Probes cards, and shrinks what engine and oracle part over. */
export function gatherEvidence(
  deck: Deck,
  chunk: ProbeChunk,
  engine: Engine = ourEngine,
): Record<string, CardEvidence> {
  const whole = withProps(deck);
  const found = Object.entries(runProbes(deck, { ...chunk, engine }));
  return Object.fromEntries(found.map(([id, probes]) => [id, asEvidence(engine, whole, id, probes)]));
}

function asEvidence(engine: Engine, deck: Deck, id: string, card: CardProbes): CardEvidence {
  const { contexts, editions, played, lacks, probes } = card;
  return {
    paths: clausesOf(deck.cards[id] as PlayedCard).map(({ path }) => path),
    contexts,
    editions,
    played,
    ...(lacks !== undefined && { lacks }),
    probes,
    disagreements: card.disagreements.map((found) => {
      const { probe, choices, difference } = found;
      const blame = probe.snapshot && blameProbe(engine, deck, probe.snapshot, choices, id);
      const { context, edition, players } = probe;
      const situation = `In the situation “${context}” (${edition}, ${players} players)`;
      if (blame !== undefined) return { ...blame, situation };
      const { path, parts } = difference;
      return { card: id, path, situation, parts, replay: replayOf(deck, found) };
    }),
  };
}
