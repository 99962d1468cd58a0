import { join } from 'node:path';
import { isPlainMap } from '../deck/plain-map.js';
import { partShape, type ReportPart } from '../verify/index.js';
import { ofShape, parseSent, readSent, type SentJson } from './read-json.js';

/** A part of a split run, and the file that it came in. */
export interface SentPart extends SentJson {
  readonly part: ReportPart;
}

/**
 * A part of a split run that somebody has sent.
 * @throws Complaint where it is none
 */
export const readPart = (file: string): SentPart =>
  partIn(readSent(file, `: name the parts in it, ${join(file, 'shard-*.json')}`));

/** The same for whoever has its bytes. */
export const parsePart = (file: string, bytes: Uint8Array): SentPart => partIn(parseSent(file, bytes));

const KEYS = Object.keys({ ...partShape.required, ...partShape.optional });

/** Only what counts is looked at: the rest of a report is made anew of it. */
function partIn(sent: SentJson): SentPart {
  const { value } = sent;
  const counts = isPlainMap(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => KEYS.includes(key)))
    : value;
  return { ...sent, part: ofShape(sent, counts, partShape, 'a part of a verification') };
}
