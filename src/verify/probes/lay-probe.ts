import type { Deck } from '../../deck/deck.js';
import type { Snapshot } from '../../engine/snapshot.js';
import type { DrawnKind } from '../../vocabulary/kind.js';
import type { Who } from '../../vocabulary/who.js';
import { clausesOf, isPlayed, type PlayedCard } from '../clause-refs.js';
import type { CharacterOnTable } from '../oracle/index.js';
import { holds, isMeant, type Viewpoint } from '../oracle/selectors.js';
import { selfWorth } from '../oracle/self-worth.js';
import { arrange, make } from './arrange.js';
import { Board } from './board.js';
import type { Context } from './contexts.js';
import { type Prop, twinOf } from './props.js';
import { conditionsOf, familiesNamed, iconsNamed, wishesOf } from './script-wishes.js';

/** A table laid for a card in a context, and what is done first: choices that are taken when they are offered. */
export interface Probe {
  readonly card: string;
  readonly context: string;
  readonly edition: string;
  readonly players: number;
  readonly snapshot: Snapshot;
  /** Whether the card itself is played: proof that it can be. */
  readonly isPlayed: boolean;
  /** Whether it is only held, so that there is nothing to see of its clauses. */
  readonly isHeld: boolean;
  /** Plays, in order: a card and, if it matters, the character. */
  readonly plays: readonly { readonly card: string; readonly on?: string }[];
  /** Cards to pick or to react with whenever they are offered. */
  readonly prefers: readonly string[];
  /** Why the deck can't bring about what the card requires, or undefined. */
  readonly lacks?: string;
}

const REFUSALS = ['+refusal', '+refusal~2', '+refusal~3', '+refusal~4', '+refusal~5', '+refusal~6'];

const fillers: Readonly<Record<DrawnKind, Prop>> = {
  modifier: '+veil',
  event: '+event',
  death: '+grave',
  mystery: '+mystery',
};

/** Lays a table of an edition for a card. Undefined where the context makes no sense for it. */
export function layProbe(
  deck: Deck,
  card: string,
  context: Context,
  edition: string,
  players: number,
  turnOf: number,
): Probe | undefined {
  return new Laying(deck, card, context, edition, players, turnOf).lay();
}

class Laying {
  private readonly board: Board;
  private readonly card: string;
  private readonly script: PlayedCard;
  private readonly context: Context;
  private readonly edition: string;
  private readonly players: number;
  private readonly active: number;
  /** Whose clauses they are. */
  private readonly you: number;
  private readonly target: CharacterOnTable;
  private readonly isLaid: boolean;
  private lacks: string | undefined;

  constructor(deck: Deck, card: string, context: Context, edition: string, players: number, turnOf: number) {
    this.card = card;
    this.script = deck.cards[card] as PlayedCard;
    this.context = context;
    this.edition = edition;
    this.players = players;
    this.active = turnOf % players;
    this.isLaid = this.script.kind === 'modifier' || this.script.kind === 'death';
    const isForeign = (this.isLaid && context.on === 'other') || context.opening.do === 'answer';
    this.you = isForeign ? (this.active + 1) % players : this.active;
    this.board = new Board(deck, edition, this.seating(deck), players, this.active);
    this.target = this.board.seat(this.you).family[0] as CharacterOnTable;
  }

  /** A family that the script names sits where the card is laid; or far from it, if its conditions are not to hold. */
  private seating(deck: Deck): string[] {
    const present = Object.keys(deck.families).filter((family) =>
      Object.values(deck.cards).some(
        (card) => card.kind === 'character' && card.family === family && card.editions.includes(this.edition),
      ),
    );
    const named = familiesNamed(this.script).filter((family) => present.includes(family));
    const others = present.filter((family) => !named.includes(family));
    const isNear = this.context.conditions === 'met';
    const ordered = (isNear ? [...named, ...others] : [...others, ...named]).slice(
      0,
      Math.min(this.players, 4),
    );
    const places = ordered.length;
    return ordered.map((_, seat) => ordered[(seat - this.you + 2 * places) % places] as string);
  }

  lay(): Probe | undefined {
    const { board, card, context } = this;
    board.take(card);
    this.layTable();
    this.stock();
    if (context.stock === 'ample') this.provide();
    this.meetScript();
    if (!this.place()) return undefined;
    if (context.refusal) this.handOutRefusals();
    this.layBeside();
    if (context.owed) this.owe();
    const opening = this.opening();
    return {
      card,
      context: context.name,
      edition: this.edition,
      players: this.players,
      snapshot: board.snapshot(context.used),
      isPlayed: ['play', 'answer', 'draw'].includes(context.opening.do) && context.required,
      isHeld: context.opening.do === 'hold' || !context.required,
      plays: opening.plays,
      prefers: opening.prefers,
      ...(this.lacks !== undefined && { lacks: this.lacks }),
    };
  }

