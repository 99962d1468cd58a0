/**
 * Names that distinguish the copies of a card: the first has the id of the card, the second is `id~2`. Ids are
 * kebab-case, so the sign is free.
 */
const SIGN = '~';

/** The name of a copy, counted from 1. */
const copyName = (id: string, copy: number): string => (copy === 1 ? id : `${id}${SIGN}${copy}`);

/** The names of all copies of a card. */
export const copyNames = (id: string, copies: number): string[] =>
  Array.from({ length: copies }, (_, place) => copyName(id, place + 1));

/** The id of the card that a name is of. */
export function toCardId(name: string): string {
  const sign = name.indexOf(SIGN);
  return sign < 0 ? name : name.slice(0, sign);
}
