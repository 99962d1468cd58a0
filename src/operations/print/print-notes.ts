import type { Deck } from '../../deck/deck.js';
import { diskFolder } from '../../deck/disk/disk-folder.js';
import { hasPortrait, isClear } from '../../render/core/printed-regions.js';
import { pictureFinder } from '../../render/pictures/find-picture.js';
import type { Profile } from '../../vocabulary/files/profile-file.js';
import type { PrintRemark } from './print-remark.js';

/** What is about to be printed. */
export interface AboutPrint {
  readonly deck: Deck;
  readonly directory: string;
  readonly ids: readonly string[];
  readonly profile: Profile;
  readonly profileName: string;
  /** Whether clear cards are printed as they are, on film. */
  readonly hasFilm: boolean;
  /** Requested paper, if any. */
  readonly paper?: string | undefined;
}

/** Notes for the person who prints: the deck is valid, but the result may not be what was intended. */
export function printRemarks(about: AboutPrint): PrintRemark[] {
  const { profile, profileName } = about;
  const { wants, note } = profile;
  return [
    ...withoutEffect(about),
    ...paperWithoutEffect(about),
    ...placeholders(about),
    ...(about.hasFilm && profile.white === undefined ? [{ is: 'film' } as const] : []),
    ...(wants === undefined ? [] : [{ is: 'wants', profile: profileName, wants } as const]),
    ...(note === undefined ? [] : [{ is: 'profile', profile: profileName, note: note.trim() } as const]),
  ];
}

function withoutEffect({ profile, profileName, hasFilm }: AboutPrint): PrintRemark[] {
  const of = (['white', 'cut'] as const).filter((one) => profile[one] !== undefined);
  if (of.length === 0) return [];
  if (profile.pages === 'sheets') return [{ is: 'plates', profile: profileName, of }];
  return profile.white === undefined || hasFilm ? [] : [{ is: 'white', profile: profileName }];
}

/** Profiles for single cards, or with their own sheets, ignore the paper; a size in mm replaces their sheets. */
function paperWithoutEffect({ profile, profileName, paper }: AboutPrint): PrintRemark[] {
  if (paper === undefined) return [];
  const { pages, sheet } = profile;
  if (pages === 'cards') return [{ is: 'paper', profile: profileName, paper }];
  if (sheet === undefined || /\d+x/.test(paper)) return [];
  return [{ is: 'paper', profile: profileName, paper, sheet }];
}

/** Cards with room for a picture that show a placeholder. */
export function cardsWithoutPicture(deck: Deck, directory: string, ids: readonly string[]): string[] {
  const finder = pictureFinder(diskFolder(directory));
  return ids.filter((id) => {
    const card = deck.cards[id];
    if (card === undefined || isClear(card) || !hasPortrait(card)) return false;
    return finder.nameFor(id, card) === undefined;
  });
}

function placeholders({ deck, directory, ids }: AboutPrint): PrintRemark[] {
  const cards = cardsWithoutPicture(deck, directory, ids);
  return cards.length === 0 ? [] : [{ is: 'pictures', cards }];
}
