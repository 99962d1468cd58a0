/** Looks up cards by name. It records what was read of each card: the cache of lockstep games depends on that. */

import type { Card, Deck, Icons, Pathos } from '../../../deck/deck.js';
import type { Effects } from '../../../vocabulary/cards/effects.js';
import type { RulesName } from '../../../vocabulary/files/deck-file.js';
import { DRAW_PILE_KINDS, type DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Requires } from '../../../vocabulary/requires.js';
import { memoizeByCharacter } from './found.js';
import type { CardName, CharacterOnTable } from './state.js';
import type { Table } from './table.js';

/** A card that is shuffled into the draw pile (SETUP-4). */
type DrawPileCard = Extract<Card, { kind: DrawPileKind }>;
const isInDrawPile = (card: Card): card is DrawPileCard =>
  (DRAW_PILE_KINDS as readonly string[]).includes(card.kind);

export function cardNamed(deck: Deck, name: CardName): Card {
  const card = deck.cards[name] ?? deck.cards[name.slice(0, name.indexOf('~'))];
  if (card === undefined) throw new Error(`the deck has no card ${name}`);
  return card;
}

/** What a card shows along its edges, and what it does and requires: read, and recorded, separately. */
type Shows = Readonly<{ pathos: Pathos; icons: Icons }>;
type Does = Readonly<{ effects: Effects; requires?: Requires }>;

/**
 * What was asked of the cards of a deck, by the names of their copies: that happens thousands of times a game, and nearly
 * always of the deck that was asked last. Of a card that is not in here, no more was asked than its kind.
 */
export interface ReadLog {
  readonly shows: ReadonlyMap<CardName, Shows>;
  readonly does: ReadonlyMap<CardName, Does>;
}

class Answers implements ReadLog {
  readonly shows = new Map<CardName, Shows>();
  readonly does = new Map<CardName, Does>();
  readonly cards = new Map<CardName, DrawPileCard>();
  readonly deck: Deck;

  constructor(deck: Deck) {
    this.deck = deck;
  }
}

const known = new WeakMap<Deck, Answers>();
let last: Answers | undefined;

function getAnswers(deck: Deck): Answers {
  if (last?.deck === deck) return last;
  last = known.get(deck) ?? new Answers(deck);
  known.set(deck, last);
  return last;
}

export const getReadLog = (deck: Deck): ReadLog => getAnswers(deck);

function playableNamed(deck: Deck, name: CardName): DrawPileCard {
  const { cards } = getAnswers(deck);
  const found = cards.get(name);
  if (found !== undefined) return found;
  const card = cardNamed(deck, name);
  if (!isInDrawPile(card)) throw new Error(`${name} can't be in a hand or a pile`);
  cards.set(name, card);
  return card;
}

function getDeeds(deck: Deck, name: CardName): Does {
  const { does } = getAnswers(deck);
  const found = does.get(name);
  if (found !== undefined) return found;
  const card = playableNamed(deck, name);
  does.set(name, card);
  return card;
}

function getPrint(deck: Deck, name: CardName): Shows {
  const { shows } = getAnswers(deck);
  const found = shows.get(name);
  if (found !== undefined) return found;
  const card = playableNamed(deck, name);
  const print = 'pathos' in card ? card : NO_PRINT;
  shows.set(name, print);
  return print;
}

/** An event prints nothing along its edges. */
const NO_PRINT: Shows = { pathos: {}, icons: {} };

export const getKind = (deck: Deck, name: CardName) => playableNamed(deck, name).kind;

/** TURN-9; in the beginners' game nothing that a card says counts (SETUP-9). */
export function isAsDrawn({ deck, state }: Table, name: CardName): boolean {
  const card = playableNamed(deck, name);
  return card.kind === 'event' && card.asDrawn && !state.beginners;
}

/** Whether an event is played for its reaction or for its immediate clauses, never for both. */
export function isEither({ deck }: Table, name: CardName): boolean {
  const card = playableNamed(deck, name);
  return card.kind === 'event' && card.either;
}

/** What a card requires; nothing in the beginners' game (SETUP-9). */
export function getRequirement({ deck, state }: Table, name: CardName): Requires | undefined {
  return state.beginners ? undefined : getDeeds(deck, name).requires;
}

/** The names of all copies of the cards of an edition, in the order of the deck. */
export function namesInEdition(deck: Deck, edition: string): CardName[] {
  const sets = deck.editions[edition]?.sets ?? [];
  return Object.entries(deck.cards)
    .filter(([, card]) => card.editions.includes(edition) && sets.includes(card.set))
    .flatMap(([id, card]) => Array.from({ length: card.copies }, (_, copy) => copyName(id, copy + 1)));
}

const copyName = (id: string, copy: number): CardName => (copy === 1 ? id : `${id}~${copy}`);

export function getRules({ deck, state }: Table): RulesName {
  const edition = deck.editions[state.edition];
  if (edition === undefined) throw new Error(`the deck has no edition ${state.edition}`);
  return edition.rules;
}

const NO_EFFECTS: Effects = {};

/** What a card does; nothing in the beginners' game (SETUP-9). */
export function getEffects({ deck, state }: Table, name: CardName): Effects {
  return state.beginners ? NO_EFFECTS : getDeeds(deck, name).effects;
}

/** What a card prints along its edges. */
export const readPrint = ({ deck }: Table, name: CardName): Shows => getPrint(deck, name);

/** A character is dead while an untimely death lies in its stack (DEATH-3, DEATH-7). */
export function isDead({ deck, found }: Table, character: CharacterOnTable): boolean {
  return memoizeByCharacter(found?.dead, character, () =>
    character.stack.some(({ card }) => getKind(deck, card) === 'death'),
  );
}

/** The modifiers of a stack, from the bottom to the top: deaths are not modifiers. */
export function modifiersOn({ deck }: Table, character: CharacterOnTable): CardName[] {
  return character.stack.map(({ card }) => card).filter((card) => getKind(deck, card) === 'modifier');
}
