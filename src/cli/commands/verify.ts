/**
 * `shroud verify`: plays probes and games, writes the report or one shard of it, and prints a summary. Entry point:
 * `verifyCommand`. Reporting is shared with `verify merge`.
 */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Deck } from '../../deck/deck.js';
import { listUnplayedEditions } from '../../deck/played-editions.js';
import { count, type Format, visibleJson } from '../../diagnostics/index.js';
import { isUnplayed, whyUnplayed } from '../../operations/deck/unplayed.js';
import { countPlayed, verifyDeck } from '../../operations/verify/verify-deck.js';
import {
  expectWritable,
  hasReport,
  VERIFY_OUTPUT,
  writeShard,
  writeVerified,
} from '../../operations/verify/write-verified.js';
import { type VerifyReport, WorkerCrashedError } from '../../verify/index.js';
import { UserError } from '../../workspace/errors.js';
import type { OpenValidDeck } from '../../workspace/open-deck.js';
import { createProgress } from '../terminal/progress.js';
import { handOver, paintFor, print } from '../terminal/terminal.js';
import { verifyProgress } from '../terminal/verify-progress.js';
import { type ReportDeck, withSourceDeck } from '../terminal/with-deck.js';

interface Options {
  readonly deck: string;
  readonly games?: number;
  readonly probesOnly?: boolean;
  readonly seed: number;
  readonly players?: readonly number[];
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly budget?: number;
  readonly lockstep: number;
  readonly shard?: { readonly index: number; readonly of: number };
  readonly workers?: number;
  readonly cache: boolean;
  readonly allowManualText?: boolean;
  readonly json?: boolean;
  readonly format: Format;
}

export function verifyCommand(options: Options): Promise<number> {
  const { deck: directory, format } = options;
  const work = async (opened: OpenValidDeck, reportProblems: ReportDeck) => {
    if (isUnplayed(opened.deck, options.edition)) return reportSkipped(opened, options, reportProblems);
    const report = await runVerification(opened, options);
    if (options.shard === undefined) return presentReport(opened, report, { ...options, reportProblems });
    const { file, removed } = writeShard(directory, report);
    if (options.json) handOver(`${visibleJson(JSON.stringify(report))}\n`);
    else {
      for (const old of removed) print(`Removed ${join(directory, old)}, a part of another run.\n`);
      print(`Wrote ${join(directory, file)}.\n`);
    }
    return 0;
  };
  return withSourceDeck(directory, work, { format, onRefused: () => warnOfOldReport(directory) });
}

/** A deck that can't be simulated is no finding. */
function reportSkipped(
  { deck, report }: OpenValidDeck,
  { edition, seed, json, format }: Options,
  reportProblems: ReportDeck,
): number {
  if (json) handOver(`${visibleJson(JSON.stringify({ cards: {}, games: 0, seed, findings: 0 }, null, 1))}\n`);
  else {
    if (format !== 'text' || report.diagnostics.length > 0) reportProblems();
    if (format === 'text') print(`Nothing was verified: ${whyUnplayed(deck, edition)}.\n`);
  }
  return 0;
}

/** Probes are cached per card, games only when a table is complete. */
const INTERRUPTED =
  'shroud: interrupted; no report was written. Probes of finished cards are cached: the next run continues from there and plays its games again.';
const INTERRUPTED_UNCACHED =
  'shroud: interrupted; no report was written. Nothing was cached, because of --no-cache.';

async function runVerification(opened: OpenValidDeck, options: Options): Promise<VerifyReport> {
  const {
    deck: directory,
    json,
    format,
    budget,
    cache,
    allowManualText: _,
    workers = availableParallelism(),
    ...request
  } = options;
  const progress = createProgress('verify', 'pieces', cache ? INTERRUPTED : INTERRUPTED_UNCACHED);
  try {
    return await verifyDeck(opened, {
      ...request,
      ...(budget !== undefined && { budget }),
      workers,
      isCached: cache,
      onUnderstood: () => expectWritable(directory, options.shard),
      onProgress: verifyProgress(progress, budget),
    });
  } catch (cause) {
    progress.end();
    if (!(cause instanceof WorkerCrashedError)) throw cause;
    warnOfOldReport(directory);
    throw new UserError(cause.message);
  } finally {
    progress.end();
  }
}

