import type { DeckFile } from '../../vocabulary/files/deck-file.js';
import type { Profile, ProfileFile } from '../../vocabulary/files/profile-file.js';
import { readBundled } from './bundled.js';

export type Printers = NonNullable<DeckFile['printers']>;

let known: ProfileFile | undefined;

/** The profiles that are bundled with the tool. */
export function profiles(): ProfileFile {
  known ??= readBundled<ProfileFile>('profiles.yaml');
  return known;
}

/** All values of `--profile`: the deck's own printers, then the bundled profiles. */
export const profileNames = (printers: Printers = {}): readonly string[] => [
  ...new Set([...Object.keys(printers), ...Object.keys(profiles())]),
];

/** Finds a profile by name, or a printer of the deck with its settings merged in; undefined for an unknown name. */
export function findProfile(name: string, printers: Printers = {}): Profile | undefined {
  const builtIn = (one: string) => (Object.hasOwn(profiles(), one) ? profiles()[one] : undefined);
  const printer = Object.hasOwn(printers, name) ? printers[name] : undefined;
  if (printer === undefined) return builtIn(name);
  const { extends: based, ...custom } = printer;
  const base = builtIn(based);
  if (base === undefined) return undefined;
  // A shop that only names its white ink keeps the choke of the profile.
  return { ...base, ...custom, ...(custom.white && { white: { ...base.white, ...custom.white } }) };
}

const USUAL_MARGIN = 5;

/** The unprintable margins, in tenths of a millimetre. */
export function getMargins({ margin = USUAL_MARGIN }: Profile) {
  if (typeof margin === 'number') return margin * 10;
  const { left = USUAL_MARGIN, right = USUAL_MARGIN, top = USUAL_MARGIN, bottom = USUAL_MARGIN } = margin;
  return { left: left * 10, right: right * 10, top: top * 10, bottom: bottom * 10 };
}
