import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../../diagnostics/index.js';
import { openDeck } from '../../project/open-deck.js';
import { fingerprintOf, mergeReports, type VerifyReport } from '../../verify/index.js';
import { reportDeck } from '../report-deck.js';
import { Complaint } from '../terminal.js';
import { told, warnOfOldReport } from './verify.js';

interface Options {
  readonly deck: string;
  readonly json?: boolean;
  readonly format: Format;
}

export async function verifyMerge(options: Options, files: readonly string[] = []): Promise<number> {
  const { deck: directory } = options;
  const loaded = openDeck(directory);
  const { deck } = loaded;
  if (deck === undefined) {
    reportDeck(loaded, directory, options.format);
    warnOfOldReport(directory);
    return 1;
  }
  const reports = files.map(readReport);
  refuseStrangers(files, reports);
  let report: VerifyReport;
  try {
    report = mergeReports(reports);
  } catch (cause) {
    throw new Complaint(cause instanceof Error ? cause.message : String(cause));
  }
  if (report.deck !== deck.name || report.version !== deck.version)
    throw new Complaint(
      `these reports are of ${report.deck} ${report.version}, not of ${deck.name} ${deck.version}`,
    );
  if (report.fingerprint !== fingerprintOf(deck))
    throw new Complaint('the deck has changed since it was verified: verify it again');
  return told({ ...loaded, deck }, directory, report, options);
}

/** Parts of another run are most often left from an earlier one: whoever is to delete them must know which they are. */
function refuseStrangers(files: readonly string[], reports: readonly VerifyReport[]): void {
  const runs = reports.map(runOf);
  const partsOf = (run: string) => files.filter((_, place) => runs[place] === run);
  const [meant = '', ...others] = [...new Set(runs)].sort((a, b) => partsOf(b).length - partsOf(a).length);
  if (others.length > 0)
    throw new Complaint(
      `these are not of one run: ${partsOf(meant).join(', ')}; and ${others.flatMap(partsOf).join(', ')}. Delete what is of an earlier run`,
    );
  for (const [place, { shard }] of reports.entries()) {
    const same = reports.findIndex((other) => other.shard?.index === shard?.index);
    if (same < place) throw new Complaint(`${files[same]} and ${files[place]} are the same part`);
  }
}

const runOf = ({ deck, version, fingerprint, seed, asked, shard }: VerifyReport) =>
  JSON.stringify([deck, version, fingerprint, seed, asked, shard?.of ?? 1]);

function readReport(file: string): VerifyReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EISDIR')
      throw new Complaint(`${file} is a folder: name the parts in it, ${join(file, 'shard-*.json')}`);
    const why = cause instanceof SyntaxError ? 'it is not JSON' : 'there is no such file, or no permission';
    throw new Complaint(`${file} can't be read: ${why}`);
  }
  if ((value as Partial<VerifyReport> | null)?.shroud !== 'verify')
    throw new Complaint(`${file} is not a part of a verification`);
  return value as VerifyReport;
}
