/** Probes one card in all its contexts and editions, until each clause has an outcome. Entry point: `probeCard`. */

import { getPathCategory } from '../../vocabulary/clause-path.js';
import { listClauseRefs } from '../core/clause-refs.js';
import type { Engine } from '../core/engine.js';
import type { Disagreement } from './disagreement.js';
import { lacksKinds, missingFor, missingRequired } from './missing-cards.js';
import { type KnownResults, ProbeRunner } from './probe-runner.js';
import { generateProbes, type ProbesOptions, probesLeft, tablesFor } from './probes-of.js';
import { OUTCOMES, type Outcome, type ProbeResult } from './run-probe.js';
import type { Probe } from './setup/probe.js';
import type { Dependency, TrackedDeck } from './setup/tracked-deck.js';

/** The results of the probes of one card. */
export interface CardProbes {
  /** By clause, then by context: what became of it; the best of all tables. */
  readonly contexts: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
  /** What can be said of each edition by itself. */
  readonly editions: Readonly<Record<string, EditionProbes>>;
  /** Whether it could be played, or lay on the table, at all. */
  readonly played: boolean;
  /** Why it could not. */
  readonly lacks?: string;
  /** The first few. */
  readonly disagreements: readonly Disagreement[];
  readonly probes: number;
  /** The queries to the deck: with the card itself, all dependencies of this result. */
  readonly asked: readonly Dependency[];
  /** The result of each probe. */
  readonly results: KnownResults;
}

/** The results of the probes of a card in one edition. */
export interface EditionProbes {
  readonly played: boolean;
  /** Why it could not be. */
  readonly lacks?: string;
  /** By clause: what became of it at best. */
  readonly best: Readonly<Record<string, Outcome>>;
  /** By clause: what it is about, and no card of the edition has. */
  readonly missing: Readonly<Record<string, string>>;
}

export interface CardOptions extends ProbesOptions {
  readonly stopAtFirst?: boolean;
  /** Cached results: such probes do not run again. */
  readonly known?: KnownResults;
}

/** Probes one card: in all its contexts, and in each of its editions until every clause has shown that it matters there. */
export function probeCard(engine: Engine, stage: TrackedDeck, options: CardOptions): CardProbes {
  const tables = tablesFor(stage, options);
  const editions = [...new Set(tables.map(({ edition }) => edition))];
  const notes = new CardNotes(stage, editions);
  const most = options.stopAtFirst ? 1 : ENOUGH_DISAGREEMENTS;
  const tried = new ProbeRunner(engine, stage, options.known);
  const tryOut = (probe: Probe) => notes.add(probe, tried.getResult(probe));
  const sum = () => ({ ...notes.sum(), results: tried.results });
  for (const probe of generateProbes(stage, options)) {
    tryOut(probe);
    if (notes.disagreements.length >= most) return sum();
  }
  for (const edition of options.stopAtFirst ? [] : editions) {
    if (notes.isSettled(edition)) continue;
    const here = tables.filter((table) => table.edition === edition);
    const left = probesLeft(
      stage,
      here,
      (context) => notes.isTried(edition, context) || options.contexts?.includes(context) === false,
      (context) => notes.isTelling(edition, context),
    );
    for (const probe of left) {
      tryOut(probe);
      if (notes.disagreements.length >= most) return sum();
      if (notes.isSettled(edition)) break;
    }
  }
  return sum();
}

/** Limits disagreements: a wrong card is wrong in many places. */
const ENOUGH_DISAGREEMENTS = 3;

/** What is noted of an edition while it is probed. */
interface EditionNotes {
  played: boolean;
  lacks: string | undefined;
  readonly best: Record<string, Outcome>;
  readonly tried: Set<string>;
  /** Clauses that look for kinds of card that are not there: what else they do, a pile that is shuffled, is no point. */
  readonly futile: ReadonlySet<string>;
}

class CardNotes {
  readonly disagreements: Disagreement[] = [];
  private readonly stage: TrackedDeck;
  private readonly paths: readonly string[];
  private readonly contexts: Record<string, Record<string, Outcome>> = {};
  private readonly editions: ReadonlyMap<string, EditionNotes>;
  private probes = 0;

