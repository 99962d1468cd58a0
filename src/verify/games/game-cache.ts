import type { Cache } from '../../cache/cache.js';
import { getJson, setJson } from '../../cache/json-entries.js';
import { computeCacheKey } from '../../cache/key.js';
import type { Deck } from '../../deck/deck.js';
import { onlyEditions } from '../core/as-played.js';
import type { TableSetup } from '../core/tables.js';
import type { Tally } from './tally.js';

/** Caches the games of whole tables between runs: valid while no card of the edition has changed. */
export class GameCache {
  private readonly cache: Cache;
  private readonly deck: Deck;
  private readonly asked: unknown;

  /**
   * @param deck as it is played
   * @param asked everything that determines the games of a table
   */
  constructor(cache: Cache, deck: Deck, asked: unknown) {
    this.cache = cache;
    this.deck = deck;
    this.asked = asked;
  }

  find(table: TableSetup): Tally | undefined {
    const found = getJson<unknown>(this.cache, 'games', this.computeKey(table));
    return isTally(found) ? found : undefined;
  }

  add(tally: Tally): void {
    const { edition, players } = tally;
    setJson(this.cache, 'games', this.computeKey({ edition, players }), tally);
  }

  private computeKey({ edition, players }: TableSetup): string {
    return computeCacheKey(onlyEditions(this.deck, [edition]), players, this.asked);
  }
}

const isTally = (found: unknown): found is Tally =>
  typeof found === 'object' && found !== null && 'findings' in found && 'greedy' in found;
