import { mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFile } from '../deck/write-whole.js';
import { KINDS, type Kind } from './kinds.js';

/** So much may a store hold. */
export const MOST_BYTES = 256 * 1024 * 1024;

const HOUR = 3_600_000;

/** A store is looked through once an hour, or when much has come to it. */
const MUCH = 1 / 16;

/** Its time is when the store was last looked through. */
const LOOKED = '.looked-through';

interface Entry {
  readonly path: string;
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

export function holdings(folder: string): readonly Holding[] {
  const all = entriesOf(folder);
  return KINDS.map((kind) => {
    const own = all.filter((entry) => entry.kind === kind);
    return { kind, entries: own.length, bytes: sumOf(own) };
  });
}

/** Throws everything away. */
export function clearStore(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function pruneIfDue(folder: string, written: number, most: number): void {
  try {
    if (written < most * MUCH && Date.now() - timeOf(join(folder, LOOKED)) < HOUR) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, LOOKED), '');
    utimesSync(join(folder, LOOKED), new Date(), new Date());
    prune(folder, most);
  } catch {
    // Somebody else is at it, or nothing can be written here.
  }
}

/** Throws away what is no entry, and what was not used for longest, until a quarter of the room is free. */
function prune(folder: string, most: number): void {
  removeStrangers(folder);
  const entries = entriesOf(folder);
  let bytes = sumOf(entries);
  if (bytes <= most) return;
  for (const entry of entries.sort((a, b) => a.used - b.used)) {
    if (bytes <= most * 0.75) return;
    removeFile(entry.path);
    bytes -= entry.bytes;
  }
}

const KEY = /^[0-9a-f]{32,64}$/;

function entriesOf(folder: string): Entry[] {
  return KINDS.flatMap((kind) =>
    namesIn(join(folder, kind)).flatMap((name) => {
      const path = join(folder, kind, name);
      const found = KEY.test(name) ? statOf(path) : undefined;
      return found ? [{ path, kind, bytes: found.size, used: found.mtimeMs }] : [];
    }),
  );
}

/** What a killed process has left half written, and what earlier versions have kept. */
function removeStrangers(folder: string): void {
  for (const name of namesIn(folder))
    if (!(KINDS as readonly string[]).includes(name) && name !== LOOKED)
      rmSync(join(folder, name), { recursive: true, force: true });
  for (const kind of KINDS)
    for (const name of namesIn(join(folder, kind))) {
      const path = join(folder, kind, name);
      if (!KEY.test(name) && Date.now() - timeOf(path) > HOUR) rmSync(path, { recursive: true, force: true });
    }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });
const timeOf = (path: string): number => statOf(path)?.mtimeMs ?? 0;
const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { bytes }) => sum + bytes, 0);
