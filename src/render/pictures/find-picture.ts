import type { Card } from '../../deck/deck.js';
import type { Contents, DeckFolder, Refusal } from '../../deck/folder.js';
import { isLaid, type OfKind } from '../../deck/own-card.js';
import { budgets } from '../../vocabulary/budgets.js';
import { isClear } from '../ground/printed-regions.js';
import { type TemplateFolder, templateFolder } from '../ground/template-folder.js';

export const LARGEST_PICTURE = budgets.pictureBytes.most;

/** What a picture that no card names may be called, behind the id of its card. */
const TYPES = ['svg', 'png', 'jpg', 'jpeg'];

const PDF = /\.pdf$/;

/** Whether a card shows a page of a PDF: printed as it is, and drawn by a picture of the same name. */
export const isPdfName = (name: string): boolean => PDF.test(name);

/** The pictures that may stand for a PDF where it can't be drawn. */
export const standInsFor = (name: string): string[] => TYPES.map((type) => name.replace(PDF, `.${type}`));

/** Where the pictures of a deck's cards lie. */
export interface PictureFinder {
  /** The file that a card shows: the one that it names, else one that is called like it; undefined where it shows none. */
  nameFor(id: string, card: OfKind & Pick<Card, 'art'>): string | undefined;
  /** What is in a file: it may lie anywhere in the deck, or among the templates' art. */
  read(name: string): Contents | Refusal;
}

export function pictureFinder(
  deck: DeckFolder | undefined,
  folder: TemplateFolder = templateFolder(deck),
): PictureFinder {
  const names = new Set(folder.list('art'));
  return {
    nameFor(id, card) {
      if (card.art !== undefined) return card.art;
      // A picture covers what lies below it: where something may, only if its author has asked for one (LOOK-1).
      const covers = isClear(card) && isLaid(card);
      return covers ? undefined : TYPES.map((type) => `${id}.${type}`).find((one) => names.has(one));
    },
    read(name) {
      const own = deck?.read(name, LARGEST_PICTURE);
      if (own !== undefined && ('bytes' in own || own.refused !== 'missing')) return own;
      return folder.read(`art/${name}`, LARGEST_PICTURE);
    },
  };
}
