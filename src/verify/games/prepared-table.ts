import type { Deck } from '../../deck/deck.js';
import type { QuickBot } from '../../engine/bots/bot.js';
import type { Simulation } from '../../engine/simulation.js';
import { memoize } from '../../memo/memoize.js';
import * as ourEngine from '../core/engine.js';
import { seatings, type TableSetup } from '../core/tables.js';
import { ClauseCounter } from './clause-counter.js';
import { Invariants } from './invariants.js';
import { RoundTrip } from './round-trip.js';
import { StackWatch } from './stack-watch.js';

/** Reusable objects for the games at a table: created once per worker, for any number of chunks. */
export class PreparedTable {
  readonly seatings: readonly (readonly string[])[];
  readonly counter: ClauseCounter;
  readonly stacks: StackWatch;
  readonly invariants: Invariants;
  readonly trip = new RoundTrip();
  readonly greedy: QuickBot;
  private readonly deck: Deck;
  private readonly table: TableSetup;
  private readonly simulations = new Map<number, Simulation>();

  private constructor(deck: Deck, table: TableSetup) {
    this.deck = deck;
    this.table = table;
    this.seatings = seatings(deck, table);
    const cards = ourEngine.cardTable(deck, table.edition, false);
    this.counter = new ClauseCounter(cards, deck);
    this.stacks = new StackWatch(this.counter, cards);
    this.invariants = new Invariants(cards.names.length, cards.characters.length);
    this.greedy = ourEngine.greedyBot(deck);
  }

  static of(deck: Deck, { edition, players }: TableSetup): PreparedTable {
    const tables = tablesOf(deck);
    const key = `${players} ${edition}`;
    const found = tables.get(key) ?? new PreparedTable(deck, { edition, players });
    tables.set(key, found);
    return found;
  }

  /** Games with the families of one seating. */
  simulation(place: number): Simulation {
    const families = this.seatings[place] as string[];
    const found =
      this.simulations.get(place) ?? new ourEngine.Simulation(this.deck, { ...this.table, families });
    this.simulations.set(place, found);
    return found;
  }
}

const tablesOf = memoize((_deck: Deck) => new Map<string, PreparedTable>());
