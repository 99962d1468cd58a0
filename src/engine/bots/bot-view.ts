/** What the greedy bot sees of a game, behind one interface: from a view (names) or from a game (numbers). */

import type { Verb } from '../../vocabulary/verbs/index.js';
import { familyValue, selfWorth } from '../lasting/self-worth.js';
import { type CharacterView, isOpenPlay, listPickedCharacters, type View } from '../states/view.js';
import { findClause } from '../steps/clauses.js';
import type { Frame } from '../table/frames.js';
import type { Game } from '../table/game.js';
import type { CardValue } from './card-value.js';

/**
 * What a seat can see, as far as the greedy bot cares. There are two ways to it, so that its opinions are written once:
 * from a view, where cards and characters have names, and from a game, where they are numbers and nothing is copied.
 */
export interface BotView<Card, Character> {
  readonly seat: number;
  readonly turn: number;
  readonly players: number;
  readonly hand: readonly Card[];
  /** The card that may be answered now. */
  readonly announced: { readonly card: Card; readonly on: Character | undefined } | undefined;
  /** Of the clause that the decision is about. */
  readonly verb: string | undefined;
  readonly path: string | undefined;
  /** The card whose clause that is, and the character that was picked for it first. */
  readonly source: Card | undefined;
  readonly picked: Character | undefined;
  know(card: Card): CardValue;
  getOwner(character: Character): number;
  /** Its untimely death, if it is dead. */
  getDeath(character: Character): Card | undefined;
  getSelfWorth(character: Character): number;
  /** Visible pathos in a slot. */
  getPathos(character: Character, slot: number): number;
  countLiving(seat: number): number;
  familyWorth(seat: number): number;
}

interface Placed extends CharacterView {
  readonly owner: number;
}

export class SeatBotView implements BotView<string, string> {
  readonly seat: number;
  readonly turn: number;
  readonly players: number;
  readonly hand: readonly string[];
  readonly announced: { readonly card: string; readonly on: string | undefined } | undefined;
  readonly verb: string | undefined;
  readonly path: string | undefined;
  readonly source: string | undefined;
  readonly picked: string | undefined;
  readonly know: (name: string) => CardValue;
  private readonly view: View;
  private readonly characters: ReadonlyMap<string, Placed>;

  constructor(view: View, know: (name: string) => CardValue) {
    this.view = view;
    this.know = know;
    this.seat = view.seat;
    this.turn = view.turn;
    this.players = view.players.length;
    this.hand = view.players[view.seat]?.hand ?? [];
    const play = view.announced.at(-1);
    this.announced = play === undefined ? undefined : { card: play.card, on: play.on };
    this.verb = view.clause?.verb;
    this.path = view.clause?.path;
    this.source = view.clause?.card;
    this.picked = view.clause?.picked[0];
    this.characters = new Map(
      view.players.flatMap(({ seat, characters }) =>
        characters.map((character) => [character.character, { ...character, owner: seat }]),
      ),
    );
  }

  getOwner(character: string): number {
    return this.characters.get(character)?.owner ?? -1;
  }
  getDeath(character: string): string | undefined {
    const on = this.characters.get(character);
    return on?.dead ? on.stack.find((card) => this.know(card).kind === 'death') : undefined;
  }
  getSelfWorth(character: string): number {
    return this.characters.get(character)?.selfWorth ?? 0;
  }
  getPathos(character: string, slot: number): number {
    return this.characters.get(character)?.pathos[slot] ?? 0;
  }
  countLiving(seat: number): number {
    return (this.view.players[seat]?.characters ?? []).filter(({ dead }) => !dead).length;
  }
  familyWorth(seat: number): number {
    return this.view.players[seat]?.value ?? 0;
  }
}

/** Kept from decision to decision: `look` before asking. */
export class GameBotView implements BotView<number, number> {
  seat = 0;
  turn = 0;
  players = 0;
  hand: readonly number[] = [];
  announced: { readonly card: number; readonly on: number | undefined } | undefined;
  verb: Verb | undefined;
  path: string | undefined;
  source: number | undefined;
  picked: number | undefined;
  private game: Game | undefined;
  private appraisals: readonly CardValue[] = [];
  private readonly values: (number | undefined)[] = [];

  /** Looks at a game from the seat that must decide. */
  look(game: Game, appraisals: readonly CardValue[]): this {
    this.game = game;
    this.appraisals = appraisals;
    this.seat = game.deciding;
    this.turn = game.turn;
    this.players = game.players;
    this.hand = game.hands[game.deciding] as number[];
    this.announced = lastPlay(game.frames);
    const top = game.frames[game.frames.length - 1];
    const clause = top?.is === 'clause' ? top : undefined;
    const about = clause === undefined ? undefined : findClause(game, clause);
    this.verb = about?.verb;
    this.path = about?.path;
    this.source = clause?.card;
    this.picked = clause === undefined ? undefined : listPickedCharacters(clause.picks)[0];
    for (let seat = 0; seat < game.players; seat++) this.values[seat] = undefined;
    return this;
  }

  know(card: number): CardValue {
    return this.appraisals[card] as CardValue;
  }
  getOwner(character: number): number {
    return (this.game as Game).owner[character] as number;
  }
  getDeath(character: number): number | undefined {
    const death = (this.game as Game).death[character] as number;
    return death < 0 ? undefined : death;
  }
  getSelfWorth(character: number): number {
    return selfWorth(this.game as Game, character);
  }
  getPathos(character: number, slot: number): number {
    return (this.game as Game).pathos[3 * character + slot] as number;
  }
  countLiving(seat: number): number {
    const { families, death } = this.game as Game;
    let count = 0;
    for (const character of families[seat] as number[]) if ((death[character] as number) < 0) count++;
    return count;
  }
  familyWorth(seat: number): number {
    const known = this.values[seat];
    if (known !== undefined) return known;
    const value = familyValue(this.game as Game, seat);
    this.values[seat] = value;
    return value;
  }
}

function lastPlay(frames: readonly Frame[]): { card: number; on: number | undefined } | undefined {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as Frame;
    if (isOpenPlay(frame)) return { card: frame.card, on: frame.on < 0 ? undefined : frame.on };
  }
  return undefined;
}
