import type { Deck } from '../../../deck/deck.js';
import { memoizeByKey } from '../../../memo/memoize.js';
import { guessAmount } from '../../../vocabulary/amount.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import { DRAW_PILE_KINDS, type DrawPileKind, isLaidOnCharacter } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { isPlayed, listClauseRefs, type PlayedCard } from '../../core/clause-refs.js';
import { listWishes } from './script-wishes.js';

/** What the cards of an edition can bring about by themselves: props may replace that, and nothing else. */
export interface Reach {
  /** How many cards of each kind there are. */
  readonly kinds: Readonly<Record<DrawPileKind, number>>;
  /** The icons that can show on characters. */
  readonly icons: ReadonlySet<StoryIcon>;
  /** How low and how high the self-worth of a living character can be. */
  readonly lowest: number;
  readonly highest: number;
  readonly verbs: ReadonlySet<Verb>;
  /** Whether an event picks characters, or what lies on them. */
  readonly eventsPick: boolean;
}

/** @param deck without props: they don't count */
export const computeReach = memoizeByKey((deck: Deck, edition: string): Reach => {
  const cards = Object.values(deck.cards).filter(
    (card): card is PlayedCard => isPlayed(card) && card.editions.includes(edition),
  );
  const clauses = cards.flatMap(listClauseRefs).map(({ clause }) => clause);
  const countKind = (kind: DrawPileKind) =>
    cards.reduce((sum, card) => sum + (card.kind === kind ? card.copies : 0), 0);
  return {
    kinds: Object.fromEntries(DRAW_PILE_KINDS.map((kind) => [kind, countKind(kind)])) as Record<
      DrawPileKind,
      number
    >,
    icons: new Set(cards.flatMap(listIcons)),
    lowest: extreme(cards, Math.min),
    highest: extreme(cards, Math.max),
    verbs: new Set(clauses.map(({ verb }) => verb)),
    eventsPick: cards.some((card) => card.kind === 'event' && listWishes(card).length > 0),
  };
});

function listIcons(card: PlayedCard): StoryIcon[] {
  if (!('icons' in card) || !isLaidOnCharacter(card.kind)) return [];
  return Object.values(card.icons).filter((icon): icon is StoryIcon => icon !== 'blank');
}

/** How many characters a `pathosPer` may find: more than that would be luck. */
const SOME_CHARACTERS = 5;

/** The best or worst of each slot, and of what a text adds. */
function extreme(cards: readonly PlayedCard[], most: (...values: number[]) => number): number {
  const laid = cards.flatMap((card) => (card.kind === 'modifier' ? [card] : []));
  const slots = (['top', 'middle', 'bottom'] as const).map((slot) =>
    most(0, ...laid.map(({ pathos }) => pathos[slot] ?? 0)),
  );
  return slots.reduce(
    (sum, value) => sum + value,
    most(0, ...laid.map((card) => most(0, ...listAdded(card)))),
  );
}

/** What the text of a card adds to self-worth, clause by clause. */
export function listAdded(card: PlayedCard): number[] {
  return listClauseRefs(card).map(({ clause }) => {
    if (clause.verb === 'selfWorth') return guessAmount(clause.value.count);
    return clause.verb === 'pathosPer' ? clause.value.value * SOME_CHARACTERS : 0;
  });
}
