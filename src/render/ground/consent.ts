import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { removeFile } from '../../deck/disk/temporary.js';
import { writeWhole } from '../../deck/disk/write-whole.js';
import type { DeckFolder } from '../../deck/folder.js';
import { configFolder } from '../../deck/user-folder.js';
import { ownPrograms } from './own-programs.js';

/** That somebody trusts the programs in a folder: those that were there, or, in a deck that was made here, all. */
export interface Consent {
  readonly folder: string;
  /** A checksum of the programs; left out: whatever is there. */
  readonly sum?: string;
}

/** Outside of every deck, where no stranger writes. */
const place = (): string => join(configFolder(), 'trusted');
const fileOf = (folder: string): string => `${createHash('sha256').update(folder).digest('hex')}.json`;

let isForAll = false;

/** Whoever runs this process trusts the decks that it opens: what `--trust` means. */
export function trustThisRun(isTrusted = true): void {
  isForAll = isTrusted;
}

export function consents(): readonly Consent[] {
  const folder = diskFolder(place());
  const names = folder?.list('')?.map(({ name }) => name) ?? [];
  return names.flatMap((name) => read(name) ?? []);
}

function read(name: string): Consent | undefined {
  const found = diskFolder(place())?.read(name);
  if (found === undefined || !('bytes' in found)) return undefined;
  try {
    const { folder, sum } = JSON.parse(new TextDecoder().decode(found.bytes));
    return typeof folder === 'string' ? { folder, ...(typeof sum === 'string' && { sum }) } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws CannotWrite */
export function keepConsent(directory: string, sum?: string): void {
  const folder = resolve(directory);
  writeWhole(join(place(), fileOf(folder)), `${JSON.stringify({ folder, ...(sum && { sum }) })}\n`);
}

/** Whether there was one. */
export function dropConsent(directory: string): boolean {
  const name = fileOf(resolve(directory));
  const isThere = read(name) !== undefined;
  removeFile(join(place(), name));
  return isThere;
}

/** Whether a deck's own programs may run. @param directory where it lies, if it does: only there is consent remembered */
export function isTrusted(deck: DeckFolder | undefined, directory: string | undefined): boolean {
  if (isForAll) return true;
  const consent = directory === undefined ? undefined : read(fileOf(resolve(directory)));
  if (consent === undefined || consent.folder !== resolve(directory ?? '')) return false;
  return consent.sum === undefined || consent.sum === ownPrograms(deck).sum;
}
