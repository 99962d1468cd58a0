import { describeId } from '../../vocabulary/id.js';
import { integer, list, nullValue, type Shape, text, union } from '../../vocabulary/shape.js';

/** What shapes of games are made of. Seats are counted from 0. */

const MOST_SEATS = 5;

export const seat = integer({ minimum: 0, maximum: MOST_SEATS - 1 });
/** How often something is owed or was done: nothing in a game goes beyond it. */
export const times = integer({ minimum: 0, maximum: 1_000_000 });
export const playerCount = integer({ minimum: 2, maximum: MOST_SEATS });

export const edition = describeId('the id of an edition');
export const character = describeId('the id of a character');

/** A card of the deck, or one that a recording brings along, whose name begins with a plus; a copy has a number. */
export const cardName = text('the name of a card', {
  pattern: '^\\+?[a-z0-9]+(-[a-z0-9]+)*(~[0-9]{1,4})?$',
  patternHint: 'It is an id, for a second copy with its number: sad~2',
});

/** The state of the random generator: the seed in two words, then the number of draws. */
export const chance = list(integer({ minimum: -(2 ** 53) + 1, maximum: 2 ** 53 - 1 }));

export const orNothing = <S extends Shape>(shape: S) => union([shape, nullValue()]);
