import { shapes } from '../../vocabulary/cards/shapes.js';
import { anythingDeclared } from '../../vocabulary/declared.js';
import { Fitting } from '../../vocabulary/fitting.js';
import { describeId } from '../../vocabulary/id.js';
import { CARD_KEYS, type CardKey, cardKinds } from '../../vocabulary/kinds/index.js';
import {
  boolean,
  choice,
  type FieldsShape,
  fields,
  integer,
  justTrue,
  list,
  record,
  text,
  union,
} from '../../vocabulary/shape.js';
import { cardName, chance, character, edition, playerCount, seat, times } from './common-shapes.js';

/** How a game begins. What the deck has to say to it, `createGame` knows. */
const options = fields(
  { players: playerCount },
  {
    edition,
    seed: integer({ minimum: -(2 ** 53) + 1, maximum: 2 ** 53 - 1 }),
    families: list(describeId('the id of a family')),
    characters: integer({ minimum: 1, maximum: 99 }),
    beginners: boolean(),
    first: seat,
  },
);

const DEEDS = [
  'pass',
  'discardHand',
  'agree',
  'decline',
  'play',
  'react',
  'discard',
  'pick',
  'choose',
] as const;

/** A decision; the game checks whether it is legal. */
const made = fields(
  { seat, do: choice('deed', DEEDS) },
  {
    card: cardName,
    on: character,
    character,
    player: seat,
    free: justTrue(),
    alternative: integer({ minimum: 0, maximum: 99 }),
  },
);

const laid = fields({ card: cardName, by: seat });

/** A table in the middle of a game: see `Snapshot`. */
const table = fields({
  edition,
  seats: list(
    fields({
      hand: list(cardName),
      characters: list(fields({ character, stack: list(laid) })),
      housed: boolean(),
      mysteries: list(laid),
      extra: times,
      skip: fields({ draw: times, play: times, turn: times }),
    }),
  ),
  draw: list(cardName),
  discards: list(cardName),
  turn: times,
  active: seat,
  used: times,
  random: chance,
});

/** Which icons there are, the deck knows. */
const open = new Fitting(anythingDeclared);

/** A card as an author writes it, under no key that would say of which kind it is. */
function brought(key: CardKey): FieldsShape {
  const { required, optional, ...about } = open.of(shapes[key]);
  return { ...about, required: { kind: choice('kind', [cardKinds[key].kind]), ...required }, optional };
}

/** The shape of a recording from an untrusted source. */
export const recordingFields = {
  required: {
    shroud: choice('kind of file', ['replay'] as const),
    deck: text('the name of a deck'),
    options,
    choices: list(made),
  },
  optional: {
    start: table,
    cards: record(cardName, union(CARD_KEYS.filter((key) => cardKinds[key].isInDrawPile).map(brought))),
  },
};

export const recordingShape = fields(recordingFields.required, recordingFields.optional);
