import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { Selector } from '../../../vocabulary/selector.js';
import type { CharacterOnTable } from '../../oracle/index.js';
import { holds, isMeant } from '../../oracle/table/selectors.js';
import { selfWorth } from '../../oracle/table/self-worth.js';
import { arrange, type CardView, make } from './arrange.js';
import type { Board } from './board.js';
import type { Scene } from './scene.js';

/** Meets the card's requirements, judged for its player before it is laid. Why they can't be met, or undefined. */
export function meetRequirements(
  { board, card, script, target, you }: Scene,
  player: number,
  onCharacters: boolean,
): string | undefined {
  let lacks: string | undefined;
  const view: CardView = { you: player, on: null, actor: player, card, worth: selfWorth };
  const { target: wanted, family, if: condition } = script.requires ?? {};
  if (wanted !== undefined) {
    make(board, target, wanted, view);
    if (!isMeant(board, target, wanted, view)) {
      const isAny = board.seat(you).family.some((one) => make(board, one, wanted, view));
      if (!isAny) lacks = 'no card of the deck brings about the target that it requires';
    }
  }
  const missing = onCharacters ? showAll(board, player, family?.shows ?? [], view) : undefined;
  if (missing !== undefined) lacks = `no card of the deck shows ${missing}`;
  if (condition !== undefined && !arrange(board, condition, true, view))
    lacks = 'no cards of the deck bring about the `if` that it requires';
  if (condition !== undefined && !holds(board, condition, view)) lacks ??= 'its `if` does not hold';
  return lacks;
}

/** Every icon on one of a player's characters, and none hidden under another, or else on a mystery. The first that can't be had, or undefined. */
function showAll(
  board: Board,
  player: number,
  icons: readonly StoryIcon[],
  view: CardView,
): StoryIcon | undefined {
  const { family, mysteries, residence } = board.seat(player);
  const showing = (icon: StoryIcon): Selector => ({ this: false, of: 'you', state: 'any', shows: [icon] });
  const shows = (one: CharacterOnTable, icon: StoryIcon) => isMeant(board, one, showing(icon), view);
  return icons.find((icon) => {
    if (family.some((one) => shows(one, icon))) return false;
    const free = family.filter((one) => !icons.some((other) => shows(one, other)));
    if (free.some((one) => make(board, one, showing(icon), view))) return false;
    const [mystery] = residence === null ? [] : board.mysteriesShowing(icon);
    if (mystery !== undefined) mysteries.push({ card: board.take(mystery), playedBy: player });
    return mystery === undefined;
  });
}

/** What the card requires is not there, or not all of it: the icons that are missing show in another family (MYST-3). */
export function missRequirements({ board, card, script, context, players }: Scene, player: number): void {
  const view: CardView = { you: player, on: null, actor: player, card, worth: selfWorth };
  const condition = script.requires?.if;
  if (condition !== undefined) arrange(board, condition, false, view);
  const icons = script.requires?.family?.shows ?? [];
  const isMissing = (place: number) =>
    context.required === 'missed' ||
    place === (context.required === 'first icon missed' ? 0 : icons.length - 1);
  const next = (player + 1) % players;
  const own = icons.filter((_, place) => !isMissing(place));
  const others = icons.filter((_, place) => isMissing(place));
  showAll(board, player, own, view);
  showAll(board, next, others, { ...view, you: next, actor: next });
}
