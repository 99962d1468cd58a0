import type { Deck } from '../../deck/deck.js';
import { findValue, keepValue } from '../../store/kept.js';
import { keyOf } from '../../store/key.js';
import type { Store } from '../../store/store.js';
import { onlyEditions } from '../ground/as-played.js';
import type { GameTable } from '../ground/tables.js';
import type { Tally } from './tally.js';

/** Caches the games of whole tables between runs: valid while no card of the edition has changed. */
export class KeptGames {
  private readonly store: Store;
  private readonly deck: Deck;
  private readonly asked: unknown;

  /**
   * @param deck as it is played
   * @param asked everything that determines the games of a table
   */
  constructor(store: Store, deck: Deck, asked: unknown) {
    this.store = store;
    this.deck = deck;
    this.asked = asked;
  }

  find(table: GameTable): Tally | undefined {
    const found = findValue<unknown>(this.store, 'games', this.keyOf(table));
    return isTally(found) ? found : undefined;
  }

  add(tally: Tally): void {
    const { edition, players } = tally;
    keepValue(this.store, 'games', this.keyOf({ edition, players }), tally);
  }

  private keyOf({ edition, players }: GameTable): string {
    return keyOf(onlyEditions(this.deck, [edition]), players, this.asked);
  }
}

const isTally = (found: unknown): found is Tally =>
  typeof found === 'object' && found !== null && 'findings' in found && 'greedy' in found;
