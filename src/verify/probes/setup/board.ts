/** The table of a probe while it is laid: tracks where each card is, and which props the deck justifies. */

import type { Deck } from '../../../deck/deck.js';
import type { Snapshot } from '../../../engine/states/table-snapshot.js';
import type { StoryIcon } from '../../../vocabulary/icons.js';
import type { DrawPileKind } from '../../../vocabulary/kinds/index.js';
import type { Verb } from '../../../vocabulary/verbs/index.js';
import { type PlayedCard, toCardId } from '../../core/clause-refs.js';
import { findResidence, listFamilies } from '../../core/families.js';
import { isProp, type Prop } from '../../core/props.js';
import type { CharacterOnTable, LaidCard, OracleState, Seat } from '../../oracle/index.js';
import { isDead } from '../../oracle/table/cards.js';
import { allCharacters, type Table } from '../../oracle/table/table.js';
import { Box } from './box.js';
import { listAdded } from './reach.js';
import type { TrackedDeck } from './tracked-deck.js';

/** A table that is being laid for a probe. Every card is somewhere once, or in the box. */
export class Board implements Table {
  readonly deck: Deck;
  readonly state: OracleState;
  private readonly stage: TrackedDeck;
  private readonly edition: string;
  private readonly box: Box;
  /** The card that the probe is about: the deck's others are what it can meet. */
  private about: PlayedCard | undefined;

  constructor(
    stage: TrackedDeck,
    edition: string,
    families: readonly string[],
    players: number,
    active: number,
  ) {
    const { deck } = stage;
    this.stage = stage;
    this.edition = edition;
    this.deck = deck;
    this.box = new Box(stage, edition);
    const rules = deck.editions[edition]?.rules;
    this.state = {
      edition,
      beginners: false,
      seats: seatFamilies(deck, edition, families, players).map(
        (family, seat): Seat => ({
          hand: [],
          family: family.map((name) => ({ name, stack: [] })),
          residence: rules === 'expansion' ? findResidence(deck, edition, families[seat]) : null,
          mysteries: [],
          extraPlays: 0,
          skips: { draw: 0, play: 0, turn: 0 },
        }),
      ),
      drawPile: [],
      discards: [],
      resolving: [],
      outOfGame: [],
      turn: { number: 5, active, playsMade: 0, announced: 0, idle: false },
      idleTurns: 0,
      over: null,
    };
  }

  card(name: string): PlayedCard {
    return this.deck.cards[toCardId(name)] as PlayedCard;
  }

  seat(seat: number): Seat {
    return this.state.seats[seat] as Seat;
  }

  /** Takes a card out of the box. */
  take(name: string): string {
    return this.box.take(name);
  }

  /** Takes the card that the probe is about. */
  takeAbout(name: string): void {
    this.take(name);
    if (!isProp(name)) this.about = this.card(name);
  }

  /** A copy of a prop in place of cards that the deck has; undefined if it has none such, or all copies are in use. */
  prop(id: Prop): string | undefined {
    return this.hasSuch(id) ? this.borrow(id) : undefined;
  }

  /** A copy of a prop, whatever the deck has: nothing may be proven by it. */
  borrow(id: Prop): string | undefined {
    return this.box.prop(id);
  }

  /** Whether the deck itself could bring about in this edition what a prop does: what it can't, no prop may. */
  private hasSuch(id: Prop): boolean {
    const card = this.card(id);
    if (!this.hasOthers(card.kind, 1)) return false;
    if (id === '+wind') return this.stage.eventsPick(this.edition);
    return !WEIGHTS.includes(id) || this.isInReach(id);
  }

  /** Whether the deck has at least `count` cards of a kind besides the card under test. */
  private hasOthers(kind: DrawPileKind, count: number): boolean {
    return this.stage.has(this.edition, kind, count + (this.about?.kind === kind ? 1 : 0));
  }

  /** Whether the deck's own cards can make someone's self-worth as low, or as high, as a prop does. */
  isInReach(id: Prop): boolean {
    const card = this.card(id);
    const printed = 'pathos' in card ? Object.values(card.pathos) : [];
    const worth = [...printed, ...listAdded(card)].reduce((sum, value) => sum + value, 0);
    return this.stage.reaches(this.edition, worth);
  }

