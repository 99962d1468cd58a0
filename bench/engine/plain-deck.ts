import type { Card, Deck } from '../../src/deck/deck.js';
import type { Clause } from '../../src/vocabulary/cards/clause.js';
import type { Who } from '../../src/vocabulary/who.js';
import { type BareDeck, bareDeck } from './bare-deck.js';

/**
 * The classic edition with the plain clauses of its cards and nothing else: a game that a hand-written loop can play as
 * well as the engine, so that the two can be compared with effects on.
 *
 * A clause is plain if it is about numbers, hands and piles, or about the topmost card of a stack. What asks for icons,
 * for a condition, for a card further down in a stack, for a play in between, or for another player's answer is left out,
 * since it would make another engine of the loop. Cards that lose a clause stay, and do less.
 */
export interface PlainDeck extends BareDeck {
  /** The same for the engine. */
  readonly deck: Deck;
  /** By card, while it is the topmost on a character: what it adds to its controller's draw limit and plays. */
  readonly drawLimit: Int8Array;
  readonly plays: Int8Array;
  /** The kinds that its controller can't play, one bit each. */
  readonly cannotPlay: Uint8Array;
  readonly deathOnAnyPlay: Uint8Array;
  /** `FROM_OPPONENTS`, `FROM_ANYONE` (modifiers) and `FROM_DEATH`. */
  readonly shield: Uint8Array;
  /** What happens when it is played: `ACT_SIZE` numbers an act (verb, count, who, the other player of take or give). */
  readonly acts: Uint8Array;
  /** By card: where its acts begin; where those of the next card do, they end. */
  readonly firstAct: Uint16Array;
}

const FROM_OPPONENTS = 1;
const FROM_ANYONE = 2;
const FROM_DEATH = 4;

export const ACT_SIZE = 4;

export const DRAW = 0;
export const DISCARD = 1;
export const EXTRA_PLAY = 2;
export const SKIP_DRAW = 3;
export const SKIP_PLAY = 4;
export const SKIP_TURN = 5;
export const TAKE = 6;
const GIVE = 7;

export const YOU = 0;
export const PLAYED_BY = 1;
export const OPPONENT = 2;
export const OPPONENTS = 3;
export const LEFT = 4;
export const RIGHT = 5;
const EVERYONE = 6;

const KIND_BITS = { modifier: 1, event: 2, death: 4, mystery: 0 } as const;
const SKIPS = { draw: SKIP_DRAW, play: SKIP_PLAY, turn: SKIP_TURN } as const;
const WHO = {
  you: YOU,
  playedBy: PLAYED_BY,
  opponent: OPPONENT,
  opponents: OPPONENTS,
  left: LEFT,
  right: RIGHT,
  everyone: EVERYONE,
} as const;

export function plainDeck(shipped: Deck): PlainDeck {
  const cards = Object.entries(shipped.cards).map(([id, card]) => [id, plainCard(card)] as const);
  const deck: Deck = { ...shipped, cards: Object.fromEntries(cards) };
  const bare = bareDeck(deck);
  const size = bare.kinds.length;
  const plain = {
    ...bare,
    deck,
    drawLimit: new Int8Array(size),
    plays: new Int8Array(size),
    cannotPlay: new Uint8Array(size),
    deathOnAnyPlay: new Uint8Array(size),
    shield: new Uint8Array(size),
  };
  const acts: number[] = [];
  const firstAct = new Uint16Array(size + 1);
  inOrder(deck).forEach((card, number) => {
    for (const clause of card.effects.continuous ?? []) addLasting(plain, number, clause);
    for (const clause of card.effects.immediate ?? []) acts.push(...actOf(clause));
    firstAct[number + 1] = acts.length;
  });
  return { ...plain, acts: Uint8Array.from(acts), firstAct };
}

type Drawn = Extract<Card, { kind: 'modifier' | 'event' | 'death' }>;
const isInDrawPile = (card: Card): card is Drawn =>
  card.kind === 'modifier' || card.kind === 'event' || card.kind === 'death';

