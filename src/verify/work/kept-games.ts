import type { Deck } from '../../deck/deck.js';
import type { Tally } from '../games/tally.js';
import { onlyEditions } from '../ground/as-played.js';
import { digest } from '../ground/fingerprint.js';
import type { GameTable } from '../ground/tables.js';
import { type Keep, recall, remember } from './keep.js';

const KIND = 'games';

/** The games of whole tables, from one run to the next: they hold as long as no card of the edition has changed. */
export class KeptGames {
  private readonly keep: Keep | undefined;
  private readonly deck: Deck;
  private readonly asked: unknown;

  /**
   * @param deck as it is played
   * @param asked all that decides which games are played at a table
   */
  constructor(keep: Keep | undefined, deck: Deck, asked: unknown) {
    this.keep = keep;
    this.deck = deck;
    this.asked = asked;
  }

  find(table: GameTable): Tally | undefined {
    if (this.keep === undefined) return undefined;
    const found = recall(this.keep, KIND, this.keyOf(table));
    return isTally(found) ? found : undefined;
  }

  add(tally: Tally): void {
    if (this.keep === undefined) return;
    const { edition, players } = tally;
    remember(this.keep, KIND, this.keyOf({ edition, players }), tally);
  }

  private keyOf({ edition, players }: GameTable): string {
    return digest([onlyEditions(this.deck, [edition]), players, this.asked]);
  }
}

const isTally = (found: unknown): found is Tally =>
  typeof found === 'object' && found !== null && 'findings' in found && 'greedy' in found;
