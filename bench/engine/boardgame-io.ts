/** The bare rules as a boardgame.io game, written as its documentation suggests, and a random player of it. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { type BareDeck, DEATH, EVENT, MODIFIER, TRANSPARENT } from './bare-deck.js';

const HAND = 5;
const FAMILY = 5;
const MOST_TURNS = 400;

// The few things of boardgame.io that are used, so that this compiles where it is not installed.

interface Ctx {
  readonly numPlayers: number;
  readonly numMoves?: number;
  readonly turn: number;
  readonly currentPlayer: string;
  readonly gameover?: Gameover;
}
interface Context {
  readonly G: Table;
  readonly ctx: Ctx;
  readonly playerID: string;
  readonly random: { Shuffle<T>(deck: T[]): T[] };
}
type Move = (context: Context, ...args: number[]) => unknown;
interface Game {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: boolean;
  setup(context: Pick<Context, 'ctx' | 'random'>): Table;
  readonly moves: Readonly<Record<string, Move>>;
  readonly turn: { readonly minMoves: number; readonly maxMoves: number; onEnd(context: Context): void };
  endIf(context: Pick<Context, 'G' | 'ctx'>): Gameover | undefined;
  readonly ai: { enumerate(G: Table, ctx: Ctx): Choice[] };
}
interface Client {
  readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
  getState(): { readonly G: Table; readonly ctx: Ctx };
}
type MakeClient = (options: { game: Game; numPlayers: number; debug: false }) => Client;

/** Cards are numbers in the deck, so that the state stays small. */
interface Character {
  dead: boolean;
  /** The topmost is last. */
  stack: number[];
}
interface Table {
  drawPile: number[];
  discards: number[];
  hands: Record<string, number[]>;
  families: Character[][];
}
interface Gameover {
  readonly stalemate: boolean;
}
interface Choice {
  readonly move: string;
  readonly args: number[];
}

export interface BoardgameIoResult {
  readonly plays: number;
  readonly turns: number;
  readonly stalemate: boolean;
}

/** Plays one game of random choices; a client is only good for one, since its seed is. */
export type PlayBoardgameIo = (players: number, seed: number) => BoardgameIoResult;

/** Throws where boardgame.io is not installed: `npm ci --prefix bench`. */
export function boardgameIo(deck: BareDeck): PlayBoardgameIo {
  // In development it checks after every move that the state is serialisable. That would be unfair.
  process.env.NODE_ENV ??= 'production';
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: MakeClient };
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
  const game = bareGame(deck, INVALID_MOVE);
  return (players, seed) => {
    const client = Client({ game: { ...game, seed }, numPlayers: players, debug: false });
    return playToEnd(client, game.ai.enumerate, generator(seed));
  };
}

function playToEnd(
  client: Client,
  enumerate: Game['ai']['enumerate'],
  random: () => number,
): BoardgameIoResult {
  for (let plays = 0; ; plays++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) {
      const { stalemate } = ctx.gameover;
      return { plays, turns: stalemate ? ctx.turn - 1 : ctx.turn, stalemate };
    }
    const choices = enumerate(G, ctx);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new Error('There is always the pass.');
    client.moves[choice.move]?.(...choice.args);
  }
}

