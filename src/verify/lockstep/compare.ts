/** Compares the states of engine and oracle: choices, places of cards, things still to be gained or lost, scores. */

import type { Choice } from '../../engine/states/choices.js';
import type { Game } from '../../engine/table/game.js';
import type { Engine } from '../core/engine.js';
import type {
  CharacterOnTable,
  Decision,
  LaidCard,
  Oracle,
  Choice as OracleChoice,
  OracleState,
  Seat,
} from '../oracle/index.js';
import { isSameChoice } from '../oracle/table/choices.js';
import { scoreParts } from './compare-scores.js';
import { isSameList, list } from './lists.js';

/** The differences between engine and oracle, in words; empty if they agree. */
export function partings(engine: Engine, game: Game, choices: readonly Choice[], oracle: Oracle): string[] {
  const { table: state } = oracle;
  return [
    ...decisionParts(game, choices, oracle.decision, state),
    ...(isSameTable(game, state) ? [] : tableParts(game, state)),
    ...scoreParts(engine, game, oracle),
  ];
}

/** A choice as both models write it: what the engine calls a pass in answer to a card, the oracle calls declining. */
export function asOracleWrites(choice: Choice, game: Game): Choice {
  return choice.do === 'pass' && game.about !== 'play' ? { seat: choice.seat, do: 'decline' } : choice;
}

function decisionParts(
  game: Game,
  choices: readonly Choice[],
  decision: Decision | null,
  state: Readonly<OracleState>,
): string[] {
  if (game.deciding < 0 || decision === null) {
    const engine = game.end === null ? 'the game goes on' : `the game is over (${game.end.why})`;
    const rules = state.over === null ? 'it goes on' : `it is over (${state.over.why})`;
    const isSame =
      game.deciding < 0 &&
      decision === null &&
      (game.end?.reason === 'family') === (state.over?.why === 'family');
    return isSame ? [] : [`In the engine ${engine}; by the rules ${rules}.`];
  }
  if (game.deciding !== decision.seat)
    return [
      `The engine asks player ${game.deciding + 1}; by the rules player ${decision.seat + 1} decides (${decision.about}).`,
    ];
  if (isSameInOrder(game, choices, decision.choices)) return [];
  const ours = choices.map((choice) => describeChoice(asOracleWrites(choice, game)));
  const theirs = decision.choices.map(describeChoice);
  const isLegal = new Set(theirs);
  const isOffered = new Set(ours);
  const extra = ours.filter((text) => !isLegal.has(text));
  const missing = theirs.filter((text) => !isOffered.has(text));
  const parts: string[] = [];
  if (extra.length > 0) parts.push(`The engine allows what the rules do not: ${some(extra)}.`);
  if (missing.length > 0) parts.push(`The rules allow what the engine does not: ${some(missing)}.`);
  if (parts.length === 0 && ours.length !== theirs.length) parts.push('A choice is offered twice.');
  return parts;
}

/** Most often both list the same choices in the same order. */
function isSameInOrder(game: Game, ours: readonly Choice[], theirs: readonly OracleChoice[]): boolean {
  if (ours.length !== theirs.length) return false;
  for (let i = 0; i < ours.length; i++) {
    const choice = ours[i] as Choice;
    const other = theirs[i] as OracleChoice;
    if (choice.do === 'pass' ? asOracleWrites(choice, game).do !== other.do : !isSameChoice(choice, other))
      return false;
  }
  return true;
}

/** A choice in a few words: the same words for the same choice. */
function describeChoice(choice: Choice | OracleChoice): string {
  if ('player' in choice) return `pick player ${choice.player + 1}`;
  if ('character' in choice) return `pick ${choice.character}`;
  if ('alternative' in choice) return `choose alternative ${choice.alternative + 1}`;
  if (!('card' in choice)) return choice.do;
  const on = 'on' in choice && choice.on !== undefined ? ` on ${choice.on}` : '';
  return `${choice.do} ${choice.card}${on}${'free' in choice && choice.free ? ' for free' : ''}`;
}

const some = (texts: readonly string[]) =>
  texts.slice(0, 4).join(', ') + (texts.length > 4 ? ` and ${texts.length - 4} more` : '');

/** Fast path: whether everything lies in the same place and order, without building lists. It nearly always does. */
function isSameTable(game: Game, state: Readonly<OracleState>): boolean {
  const { names } = game.cards;
  const { turn, seats } = state;
  if (game.stage === 'setup' || state.over !== null) return false;
  if (game.active !== turn.active || game.used !== turn.playsMade) return false;
  if (!isSameFromTop(names, game.draw, state.drawPile)) return false;
  if (!isSameCards(names, game.discards, state.discards)) return false;
  for (let seat = 0; seat < seats.length; seat++)
    if (!isSameSeat(game, seat, seats[seat] as Seat)) return false;
  return true;
}

