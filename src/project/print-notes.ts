import type { Deck } from '../deck/deck.js';
import { diskFolder } from '../deck/disk/disk-folder.js';
import { inWords } from '../diagnostics/index.js';
import { hasPortrait, isClear } from '../render/ground/printed-regions.js';
import { pictureFinder } from '../render/pictures/find-picture.js';
import type { Profile } from '../vocabulary/files/profile-file.js';

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
export function printNotes(about: AboutPrint): string[] {
  const { profile, profileName } = about;
  const notes = [...withoutEffect(about), ...paperWithoutEffect(about), ...placeholders(about)];
  if (about.hasFilm && profile.white === undefined) notes.push(PLAIN_FILM);
  if (profile.wants !== undefined)
    notes.push(
      `${profileName} wants ${inWords(profile.wants)}; this is PDF 1.7 in RGB. Convert it first, or ask the shop.`,
    );
  if (profile.note !== undefined) notes.push(`${profileName}: ${profile.note.trim()}`);
  return notes;
}

const PLAIN_FILM =
  'plain film has no white: in a stack, what lies below shines through, and it can not be read. Print --stock labels or --stock windows instead, or send --profile clear to a shop.';

function withoutEffect({ profile: { pages, white, cut }, profileName, hasFilm }: AboutPrint): string[] {
  const named = [white && 'white', cut && 'cut'].filter(Boolean).join(' and ');
  if (named === '') return [];
  if (pages === 'sheets')
    return [
      `${named} of the profile ${profileName} ${white && cut ? 'have' : 'has'} no effect: sheets have neither. Extend clear, which has one card a page.`,
    ];
  return white === undefined || hasFilm
    ? []
    : [`white of the profile ${profileName} has no effect here: it lies under clear cards only.`];
}

/** Whoever prints single cards, or has sheets of its own, does not ask for paper; a size in mm takes their place. */
function paperWithoutEffect({ profile: { pages, sheet }, profileName, paper }: AboutPrint): string[] {
  if (paper === undefined) return [];
  if (pages === 'cards')
    return [`--paper ${paper} has no effect: the profile ${profileName} has one card a page.`];
  if (sheet === undefined || /\d+x/.test(paper)) return [];
  return [
    `--paper ${paper} has no effect: the profile ${profileName} prints sheets of ${sheet.width} × ${sheet.height} mm.`,
  ];
}

const MOST_NAMED = 5;

/** Cards that have room for a picture and show something that stands for it. */
export function cardsWithoutPicture(deck: Deck, directory: string, ids: readonly string[]): string[] {
  const finder = pictureFinder(diskFolder(directory));
  return ids.filter((id) => {
    const card = deck.cards[id];
    if (card === undefined || isClear(card) || !hasPortrait(card)) return false;
    return finder.nameFor(id, card) === undefined;
  });
}

function placeholders({ deck, directory, ids }: AboutPrint): string[] {
  const bare = cardsWithoutPicture(deck, directory, ids);
  if (bare.length === 0) return [];
  const more = bare.length > MOST_NAMED ? ` and ${bare.length - MOST_NAMED} more` : '';
  const who = `${bare.slice(0, MOST_NAMED).join(', ')}${more}`;
  const some = bare.length === 1 ? 'a card has' : `${bare.length} cards have`;
  return [`${some} no picture, and something stands for it: ${who}.`];
}