/** As `bareDeck` numbers them. */
function inOrder({ cards }: Deck): Drawn[] {
  return Object.values(cards)
    .filter(isInDrawPile)
    .filter(({ editions }) => editions.includes('classic'));
}

function plainCard(card: Card): Card {
  if (!isInDrawPile(card)) return card;
  const { requires: _, wording: __, ...rest } = card;
  const immediate = (card.effects.immediate ?? []).filter(isPlain);
  const continuous = (card.effects.continuous ?? []).filter(isPlain);
  const effects = {
    ...(immediate.length > 0 && { immediate }),
    ...(continuous.length > 0 && { continuous }),
  };
  return rest.kind === 'event' ? { ...rest, effects, asDrawn: false } : { ...rest, effects };
}

/** Without a condition and without a question whether to do it at all. */
function isPlain(clause: Clause): boolean {
  if (clause.if !== undefined || clause.may || !isKnown(clause.who)) return false;
  if (clause.then !== undefined || clause.otherwise !== undefined) return false;
  switch (clause.verb) {
    case 'skip':
      return true;
    case 'draw':
    case 'extraPlay':
    case 'take':
    case 'give':
    case 'discard':
      return 'count' in clause.value && typeof clause.value.count === 'number';
    case 'drawLimit':
    case 'plays':
      return clause.who === 'you' && typeof clause.value.count === 'number';
    case 'cannotPlay':
    case 'deathOnAnyPlay':
      // No card of the classic edition has such a clause for anybody else.
      return clause.who === 'you';
    case 'shield':
      // From deaths only as a whole: whether a character may die is then one bit.
      return clause.value.from === 'anyone' || !clause.value.kind.includes('death');
    default:
      return false;
  }
}

const isKnown = (who: Who): who is keyof typeof WHO => who in WHO;

type Lasting = Pick<PlainDeck, 'drawLimit' | 'plays' | 'cannotPlay' | 'deathOnAnyPlay' | 'shield'>;

function addLasting(to: Lasting, card: number, { verb, value }: Clause): void {
  if (verb === 'drawLimit' || verb === 'plays') to[verb][card] = (to[verb][card] as number) + numberIn(value);
  else if (verb === 'deathOnAnyPlay') to.deathOnAnyPlay[card] = 1;
  else if (verb === 'cannotPlay') {
    for (const kind of value.kind) to.cannotPlay[card] = (to.cannotPlay[card] as number) | KIND_BITS[kind];
  } else if (verb === 'shield') {
    const ofModifier = value.from === 'anyone' ? FROM_ANYONE : FROM_OPPONENTS;
    if (value.kind.includes('modifier')) to.shield[card] = (to.shield[card] as number) | ofModifier;
    if (value.kind.includes('death')) to.shield[card] = (to.shield[card] as number) | FROM_DEATH;
  }
}

/** The plain deck has numbers only: what is counted is not plain. */
function numberIn(value: object): number {
  if ('count' in value && typeof value.count === 'number') return value.count;
  throw new Error('an amount is not plain');
}

function actOf({
  verb,
  value,
  who: word,
}: Clause): [verb: number, count: number, who: number, other: number] {
  const who = isKnown(word) ? word : 'you';
  switch (verb) {
    case 'draw':
      return [DRAW, numberIn(value), WHO[who], YOU];
    case 'extraPlay':
      return [EXTRA_PLAY, numberIn(value), WHO[who], YOU];
    case 'skip':
      return [SKIPS[value.what], 1, WHO[who], YOU];
    case 'take':
      return [TAKE, numberIn(value), WHO[who], WHO[value.from]];
    case 'give':
      return [GIVE, numberIn(value), WHO[who], WHO[value.to]];
    case 'discard':
      return [DISCARD, numberIn(value), WHO[who], YOU];
  }
  throw new Error(`${verb} is not plain`);
}
