import type { Deck } from '../deck/deck.js';
import type { LoadedDeck, SoundDeck } from '../deck/load/load-deck.js';
import type { Reading } from '../render/ground/read-looks.js';
import type { Store } from '../store/store.js';
import type { LayoutFile } from '../vocabulary/files/layout-file.js';
import type { Theme } from '../vocabulary/files/theme-file.js';
import { checkIcons } from './check-icons.js';
import { checkMarkup } from './check-markup.js';
import { checkPrinters } from './check-printers.js';
import { checkWordings, checkWords } from './check-words.js';
import { Refused } from './complaint.js';
import { proofreadTexts } from './proofread-texts.js';
import type { Workspace } from './workspace.js';

/** A deck as a workspace found it: a deck if there is no error, and all that was found wrong. */
export interface OpenDeck extends LoadedDeck {
  /** The folder on disk that it was read from. */
  readonly directory: string;
  /** The layout that its cards are drawn by, as it was read: whoever draws need not read it again. */
  readonly layout?: Reading<LayoutFile>;
  readonly theme?: Reading<Theme>;
  readonly workspace: Workspace;
}

/** An open deck without errors, or what of it is sound, for whoever has asked for no more. */
export type OpenSoundDeck = SoundDeck & OpenDeck;

/**
 * A deck that something can be made of.
 * @throws Refused with all that is wrong with it
 */
export function sound(opened: OpenDeck): OpenSoundDeck {
  const { deck } = opened;
  if (deck === undefined) throw new Refused(opened.report.diagnostics);
  return { ...opened, deck };
}

/**
 * What of a deck is sound, for whoever wants to know what there is to ask for.
 * @throws Refused where nothing is
 */
export function usablePart({ usable, report }: OpenDeck): Deck {
  if (usable === undefined) throw new Refused(report.diagnostics);
  return usable;
}

/** What can be wrong with a deck in view of what the tool can say and print. */
export function holdAgainstTool(loaded: LoadedDeck, store: Store, theme?: Theme): void {
  checkPrinters(loaded);
  if (loaded.usable === undefined) return;
  const usable = { ...loaded, deck: loaded.usable };
  checkIcons(usable, theme);
  checkWords(usable);
  checkWordings(usable);
  checkMarkup(usable);
  proofreadTexts(usable, store);
}

/** A deck with errors is none; what is usable of it is what has none of its own. */
export function settled(opened: OpenDeck): OpenDeck {
  const { deck: _, usable: all, ...rest } = opened;
  const usable = all && withoutFaulty(all, opened);
  return {
    ...rest,
    ...(usable && { usable }),
    ...(usable && opened.report.errors === 0 && { deck: usable }),
  };
}

function withoutFaulty(deck: Deck, { report, ownerOf }: OpenDeck): Deck {
  const errors = report.errors === 0 ? [] : report.diagnostics.filter(({ severity }) => severity === 'error');
  const owners = errors.map(({ span }) => ownerOf(span));
  const faulty = new Set(
    owners.flatMap(({ id, lang }) => (id === undefined || lang !== undefined ? [] : [id])),
  );
  const isFaulty = (id: string) => faulty.has(id) && Object.hasOwn(deck.cards, id);
  if (![...faulty].some(isFaulty)) return deck;
  return { ...deck, cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !faulty.has(id))) };
}
