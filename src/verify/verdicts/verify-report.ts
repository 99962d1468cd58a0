/**
 * The report of `verify`: verdicts, findings and statistics. A report contains the raw evidence, so that the parts of a
 * split run can be merged into the same report as an unsplit run.
 */

import type { Recording } from '../../engine/recording.js';
import type { GameFinding } from '../core/game-finding.js';
import type { Tally } from '../games/tally.js';
import { TallySums } from '../games/tally-sums.js';
import type { CardEvidence } from '../probes/evidence.js';
import { computeStatistics, type Statistics } from '../statistics/statistics.js';
import { type CardVerdict, judge, type Verdict } from './verdicts.js';

/** One finding. */
export interface Finding {
  readonly verdict: Exclude<Verdict, 'proven' | 'manual'> | 'unsound';
  /** None if it is not a card's fault. */
  readonly card: string | null;
  readonly path: string | null;
  readonly message: string;
  /** How to see it. */
  readonly replay?: Recording;
}

/** The raw evidence of a report: enough to merge the parts of a split run. */
export interface Evidence {
  readonly cards: Readonly<Record<string, CardEvidence>>;
  /** Which editions each of the cards is in. */
  readonly editions: Readonly<Record<string, readonly string[]>>;
  readonly tallies: readonly Tally[];
  /** Cards in scope that have hand-written text, which can't be verified; left out: none. */
  readonly manual?: readonly string[];
}

/** The request to `verify`. Parts can be merged only if their requests are equal. */
export interface VerifyScope {
  /** At each table. */
  readonly games: number;
  readonly lockstep: number;
  readonly probesOnly?: boolean;
  readonly cards?: readonly string[];
  readonly editions?: readonly string[];
  readonly players?: readonly number[];
}

/** The relevant fields of a part of a split run: the rest of the report derives from them. */
export type ReportPart = Pick<
  VerifyReport,
  'shroud' | 'deck' | 'version' | 'fingerprint' | 'seed' | 'asked' | 'shard' | 'evidence'
>;

/** The result of `verify`. */
export interface VerifyReport {
  readonly shroud: 'verify';
  readonly deck: string;
  readonly version: string;
  /** Of the deck as it was: see `fingerprintOf`. */
  readonly fingerprint: string;
  readonly seed: number;
  readonly asked: VerifyScope;
  /** Played in all. */
  readonly games: number;
  readonly probes: number;
  /** How many findings there are; 0 if every card is proven. */
  readonly findings: number;
  readonly cards: Readonly<Record<string, CardVerdict>>;
  readonly details: readonly Finding[];
  readonly statistics: Statistics;
  /** If this is only a part of the work. */
  readonly shard?: { readonly index: number; readonly of: number };
  readonly evidence: Evidence;
}

export type ReportHead = Pick<VerifyReport, 'deck' | 'version' | 'fingerprint' | 'seed' | 'asked' | 'shard'>;

/** Judges all that was found. */
export function makeReport(
  head: ReportHead,
  { cards, editions, tallies, manual = [] }: Evidence,
): VerifyReport {
  const ids = Object.keys(cards).sort();
  const evidence: Evidence = {
    cards: Object.fromEntries(ids.map((id) => [id, cards[id] as CardEvidence])),
    editions: Object.fromEntries(ids.map((id) => [id, editions[id] ?? []])),
    tallies: addUp(tallies),
    ...(manual.length > 0 && { manual }),
  };
  const found = evidence.tallies.flatMap((tally) => tally.findings);
  const judged = (id: string): CardVerdict =>
    judge({
      id,
      evidence: evidence.cards[id] as CardEvidence,
      tallies: evidence.tallies.filter(({ edition }) => evidence.editions[id]?.includes(edition)),
      findings: found.filter((finding) => finding.card === id),
    });
  // Characters have no effects, but may have text.
  const all = [...new Set([...ids, ...manual])].sort();
  const verdicts = Object.fromEntries(
    all.map((id) => {
      const verdict = Object.hasOwn(evidence.cards, id) ? judged(id) : NO_CLAUSES;
      return [id, manual.includes(id) ? asTold(verdict) : verdict];
    }),
  );
  const details = [...cardFindings(verdicts, evidence, found), ...otherFindings(evidence, found)];
  const { shard, ...rest } = head;
  return {
    shroud: 'verify',
    ...rest,
    games: evidence.tallies.reduce((sum, { games }) => sum + games, 0),
    probes: ids.reduce((sum, id) => sum + (evidence.cards[id]?.probes ?? 0), 0),
    findings: details.length,
    cards: verdicts,
    details,
    statistics: computeStatistics(evidence.tallies),
    ...(shard !== undefined && { shard }),
    evidence,
  };
}

