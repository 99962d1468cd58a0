import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Deck } from '../../deck/deck.js';
import type { SoundDeck } from '../../deck/load-deck.js';
import { withoutLayout } from '../../deck/without-layout.js';
import type { Format } from '../../diagnostics/index.js';
import { openDeck } from '../../project/open-deck.js';
import { hasReport, VERIFY_OUTPUT, writeShard, writeVerified } from '../../project/verify-deck.js';
import { isPlayed, LostWork, type VerifyReport, verify } from '../../verify/index.js';
import { chosenCards, chosenEdition } from '../choose.js';
import { chosenTables } from '../choose-tables.js';
import { progressOf } from '../progress.js';
import { reportDeck } from '../report-deck.js';
import { Complaint, count, paintFor, print, WrongUsage } from '../terminal.js';
import { verifyProgress } from '../verify-progress.js';

interface Options {
  readonly deck: string;
  readonly games?: number;
  readonly seed: number;
  readonly players?: readonly number[];
  readonly edition?: string;
  readonly cards?: readonly string[];
  readonly budget?: number;
  readonly lockstep: number;
  readonly shard?: { readonly index: number; readonly of: number };
  readonly workers?: number;
  readonly json?: boolean;
  readonly format: Format;
}

export async function verifyCommand(options: Options): Promise<number> {
  const { deck: directory } = options;
  const loaded = openDeck(directory);
  const { deck } = loaded;
  if (deck === undefined) {
    reportDeck(loaded, directory, options.format);
    warnOfOldReport(directory);
    return 1;
  }
  const asked = chosen(deck, options);
  const progress = progressOf('verify', 'pieces', true);
  try {
    const report = await verify(withoutLayout(deck), {
      ...asked,
      onProgress: verifyProgress(progress, options.budget),
    });
    progress.end();
    if (options.shard === undefined) return await told({ ...loaded, deck }, directory, report, options);
    const { file, removed } = writeShard(directory, report);
    if (options.json) print(`${JSON.stringify(report)}\n`);
    else {
      for (const old of removed) print(`Removed ${join(directory, old)}, a part of another split.\n`);
      print(`Wrote ${join(directory, file)}.\n`);
    }
    return 0;
  } catch (cause) {
    progress.end();
    if (!(cause instanceof LostWork)) throw cause;
    warnOfOldReport(directory);
    throw new Complaint(cause.message);
  } finally {
    progress.end();
  }
}

/** Whoever looks there after a run that came to nothing should know what they see. */
export function warnOfOldReport(directory: string): void {
  if (hasReport(directory))
    process.stderr.write(`Nothing was verified: ${join(directory, VERIFY_OUTPUT)} is of an earlier run.\n`);
}

function chosen(deck: Deck, options: Options) {
  const { games, seed, players, budget, lockstep, shard, workers = availableParallelism() } = options;
  const edition = chosenEdition(deck, options.edition);
  const cards = options.cards && chosenCards(deck, options.cards, edition);
  const inert = cards?.find((id) => !('effects' in (deck.cards[id] ?? {})));
  if (inert !== undefined)
    throw new WrongUsage(`"${inert}" is a ${deck.cards[inert]?.kind}: there is nothing to verify`);
  const editions = chosenTables(deck, { edition, players, cards });
  return {
    seed,
    workers,
    lockstep,
    ...(games !== undefined && { games }),
    ...(players !== undefined && { players }),
    ...(budget !== undefined && { budget }),
    ...(shard !== undefined && { shard }),
    ...(editions !== undefined && { editions }),
    ...(cards && { cards }),
  };
}

/** Writes the report and tells it: as JSON, or in a few lines that one likes to read. */
export async function told(
  loaded: SoundDeck,
  directory: string,
  report: VerifyReport,
  { json = false, format }: { readonly json?: boolean; readonly format: Format },
): Promise<number> {
  const written = await writeVerified(loaded, directory, report);
  const { cards, games, seed, findings } = report;
  if (json) {
    print(`${JSON.stringify({ cards, games, seed, findings }, null, 1)}\n`);
  } else {
    // What is told elsewhere as warnings is told here too, proven or not.
    if (format !== 'text' || loaded.report.diagnostics.length > 0) reportDeck(loaded, directory, format);
    if (format === 'text')
      summarize(
        loaded.deck,
        report,
        written.map((path) => join(directory, path)),
      );
  }
  return findings > 0 ? 1 : 0;
}

function summarize(
  deck: Deck,
  { cards, games, probes, findings, statistics }: VerifyReport,
  written: readonly string[],
): void {
  const paint = paintFor(process.stdout);
  const all = Object.values(cards);
  const proven = all.filter(({ verdict }) => verdict === 'proven').length;
  const clauses = all.reduce((sum, card) => sum + card.clauses.length, 0);
  const followed = statistics.tables.reduce((sum, table) => sum + table.lockstepGames, 0);
  const mark = findings === 0 ? paint.green('✓') : paint.red('✗');
  const of = proven < all.length ? `${proven} of ` : proven > 1 ? 'all ' : '';
  const blameless =
    findings > 0 && proven === all.length
      ? `; ${count(findings, 'finding')} for which no card is to blame`
      : '';
  const others = Object.values(deck.cards).filter(isPlayed).length - all.length;
  const left =
    others === 0
      ? ''
      : ` ${count(others, 'other card')} of the deck ${others === 1 ? 'was' : 'were'} not asked for.`;
  print(
    `${mark} ${of}${count(all.length, 'card')} proven (${count(clauses, 'clause')}), by ${count(probes, 'probe')} and ${count(games, 'game')}, ${followed} of them followed by the second model${blameless}.${left}\n`,
  );
  print(`Wrote ${written.join(' and ')}.\n`);
}
