import type { DeckFile } from '../vocabulary/files/deck-file.js';
import type { Profile, ProfileFile } from '../vocabulary/files/profile-file.js';
import { bundled } from './bundled.js';

export type Printers = NonNullable<DeckFile['printers']>;

let known: ProfileFile | undefined;

/** The profiles that come with the tool. */
export function profiles(): ProfileFile {
  known ??= bundled<ProfileFile>('profiles.yaml');
  return known;
}

/** All names that `--profile` takes: a deck's own printers, then those that come with the tool. */
export const profileNames = (printers: Printers = {}): readonly string[] => [
  ...new Set([...Object.keys(printers), ...Object.keys(profiles())]),
];

/** A profile by name, or a printer of the deck with its own settings; undefined for an unknown name. */
export function findProfile(name: string, printers: Printers = {}): Profile | undefined {
  const own = printers[name];
  if (own === undefined || !Object.hasOwn(printers, name))
    return Object.hasOwn(profiles(), name) ? profiles()[name] : undefined;
  const base = Object.hasOwn(profiles(), own.extends) ? profiles()[own.extends] : undefined;
  return (
    base && {
      ...base,
      ...(own.backs !== undefined && { backs: own.backs }),
      ...(own.offset !== undefined && { offset: own.offset }),
    }
  );
}