  /** What lies on the characters of every family, the card's own target apart. */
  private layTable(): void {
    const { board, context } = this;
    if (context.table === 'bare') return;
    for (let seat = 0; seat < this.players; seat++) {
      const [first, second, third, fourth, ...others] = board.seat(seat).family;
      const lay = (character: CharacterOnTable | undefined, name: string | undefined) => {
        if (character !== undefined && name !== undefined) board.lay(character, name, seat);
      };
      if (context.table === 'grim') {
        if (first !== undefined && first !== this.target) lay(first, board.prop('+sorrow'));
        // The active player has two left: one death is not the end (END-1).
        if (seat === this.active) lay(second, board.prop('+sorrow'));
        for (const one of seat === this.active
          ? [third, fourth, ...others]
          : [second, third, fourth, ...others]) {
          if (one === undefined) continue;
          lay(one, board.prop('+veil'));
          board.kill(one, seat);
        }
        continue;
      }
      if (context.table === 'low') for (const one of [first, third]) lay(one, board.prop('+sorrow'));
      lay(second, board.prop('+sorrow'));
      lay(second, board.prop('+echo'));
      lay(third, board.prop('+echo'));
      lay(third, this.ownModifier());
      lay(fourth, this.ownModifier());
      if (fourth !== undefined) board.kill(fourth, seat);
    }
  }

  /** One of the deck's own modifiers that does nothing by itself. */
  private ownModifier(): string | undefined {
    const found = this.board.modifiers.find((name) => {
      const { effects } = this.board.card(name);
      return effects.continuous === undefined && effects.persistent === undefined;
    });
    return found === undefined ? undefined : this.board.take(found);
  }

  private stock(): void {
    const { board, context } = this;
    const hasMysteries = board.deck.editions[this.edition]?.rules === 'expansion';
    const all: Prop[] = hasMysteries
      ? ['+grave', '+wind', '+wreath', '+mystery']
      : ['+grave', '+wind', '+wreath', '+grave'];
    const size = { ample: all.length, short: 1, empty: 0, discards: 2 }[context.stock];
    const fill = (list: string[], props: readonly Prop[], count: number, from: number) => {
      for (let i = 0; i < count; i++) {
        const prop = board.prop(props[(from + i) % props.length] as Prop);
        if (prop !== undefined) list.push(prop);
      }
    };
    for (let seat = 0; seat < this.players; seat++) fill(board.seat(seat).hand, all, size, seat + 1);
    const piled: Prop[] = hasMysteries
      ? ['+event', '+grave', '+veil', '+mystery']
      : ['+event', '+grave', '+veil'];
    // A pile with one card has one that is played as it is drawn (TURN-9).
    const summons = context.stock === 'short' ? board.prop('+summons') : undefined;
    if (summons !== undefined) board.state.drawPile.push(summons);
    else fill(board.state.drawPile, piled, { ample: 9, short: 1, empty: 0, discards: 0 }[context.stock], 2);
    fill(
      board.state.discards,
      piled,
      { ample: piled.length, short: 1, empty: 0, discards: 6 }[context.stock],
      1,
    );
  }

  /** Something to play for free: a card more than may be played. */
  private provide(): void {
    for (const { clause } of clausesOf(this.script)) {
      if (clause.verb !== 'freePlay') continue;
      const [kind = 'modifier'] = clause.value.kind;
      for (let i = 0; i <= clause.value.count; i++) {
        const prop = this.board.prop(fillers[kind]);
        if (prop !== undefined) this.board.seat(this.you).hand.push(prop);
      }
    }
  }

  /** Makes the script's conditions hold (or not), and gives its selectors something to mean; the card lies where it will. */
  private meetScript(): void {
    const { board, card, context, you } = this;
    const lies = this.isLaid;
    if (this.script.kind === 'death') this.makeLow();
    if (lies) this.target.stack.push({ card, playedBy: this.active });
    if (this.script.kind === 'mystery') board.seat(you).mysteries.push({ card, playedBy: you });
    if (context.table !== 'bare' && context.conditions === 'met') {
      for (const { selector } of wishesOf(this.script)) {
        const view: Viewpoint = { you, actor: you, card, worth: 'printed' };
        arrange(board, { count: selector, atLeast: 1 }, true, view);
      }
    }
    for (const { condition, who } of conditionsOf(this.script)) {
      const view: Viewpoint = { you, actor: this.actorOf(who), card, worth: 'full' };
      arrange(board, condition, context.conditions === 'met', view);
    }
    if (lies) this.target.stack = this.target.stack.filter((laid) => laid.card !== card);
    if (this.script.kind === 'mystery') board.seat(you).mysteries.pop();
    if (this.script.kind === 'death') this.makeLow();
  }

