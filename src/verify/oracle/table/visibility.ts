import { SLOTS, type Slot, type StoryIcon } from '../../../vocabulary/icons.js';
import { getEffects, readPrint } from './cards.js';
import { memoizeByCharacter } from './found.js';
import type { CardName, CharacterOnTable, LaidCard } from './state.js';
import type { Table } from './table.js';

/** Looks down into a stack: the first card from the top that prints something there (VIS-1). */
function topmost<T>(
  { stack }: CharacterOnTable,
  printed: (card: CardName) => T | undefined,
): { card: CardName; shows: T } | undefined {
  for (let place = stack.length - 1; place >= 0; place--) {
    const { card } = stack[place] as LaidCard;
    const shows = printed(card);
    if (shows !== undefined) return { card, shows };
  }
  return undefined;
}

/** VIS-2: of each slot, the value on the topmost card that prints one. */
export function visiblePathos(table: Table, character: CharacterOnTable): readonly number[] {
  return memoizeByCharacter(table.found?.pathos, character, () =>
    SLOTS.map((slot) => topmost(character, (card) => readPrint(table, card).pathos[slot])?.shows ?? 0),
  );
}

/** VIS-3, as far as it is printed: without what effects add. */
export function sumPrintedWorth(table: Table, character: CharacterOnTable): number {
  return sum(visiblePathos(table, character));
}

/** VIS-4: every icon that can be seen, as often as it can be seen; a blank patch shows none. */
export function visibleIcons(table: Table, character: CharacterOnTable): readonly StoryIcon[] {
  return memoizeByCharacter(table.found?.icons, character, () => {
    const shown: StoryIcon[] = [];
    for (const slot of SLOTS) {
      const icon = topmost(character, (card) => readPrint(table, card).icons[slot])?.shows;
      if (icon !== undefined && icon !== 'blank') shown.push(icon);
    }
    return shown;
  });
}

/** The icons of a card that nothing covers, such as a mystery (MYST-2). */
export function iconsPrintedOn(table: Table, card: CardName): StoryIcon[] {
  const { icons } = readPrint(table, card);
  return SLOTS.flatMap((slot) => {
    const icon = icons[slot];
    return icon === undefined || icon === 'blank' ? [] : [icon];
  });
}

/** The pathos of a card that nothing covers (MYST-2). */
export function pathosPrintedOn(table: Table, card: CardName): number {
  const { pathos } = readPrint(table, card);
  return sum(SLOTS.map((slot) => pathos[slot] ?? 0));
}

/** VIS-5: every card of a stack has a text box, so only that of the topmost one can be read. */
export function textIsVisible(character: CharacterOnTable, card: CardName): boolean {
  return character.stack.at(-1)?.card === card;
}

/**
 * MOD-6: the icon at the top right must show, and the reminder line in the middle of the card. Text boxes lie below
 * that line, so that only another card's reminder line can hide it.
 */
export function reminderIsVisible(table: Table, character: CharacterOnTable, card: CardName): boolean {
  const TOP: Slot = 'top';
  const showsIcon = topmost(character, (each) => readPrint(table, each).icons[TOP])?.card === card;
  const showsLine = topmost(character, (each) => getEffects(table, each).persistent)?.card === card;
  return showsIcon && showsLine;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