  /** Something that brings someone below 0, as low as the deck can. */
  sorrow(): string | undefined {
    return this.prop('+sorrow') ?? this.prop('+pang');
  }

  /** Whether a card of the deck itself uses one of these verbs. */
  uses(verbs: readonly Verb[]): boolean {
    return verbs.some((verb) => this.stage.uses(this.edition, verb));
  }

  /** The deck's own modifiers that lie nowhere, those without effects first. */
  modifiers(): Iterable<string> {
    return this.box.modifiers();
  }

  /** The deck's own deaths that lie nowhere and show one of some icons; none where no one can die. */
  deathsShowing(icons: readonly StoryIcon[]): readonly string[] {
    return this.stage.sinks(this.edition) ? this.box.printing('death', icons) : [];
  }

  /** The deck's own mysteries that lie nowhere and show an icon. */
  mysteriesShowing(icon: StoryIcon): readonly string[] {
    return this.box.printing('mystery', [icon]);
  }

  /** Whether a card of the deck itself shows an icon on a character: what none does, no prop may bring about. */
  prints(icon: StoryIcon): boolean {
    return this.stage.shows(this.edition, icon);
  }

  /** Puts a card back. */
  putBack(name: string): void {
    this.box.putBack(name);
  }

  lay(character: CharacterOnTable, card: string, by: number): void {
    const laid: LaidCard = { card, playedBy: by };
    const death = character.stack.findIndex((each) => this.card(each.card).kind === 'death');
    if (death < 0 || this.card(card).kind === 'death') character.stack.push(laid);
    else character.stack.splice(death, 0, laid);
  }

  kill(character: CharacterOnTable, by: number): boolean {
    if (isDead(this, character)) return true;
    // Only a character below 0 dies (DEATH-2), and only of a death that is there.
    const dead = allCharacters(this).filter((one) => isDead(this, one)).length;
    if (!this.stage.sinks(this.edition) || !this.hasOthers('death', dead + 1)) return false;
    const death = this.prop('+toll') ?? this.prop('+grave');
    if (death !== undefined) this.lay(character, death, by);
    return death !== undefined;
  }

  liveAgain(character: CharacterOnTable): void {
    const death = character.stack.find(({ card }) => this.card(card).kind === 'death');
    if (death === undefined) return;
    character.stack = character.stack.filter((laid) => laid !== death);
    this.putBack(death.card);
  }

  /** Takes everything off a character but what must stay. */
  clear(character: CharacterOnTable, keep: string | undefined): void {
    for (const { card } of character.stack) if (card !== keep) this.putBack(card);
    character.stack = character.stack.filter(({ card }) => card === keep);
  }

  /** What was laid, as engine and oracle can begin with it. */
  snapshot(used: number): Snapshot {
    const { edition, seats, drawPile, discards, turn } = this.state;
    const laid = (cards: readonly LaidCard[]) => cards.map(({ card, playedBy }) => ({ card, by: playedBy }));
    return {
      edition,
      seats: seats.map(({ hand, family, residence, mysteries, extraPlays, skips }) => ({
        hand: [...hand],
        characters: family.map(({ name, stack }) => ({ character: name, stack: laid(stack) })),
        housed: residence !== null,
        mysteries: laid(mysteries),
        extra: extraPlays,
        skip: { ...skips },
      })),
      draw: [...drawPile],
      discards: [...discards],
      turn: turn.number - 1,
      active: turn.active,
      used,
      random: [11, 22, 33, 44],
    };
  }
}

const MOST_CHARACTERS = 4;

/** Props whose self-worth is what they are for. */
const WEIGHTS: readonly Prop[] = ['+sorrow', '+pang', '+burden', '+glut'];

/** The characters of each seat; with five players the fifth has one of each of the others (SETUP-8). */
function seatFamilies(deck: Deck, edition: string, families: readonly string[], players: number): string[][] {
  const present = listFamilies(deck, edition);
  const whole = families.map((family) => present.get(family) ?? []);
  // Four of each are enough to show everything, and quicker to look at.
  if (deck.editions[edition]?.rules !== 'second' || players < 4)
    return whole.map((family) => family.slice(0, MOST_CHARACTERS));
  const kept = whole.map((family) => family.slice(0, -1));
  return players === 4 ? kept : [...kept, whole.flatMap((family) => family.slice(-1))];
}