/** Says that the report on disk is from an earlier run, when the current one has failed. */
export function warnOfOldReport(directory: string): void {
  if (hasReport(directory))
    process.stderr.write(`Nothing was verified: ${join(directory, VERIFY_OUTPUT)} is from an earlier run.\n`);
}

/** Writes the report and prints it: as JSON, or as a short summary. */
export async function presentReport(
  opened: OpenValidDeck,
  report: VerifyReport,
  {
    json = false,
    allowManualText = false,
    format,
    reportProblems,
  }: {
    readonly json?: boolean;
    readonly allowManualText?: boolean;
    readonly format: Format;
    readonly reportProblems: ReportDeck;
  },
): Promise<number> {
  const { directory } = opened;
  const written = await writeVerified(opened, report);
  const { cards, games, seed, findings } = report;
  const byHand = Object.keys(cards).filter((id) => cards[id]?.verdict === 'manual');
  if (json) {
    handOver(`${visibleJson(JSON.stringify({ cards, games, seed, findings }, null, 1))}\n`);
  } else {
    // Warnings of the deck are reported here too, whatever the verdicts.
    if (format !== 'text' || opened.report.diagnostics.length > 0) reportProblems();
    if (format === 'text')
      summarize(
        opened.deck,
        report,
        written.map((path) => join(directory, path)),
        byHand,
        allowManualText,
      );
  }
  return findings > 0 || (byHand.length > 0 && !allowManualText) ? 1 : 0;
}

function summarize(
  deck: Deck,
  { cards, games, probes, findings, statistics }: VerifyReport,
  written: readonly string[],
  byHand: readonly string[],
  allowManualText: boolean,
): void {
  const paint = paintFor(process.stdout);
  const all = Object.values(cards);
  const proven = all.filter(({ verdict }) => verdict === 'proven').length;
  const isWell = findings === 0 && (byHand.length === 0 || allowManualText);
  const clauses = all.reduce((sum, card) => sum + card.clauses.length, 0);
  const followed = statistics.tables.reduce((sum, table) => sum + table.lockstepGames, 0);
  const mark = isWell ? paint.green('✓') : paint.red('✗');
  const of = proven < all.length ? `${proven} of ` : proven > 1 ? 'all ' : '';
  const blameless =
    findings > 0 && proven + byHand.length === all.length
      ? `; ${count(findings, 'finding')} not caused by a card`
      : '';
  const played =
    games === 0
      ? ' and no games'
      : ` and ${count(games, 'game')}, ${followed} of them followed by the second model`;
  const others = countPlayed(deck) - all.length;
  const left =
    others === 0
      ? ''
      : ` ${count(others, 'other card')} of the deck ${others === 1 ? 'was' : 'were'} not asked for.`;
  print(
    `${mark} ${of}${count(all.length, 'card')} proven (${count(clauses, 'clause')}), by ${count(probes, 'probe')}${played}${blameless}.${left}\n`,
  );
  const customKinds = Object.values(deck.cards).flatMap((card) => (card.kind === 'own' ? [card.of] : []));
  if (customKinds.length > 0)
    print(
      `${count(customKinds.length, 'card')} of the deck's own kinds (${[...new Set(customKinds)].join(', ')}) ${customKinds.length === 1 ? 'is' : 'are'} drawn, not played.\n`,
    );
  if (byHand.length > 0) {
    const presentReport = byHand.map((id) => `${deck.cards[id]?.title} (${id})`).join(', ');
    const have = byHand.length === 1 ? 'has' : 'have';
    const how = allowManualText ? '' : ' Read them yourself; --allow-manual-text accepts them.';
    print(
      `${count(byHand.length, 'card')} ${have} hand-written text, which can't be verified: ${presentReport}.${how}\n`,
    );
  }
  if (listUnplayedEditions(deck).length > 0) print(`Skipped: ${whyUnplayed(deck)}.\n`);
  print(`Wrote ${written.join(' and ')}.\n`);
}
