import type { Card, Deck } from '../../deck/deck.js';
import type { Clause } from '../../vocabulary/cards/clause.js';
import { SLOTS } from '../../vocabulary/icons.js';

/** What a bot knows of a card from having read the deck. */
export interface Appraisal {
  readonly kind: Card['kind'];
  /** By slot; null is transparent. */
  readonly pathos: readonly (number | null)[];
  /** All that it prints, added up. */
  readonly sum: number;
  /** What its effects are worth to the player whom they serve, in points. */
  readonly effect: number;
}

const NOTHING: Appraisal = { kind: 'event', pathos: [null, null, null], sum: 0, effect: 0 };

/** An appraisal of every card of a deck, by name; a second copy is worth as much as the first. */
export function appraiser(deck: Deck): (name: string) => Appraisal {
  const known = new Map<string, Appraisal>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) {
      const card = deck.cards[name.replace(/~\d+$/, '')];
      found = card === undefined ? NOTHING : appraise(card);
      known.set(name, found);
    }
    return found;
  };
}

function appraise(card: Card): Appraisal {
  const pathos = SLOTS.map((slot) => ('pathos' in card ? (card.pathos[slot] ?? null) : null));
  const clauses = 'effects' in card ? Object.values(card.effects).flat() : [];
  return {
    kind: card.kind,
    pathos,
    sum: pathos.reduce<number>((sum, value) => sum + (value ?? 0), 0),
    effect: clauses.reduce((sum, clause) => sum + clauseWorth(clause), 0),
  };
}

/** How much a clause helps whoever it serves: rough, but of the right sign. */
function clauseWorth(clause: Clause): number {
  const self = clause.who === 'you' || clause.who === 'playedBy' ? 1 : clause.who === 'everyone' ? 0.2 : -0.8;
  switch (clause.verb) {
    case 'draw':
      return 2 * clause.value.count * self;
    case 'discard':
      return ('count' in clause.value ? -2 * clause.value.count : -6) * self;
    case 'take':
    case 'search':
    case 'recover':
      return 3 * self;
    case 'give':
      return -3 * self;
    case 'freePlay':
    case 'extraPlay':
      return 5 * self;
    case 'skip':
      return -6 * self;
    case 'drawLimit':
      return 5 * clause.value.count * self;
    case 'plays':
      return 8 * clause.value.count * self;
    case 'cannotPlay':
      return -6 * self;
    case 'openHand':
      return -2 * self;
    case 'selfWorth':
      return -0.5 * clause.value.count;
    case 'pathosPer':
      return -1.5 * clause.value.value;
    case 'whenever':
      return 3 * self;
    default:
      return 3;
  }
}
