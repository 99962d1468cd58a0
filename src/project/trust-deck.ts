import { diskFolder } from '../deck/disk/disk-folder.js';
import { type Consent, consents, dropConsent, keepConsent } from '../render/ground/consent.js';
import { ownPrograms } from '../render/ground/own-programs.js';
import { Complaint } from './complaint.js';

/**
 * Remembers, outside of the deck, that its own templates may run: those that are there now, and only there.
 * @returns their files
 */
export function trustDeck(directory: string): readonly string[] {
  const folder = diskFolder(directory);
  if (folder === undefined) throw new Complaint(`there is no folder ${directory}`);
  const { paths, sum } = ownPrograms(folder);
  keepConsent(directory, sum);
  return paths.map((path) => `templates/${path}`);
}

/** Takes it back. @returns whether there was anything to take back */
export const untrustDeck = (directory: string): boolean => dropConsent(directory);

export const trustedDecks = (): readonly Consent[] => consents();