function isSameSeat(game: Game, seat: number, theirs: Seat): boolean {
  const { names, characters } = game.cards;
  const { hand, family, mysteries, extraPlays, skips } = theirs;
  const own = game.families[seat] as readonly number[];
  const laid = game.mysteries[seat] as readonly number[];
  if (own.length !== family.length || laid.length !== mysteries.length) return false;
  if (!isSameCards(names, game.hands[seat] as readonly number[], hand)) return false;
  for (let i = 0; i < laid.length; i++) if (names[laid[i] as number] !== mysteries[i]?.card) return false;
  for (let i = 0; i < own.length; i++) {
    const character = own[i] as number;
    const { name, stack } = family[i] as CharacterOnTable;
    if (characters[character] !== name) return false;
    if (!isSameStack(game, game.stacks[character] as readonly number[], stack)) return false;
  }
  return (
    countExtraPlays(game, seat) === extraPlays &&
    game.skipDraw[seat] === skips.draw &&
    game.skipPlay[seat] === skips.play &&
    game.skipTurn[seat] === skips.turn
  );
}

/** Where the cards lie and what is still to be gained or lost. */
function tableParts(game: Game, state: Readonly<OracleState>): string[] {
  const parts: string[] = [];
  const { names, characters } = game.cards;
  const look = (
    what: string,
    cards: readonly number[],
    theirs: readonly string[],
    order: 'ordered' | 'loose',
  ) => {
    if (isSameCards(names, cards, theirs)) return;
    const named = cards.map((card) => names[card] as string);
    if (order === 'loose' && isSameList(named.toSorted(), theirs.toSorted())) return;
    parts.push(`${what}: in the engine ${list(named)}; by the rules ${list(theirs)}.`);
  };
  // Before it is shuffled for the first time, the draw pile has no order.
  if (game.stage !== 'setup' && !isSameFromTop(names, game.draw, state.drawPile))
    look('The draw pile', game.draw.toReversed(), state.drawPile, 'ordered');
  // When the game is over, what was being played lies wherever (END-1).
  const discards = state.over === null ? state.discards : [...state.discards, ...state.resolving];
  look('The discards', game.discards, discards, 'loose');
  for (const [seat, theirs] of state.seats.entries()) {
    const player = `player ${seat + 1}`;
    look(`The hand of ${player}`, game.hands[seat] ?? [], theirs.hand, 'loose');
    look(
      `The mysteries of ${player}`,
      game.mysteries[seat] ?? [],
      theirs.mysteries.map(({ card }) => card),
      'loose',
    );
    addGainParts(parts, game, seat, theirs);
    const family = game.families[seat] ?? [];
    if (family.length !== theirs.family.length) parts.push(`The families of ${player} differ.`);
    for (const [place, { name, stack }] of theirs.family.entries()) {
      const character = family[place] as number;
      if (characters[character] !== name) parts.push(`The families of ${player} differ at ${name}.`);
      const cards = game.stacks[character] ?? [];
      if (isSameStack(game, cards, stack)) continue;
      const ours = cards.map((card) => `${names[card]} by player ${(game.playedBy[card] as number) + 1}`);
      const rules = stack.map(({ card, playedBy }) => `${card} by player ${playedBy + 1}`);
      parts.push(`On ${name} lies in the engine ${list(ours)}; by the rules ${list(rules)}.`);
    }
  }
  const { active, playsMade } = state.turn;
  const isTurn = game.stage !== 'setup' && state.over === null;
  if (isTurn && (game.active !== active || game.used !== playsMade))
    parts.push(
      `In the engine player ${game.active + 1} has made ${game.used} plays of the turn; by the rules player ${active + 1} has made ${playsMade}.`,
    );
  return parts;
}

function isSameCards(names: readonly string[], cards: readonly number[], theirs: readonly string[]): boolean {
  if (cards.length !== theirs.length) return false;
  for (let i = 0; i < cards.length; i++) if (names[cards[i] as number] !== theirs[i]) return false;
  return true;
}

/** A pile whose top is last, and one whose top is first. */
function isSameFromTop(
  names: readonly string[],
  pile: readonly number[],
  theirs: readonly string[],
): boolean {
  if (pile.length !== theirs.length) return false;
  for (let i = 0; i < pile.length; i++)
    if (names[pile[pile.length - 1 - i] as number] !== theirs[i]) return false;
  return true;
}

function isSameStack(
  { cards: { names }, playedBy }: Game,
  cards: readonly number[],
  stack: readonly LaidCard[],
): boolean {
  if (cards.length !== stack.length) return false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    if (names[card] !== stack[i]?.card || playedBy[card] !== stack[i]?.playedBy) return false;
  }
  return true;
}

/** Those that a player has now, and those that are for the next turn. */
function countExtraPlays({ extraNext, extra, active, stage }: Game, seat: number): number {
  return (extraNext[seat] as number) + (seat === active && stage === 'plays' ? extra : 0);
}

/** What a player will gain and lose in turns to come. */
function addGainParts(parts: string[], game: Game, seat: number, { extraPlays, skips }: Seat): void {
  const look = (what: string, ours: number, theirs: number) => {
    if (ours !== theirs)
      parts.push(`Player ${seat + 1} has ${ours} ${what} in the engine, ${theirs} by the rules.`);
  };
  look('extra plays', countExtraPlays(game, seat), extraPlays);
  look('draws to skip', game.skipDraw[seat] ?? 0, skips.draw);
  look('plays to skip', game.skipPlay[seat] ?? 0, skips.play);
  look('turns to skip', game.skipTurn[seat] ?? 0, skips.turn);
}
