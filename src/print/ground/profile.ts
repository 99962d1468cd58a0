import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import type { Profile, ProfileFile } from '../../vocabulary/files/profile-file.js';
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
  const builtIn = (one: string) => (Object.hasOwn(profiles(), one) ? profiles()[one] : undefined);
  const printer = Object.hasOwn(printers, name) ? printers[name] : undefined;
  if (printer === undefined) return builtIn(name);
  const { extends: based, ...own } = printer;
  const base = builtIn(based);
  if (base === undefined) return undefined;
  // A shop that names its white ink still wants it choked as the profile says.
  return { ...base, ...own, ...(own.white && { white: { ...base.white, ...own.white } }) };
}

const USUAL_MARGIN = 5;

/** What the printer can't reach, in tenths of a millimetre. */
export function marginOf({ margin = USUAL_MARGIN }: Profile) {
  if (typeof margin === 'number') return margin * 10;
  const { left = USUAL_MARGIN, right = USUAL_MARGIN, top = USUAL_MARGIN, bottom = USUAL_MARGIN } = margin;
  return { left: left * 10, right: right * 10, top: top * 10, bottom: bottom * 10 };
}
