/** Finds the picture files of cards: in the deck, or among the art of the templates. Entry point: `pictureFinder`. */

import { isLaid, type OfKind } from '../../deck/custom-card.js';
import type { Card } from '../../deck/deck.js';
import type { Contents, DeckFolder, Refusal } from '../../deck/folder.js';
import { MOST_TOLD } from '../../diagnostics/index.js';
import { limits } from '../../vocabulary/limits.js';
import { isClear } from '../core/printed-regions.js';
import { type TemplateFolder, templateFolder, withSmallEnding } from '../core/template-folder.js';
import { budgetFor, type UntrustedBudget } from '../core/untrusted-budget.js';

export const LARGEST_PICTURE = limits.pictureBytes.max;

/** Extensions of pictures that are found by the id of their card. */
const TYPES = ['svg', 'png', 'jpg', 'jpeg'];

const SHOWN = new RegExp(`\\.(${TYPES.join('|')}|pdf)$`, 'i');
const PDF = /\.pdf$/i;

/** Whether a picture is a PDF: it is printed as is; on screens, a picture of the same name is shown. */
export const isPdfName = (name: string): boolean => PDF.test(name);

/** The names of pictures that may replace a PDF where it can't be drawn. */
export const standInsFor = (name: string): string[] =>
  [...TYPES, ...TYPES.map((type) => type.toUpperCase())].map((type) => name.replace(PDF, `.${type}`));

/** Finds and reads the pictures of a deck's cards. */
export interface PictureFinder {
  /** What reading the pictures is charged to. */
  readonly budget: UntrustedBudget;
  /** The file that a card shows: the one that it names, else one with its id; undefined if there is none. */
  nameFor(id: string, card: OfKind & Pick<Card, 'art'>): string | undefined;
  /** The content of a file, anywhere in the deck or among the templates' art. */
  read(name: string): Contents | Refusal;
  /** Files that a card could have meant by a name, in the form that a card would name them. */
  near(name: string): readonly string[];
}

export function pictureFinder(
  deck: DeckFolder | undefined,
  folder: TemplateFolder = templateFolder(deck),
  budget = budgetFor(deck),
): PictureFinder {
  let asked = 0;
  const names = new Map(folder.list('art').map((name) => [withSmallEnding(name), name]));
  const custom = new Set(deck?.list('templates/art')?.map(({ name }) => withSmallEnding(name)));
  return {
    budget,
    nameFor(id, card) {
      if (card.art !== undefined) return card.art;
      // A picture covers what lies below it: a card that is laid on others shows one only if it names it (LOOK-1).
      const covers = isClear(card) && isLaid(card);
      if (covers) return undefined;
      // A picture of the deck comes before one that comes with the tool, whatever their types.
      const files = TYPES.map((type) => `${id}.${type}`);
      const found = files.find((file) => custom.has(file)) ?? files.find((file) => names.has(file));
      return found && names.get(found);
    },
    near(name) {
      // Limited, since each name is compared with all files: if many pictures are missing, there is one common reason.
      if (++asked > MOST_TOLD) return [];
      const [, path = '', folderName = ''] = /^((.*)\/)?/.exec(name) ?? [];
      const beside = deck?.list(folderName) ?? [];
      const custom = beside.filter(({ isFolder }) => !isFolder).map((entry) => path + entry.name);
      const art = path === '' ? names.values() : folder.list(`art/${folderName}`).map((one) => path + one);
      return [...new Set([...art, ...custom])].filter((one) => SHOWN.test(one));
    },
    read(name) {
      const custom = deck?.read(name, LARGEST_PICTURE);
      if (custom !== undefined && ('bytes' in custom || custom.refused !== 'missing')) return custom;
      return folder.read(`art/${name}`, LARGEST_PICTURE);
    },
  };
}