/** Mulberry32: the player's own dice, apart from those of the game. */
function generator(seed: number): () => number {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

function bareGame(deck: BareDeck, INVALID_MOVE: string): Game {
  const isKind = (card: number | undefined, kind: number) => card !== undefined && deck.kinds[card] === kind;

  function take({ G, playerID }: Context, place: number): number | undefined {
    return G.hands[playerID]?.splice(place, 1)[0];
  }
  function inHand({ G, playerID }: Context, place: number): number | undefined {
    return G.hands[playerID]?.[place];
  }
  function discard(context: Context, place: number): unknown {
    const card = take(context, place);
    if (card === undefined) return INVALID_MOVE;
    return void context.G.discards.push(card);
  }

  const moves: Record<string, Move> = {
    playModifier(context, place = -1, family = -1, member = -1) {
      const target = context.G.families[family]?.[member];
      const card = inHand(context, place);
      if (card === undefined || !isKind(card, MODIFIER) || target === undefined || target.dead)
        return INVALID_MOVE;
      take(context, place);
      return void target.stack.push(card);
    },
    playEvent(context, place = -1) {
      return isKind(inHand(context, place), EVENT) ? discard(context, place) : INVALID_MOVE;
    },
    playDeath(context, place = -1, family = -1, member = -1) {
      const target = context.G.families[family]?.[member];
      const card = inHand(context, place);
      if (card === undefined || !isKind(card, DEATH) || target === undefined) return INVALID_MOVE;
      if (!mayDie(deck, target) || !isFirstPlay(context.ctx)) return INVALID_MOVE;
      take(context, place);
      target.dead = true;
      return void target.stack.push(card);
    },
    discard: (context, place = -1) => discard(context, place),
    pass: () => undefined,
  };

  return {
    name: 'bare-rules',
    // There is no undo here, so it need not keep what undoing takes.
    disableUndo: true,
    setup: ({ ctx, random }) => setup(deck, ctx.numPlayers, random),
    moves,
    turn: { minMoves: 2, maxMoves: 2, onEnd: drawPhase },
    endIf({ G, ctx }) {
      if (G.families.some((family) => family.every(({ dead }) => dead))) return { stalemate: false };
      return ctx.turn > MOST_TURNS ? { stalemate: true } : undefined;
    },
    ai: { enumerate: (G, ctx) => enumerate(deck, G, ctx) },
  };
}

function setup(deck: BareDeck, players: number, random: Context['random']): Table {
  const drawPile = random.Shuffle(Array.from(deck.kinds, (_, card) => card));
  const seats = Array.from({ length: players }, (_, seat) => String(seat));
  return {
    hands: Object.fromEntries(seats.map((seat) => [seat, drawPile.splice(-HAND)])),
    drawPile,
    discards: [],
    families: seats.map(() => Array.from({ length: FAMILY }, () => ({ dead: false, stack: [] }))),
  };
}

function drawPhase({ G, ctx, random }: Context): void {
  const hand = G.hands[ctx.currentPlayer] ?? [];
  while (hand.length < HAND) {
    if (G.drawPile.length === 0) {
      G.drawPile = random.Shuffle(G.discards);
      G.discards = [];
    }
    const card = G.drawPile.pop();
    if (card === undefined) return;
    hand.push(card);
  }
}

function isFirstPlay(ctx: Ctx): boolean {
  return (ctx.numMoves ?? 0) === 0;
}

function mayDie(deck: BareDeck, { dead, stack }: Character): boolean {
  return !dead && selfWorth(deck, stack) < 0;
}

function selfWorth(deck: BareDeck, stack: readonly number[]): number {
  return visible(deck, stack, 0) + visible(deck, stack, 1) + visible(deck, stack, 2);
}

/** VIS-2. */
function visible({ pathos }: BareDeck, stack: readonly number[], slot: number): number {
  for (let place = stack.length - 1; place >= 0; place--) {
    const value = pathos[(stack[place] ?? 0) * 3 + slot] ?? TRANSPARENT;
    if (value !== TRANSPARENT) return value;
  }
  return 0;
}

function enumerate(deck: BareDeck, G: Table, ctx: Ctx): Choice[] {
  const choices: Choice[] = [{ move: 'pass', args: [] }];
  const hand = G.hands[ctx.currentPlayer] ?? [];
  const add = (move: string, place: number, may: (character: Character) => boolean) => {
    G.families.forEach((members, family) => {
      members.forEach((character, member) => {
        if (may(character)) choices.push({ move, args: [place, family, member] });
      });
    });
  };
  hand.forEach((card, place) => {
    const kind = deck.kinds[card];
    if (kind === MODIFIER) add('playModifier', place, ({ dead }) => !dead);
    else if (kind === EVENT) choices.push({ move: 'playEvent', args: [place] });
    else if (isFirstPlay(ctx)) add('playDeath', place, (character) => mayDie(deck, character));
    choices.push({ move: 'discard', args: [place] });
  });
  return choices;
}
