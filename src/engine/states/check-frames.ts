import type { CompiledDeck } from '../cards/compiled-deck.js';
import { isLaid } from '../cards/kind-numbers.js';
import type { ClauseFrame, Frame, PlayFrame, TriggerFrame, WindowFrame } from '../table/frames.js';
import type { State } from '../table/game.js';
import { assertPairs, assertSeat, wrong } from './check-places.js';

/** What is being resolved: cards, seats, characters and clauses that there are, and plays further down in the stack. */
export function assertFrame(place: number, frame: Frame, state: State, cards: CompiledDeck): void {
  const at = `frames.${place}`;
  switch (frame.is) {
    case 'fresh':
      return assertPairs(`${at}.waiting`, frame.waiting, state, cards.names);
    case 'window':
      assertPlay(at, frame.about, place, state);
      return assertAsked(at, frame, state, place === state.frames.length - 1);
    case 'play':
      assertThat(at, frame.that, cards);
      if (frame.answers >= 0) assertPlay(at, frame.answers, place, state);
      assertQueue(`${at}.queue`, frame.queue, state, cards);
      return assertOrigin(at, frame, state, cards);
    default:
      if (frame.is === 'trigger') {
        assertThat(at, frame.that, cards);
        assertQueue(`${at}.queue`, frame.queue, state, cards);
      } else if (isReaction(frame, cards) || frame.about >= 0) assertPlay(at, frame.about, place, state);
      assertSeat(`${at}.you`, frame.you, state, 0);
      assertOrigin(at, frame, state, cards);
      assertClause(at, frame, cards);
      if (frame.is === 'clause') assertBranch(at, frame, state, cards);
      if (frame.is === 'clause') assertActors(at, frame, state, place === state.frames.length - 1);
  }
}

/** A play that was announced before, and may be answered. */
function assertPlay(at: string, play: number, place: number, { frames }: State): void {
  if (play >= place || frames[play]?.is !== 'play') throw wrong(at, `there is no play ${play} to answer.`);
}

function assertOrigin(
  at: string,
  frame: PlayFrame | ClauseFrame | TriggerFrame,
  state: State,
  { names, kinds, characters }: CompiledDeck,
): void {
  const { card, on, by } = frame;
  if (names[card] === undefined) throw wrong(`${at}.card`, `there is no card ${card}.`);
  const least = frame.is === 'play' && isLaid(kinds[card] as number) ? 0 : -1;
  if (on < least || on >= characters.length) throw wrong(`${at}.on`, `there is no character ${on}.`);
  assertSeat(`${at}.by`, by, state, 0);
}

const isReaction = ({ card, clause }: ClauseFrame, { scripts }: CompiledDeck): boolean =>
  scripts[card]?.clauses[clause]?.category === 'reaction';

function assertClause(at: string, frame: ClauseFrame | TriggerFrame, { scripts, names }: CompiledDeck): void {
  const clause = scripts[frame.card]?.clauses[frame.clause];
  if (clause === undefined) throw wrong(at, `"${names[frame.card]}" has no such clause.`);
}

function assertThat(at: string, that: number, { characters }: CompiledDeck): void {
  if (that >= characters.length) throw wrong(`${at}.that`, `there is no character ${that}.`);
}

/** What is done inside a clause: a list that the clause has, for a player that there is. */
function assertBranch(at: string, frame: ClauseFrame, state: State, { scripts }: CompiledDeck): void {
  const branches = scripts[frame.card]?.clauses[frame.clause]?.branches ?? [];
  if (frame.branch >= branches.length) throw wrong(`${at}.branch`, 'the clause has no such list.');
  assertSeat(`${at}.actor`, frame.actor, state, -1);
}

/** The player who is asked is the first of those who are still to be asked. */
function assertAsked(at: string, { seats }: WindowFrame, state: State, isTop: boolean): void {
  for (const [place, seat] of seats.entries()) assertSeat(`${at}.seats.${place}`, seat, state, 0);
  if (isTop && seats[0] !== state.deciding) throw wrong(`${at}.seats`, 'another player is asked.');
}

function assertActors(at: string, { actors, turn, you }: ClauseFrame, state: State, isTop: boolean): void {
  for (const [place, seat] of (actors ?? []).entries()) assertSeat(`${at}.actors.${place}`, seat, state, 0);
  const asked = actors === null ? you : actors[turn];
  if (isTop && asked !== state.deciding) throw wrong(`${at}.actors`, 'another player is asked.');
}

const QUEUED = 5;

/** Triggers that wait: card, clause, character, you, by. */
export function assertQueue(at: string, queue: readonly number[], state: State, cards: CompiledDeck): void {
  if (queue.length % QUEUED !== 0) throw wrong(at, 'a part of a trigger is missing.');
  for (let i = 0; i < queue.length; i += QUEUED) {
    const [card = 0, clause = 0, on = -1, you = 0, by = 0] = queue.slice(i, i + QUEUED);
    if (cards.scripts[card]?.clauses[clause]?.verb !== 'whenever')
      throw wrong(`${at}.${i}`, 'there is no such trigger.');
    if (on >= cards.characters.length) throw wrong(`${at}.${i + 2}`, `there is no character ${on}.`);
    assertSeat(`${at}.${i + 3}`, you, state, 0);
    assertSeat(`${at}.${i + 4}`, by, state, -1);
  }
}
