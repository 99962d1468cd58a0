import type { Texts } from './entries.js';
import { STATUSES, type Status } from './entry.js';

export type Counts = Readonly<Record<Status, number>>;

/** Translation progress of a set, or of the rulebook, in one language. */
export interface StatusLine {
  readonly group: string;
  readonly lang: string;
  readonly counts: Counts;
}

/** Counts entries by set and language; sets are in the order of the deck. */
export function countByStatus(languages: readonly Texts[]): readonly StatusLine[] {
  const groups = [...new Set(languages.flatMap((texts) => tally(texts).map(([group]) => group)))];
  return groups.flatMap((group) =>
    languages.map((texts) => ({ group, lang: texts.lang, counts: countEntries(texts, group) })),
  );
}

/** Lists the group and status of each entry. */
function tally({ entries, orphans }: Texts): (readonly [string, Status])[] {
  return [
    ...entries.map(({ group, status }) => [group, status] as const),
    ...orphans.map(({ group }) => [group, 'orphan'] as const),
  ];
}

function countEntries(texts: Texts, group: string): Counts {
  const inGroup = tally(texts).filter(([name]) => name === group);
  const count = (status: Status) => inGroup.filter(([, one]) => one === status).length;
  return Object.fromEntries(STATUSES.map((status) => [status, count(status)])) as Record<Status, number>;
}
