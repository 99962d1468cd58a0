/** The view of a deck for the probes of one card. It records every query: these are the dependencies of a proof. */

import type { Card, Deck } from '../../../deck/deck.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { onlyEditions } from '../../core/as-played.js';
import { isPlayed, type PlayedCard, toCardId } from '../../core/clause-refs.js';
import { digest } from '../../core/fingerprint.js';
import { isProp, withProps } from '../../core/props.js';
import { answerQuery, type DeckQuery, type QueryResult } from './deck-query.js';

/** A query to the deck, and its answer. */
export type Dependency = readonly [question: DeckQuery, answer: QueryResult];

/**
 * The setting of the probes of one card: the card, all cards that are not drawn, and the props. Any other card of the
 * deck is added only when it is queried, so that all dependencies of the probes are recorded.
 */
export class TrackedDeck {
  readonly id: string;
  /** The visible cards, props included; grows with each query. */
  readonly deck: Deck;
  private readonly seen: Record<string, Card>;
  /** The deck of these editions, as it is played. */
  private readonly whole: Deck;
  /** The card itself, and all cards that are not drawn. */
  private readonly bare: Deck;
  private readonly answers = new Map<string, Dependency>();
  /** What engine and oracle play with, by the deck's other cards that lie on a table: see `deckFor`. */
  private readonly played = new Map<string, Deck>();

  /**
   * @param deck as it is played, without props
   * @param id a card of it, or a prop
   * @param editions those that are asked for
   */
  constructor(deck: Deck, id: string, editions?: readonly string[]) {
    this.id = id;
    const own = deck.cards[id]?.editions ?? Object.keys(deck.editions);
    const here = own.filter((edition) => editions === undefined || editions.includes(edition));
    this.whole = onlyEditions(deck, here);
    const first = Object.entries(this.whole.cards).filter(([one, card]) => one === id || isThere(card));
    this.bare = { ...this.whole, cards: Object.fromEntries(first) };
    this.seen = { ...withProps(this.bare).cards };
    this.deck = { ...this.whole, cards: this.seen };
  }

  /** A hash of the initial state, before any query. */
  get key(): string {
    return digest([this.id, this.bare]);
  }

  get card(): PlayedCard {
    return this.deck.cards[this.id] as PlayedCard;
  }

  /** All queries so far. */
  get asked(): Dependency[] {
    return [...this.answers.values()];
  }

  /** Whether the deck gives the same answers. */
  stillHolds(asked: readonly Dependency[]): boolean {
    return asked.every(([question, answer]) => answerQuery(this.whole, question) === answer);
  }

  has(edition: string, kind: DrawPileKind, count: number): boolean {
    return this.ask(['has', edition, kind, count]) === true;
  }

  shows(edition: string, icon: StoryIcon): boolean {
    return this.ask(['shows', edition, icon]) === true;
  }

  sinks(edition: string): boolean {
    return this.ask(['sinks', edition]) === true;
  }

  reaches(edition: string, worth: number): boolean {
    return this.ask(['reaches', edition, worth]) === true;
  }

  uses(edition: string, verb: Verb): boolean {
    return this.ask(['uses', edition, verb]) === true;
  }

  eventsPick(edition: string): boolean {
    return this.ask(['eventsPick', edition]) === true;
  }

  /** The deck's own modifiers, those without effects first. Lazy: unread ones are no dependencies. */
  *modifiers(edition: string): Generator<string> {
    for (let place = 0; ; place++) {
      const name = this.ask(['modifier', edition, place]);
      if (typeof name !== 'string') return;
      this.bring(name);
      yield name;
    }
  }

  /** The deck's own cards of a kind that print one of some icons. */
  printing(edition: string, kind: 'death' | 'mystery', icons: readonly StoryIcon[]): string[] {
    const names = String(this.ask(['printing', edition, kind, icons]));
    const found = names === '' ? [] : names.split(' ');
    for (const name of found) this.bring(name);
    return found;
  }

  private ask(question: DeckQuery): QueryResult {
    const key = question.join(' ');
    const known = this.answers.get(key);
    if (known !== undefined) return known[1];
    const answer = answerQuery(this.whole, question);
    this.answers.set(key, [question, answer]);
    return answer;
  }

  private bring(name: string): void {
    const id = toCardId(name);
    if (Object.hasOwn(this.seen, id)) return;
    this.ask(['card', id]);
    this.seen[id] = this.whole.cards[id] as Card;
  }

  /**
   * The deck for engine and oracle at a table with these cards: nothing else, in a fixed order, so that results can't
   * depend on anything else, not even on earlier tables.
   */
  deckFor(names: readonly string[]): Deck {
    const guests = this.guests(names);
    const key = guests.join(' ');
    const known = this.played.get(key);
    if (known !== undefined) return known;
    const others = Object.fromEntries(guests.map((id) => [id, this.seen[id] as Card]));
    const deck = withProps({ ...this.whole, cards: { ...this.bare.cards, ...others } });
    this.played.set(key, deck);
    return deck;
  }

  /** What these cards are like, as far as they are not there from the start. */
  cast(names: readonly string[]): readonly Card[] {
    return this.guests(names).map((id) => this.seen[id] as Card);
  }

  /** Those of the deck's other cards that are among these. */
  private guests(names: readonly string[]): string[] {
    return [...new Set(names.map(toCardId))].filter((id) => id !== this.id && !isProp(id)).sort();
  }
}

/** Cards present in every setup: characters and residences. */
const isThere = (card: Card) => !isPlayed(card) && card.kind !== 'reference';
