import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../../diagnostics/index.js';
import { Complaint } from '../../project/complaint.js';
import type { OpenSoundDeck } from '../../project/open-deck.js';
import { mergeVerified } from '../../project/verify-deck.js';
import type { VerifyReport } from '../../verify/index.js';
import { withDeck } from '../terminal/with-deck.js';
import { told, warnOfOldReport } from './verify.js';

interface Options {
  readonly deck: string;
  readonly json?: boolean;
  readonly format: Format;
}

export function verifyMerge(options: Options, files: readonly string[] = []): Promise<number> {
  const merge = async (opened: OpenSoundDeck) => {
    const parts = files.map(readReport);
    refuseStrangers(files, parts);
    return told(opened, mergeVerified(opened, parts), options);
  };
  const { deck, format } = options;
  return withDeck(deck, merge, { format, onRefused: () => warnOfOldReport(deck) });
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
