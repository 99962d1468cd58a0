import type { ContainedFolder } from '../deck/disk/contained-folder.js';
import { KINDS, type Kind } from './kinds.js';

/** Size limit of the cache, in bytes. */
export const MOST_BYTES = 256 * 1024 * 1024;

const HOUR = 3_600_000;

/** Share of the size limit: the cache is pruned once an hour, or sooner if one process writes this much. */
const MUCH = 1 / 16;

/** Marker file. Its modification time is the time of the last pruning. */
const LOOKED = '.looked-through';

interface Entry {
  /** Path relative to the cache folder. */
  readonly name: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly used: number;
}

/** Number of entries and bytes of each kind. */
export interface Holding {
  readonly kind: Kind;
  readonly entries: number;
  readonly bytes: number;
}

export function holdings(folder: ContainedFolder): readonly Holding[] {
  const all = listEntries(folder);
  return KINDS.map((kind) => {
    const own = all.filter((entry) => entry.kind === kind);
    return { kind, entries: own.length, bytes: sumSizes(own) };
  });
}

/** Deletes the whole cache. @throws WriteError */
export const clearStore = (folder: ContainedFolder): void => folder.removeFolder('');

export function pruneIfDue(folder: ContainedFolder, written: number, most: number): void {
  try {
    if (written < most * MUCH && readAge(folder, LOOKED) < HOUR) return;
    folder.write(LOOKED, '');
    prune(folder, most);
  } catch {
    // Another process is pruning, or the folder is read-only.
  }
}

/** Deletes foreign files, then the least recently used entries, until a quarter of the limit is free. */
function prune(folder: ContainedFolder, most: number): void {
  removeStrangers(folder);
  const entries = listEntries(folder);
  let bytes = sumSizes(entries);
  if (bytes <= most) return;
  for (const entry of entries.sort((a, b) => a.used - b.used)) {
    if (bytes <= most * 0.75) return;
    folder.remove(entry.name);
    bytes -= entry.bytes;
  }
}

const KEY = /^[0-9a-f]{32,64}$/;

function listEntries(folder: ContainedFolder): Entry[] {
  return KINDS.flatMap((kind) =>
    folder.list(kind).flatMap((key) => {
      const name = `${kind}/${key}`;
      const found = KEY.test(key) ? folder.about(name) : undefined;
      return found ? [{ name, kind, bytes: found.bytes, used: found.changed }] : [];
    }),
  );
}

/** Deletes partial files of killed processes and entries of earlier versions. */
function removeStrangers(folder: ContainedFolder): void {
  for (const name of folder.list())
    if (!(KINDS as readonly string[]).includes(name) && name !== LOOKED) folder.removeFolder(name);
  for (const kind of KINDS)
    for (const key of folder.list(kind)) {
      const name = `${kind}/${key}`;
      if (!KEY.test(key) && readAge(folder, name) > HOUR) folder.removeFolder(name);
    }
}

const readAge = (folder: ContainedFolder, name: string): number =>
  Date.now() - (folder.about(name)?.changed ?? 0);
const sumSizes = (entries: readonly Entry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);
