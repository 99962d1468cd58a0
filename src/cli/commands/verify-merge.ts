import type { Format } from '../../diagnostics/index.js';
import { readPart } from '../../operations/verify/read-part.js';
import { mergeVerified } from '../../operations/verify/verify-deck.js';
import type { ReportPart } from '../../verify/index.js';
import { UserError } from '../../workspace/errors.js';
import type { OpenValidDeck } from '../../workspace/open-deck.js';
import { type ReportDeck, withSourceDeck } from '../terminal/with-deck.js';
import { presentReport, warnOfOldReport } from './verify.js';

interface Options {
  readonly deck: string;
  readonly allowManualText?: boolean;
  readonly json?: boolean;
  readonly format: Format;
}

export function verifyMerge(options: Options, files: readonly string[] = []): Promise<number> {
  const merge = async (opened: OpenValidDeck, reportProblems: ReportDeck) => {
    const parts = files.map(readPart);
    refuseStrangers(
      files,
      parts.map(({ part }) => part),
    );
    return presentReport(opened, mergeVerified(opened, parts), { ...options, reportProblems });
  };
  const { deck, format } = options;
  return withSourceDeck(deck, merge, { format, onRefused: () => warnOfOldReport(deck) });
}

/** Names the parts of each run: those of an earlier one have to be deleted. */
function refuseStrangers(files: readonly string[], reports: readonly ReportPart[]): void {
  const runs = reports.map(identifyRun);
  const findParts = (run: string) => files.filter((_, place) => runs[place] === run);
  const [meant = '', ...others] = [...new Set(runs)].sort(
    (a, b) => findParts(b).length - findParts(a).length,
  );
  if (others.length > 0)
    throw new UserError(
      `these parts are not of one run: ${findParts(meant).join(', ')}; and ${others.flatMap(findParts).join(', ')}. Delete those of an earlier run`,
    );
  for (const [place, { shard }] of reports.entries()) {
    const same = reports.findIndex((other) => other.shard?.index === shard?.index);
    if (same < place) throw new UserError(`${files[same]} and ${files[place]} are the same part`);
  }
}

const identifyRun = ({ deck, version, fingerprint, seed, asked, shard }: ReportPart) =>
  JSON.stringify([deck, version, fingerprint, seed, asked, shard?.of ?? 1]);
