import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { hasPortrait, isClear } from '../render/ground/printed-regions.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import type { Profile } from '../vocabulary/files/profile-file.js';
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
  /** What was asked for, if anything. */
  readonly paper?: string | undefined;
}

/** What whoever prints should know: nothing is wrong with the deck, and all the same it may not be what was meant. */
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

/** Whoever prints single cards, or has sheets of its own, does not ask for paper; a size in mm takes their place. */
function paperWithoutEffect({ profile, profileName, paper }: AboutPrint): PrintRemark[] {
  if (paper === undefined) return [];
  const { pages, sheet } = profile;
  if (pages === 'cards') return [{ is: 'paper', profile: profileName, paper }];
  if (sheet === undefined || /\d+x/.test(paper)) return [];
  return [{ is: 'paper', profile: profileName, paper, sheet }];
}

/** Cards that have room for a picture and show something that stands for it. */
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
