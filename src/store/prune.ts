import type { ContainedFolder } from '../deck/disk/contained-folder.js';
import { KINDS, type Kind } from './kinds.js';

/** So much may a store hold. */
export const MOST_BYTES = 256 * 1024 * 1024;

const HOUR = 3_600_000;

/** A store is looked through once an hour, or when much has come to it. */
const MUCH = 1 / 16;

/** Its time is when the store was last looked through. */
const LOOKED = '.looked-through';

interface Entry {
  /** Its path in the store. */
  readonly name: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly used: number;
}

/** How much a store holds of each kind. */
export interface Holding {
  readonly kind: Kind;
  readonly entries: number;
  readonly bytes: number;
}

export function holdings(folder: ContainedFolder): readonly Holding[] {
  const all = entriesOf(folder);
  return KINDS.map((kind) => {
    const own = all.filter((entry) => entry.kind === kind);
    return { kind, entries: own.length, bytes: sumOf(own) };
  });
}

/** Throws everything away. @throws CannotWrite */
export const clearStore = (folder: ContainedFolder): void => folder.removeFolder('');

export function pruneIfDue(folder: ContainedFolder, written: number, most: number): void {
  try {
    if (written < most * MUCH && ageOf(folder, LOOKED) < HOUR) return;
    folder.write(LOOKED, '');
    prune(folder, most);
  } catch {
    // Somebody else is at it, or nothing can be written here.
  }
}

/** Throws away what is no entry, and what was not used for longest, until a quarter of the room is free. */
function prune(folder: ContainedFolder, most: number): void {
  removeStrangers(folder);
  const entries = entriesOf(folder);
  let bytes = sumOf(entries);
  if (bytes <= most) return;
  for (const entry of entries.sort((a, b) => a.used - b.used)) {
    if (bytes <= most * 0.75) return;
    folder.remove(entry.name);
    bytes -= entry.bytes;
  }
}

const KEY = /^[0-9a-f]{32,64}$/;

function entriesOf(folder: ContainedFolder): Entry[] {
  return KINDS.flatMap((kind) =>
    folder.list(kind).flatMap((key) => {
      const name = `${kind}/${key}`;
      const found = KEY.test(key) ? folder.about(name) : undefined;
      return found ? [{ name, kind, bytes: found.bytes, used: found.changed }] : [];
    }),
  );
}

/** What a killed process has left half written, and what earlier versions have kept. */
function removeStrangers(folder: ContainedFolder): void {
  for (const name of folder.list())
    if (!(KINDS as readonly string[]).includes(name) && name !== LOOKED) folder.removeFolder(name);
  for (const kind of KINDS)
    for (const key of folder.list(kind)) {
      const name = `${kind}/${key}`;
      if (!KEY.test(key) && ageOf(folder, name) > HOUR) folder.removeFolder(name);
    }
}

const ageOf = (folder: ContainedFolder, name: string): number =>
  Date.now() - (folder.about(name)?.changed ?? 0);
const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);