  constructor(stage: TrackedDeck, editions: readonly string[]) {
    this.stage = stage;
    this.paths = listClauseRefs(stage.card).map(({ path }) => path);
    this.editions = new Map(
      editions.map((edition) => [
        edition,
        { played: false, lacks: undefined, best: {}, tried: new Set(), futile: this.futileIn(edition) },
      ]),
    );
  }

  add(probe: Probe, { outcomes, declined, cancelled, played, disagreement }: ProbeResult): void {
    this.probes++;
    const here = this.in(probe.edition);
    here.tried.add(probe.context);
    if (disagreement !== null) this.disagreements.push(disagreement);
    if (probe.isForeign) return;
    here.played ||= played;
    here.lacks ??= probe.lacks;
    for (const [path, found] of Object.entries(outcomes)) {
      const outcome = found === 'changed' && here.futile.has(path) ? 'idle' : found;
      here.best[path] = better(here.best[path], outcome);
      this.note(path, probe.context, outcome);
    }
    for (const path of declined) this.note(path, 'may, and nobody wants', 'declined');
    for (const path of cancelled ? Object.keys(outcomes) : []) this.note(path, 'cancelled', 'cancelled');
  }

  private note(path: string, context: string, outcome: Outcome): void {
    const known = this.contexts[path] ?? {};
    this.contexts[path] = known;
    known[context] = better(known[context], outcome);
  }

  private in(edition: string): EditionNotes {
    return this.editions.get(edition) as EditionNotes;
  }

  /** Whether there is nothing more to find out in an edition. */
  isSettled(edition: string): boolean {
    return this.in(edition).played && this.unsettled(edition).length === 0;
  }

  private unsettled(edition: string): string[] {
    const { best } = this.in(edition);
    return this.paths.filter((path) => best[path] !== 'changed' && best[path] !== 'disagrees');
  }

  isTried(edition: string, context: string): boolean {
    return this.in(edition).tried.has(context);
  }

  /** Whether a context has shown in another edition what is still unknown in this one. */
  isTelling(edition: string, context: string): boolean {
    return this.unsettled(edition).some((path) => this.contexts[path]?.[context] === 'changed');
  }

  sum(): Omit<CardProbes, 'results'> {
    const editions = [...this.editions].map(([edition, { played, lacks, best }]): [string, EditionProbes] => {
      const why = played ? undefined : this.whyUnplayed(edition, lacks);
      const here = { played, ...(why !== undefined && { lacks: why }), best };
      return [edition, { ...here, missing: this.missingIn(edition) }];
    });
    const all = editions.map(([, edition]) => edition);
    const played = all.some((edition) => edition.played);
    const lacks = played ? undefined : all.find((edition) => edition.lacks !== undefined)?.lacks;
    return {
      contexts: this.contexts,
      editions: Object.fromEntries(editions),
      played,
      ...(lacks !== undefined && { lacks }),
      disagreements: this.disagreements,
      probes: this.probes,
      asked: this.stage.asked,
    };
  }

  private whyUnplayed(edition: string, lacks: string | undefined): string | undefined {
    const answers = this.missingIn(edition);
    const missing =
      missingRequired(this.stage, edition) ??
      this.paths
        .map((path) => (getPathCategory(path) === 'reaction' ? answers[path] : undefined))
        .find(Boolean);
    if (lacks === undefined || missing === undefined) return lacks ?? missing;
    return lacks.includes(missing) ? lacks : `${lacks}: ${missing}`;
  }

  private futileIn(edition: string): Set<string> {
    const refs = listClauseRefs(this.stage.card).filter((ref) => lacksKinds(this.stage, edition, ref));
    return new Set(refs.map(({ path }) => path));
  }

  private missingIn(edition: string): Record<string, string> {
    return Object.fromEntries(
      listClauseRefs(this.stage.card).flatMap((ref) => {
        const missing = missingFor(this.stage, edition, ref);
        return missing === undefined ? [] : [[ref.path, missing]];
      }),
    );
  }
}

const rank = (outcome: Outcome) => OUTCOMES.indexOf(outcome);

function better(known: Outcome | undefined, outcome: Outcome): Outcome {
  return known === undefined || rank(outcome) < rank(known) ? outcome : known;
}
