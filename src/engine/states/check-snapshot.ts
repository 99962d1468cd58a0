import { type CompiledDeck, DEATH, MYSTERY } from '../cards/compiled-deck.js';
import { isLaid } from '../cards/kind-numbers.js';
import { IllegalCallError } from '../table/illegal-call-error.js';
import type { Laid, Snapshot } from './table-snapshot.js';

const CHANCE_SIZE = 4;

/**
 * Validates a table: a snapshot may come from anywhere. Its shape is valid by now; names are checked against the deck.
 * @throws IllegalCallError with the place in the recording that starts with it
 */
export function assertTable(cards: CompiledDeck, { seats, draw, discards, random, active }: Snapshot): void {
  const places = new Places(cards, seats.length);
  if (random.length !== CHANCE_SIZE)
    throw new IllegalCallError(`start.random: chance has ${CHANCE_SIZE} numbers, not ${random.length}.`);
  places.seat('start.active', active);
  places.cards('start.draw', draw);
  places.cards('start.discards', discards);
  if (draw.length === 0 && discards.length > 0)
    throw new IllegalCallError('start.draw: it is never empty while there are discards (SETUP-5).');
  for (const [place, { hand, characters, mysteries }] of seats.entries()) {
    places.cards(`start.seats.${place}.hand`, hand);
    places.laid(`start.seats.${place}.mysteries`, mysteries, (kind) => kind === MYSTERY);
    for (const [index, { character, stack }] of characters.entries()) {
      const at = `start.seats.${place}.characters.${index}`;
      places.character(`${at}.character`, character);
      const deaths = places.laid(`${at}.stack`, stack, isLaid);
      if (deaths > 1) throw new IllegalCallError(`${at}.stack: no character dies twice (DEATH-7).`);
    }
  }
}

/** What lies where so far: nothing may lie in two places. */
class Places {
  private readonly taken = new Map<string, string>();
  private readonly table: CompiledDeck;
  private readonly players: number;

  constructor(table: CompiledDeck, players: number) {
    this.table = table;
    this.players = players;
  }

  seat(at: string, seat: number): void {
    if (seat >= this.players) throw new IllegalCallError(`${at}: there is no seat ${seat} at this table.`);
  }

  character(at: string, name: string): void {
    if (!this.table.characterNumbers.has(name))
      throw new IllegalCallError(`${at}: there is no character "${name}" in this edition.`);
    this.take(at, name);
  }

  cards(at: string, names: readonly string[]): void {
    for (const [place, name] of names.entries()) this.card(`${at}.${place}`, name);
  }

  /** How many deaths are among them. */
  laid(at: string, laid: readonly Laid[], mayLie: (kind: number) => boolean): number {
    let deaths = 0;
    for (const [place, { card, by }] of laid.entries()) {
      const kind = this.table.kinds[this.card(`${at}.${place}.card`, card)] as number;
      if (!mayLie(kind)) throw new IllegalCallError(`${at}.${place}.card: "${card}" can't lie there.`);
      this.seat(`${at}.${place}.by`, by);
      if (kind === DEATH) deaths++;
    }
    return deaths;
  }

  private card(at: string, name: string): number {
    const number = this.table.cardNumbers.get(name);
    if (number === undefined)
      throw new IllegalCallError(`${at}: there is no card "${name}" in this edition.`);
    this.take(at, name);
    return number;
  }

  private take(at: string, name: string): void {
    const before = this.taken.get(name);
    if (before !== undefined) throw new IllegalCallError(`${at}: "${name}" lies at ${before} already.`);
    this.taken.set(name, at);
  }
}
