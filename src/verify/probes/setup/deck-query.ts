import { copyNames } from '../../../deck/copy-name.js';
import type { Deck } from '../../../deck/deck.js';
import { memoizeByKey } from '../../../memo/memoize.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { isPlayed, type PlayedCard } from '../../core/clause-refs.js';
import { digest } from '../../core/fingerprint.js';
import { computeReach } from './reach.js';

/**
 * Queries to the deck's other cards while tables are laid for one. Probes know nothing else of them, so that the
 * results of a card are valid while the card and all answers are equal.
 */
export type DeckQuery =
  /** Whether an edition has at least a number of cards of a kind. */
  | readonly [ask: 'has', edition: string, kind: DrawPileKind, count: number]
  /** Whether an icon can show on a character. */
  | readonly [ask: 'shows', edition: string, icon: StoryIcon]
  /** Whether the self-worth of a character can be below 0, or reach a value. */
  | readonly [ask: 'sinks', edition: string]
  | readonly [ask: 'reaches', edition: string, worth: number]
  | readonly [ask: 'uses', edition: string, verb: Verb]
  /** Whether an event picks characters, or what lies on them. */
  | readonly [ask: 'eventsPick', edition: string]
  /** The modifier in a place, those without effects first; null behind the last. */
  | readonly [ask: 'modifier', edition: string, place: number]
  /** The cards of a kind that print one of some icons. */
  | readonly [ask: 'printing', edition: string, kind: 'death' | 'mystery', icons: readonly StoryIcon[]]
  /** What a card is like. */
  | readonly [ask: 'card', id: string];

export type QueryResult = boolean | string | null;

/** What the cards of a deck answer. */
export function answerQuery(deck: Deck, question: DeckQuery): QueryResult {
  switch (question[0]) {
    case 'has':
      return computeReach(deck, question[1]).kinds[question[2]] >= question[3];
    case 'shows':
      return computeReach(deck, question[1]).icons.has(question[2]);
    case 'sinks':
      return computeReach(deck, question[1]).lowest < 0;
    case 'reaches': {
      const { lowest, highest } = computeReach(deck, question[1]);
      return question[2] >= lowest && question[2] <= highest;
    }
    case 'uses':
      return computeReach(deck, question[1]).verbs.has(question[2]);
    case 'eventsPick':
      return computeReach(deck, question[1]).eventsPick;
    case 'modifier':
      return listCopies(deck, question[1], 'modifier')[question[2]]?.name ?? null;
    case 'printing': {
      const [, edition, kind, icons] = question;
      const names = listCopies(deck, edition, kind).flatMap(({ name, card }) =>
        'icons' in card && Object.values(card.icons).some((icon) => icons.some((one) => one === icon))
          ? [name]
          : [],
      );
      return names.join(' ');
    }
    case 'card':
      return Object.hasOwn(deck.cards, question[1]) ? digest(deck.cards[question[1]]).slice(0, 32) : null;
  }
}

interface Named {
  readonly name: string;
  readonly card: PlayedCard;
}

/** Every copy of every card of a kind, those that do nothing first; memoized, since it is asked for often. */
const listCopies = memoizeByKey(collect, (edition, kind) => `${kind} ${edition}`);

function collect(deck: Deck, edition: string, kind: DrawPileKind): Named[] {
  const cards = Object.entries(deck.cards).flatMap(([id, card]) =>
    isPlayed(card) && card.kind === kind && card.editions.includes(edition) ? [{ id, card }] : [],
  );
  const isQuiet = ({ card }: { readonly card: PlayedCard }) => Object.keys(card.effects).length === 0;
  return [...cards.filter(isQuiet), ...cards.filter((one) => !isQuiet(one))].flatMap(({ id, card }) =>
    copyNames(id, card.copies).map((name) => ({ name, card })),
  );
}
