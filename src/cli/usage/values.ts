import { InvalidArgumentError } from 'commander';
import { PAPER_NAMES } from '../../vocabulary/files/paper-names.js';

/** Parses an integer between two bounds. `what` starts the sentence of the error. */
export const positive = (what: string, least: number, most: number) => (given: string) => {
  const number = given.trim() === '' ? Number.NaN : Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new InvalidArgumentError(`${what} is a whole number from ${least} to ${most}.`);
  return number;
};

/** Rejects an empty path: it would mean the current folder, but usually comes from an unset variable (`--out "$FOLDER"`). */
export function path(given: string): string {
  if (given.trim() === '') throw new InvalidArgumentError('The path is empty: name a folder or a file.');
  return given;
}

/** Parses the name of a paper, or a size in mm. */
export function paper(given: string): string {
  if (PAPER_NAMES.some((name) => name === given)) return given;
  const sides = (/^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(given) ?? []).slice(1).map(Number);
  if (sides.length === 0 || sides.some((side) => side < 50 || side > 1200))
    throw new InvalidArgumentError(
      `Paper is ${PAPER_NAMES.join(', ')}, or a size in mm, each side from 50 to 1200: 305x457.`,
    );
  return given;
}

/** Parses `30s`, `5m` or `2h` to milliseconds. */
export function duration(given: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(given) ?? [];
  const length = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }[unit ?? ''];
  if (length === undefined || Number(number) === 0)
    throw new InvalidArgumentError('A time is written 30s, 5m or 2h, and is more than 0.');
  return Number(number) * length;
}

export function parseShare(given: string): number {
  const share = given === 'all' ? 1 : given.trim() === '' ? Number.NaN : Number(given);
  if (!(share >= 0 && share <= 1))
    throw new InvalidArgumentError('The share is all, or a number from 0 to 1.');
  return share;
}

export function shard(given: string): { index: number; of: number } {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(given) ?? []).map(Number);
  if (index < 1 || index > of)
    throw new InvalidArgumentError('A part is written 3/16: the third of sixteen.');
  return { index, of };
}