  /** A death needs someone below 0 (DEATH-2). */
  private makeLow(): void {
    if (selfWorth(this.board, this.target) < 0) return;
    const sorrow = this.board.prop('+sorrow');
    if (sorrow !== undefined) this.board.lay(this.target, sorrow, this.you);
  }

  private actorOf(who: Who): number {
    const next = (this.you + 1) % this.players;
    const previous = (this.you + this.players - 1) % this.players;
    switch (who) {
      case 'playedBy':
        return this.active;
      case 'opponent':
      case 'opponents':
      case 'left':
        return next;
      case 'right':
        return previous;
      default:
        return this.you;
    }
  }

  /** Puts the card where the context wants it: in a hand, on a character or a residence, on the pile. */
  private place(): boolean {
    const { board, card, context, target } = this;
    const { opening } = context;
    if (opening.do === 'play' || opening.do === 'hold') {
      board.seat(this.active).hand.push(card);
      if (context.beside === 'mysteries') this.layMysteries();
      if (context.required) this.meetRequirements(this.active, context.beside !== 'mysteries');
      else this.missRequirements(this.active);
      return true;
    }
    if (opening.do === 'draw') {
      board.state.drawPile.unshift(card);
      return true;
    }
    if (opening.do === 'answer') {
      board.seat(this.you).hand.push(card);
      if (context.required) this.meetRequirements(this.you, true);
      else this.missRequirements(this.you);
      return this.giveSomethingToAnswer(opening.kind, opening.own === true);
    }
    if (this.script.kind === 'mystery') {
      board.seat(this.you).mysteries.push({ card, playedBy: this.you });
      return board.seat(this.you).residence !== null;
    }
    // Whoever laid it is not whoever controls the character.
    target.stack.push({ card, playedBy: (this.you + 1) % this.players });
    const covers = {
      nothing: undefined,
      veil: '+veil',
      patch: '+patch',
      death: '+grave',
      charm: '+charm',
    } as const;
    const cover = covers[context.under];
    const prop = cover === undefined ? undefined : board.prop(cover);
    if (prop !== undefined) target.stack.push({ card: prop, playedBy: this.active });
    if (opening.do === 'nothing') return true;
    const tool = board.prop(opening.do === 'cover' ? '+veil' : opening.do === 'move' ? '+push' : '+wind');
    if (tool !== undefined) board.seat(this.active).hand.unshift(tool);
    return tool !== undefined;
  }

  /** The active player gets a card of a kind, and someone to play it on. */
  private giveSomethingToAnswer(kind: DrawnKind, own: boolean): boolean {
    const { board } = this;
    const { hand, family } = board.seat(this.active);
    if (kind === 'mystery' && board.seat(this.active).residence === null) return false;
    const filler = board.prop(own ? '+keepsake' : fillers[kind]);
    if (filler === undefined) return false;
    hand.unshift(filler);
    const [first] = family;
    if (kind === 'death' && first !== undefined) {
      // Two who could die, so that a death can be redirected, too.
      for (const one of [first, this.target]) {
        const sorrow = board.prop('+sorrow');
        if (sorrow !== undefined) board.lay(one, sorrow, this.active);
      }
    }
    return true;
  }

  /** What the card itself requires: judged before it is laid, seen by whoever plays it. */
  private meetRequirements(player: number, onCharacters: boolean): void {
    const { board, card, script, target } = this;
    const view: Viewpoint = { you: player, actor: player, card, worth: 'full' };
    const { requires } = script;
    if (requires?.target !== undefined) {
      make(board, target, requires.target, view);
      if (!isMeant(board, target, requires.target, view)) {
        const isAny = board
          .seat(this.you)
          .family.some((one) => make(board, one, requires.target as never, view));
        if (!isAny) this.lacks = 'no card of the deck brings about the target that it requires';
      }
    }
    for (const icon of onCharacters ? (requires?.family?.shows ?? []) : []) {
      const selector = { this: false, of: 'you', state: 'any', shows: [icon] } as const;
      if (!arrange(board, { count: selector, atLeast: 1 }, true, view))
        this.lacks = `no card of the deck shows ${icon}`;
    }
    if (requires?.if !== undefined && !arrange(board, requires.if, true, view))
      this.lacks = 'no cards of the deck bring about the `if` that it requires';
    if (requires?.if !== undefined && !holds(board, requires.if, view))
      this.lacks ??= 'its `if` does not hold';
  }

  /** What the card requires is not there. */
  private missRequirements(player: number): void {
    const view: Viewpoint = { you: player, actor: player, card: this.card, worth: 'full' };
    const condition = this.script.requires?.if;
    if (condition !== undefined) arrange(this.board, condition, false, view);
  }