const NO_CLAUSES: CardVerdict = { verdict: 'proven', clauses: [] };

/** Marks a card that would be proven as `manual`; a worse verdict stays. */
const asTold = (found: CardVerdict): CardVerdict =>
  found.verdict === 'proven' ? { ...found, verdict: 'manual', reason: TOLD } : found;

const TOLD = 'Part of its rules text is written by hand and can not be verified.';

function addUp(tallies: readonly Tally[]): Tally[] {
  const sums = new TallySums();
  for (const tally of tallies) sums.add(tally);
  return sums.all();
}

/** Every clause, or card without one, that is not proven. */
function cardFindings(
  verdicts: Readonly<Record<string, CardVerdict>>,
  { cards }: Evidence,
  found: readonly GameFinding[],
): Finding[] {
  return Object.entries(verdicts).flatMap(([card, { verdict, clauses, reason }]): Finding[] => {
    const toReplayCommand = (path: string | null) =>
      cards[card]?.disagreements.find((blame) => path === null || (blame.path ?? path) === path)?.replay ??
      found.find((finding) => finding.card === card)?.replay;
    const finding = (path: string | null, one: Verdict, message: string | undefined): Finding[] => {
      if (one === 'proven' || one === 'manual') return [];
      const replay = one === 'disagrees' ? toReplayCommand(path) : undefined;
      return [{ verdict: one, card, path, message: message ?? '', ...(replay !== undefined && { replay }) }];
    };
    const ofClauses = clauses.flatMap((clause) => finding(clause.path, clause.verdict, clause.reason));
    return ofClauses.length > 0 ? ofClauses : finding(null, verdict, reason);
  });
}

/** Findings that no requested card is to blame for. */
function otherFindings({ cards }: Evidence, found: readonly GameFinding[]): Finding[] {
  return found
    .filter(({ card }) => card === null || cards[card] === undefined)
    .map(({ kind, card, path, message, replay }) => ({
      verdict: kind === 'disagrees' ? 'disagrees' : 'unsound',
      card,
      path,
      message,
      replay,
    }));
}

/** Merges the parts of a split run: the result equals that of an unsplit run. */
export function mergeReports(reports: readonly ReportPart[]): VerifyReport {
  const [first] = reports;
  if (first === undefined) throw new Error('No report to merge.');
  const { deck, version, fingerprint, seed, asked } = first;
  for (const other of reports) {
    if (other.deck !== deck || other.version !== version || other.seed !== seed)
      throw new Error('These reports are not of the same deck and seed.');
    if (other.fingerprint !== fingerprint)
      throw new Error('These reports are not parts of one run: the deck has changed in between.');
    if (JSON.stringify(other.asked) !== JSON.stringify(asked))
      throw new Error('These reports are not parts of one run: their options differ.');
  }
  const of = first.shard?.of ?? 1;
  const indexes = reports.map(({ shard }) => shard?.index ?? 1).sort((a, b) => a - b);
  if (reports.some(({ shard }) => (shard?.of ?? 1) !== of))
    throw new Error('These reports are not parts of one run: they were split differently.');
  for (let index = 1; index <= of; index++) {
    const count = indexes.filter((one) => one === index).length;
    if (count !== 1) throw new Error(`Part ${index} of ${of} is ${count === 0 ? 'missing' : 'there twice'}.`);
  }
  return makeReport(
    { deck, version, fingerprint, seed, asked },
    {
      cards: Object.assign({}, ...reports.map(({ evidence }) => evidence.cards)),
      editions: Object.assign({}, ...reports.map(({ evidence }) => evidence.editions)),
      tallies: reports.flatMap(({ evidence }) => evidence.tallies),
      manual: [...new Set(reports.flatMap(({ evidence }) => evidence.manual ?? []))].sort(),
    },
  );
}
