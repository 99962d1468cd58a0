import { boolean, choice, fields, integer, list, text, union } from '../../vocabulary/shape.js';
import { chance, edition, orNothing, playerCount, times } from './common-shapes.js';

/** A number of a card, character or seat; −1 is none. */
const number = integer({ minimum: -1, maximum: 4095 });
const numbers = list(number);
const manyNumbers = list(numbers);
const counts = list(times);
const small = list(integer({ minimum: -10_000, maximum: 10_000 }));

const frame = union([
  fields({
    is: choice('frame', ['play'] as const),
    card: number,
    by: number,
    on: number,
    step: choice('step', ['announce', 'land', 'clauses', 'triggers'] as const),
    next: times,
    cancelled: orNothing(choice('place', ['discards', 'hand'] as const)),
    that: number,
    answers: number,
    took: boolean(),
    queue: numbers,
  }),
  fields({ is: choice('frame', ['window'] as const), about: number, seats: numbers }),
  fields({
    is: choice('frame', ['clause'] as const),
    card: number,
    clause: times,
    you: number,
    on: number,
    by: number,
    about: number,
    actors: orNothing(numbers),
    turn: times,
    agreed: boolean(),
    picks: list(integer({ minimum: -1, maximum: 2 ** 31 - 1 })),
    left: number,
    actor: number,
    branch: number,
    next: times,
  }),
  fields({
    is: choice('frame', ['trigger'] as const),
    card: number,
    clause: times,
    you: number,
    on: number,
    by: number,
    that: number,
    next: times,
    queue: numbers,
  }),
  fields({ is: choice('frame', ['fresh'] as const), waiting: numbers }),
]);

/** A state without its deck: see `State`. `check-state.ts` validates what the numbers refer to. */
export const stateShape = fields({
  edition,
  players: playerCount,
  beginners: boolean(),
  keep: times,
  random: chance,
  draw: numbers,
  discards: numbers,
  hands: manyNumbers,
  stacks: manyNumbers,
  mysteries: manyNumbers,
  housed: list(boolean()),
  families: manyNumbers,
  owner: numbers,
  death: numbers,
  playedBy: numbers,
  turn: times,
  active: number,
  stage: choice('stage', ['setup', 'start', 'plays', 'draw', 'end', 'over'] as const),
  used: times,
  extra: times,
  extraNext: counts,
  skipDraw: counts,
  skipPlay: counts,
  skipTurn: counts,
  fresh: numbers,
  late: numbers,
  frames: list(frame),
  queue: numbers,
  triggered: times,
  announced: times,
  idle: times,
  deciding: number,
  about: choice('decision', ['character', 'play', 'mystery', 'reaction', 'clause'] as const),
  end: orNothing(
    fields({ reason: choice('reason', ['family', 'stalemate'] as const), why: text('a reason') }),
  ),
  pathos: small,
  icons: small,
  worth: small,
  living: numbers,
});
