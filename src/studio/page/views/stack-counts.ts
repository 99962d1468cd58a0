/**
 * The values, icons and texts that are visible on a stack of cards, by the visibility rules (VIS-2 to VIS-5). Entry
 * point: `listVisible`.
 */

import type { CardSummary } from '../../protocol.js';

/** Something visible on a stack, and the card that shows it. */
export interface Seen {
  /** `pathos.top`, `icon.bottom`, `text`. */
  readonly region: string;
  readonly value: string;
  /** Index of the card in the stack, the lowest is 0. */
  readonly at: number;
}

const SLOTS = ['top', 'middle', 'bottom'] as const;

/** What counts on a stack: in each slot the uppermost value and icon (VIS-2, VIS-4), and the uppermost text (VIS-5). */
export function listVisible(stack: readonly CardSummary[]): readonly Seen[] {
  const top = (has: (card: CardSummary) => string | undefined, region: string): Seen[] => {
    const at = stack.findLastIndex((card) => has(card) !== undefined);
    const card = stack[at];
    return card === undefined ? [] : [{ region, value: has(card) ?? '', at }];
  };
  return [
    ...SLOTS.flatMap((slot, index) => top((card) => number(card.values?.[index]), `pathos.${slot}`)),
    ...SLOTS.flatMap((slot, index) => top((card) => card.slotIcons?.[index] ?? undefined, `icon.${slot}`)),
    ...top((card) => (card.kind === 'character' ? undefined : ''), 'text'),
  ];
}

const number = (value: number | null | undefined) =>
  value === null || value === undefined ? undefined : String(value);

/** The printed self-worth: the sum of the visible values (VIS-3). Lasting effects may add to it in a game. */
export const sumVisible = (seen: readonly Seen[]): number =>
  seen.filter(({ region }) => region.startsWith('pathos')).reduce((sum, { value }) => sum + Number(value), 0);

/** Returns the list with one item moved. */
export function moveItem<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, at) => at !== from);
  const one = all[from];
  return one === undefined ? [...all] : [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** A distinct colour for each card of a stack. */
export const pickColour = (at: number): string => `hsl(${(47 + at * 137) % 360} 85% 62%)`;

/** Formats a value as cards print it. */
export const formatSigned = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
