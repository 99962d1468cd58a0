import { readFileSync } from 'node:fs';
import type { Format } from '../../diagnostics/index.js';
import { openDeck } from '../../project/open-deck.js';
import { fingerprintOf, mergeReports, type VerifyReport } from '../../verify/index.js';
import { reportDeck } from '../report-deck.js';
import { Complaint } from '../terminal.js';
import { told } from './verify.js';

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
    return 1;
  }
  const reports = files.map(readReport);
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

function readReport(file: string): VerifyReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'it is not JSON' : 'there is no such file, or no permission';
    throw new Complaint(`${file} can't be read: ${why}`);
  }
  if ((value as Partial<VerifyReport> | null)?.shroud !== 'verify')
    throw new Complaint(`${file} is not a part of a verification`);
  return value as VerifyReport;
}