  private layMysteries(): void {
    const { residence, mysteries } = this.board.seat(this.you);
    if (residence === null) return;
    for (const id of ['+relics', '+attic', '+heirlooms'] as const) {
      const prop = this.board.prop(id);
      if (prop !== undefined) mysteries.push({ card: prop, playedBy: this.you });
    }
  }

  /** What lies on the table beside the card. */
  private layBeside(): void {
    const { board, context, you, active, players } = this;
    const lay = (id: Prop, seat: number, place: number) => {
      const character = board.seat(seat).family[place];
      const prop = character === undefined ? undefined : board.prop(id);
      if (character !== undefined && prop !== undefined) board.lay(character, prop, seat);
    };
    switch (context.beside) {
      case 'shields':
        // Where death is nearly everywhere, on all who live but the target: there is nobody left to pick.
        for (let seat = 0; seat < players; seat++) {
          if (context.table !== 'grim') lay('+aegis', seat, 2);
          else if (board.seat(seat).family[0] !== this.target) lay('+aegis', seat, 0);
        }
        break;
      case 'effects':
        lay('+glut', you, 1);
        for (const icon of iconsNamed(this.script)) lay(twinOf(icon), you, 2);
        for (let seat = 0; seat < players; seat++) lay('+burden', seat, 2);
        break;
      case 'bell':
        lay('+bell', (active + 1) % players, 2);
        break;
      case 'gag':
        lay('+gag', active, 2);
        break;
      case 'mysteries':
        if (context.opening.do === 'nothing') this.layMysteries();
        break;
    }
  }

  /** Somebody has plays to come, somebody has something to skip. */
  private owe(): void {
    const { board, players, you, active } = this;
    board.seat(you).extraPlays += 1;
    board.seat((active + 1) % players).skips.play += 1;
    board.seat((active + 1) % players).skips.draw += 1;
    board.seat((active + players - 1) % players).skips.turn += 1;
  }

  private handOutRefusals(): void {
    for (let seat = 0; seat < this.players; seat++) {
      const refusal = this.board.prop('+refusal');
      if (refusal !== undefined) this.board.seat(seat).hand.push(refusal);
    }
  }

  private opening(): Pick<Probe, 'plays' | 'prefers'> {
    const { card, context, target, board } = this;
    const [tool = ''] = board.seat(this.active).hand;
    const cover = target.stack.at(-1)?.card ?? '';
    switch (context.opening.do) {
      case 'play':
        return {
          plays: [this.isLaid ? { card, on: target.name } : { card }],
          prefers: context.refusal ? REFUSALS : [],
        };
      case 'answer':
        return {
          // On someone who is not the first that a redirection would offer, nor one who might be shielded.
          plays: [{ card: tool, on: board.seat(this.active).family[1]?.name ?? '' }],
          prefers: context.refusal ? [card, ...REFUSALS] : [card],
        };
      case 'cover':
        return { plays: [{ card: tool, on: target.name }], prefers: [] };
      case 'uncover':
        return { plays: [{ card: tool }], prefers: [cover] };
      case 'move':
        return { plays: [{ card: tool }], prefers: [card] };
      default:
        return { plays: [], prefers: [] };
    }
  }
}

/** Every edition of a card with every number of players that its rules and families allow (COMP-1). */
export function tablesOf(deck: Deck, id: string): { readonly edition: string; readonly players: number }[] {
  const card = deck.cards[id];
  if (!isPlayed(card)) return [];
  // Mysteries need residences (MYST-1).
  const editions = card.editions.filter(
    (edition) => card.kind !== 'mystery' || deck.editions[edition]?.rules === 'expansion',
  );
  return editions.flatMap((edition) => playerCounts(deck, edition).map((players) => ({ edition, players })));
}

/** How many can play an edition of a deck: as its rules and its families allow. */
export function playerCounts(deck: Deck, edition: string): number[] {
  const isSecond = deck.editions[edition]?.rules === 'second';
  const sizes = Object.keys(deck.families)
    .map(
      (family) =>
        Object.values(deck.cards).filter(
          (card) => card.kind === 'character' && card.family === family && card.editions.includes(edition),
        ).length,
    )
    .filter((size) => size > 0);
  return (isSecond ? [2, 3, 4, 5] : [2, 3, 4]).filter((players) => {
    const seated = sizes.slice(0, Math.min(players, 4));
    if (seated.length < Math.min(players, 4)) return false;
    if (!isSecond || players < 4) return true;
    // SETUP-8 wants even families.
    return new Set(seated).size === 1 && (players === 5 ? seated[0] === 5 : (seated[0] ?? 0) >= 2);
  });
}
