import { join } from 'node:path';
import { isPlainMap } from '../../deck/plain-map.js';
import { partShape, type ReportPart } from '../../verify/index.js';
import { ofShape, parseSent, readSent, type SentJson } from './read-json.js';

/** Part of a split run, and the file that contains it. */
export interface SentPart extends SentJson {
  readonly part: ReportPart;
}

/**
 * Reads a part of a split run.
 * @throws UserError if the file is not one
 */
export const readPart = (file: string): SentPart =>
  partIn(readSent(file, `: name the parts in it, ${join(file, 'shard-*.json')}`));

/** Same, from bytes that are already read. */
export const parsePart = (file: string, bytes: Uint8Array): SentPart => partIn(parseSent(file, bytes));

const KEYS = Object.keys({ ...partShape.required, ...partShape.optional });

/** Validates only the fields that are merged: the rest of a report is recomputed from them. */
function partIn(sent: SentJson): SentPart {
  const { value } = sent;
  const counts = isPlainMap(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => KEYS.includes(key)))
    : value;
  return { ...sent, part: ofShape(sent, counts, partShape, 'a part of a verification') };
}
